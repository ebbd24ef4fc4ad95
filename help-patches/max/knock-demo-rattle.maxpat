{
	"patcher" : 	{
		"fileversion" : 1,
		"appversion" : 		{
			"major" : 8,
			"minor" : 2,
			"revision" : 0,
			"architecture" : "x64",
			"modernui" : 1
		}
,
		"classnamespace" : "box",
		"rect" : [ 100.0, 100.0, 711.0, 556.0 ],
		"bglocked" : 0,
		"openinpresentation" : 0,
		"default_fontsize" : 12.0,
		"default_fontface" : 0,
		"default_fontname" : "Arial",
		"gridonopen" : 1,
		"gridsize" : [ 15.0, 15.0 ],
		"gridsnaponopen" : 1,
		"objectsnaponopen" : 1,
		"statusbarvisible" : 2,
		"toolbarvisible" : 1,
		"lefttoolbarpinned" : 0,
		"toptoolbarpinned" : 0,
		"righttoolbarpinned" : 0,
		"bottomtoolbarpinned" : 0,
		"toolbars_unpinned_last_save" : 0,
		"tallnewobj" : 0,
		"boxanimatetime" : 200,
		"enablehscroll" : 1,
		"enablevscroll" : 1,
		"devicewidth" : 0.0,
		"description" : "",
		"digest" : "",
		"tags" : "",
		"style" : "",
		"subpatcher_template" : "",
		"assistshowspatchername" : 0,
		"boxes" : [ 			{
				"box" : 				{
					"fontface" : 1,
					"fontsize" : 20.0,
					"id" : "obj-1",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 10.0, 316.0, 32.0 ],
					"text" : "rattle: tines with buzzing beads"
				}

			}
, 			{
				"box" : 				{
					"fontsize" : 14.0,
					"id" : "obj-2",
					"linecount" : 3,
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 50.0, 660.0, 53.0 ],
					"text" : "The bottle caps of an mbira: each tine carries a light bead with a little play, which hits one side, then the other (law two-sided; gap is half the play). While the tine swings less than that, nothing happens. Beyond it the tine buzzes: loud and short with a wide gap, soft and long with a narrow one."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-3",
					"maxclass" : "button",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "bang" ],
					"parameter_enable" : 0,
					"patching_rect" : [ 20.0, 117.0, 30.0, 30.0 ]
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-4",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 56.0, 123.0, 33.0, 20.0 ],
					"text" : "play"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-5",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 109.0, 122.0, 39.0, 22.0 ],
					"text" : "stop"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-6",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 2,
					"outlettype" : [ "", "" ],
					"patcher" : 					{
						"fileversion" : 1,
						"appversion" : 						{
							"major" : 8,
							"minor" : 2,
							"revision" : 0,
							"architecture" : "x64",
							"modernui" : 1
						}
,
						"classnamespace" : "box",
						"rect" : [ 100.0, 126.0, 209.0, 504.0 ],
						"bglocked" : 0,
						"openinpresentation" : 0,
						"default_fontsize" : 12.0,
						"default_fontface" : 0,
						"default_fontname" : "Arial",
						"gridonopen" : 1,
						"gridsize" : [ 15.0, 15.0 ],
						"gridsnaponopen" : 1,
						"objectsnaponopen" : 1,
						"statusbarvisible" : 2,
						"toolbarvisible" : 1,
						"lefttoolbarpinned" : 0,
						"toptoolbarpinned" : 0,
						"righttoolbarpinned" : 0,
						"bottomtoolbarpinned" : 0,
						"toolbars_unpinned_last_save" : 0,
						"tallnewobj" : 0,
						"boxanimatetime" : 200,
						"enablehscroll" : 1,
						"enablevscroll" : 1,
						"devicewidth" : 0.0,
						"description" : "",
						"digest" : "",
						"tags" : "",
						"style" : "",
						"subpatcher_template" : "",
						"assistshowspatchername" : 0,
						"boxes" : [ 							{
								"box" : 								{
									"comment" : "bang plays, stop stops",
									"id" : "obj-7",
									"maxclass" : "inlet",
									"numinlets" : 0,
									"numoutlets" : 1,
									"outlettype" : [ "" ],
									"patching_rect" : [ 20.0, 20.0, 30.0, 30.0 ]
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-8",
									"maxclass" : "newobj",
									"numinlets" : 3,
									"numoutlets" : 3,
									"outlettype" : [ "", "", "" ],
									"patching_rect" : [ 20.0, 60.0, 99.0, 22.0 ],
									"text" : "route bang stop"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-9",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 2,
									"outlettype" : [ "bang", "bang" ],
									"patching_rect" : [ 20.0, 92.0, 39.0, 22.0 ],
									"text" : "t b b"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-10",
									"maxclass" : "message",
									"numinlets" : 2,
									"numoutlets" : 1,
									"outlettype" : [ "" ],
									"patching_rect" : [ 90.0, 92.0, 23.0, 22.0 ],
									"text" : "0"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-11",
									"maxclass" : "message",
									"numinlets" : 2,
									"numoutlets" : 1,
									"outlettype" : [ "" ],
									"patching_rect" : [ 150.0, 92.0, 39.0, 22.0 ],
									"text" : "stop"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-12",
									"maxclass" : "newobj",
									"numinlets" : 2,
									"numoutlets" : 1,
									"outlettype" : [ "int" ],
									"patching_rect" : [ 20.0, 124.0, 34.0, 22.0 ],
									"text" : "i"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-13",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 2,
									"outlettype" : [ "int", "int" ],
									"patching_rect" : [ 20.0, 156.0, 34.0, 22.0 ],
									"text" : "t i i"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-14",
									"maxclass" : "newobj",
									"numinlets" : 2,
									"numoutlets" : 1,
									"outlettype" : [ "int" ],
									"patching_rect" : [ 90.0, 156.0, 34.0, 22.0 ],
									"text" : "+ 1"
								}

							}
, 							{
								"box" : 								{
									"coll_data" : 									{
										"count" : 75,
										"data" : [ 											{
												"key" : 0,
												"value" : [ 0, "gap-set", 0.0003 ]
											}
, 											{
												"key" : 1,
												"value" : [ 0, "note", 57, 2 ]
											}
, 											{
												"key" : 2,
												"value" : [ 160, "note", 69, 1 ]
											}
, 											{
												"key" : 3,
												"value" : [ 160, "note", 64, 1.5 ]
											}
, 											{
												"key" : 4,
												"value" : [ 160, "note", 72, 1 ]
											}
, 											{
												"key" : 5,
												"value" : [ 160, "note", 62, 2 ]
											}
, 											{
												"key" : 6,
												"value" : [ 160, "note", 74, 1.2 ]
											}
, 											{
												"key" : 7,
												"value" : [ 320, "note", 76, 1.5 ]
											}
, 											{
												"key" : 8,
												"value" : [ 160, "note", 55, 2 ]
											}
, 											{
												"key" : 9,
												"value" : [ 160, "note", 67, 1 ]
											}
, 											{
												"key" : 10,
												"value" : [ 160, "note", 64, 1.5 ]
											}
, 											{
												"key" : 11,
												"value" : [ 160, "note", 71, 1 ]
											}
, 											{
												"key" : 12,
												"value" : [ 160, "note", 60, 2 ]
											}
, 											{
												"key" : 13,
												"value" : [ 320, "note", 67, 1 ]
											}
, 											{
												"key" : 14,
												"value" : [ 160, "note", 79, 1.6 ]
											}
, 											{
												"key" : 15,
												"value" : [ 0, "gap-set", 0.00008 ]
											}
, 											{
												"key" : 16,
												"value" : [ 160, "note", 57, 2 ]
											}
, 											{
												"key" : 17,
												"value" : [ 160, "note", 69, 1 ]
											}
, 											{
												"key" : 18,
												"value" : [ 160, "note", 64, 1.5 ]
											}
, 											{
												"key" : 19,
												"value" : [ 160, "note", 72, 1 ]
											}
, 											{
												"key" : 20,
												"value" : [ 160, "note", 62, 2 ]
											}
, 											{
												"key" : 21,
												"value" : [ 320, "note", 69, 1 ]
											}
, 											{
												"key" : 22,
												"value" : [ 160, "note", 76, 1.5 ]
											}
, 											{
												"key" : 23,
												"value" : [ 160, "note", 55, 2 ]
											}
, 											{
												"key" : 24,
												"value" : [ 160, "note", 67, 1 ]
											}
, 											{
												"key" : 25,
												"value" : [ 160, "note", 64, 1.5 ]
											}
, 											{
												"key" : 26,
												"value" : [ 160, "note", 71, 1 ]
											}
, 											{
												"key" : 27,
												"value" : [ 320, "note", 72, 1.2 ]
											}
, 											{
												"key" : 28,
												"value" : [ 160, "note", 67, 1 ]
											}
, 											{
												"key" : 29,
												"value" : [ 160, "note", 79, 1.6 ]
											}
, 											{
												"key" : 30,
												"value" : [ 0, "gap-set", 0.00003 ]
											}
, 											{
												"key" : 31,
												"value" : [ 160, "note", 57, 2 ]
											}
, 											{
												"key" : 32,
												"value" : [ 160, "note", 69, 1 ]
											}
, 											{
												"key" : 33,
												"value" : [ 160, "note", 64, 1.5 ]
											}
, 											{
												"key" : 34,
												"value" : [ 160, "note", 72, 1 ]
											}
, 											{
												"key" : 35,
												"value" : [ 320, "note", 74, 1.2 ]
											}
, 											{
												"key" : 36,
												"value" : [ 160, "note", 69, 1 ]
											}
, 											{
												"key" : 37,
												"value" : [ 160, "note", 76, 1.5 ]
											}
, 											{
												"key" : 38,
												"value" : [ 160, "note", 55, 2 ]
											}
, 											{
												"key" : 39,
												"value" : [ 160, "note", 67, 1 ]
											}
, 											{
												"key" : 40,
												"value" : [ 160, "note", 64, 1.5 ]
											}
, 											{
												"key" : 41,
												"value" : [ 320, "note", 60, 2 ]
											}
, 											{
												"key" : 42,
												"value" : [ 160, "note", 72, 1.2 ]
											}
, 											{
												"key" : 43,
												"value" : [ 160, "note", 67, 1 ]
											}
, 											{
												"key" : 44,
												"value" : [ 160, "note", 79, 1.6 ]
											}
, 											{
												"key" : 45,
												"value" : [ 0, "gap-set", 0.00001 ]
											}
, 											{
												"key" : 46,
												"value" : [ 160, "note", 57, 2 ]
											}
, 											{
												"key" : 47,
												"value" : [ 160, "note", 69, 1 ]
											}
, 											{
												"key" : 48,
												"value" : [ 160, "note", 64, 1.5 ]
											}
, 											{
												"key" : 49,
												"value" : [ 320, "note", 62, 2 ]
											}
, 											{
												"key" : 50,
												"value" : [ 160, "note", 74, 1.2 ]
											}
, 											{
												"key" : 51,
												"value" : [ 160, "note", 69, 1 ]
											}
, 											{
												"key" : 52,
												"value" : [ 160, "note", 76, 1.5 ]
											}
, 											{
												"key" : 53,
												"value" : [ 160, "note", 55, 2 ]
											}
, 											{
												"key" : 54,
												"value" : [ 160, "note", 67, 1 ]
											}
, 											{
												"key" : 55,
												"value" : [ 320, "note", 71, 1 ]
											}
, 											{
												"key" : 56,
												"value" : [ 160, "note", 60, 2 ]
											}
, 											{
												"key" : 57,
												"value" : [ 160, "note", 72, 1.2 ]
											}
, 											{
												"key" : 58,
												"value" : [ 160, "note", 67, 1 ]
											}
, 											{
												"key" : 59,
												"value" : [ 160, "note", 79, 1.6 ]
											}
, 											{
												"key" : 60,
												"value" : [ 0, "gap-set", 0.0002 ]
											}
, 											{
												"key" : 61,
												"value" : [ 160, "note", 57, 2 ]
											}
, 											{
												"key" : 62,
												"value" : [ 160, "note", 69, 1 ]
											}
, 											{
												"key" : 63,
												"value" : [ 320, "note", 72, 1 ]
											}
, 											{
												"key" : 64,
												"value" : [ 160, "note", 62, 2 ]
											}
, 											{
												"key" : 65,
												"value" : [ 160, "note", 74, 1.2 ]
											}
, 											{
												"key" : 66,
												"value" : [ 160, "note", 69, 1 ]
											}
, 											{
												"key" : 67,
												"value" : [ 160, "note", 76, 1.5 ]
											}
, 											{
												"key" : 68,
												"value" : [ 160, "note", 55, 2 ]
											}
, 											{
												"key" : 69,
												"value" : [ 320, "note", 64, 1.5 ]
											}
, 											{
												"key" : 70,
												"value" : [ 160, "note", 71, 1 ]
											}
, 											{
												"key" : 71,
												"value" : [ 160, "note", 60, 2 ]
											}
, 											{
												"key" : 72,
												"value" : [ 160, "note", 72, 1.2 ]
											}
, 											{
												"key" : 73,
												"value" : [ 160, "note", 67, 1 ]
											}
, 											{
												"key" : 74,
												"value" : [ 160, "note", 79, 1.6 ]
											}
 ]
									}
,
									"id" : "obj-15",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 4,
									"outlettype" : [ "", "", "", "" ],
									"patching_rect" : [ 20.0, 188.0, 96.0, 22.0 ],
									"saved_object_attributes" : 									{
										"embed" : 1,
										"precision" : 6
									}
,
									"text" : "coll @embed 1"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-16",
									"maxclass" : "newobj",
									"numinlets" : 2,
									"numoutlets" : 2,
									"outlettype" : [ "", "" ],
									"patching_rect" : [ 20.0, 220.0, 62.0, 22.0 ],
									"text" : "zl.slice 1"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-17",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 2,
									"outlettype" : [ "bang", "float" ],
									"patching_rect" : [ 20.0, 252.0, 36.0, 22.0 ],
									"text" : "t b f"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-18",
									"maxclass" : "newobj",
									"numinlets" : 2,
									"numoutlets" : 1,
									"outlettype" : [ "bang" ],
									"patching_rect" : [ 20.0, 284.0, 55.0, 22.0 ],
									"text" : "delay 0"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-19",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 2,
									"outlettype" : [ "bang", "bang" ],
									"patching_rect" : [ 20.0, 316.0, 39.0, 22.0 ],
									"text" : "t b b"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-20",
									"maxclass" : "newobj",
									"numinlets" : 2,
									"numoutlets" : 2,
									"outlettype" : [ "", "" ],
									"patching_rect" : [ 20.0, 348.0, 45.0, 22.0 ],
									"text" : "zl.reg"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-21",
									"maxclass" : "newobj",
									"numinlets" : 3,
									"numoutlets" : 3,
									"outlettype" : [ "", "", "" ],
									"patching_rect" : [ 20.0, 380.0, 113.0, 22.0 ],
									"text" : "route gap-set note"
								}

							}
, 							{
								"box" : 								{
									"comment" : "gap-set",
									"id" : "obj-22",
									"maxclass" : "outlet",
									"numinlets" : 1,
									"numoutlets" : 0,
									"patching_rect" : [ 20.0, 454.0, 30.0, 30.0 ]
								}

							}
, 							{
								"box" : 								{
									"comment" : "note",
									"id" : "obj-23",
									"maxclass" : "outlet",
									"numinlets" : 1,
									"numoutlets" : 0,
									"patching_rect" : [ 60.0, 454.0, 30.0, 30.0 ]
								}

							}
 ],
						"lines" : [ 							{
								"patchline" : 								{
									"destination" : [ "obj-8", 0 ],
									"source" : [ "obj-7", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-9", 0 ],
									"source" : [ "obj-8", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-11", 0 ],
									"midpoints" : [ 69.5, 86.0, 160.0, 86.0 ],
									"source" : [ "obj-8", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-18", 0 ],
									"midpoints" : [ 160.0, 280.0, 30.0, 280.0 ],
									"source" : [ "obj-11", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-10", 0 ],
									"midpoints" : [ 49.0, 116.0, 62.0, 116.0, 62.0, 88.0, 100.0, 88.0 ],
									"source" : [ "obj-9", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-12", 1 ],
									"midpoints" : [ 100.0, 120.0, 44.0, 120.0 ],
									"source" : [ "obj-10", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-12", 0 ],
									"source" : [ "obj-9", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-13", 0 ],
									"source" : [ "obj-12", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-14", 0 ],
									"midpoints" : [ 44.0, 180.0, 56.0, 180.0, 56.0, 152.0, 100.0, 152.0 ],
									"source" : [ "obj-13", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-12", 1 ],
									"midpoints" : [ 100.0, 180.0, 77.0, 180.0, 77.0, 120.0, 44.0, 120.0 ],
									"source" : [ "obj-14", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-15", 0 ],
									"source" : [ "obj-13", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-16", 0 ],
									"source" : [ "obj-15", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-20", 1 ],
									"midpoints" : [ 72.0, 282.0, 77.0, 282.0, 77.0, 344.0, 55.0, 344.0 ],
									"source" : [ "obj-16", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-17", 0 ],
									"source" : [ "obj-16", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-18", 1 ],
									"source" : [ "obj-17", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-18", 0 ],
									"source" : [ "obj-17", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-19", 0 ],
									"source" : [ "obj-18", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-20", 0 ],
									"source" : [ "obj-19", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-12", 0 ],
									"midpoints" : [ 30.0, 340.0, 16.0, 340.0, 16.0, 120.0, 30.0, 120.0 ],
									"source" : [ "obj-19", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-21", 0 ],
									"source" : [ "obj-20", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-22", 0 ],
									"source" : [ "obj-21", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-23", 0 ],
									"source" : [ "obj-21", 1 ]
								}

							}
 ]
					}
,
					"patching_rect" : [ 168.0, 122.0, 55.0, 22.0 ],
					"saved_object_attributes" : 					{
						"description" : "",
						"digest" : "",
						"globalpatchername" : "",
						"tags" : ""
					}
,
					"text" : "p score"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-24",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 163.0, 43.0, 22.0 ],
					"text" : "57 2."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-25",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 71.0, 163.0, 49.0, 22.0 ],
					"text" : "64 1.5"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-26",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 128.0, 163.0, 49.0, 22.0 ],
					"text" : "76 1.5"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-27",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 183.0, 164.0, 215.0, 20.0 ],
					"text" : "pitch, and the force of the thumb in N"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-28",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 196.0, 76.0, 22.0 ],
					"text" : "gap 0.0003"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-29",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 104.0, 196.0, 83.0, 22.0 ],
					"text" : "gap 0.00003"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-30",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 195.0, 196.0, 83.0, 22.0 ],
					"text" : "gap 0.00001"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-31",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 284.0, 197.0, 95.0, 20.0 ],
					"text" : "half the play, m"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-32",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 229.0, 85.0, 22.0 ],
					"text" : "mass 0.0004"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-33",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 113.0, 229.0, 91.0, 22.0 ],
					"text" : "mass 0.00005"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-34",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 212.0, 229.0, 68.0, 22.0 ],
					"text" : "decay 1.5"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-35",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 286.0, 230.0, 127.0, 20.0 ],
					"text" : "the bead, kg; the tine"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-36",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 430.0, 163.0, 83.0, 22.0 ],
					"text" : "prepend gap"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-37",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 2,
					"outlettype" : [ "signal", "" ],
					"patching_rect" : [ 20.0, 281.0, 120.0, 22.0 ],
					"text" : "knock-rattle"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-38",
					"lastchannelcount" : 0,
					"maxclass" : "live.gain~",
					"numinlets" : 2,
					"numoutlets" : 5,
					"orientation" : 1,
					"outlettype" : [ "signal", "signal", "", "float", "list" ],
					"parameter_enable" : 1,
					"patching_rect" : [ 20.0, 323.0, 136.0, 36.0 ],
					"saved_attribute_attributes" : 					{
						"valueof" : 						{
							"parameter_initial" : [ 0.0 ],
							"parameter_initial_enable" : 1,
							"parameter_longname" : "level",
							"parameter_mmax" : 6.0,
							"parameter_mmin" : -70.0,
							"parameter_shortname" : "level",
							"parameter_type" : 0,
							"parameter_unitstyle" : 4
						}

					}
,
					"varname" : "level"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-39",
					"maxclass" : "ezdac~",
					"numinlets" : 2,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 395.0, 45.0, 45.0 ]
				}

			}
, 			{
				"box" : 				{
					"bufsize" : 128,
					"calccount" : 32,
					"id" : "obj-40",
					"maxclass" : "scope~",
					"numinlets" : 2,
					"numoutlets" : 0,
					"patching_rect" : [ 200.0, 323.0, 430.0, 110.0 ]
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-41",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 200.0, 435.0, 65.0, 20.0 ],
					"text" : "the sound"
				}

			}
, 			{
				"box" : 				{
					"hidden" : 1,
					"id" : "obj-42",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 560.0, 163.0, 131.0, 22.0 ],
					"text" : "loadmess gap 0.0003"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-43",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 487.0, 60.0, 20.0 ],
					"text" : "see also:"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-44",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 86.0, 486.0, 127.0, 22.0 ],
					"text" : "knock-rattle.maxhelp"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-45",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 219.0, 486.0, 142.0, 22.0 ],
					"text" : "knock.impact~.maxhelp"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-46",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 367.0, 486.0, 154.0, 22.0 ],
					"text" : "\"Knock Overview.maxpat\""
				}

			}
, 			{
				"box" : 				{
					"hidden" : 1,
					"id" : "obj-47",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 514.0, 122.0, 22.0 ],
					"text" : "prepend loadunique"
				}

			}
, 			{
				"box" : 				{
					"hidden" : 1,
					"id" : "obj-48",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 154.0, 514.0, 59.0, 22.0 ],
					"text" : "pcontrol"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-49",
					"maxclass" : "button",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "bang" ],
					"parameter_enable" : 0,
					"patching_rect" : [ 405.0, 163.0, 20.0, 20.0 ]
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-50",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 2,
					"outlettype" : [ "signal", "signal" ],
					"patching_rect" : [ 20.0, 365.0, 132.0, 22.0 ],
					"text" : "limi~ 2 @preamp -11."
				}

			}
 ],
		"lines" : [ 			{
				"patchline" : 				{
					"destination" : [ "obj-47", 0 ],
					"hidden" : 1,
					"source" : [ "obj-44", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-47", 0 ],
					"hidden" : 1,
					"source" : [ "obj-45", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-47", 0 ],
					"hidden" : 1,
					"source" : [ "obj-46", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-48", 0 ],
					"hidden" : 1,
					"source" : [ "obj-47", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-6", 0 ],
					"midpoints" : [ 152.0, 147.0, 152.0, 118.0, 178.0, 118.0 ],
					"source" : [ "obj-3", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-6", 0 ],
					"midpoints" : [ 119.0, 145.0, 152.0, 145.0, 152.0, 118.0, 178.0, 118.0 ],
					"source" : [ "obj-5", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 119.0, 161.0, 16.0, 161.0, 16.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-5", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-36", 0 ],
					"midpoints" : [ 178.0, 159.0, 440.0, 159.0 ],
					"source" : [ "obj-6", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 440.0, 227.0, 109.0, 227.0, 109.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-36", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 213.0, 161.0, 16.0, 161.0, 16.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-6", 1 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 30.0, 194.0, 16.0, 194.0, 16.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-24", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 81.0, 194.0, 16.0, 194.0, 16.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-25", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 138.0, 194.0, 16.0, 194.0, 16.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-26", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 30.0, 227.0, 16.0, 227.0, 16.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-28", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 114.0, 227.0, 109.0, 227.0, 109.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-29", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 205.0, 227.0, 109.0, 227.0, 109.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-30", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"source" : [ "obj-32", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 123.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-33", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 222.0, 277.0, 30.0, 277.0 ],
					"source" : [ "obj-34", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-38", 0 ],
					"source" : [ "obj-37", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-40", 0 ],
					"midpoints" : [ 30.0, 319.0, 210.0, 319.0 ],
					"source" : [ "obj-37", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-38", 1 ],
					"source" : [ "obj-37", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"hidden" : 1,
					"source" : [ "obj-42", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-49", 0 ],
					"midpoints" : [ 30.0, 190.0, 401.5, 190.0, 401.5, 157.0, 415.0, 157.0 ],
					"source" : [ "obj-24", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-49", 0 ],
					"midpoints" : [ 81.0, 190.0, 401.5, 190.0, 401.5, 157.0, 415.0, 157.0 ],
					"source" : [ "obj-25", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-49", 0 ],
					"midpoints" : [ 138.0, 190.0, 401.5, 190.0, 401.5, 157.0, 415.0, 157.0 ],
					"source" : [ "obj-26", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-49", 0 ],
					"midpoints" : [ 213.0, 151.0, 415.0, 151.0 ],
					"source" : [ "obj-6", 1 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-50", 0 ],
					"source" : [ "obj-38", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-39", 0 ],
					"source" : [ "obj-50", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-50", 1 ],
					"source" : [ "obj-38", 1 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-39", 1 ],
					"source" : [ "obj-50", 1 ]
				}

			}
 ],
		"parameters" : 		{
			"obj-38" : [ "level", "level", 0 ],
			"parameterbanks" : 			{
				"0" : 				{
					"index" : 0,
					"name" : "",
					"parameters" : [ "-", "-", "-", "-", "-", "-", "-", "-" ]
				}

			}
,
			"inherited_shortname" : 1
		}
,
		"autosave" : 0
	}

}
