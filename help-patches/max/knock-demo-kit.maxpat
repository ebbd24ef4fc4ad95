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
		"rect" : [ 100.0, 100.0, 700.0, 662.0 ],
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
		"showrootpatcherontab" : 0,
		"showontab" : 0,
		"assistshowspatchername" : 0,
		"boxes" : [ 			{
				"box" : 				{
					"fontface" : 1,
					"fontsize" : 18.0,
					"id" : "obj-1",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 12.0, 660.0, 27.0 ],
					"text" : "kit - a drum kit: six bodies, six heads and sticks"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-2",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 49.0, 660.0, 34.0 ],
					"text" : "Each drum is a [knock.mallet~] with the body of its name, which brings its size, its head and what usually strikes it. Hit harder, a drum begins sharper and brighter: its head tightens. Click softly and hard to hear it. A snare has its wires off."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-3",
					"maxclass" : "button",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "bang" ],
					"patching_rect" : [ 20.0, 97.0, 36.0, 36.0 ]
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-4",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 64.0, 105.0, 60.0, 20.0 ],
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
					"patching_rect" : [ 144.0, 104.0, 38.700000000000003, 22.0 ],
					"text" : "stop"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-6",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 6,
					"outlettype" : [ "", "", "", "", "", "" ],
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
						"rect" : [ 100.0, 26.0, 270.0, 504.0 ],
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
						"showontab" : 0,
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
									"numinlets" : 1,
									"numoutlets" : 3,
									"outlettype" : [ "", "", "" ],
									"patching_rect" : [ 20.0, 60.0, 99.400000000000006, 22.0 ],
									"text" : "route bang stop"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-9",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 2,
									"outlettype" : [ "", "" ],
									"patching_rect" : [ 20.0, 92.0, 39.399999999999999, 22.0 ],
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
									"patching_rect" : [ 90.0, 92.0, 22.699999999999999, 22.0 ],
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
									"patching_rect" : [ 150.0, 92.0, 38.700000000000003, 22.0 ],
									"text" : "stop"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-12",
									"maxclass" : "newobj",
									"numinlets" : 2,
									"numoutlets" : 1,
									"outlettype" : [ "" ],
									"patching_rect" : [ 20.0, 124.0, 38.0, 22.0 ],
									"text" : "i"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-13",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 2,
									"outlettype" : [ "", "" ],
									"patching_rect" : [ 20.0, 156.0, 38.0, 22.0 ],
									"text" : "t i i"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-14",
									"maxclass" : "newobj",
									"numinlets" : 2,
									"numoutlets" : 1,
									"outlettype" : [ "" ],
									"patching_rect" : [ 90.0, 156.0, 38.0, 22.0 ],
									"text" : "+ 1"
								}

							}
, 							{
								"box" : 								{
									"coll_data" : 									{
										"count" : 87,
										"data" : [ 											{
												"key" : 0,
												"value" : [ 0, "kick", "strike", 2.6 ]
											}
, 											{
												"key" : 1,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 2,
												"value" : [ 250, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 3,
												"value" : [ 250, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 4,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 5,
												"value" : [ 250, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 6,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 7,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
, 											{
												"key" : 8,
												"value" : [ 125, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 9,
												"value" : [ 250, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 10,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 11,
												"value" : [ 250, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 12,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 13,
												"value" : [ 250, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 14,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
, 											{
												"key" : 15,
												"value" : [ 125, "kick", "strike", 2.6 ]
											}
, 											{
												"key" : 16,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 17,
												"value" : [ 250, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 18,
												"value" : [ 250, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 19,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 20,
												"value" : [ 250, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 21,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 22,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
, 											{
												"key" : 23,
												"value" : [ 125, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 24,
												"value" : [ 0, "high", "strike", 1.2 ]
											}
, 											{
												"key" : 25,
												"value" : [ 125, "low", "strike", 1.5 ]
											}
, 											{
												"key" : 26,
												"value" : [ 125, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 27,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 28,
												"value" : [ 125, "conga", "strike", 1.8 ]
											}
, 											{
												"key" : 29,
												"value" : [ 125, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 30,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 31,
												"value" : [ 125, "high", "strike", 2.1 ]
											}
, 											{
												"key" : 32,
												"value" : [ 125, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 33,
												"value" : [ 0, "low", "strike", 2.4 ]
											}
, 											{
												"key" : 34,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
, 											{
												"key" : 35,
												"value" : [ 0, "conga", "strike", 2.7 ]
											}
, 											{
												"key" : 36,
												"value" : [ 125, "kick", "strike", 2.6 ]
											}
, 											{
												"key" : 37,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 38,
												"value" : [ 250, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 39,
												"value" : [ 250, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 40,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 41,
												"value" : [ 250, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 42,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 43,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
, 											{
												"key" : 44,
												"value" : [ 125, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 45,
												"value" : [ 250, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 46,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 47,
												"value" : [ 250, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 48,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 49,
												"value" : [ 250, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 50,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
, 											{
												"key" : 51,
												"value" : [ 125, "kick", "strike", 2.6 ]
											}
, 											{
												"key" : 52,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 53,
												"value" : [ 250, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 54,
												"value" : [ 250, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 55,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 56,
												"value" : [ 250, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 57,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 58,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
, 											{
												"key" : 59,
												"value" : [ 125, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 60,
												"value" : [ 0, "high", "strike", 1.2 ]
											}
, 											{
												"key" : 61,
												"value" : [ 125, "low", "strike", 1.5 ]
											}
, 											{
												"key" : 62,
												"value" : [ 125, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 63,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 64,
												"value" : [ 125, "conga", "strike", 1.8 ]
											}
, 											{
												"key" : 65,
												"value" : [ 125, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 66,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 67,
												"value" : [ 125, "high", "strike", 2.1 ]
											}
, 											{
												"key" : 68,
												"value" : [ 125, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 69,
												"value" : [ 0, "low", "strike", 2.4 ]
											}
, 											{
												"key" : 70,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
, 											{
												"key" : 71,
												"value" : [ 0, "conga", "strike", 2.7 ]
											}
, 											{
												"key" : 72,
												"value" : [ 125, "kick", "strike", 2.6 ]
											}
, 											{
												"key" : 73,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 74,
												"value" : [ 250, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 75,
												"value" : [ 250, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 76,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 77,
												"value" : [ 250, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 78,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 79,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
, 											{
												"key" : 80,
												"value" : [ 125, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 81,
												"value" : [ 250, "kick", "strike", 1.6 ]
											}
, 											{
												"key" : 82,
												"value" : [ 0, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 83,
												"value" : [ 250, "snare", "strike", 2.2 ]
											}
, 											{
												"key" : 84,
												"value" : [ 0, "bell", "strike", 0.8 ]
											}
, 											{
												"key" : 85,
												"value" : [ 250, "bell", "strike", 0.35 ]
											}
, 											{
												"key" : 86,
												"value" : [ 125, "snare", "strike", 0.25 ]
											}
 ]
									}
,
									"id" : "obj-15",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 4,
									"outlettype" : [ "", "", "", "" ],
									"patching_rect" : [ 20.0, 188.0, 96.200000000000003, 22.0 ],
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
									"outlettype" : [ "", "" ],
									"patching_rect" : [ 20.0, 252.0, 38.0, 22.0 ],
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
									"patching_rect" : [ 20.0, 284.0, 54.700000000000003, 22.0 ],
									"text" : "delay 0"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-19",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 2,
									"outlettype" : [ "", "" ],
									"patching_rect" : [ 20.0, 316.0, 39.399999999999999, 22.0 ],
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
									"patching_rect" : [ 20.0, 348.0, 45.299999999999997, 22.0 ],
									"text" : "zl.reg"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-21",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 7,
									"outlettype" : [ "", "", "", "", "", "", "" ],
									"patching_rect" : [ 20.0, 380.0, 206.099999999999994, 22.0 ],
									"text" : "route kick snare low high conga bell"
								}

							}
, 							{
								"box" : 								{
									"comment" : "kick",
									"id" : "obj-22",
									"maxclass" : "outlet",
									"numinlets" : 1,
									"numoutlets" : 0,
									"patching_rect" : [ 20.0, 454.0, 30.0, 30.0 ]
								}

							}
, 							{
								"box" : 								{
									"comment" : "snare",
									"id" : "obj-23",
									"maxclass" : "outlet",
									"numinlets" : 1,
									"numoutlets" : 0,
									"patching_rect" : [ 60.0, 454.0, 30.0, 30.0 ]
								}

							}
, 							{
								"box" : 								{
									"comment" : "low",
									"id" : "obj-24",
									"maxclass" : "outlet",
									"numinlets" : 1,
									"numoutlets" : 0,
									"patching_rect" : [ 100.0, 454.0, 30.0, 30.0 ]
								}

							}
, 							{
								"box" : 								{
									"comment" : "high",
									"id" : "obj-25",
									"maxclass" : "outlet",
									"numinlets" : 1,
									"numoutlets" : 0,
									"patching_rect" : [ 140.0, 454.0, 30.0, 30.0 ]
								}

							}
, 							{
								"box" : 								{
									"comment" : "conga",
									"id" : "obj-26",
									"maxclass" : "outlet",
									"numinlets" : 1,
									"numoutlets" : 0,
									"patching_rect" : [ 180.0, 454.0, 30.0, 30.0 ]
								}

							}
, 							{
								"box" : 								{
									"comment" : "bell",
									"id" : "obj-27",
									"maxclass" : "outlet",
									"numinlets" : 1,
									"numoutlets" : 0,
									"patching_rect" : [ 220.0, 454.0, 30.0, 30.0 ]
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
									"source" : [ "obj-8", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-18", 0 ],
									"midpoints" : [ 160.0, 276.0, 30.0, 276.0 ],
									"source" : [ "obj-11", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-10", 0 ],
									"midpoints" : [ 49.399999999999999, 116.0, 62.0, 116.0, 62.0, 90.0, 100.0, 90.0 ],
									"source" : [ "obj-9", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-12", 1 ],
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
									"midpoints" : [ 48.0, 180.0, 62.0, 180.0, 62.0, 154.0, 100.0, 154.0 ],
									"source" : [ "obj-13", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-12", 1 ],
									"midpoints" : [ 100.0, 180.0, 65.400000000000006, 180.0, 65.400000000000006, 122.0, 48.0, 122.0 ],
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
									"midpoints" : [ 72.0, 244.0, 77.299999999999997, 244.0, 77.299999999999997, 346.0, 55.299999999999997, 346.0 ],
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
									"midpoints" : [ 30.0, 340.0, 14.0, 340.0, 14.0, 122.0, 30.0, 122.0 ],
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
, 							{
								"patchline" : 								{
									"destination" : [ "obj-24", 0 ],
									"source" : [ "obj-21", 2 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-25", 0 ],
									"midpoints" : [ 123.0, 404.0, 150.0, 404.0 ],
									"source" : [ "obj-21", 3 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-26", 0 ],
									"midpoints" : [ 154.099999999999994, 404.0, 190.0, 404.0 ],
									"source" : [ "obj-21", 4 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-27", 0 ],
									"midpoints" : [ 185.099999999999994, 407.0, 230.0, 407.0 ],
									"source" : [ "obj-21", 5 ]
								}

							}
 ]
					}
,
					"patching_rect" : [ 202.699999999999989, 104.0, 55.299999999999997, 22.0 ],
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
					"id" : "obj-28",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 147.0, 660.0, 20.0 ],
					"text" : "Click to strike, softly or hard. Each stands in one box, and below it how much goes left and right."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-29",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 179.0, 64.700000000000003, 22.0 ],
					"text" : "strike 0.4"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-30",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 92.700000000000003, 179.0, 64.700000000000003, 22.0 ],
					"text" : "strike 2.5"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-31",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 165.400000000000006, 180.0, 80.0, 20.0 ],
					"text" : "kick"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-32",
					"maxclass" : "newobj",
					"numinlets" : 6,
					"numoutlets" : 5,
					"outlettype" : [ "signal", "", "signal", "signal", "" ],
					"patching_rect" : [ 20.0, 209.0, 320.0, 22.0 ],
					"text" : "knock.mallet~ @body bass-drum @gain 12."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-33",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 20.0, 239.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.71"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-34",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 82.400000000000006, 239.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.71"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-35",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 360.0, 179.0, 64.700000000000003, 22.0 ],
					"text" : "strike 0.4"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-36",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 432.699999999999989, 179.0, 64.700000000000003, 22.0 ],
					"text" : "strike 2.5"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-37",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 505.399999999999977, 180.0, 80.0, 20.0 ],
					"text" : "snare"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-38",
					"maxclass" : "newobj",
					"numinlets" : 6,
					"numoutlets" : 5,
					"outlettype" : [ "signal", "", "signal", "signal", "" ],
					"patching_rect" : [ 360.0, 209.0, 320.0, 22.0 ],
					"text" : "knock.mallet~ @body snare @gain 6."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-39",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 360.0, 239.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.65"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-40",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 422.399999999999977, 239.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.76"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-41",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 277.0, 64.700000000000003, 22.0 ],
					"text" : "strike 0.4"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-42",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 92.700000000000003, 277.0, 64.700000000000003, 22.0 ],
					"text" : "strike 2.5"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-43",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 165.400000000000006, 278.0, 80.0, 20.0 ],
					"text" : "low"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-44",
					"maxclass" : "newobj",
					"numinlets" : 6,
					"numoutlets" : 5,
					"outlettype" : [ "signal", "", "signal", "signal", "" ],
					"patching_rect" : [ 20.0, 307.0, 320.0, 22.0 ],
					"text" : "knock.mallet~ @body tom @size 1.25 @gain 6."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-45",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 20.0, 337.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.45"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-46",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 82.400000000000006, 337.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.89"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-47",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 360.0, 277.0, 64.700000000000003, 22.0 ],
					"text" : "strike 0.4"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-48",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 432.699999999999989, 277.0, 64.700000000000003, 22.0 ],
					"text" : "strike 2.5"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-49",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 505.399999999999977, 278.0, 80.0, 20.0 ],
					"text" : "high"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-50",
					"maxclass" : "newobj",
					"numinlets" : 6,
					"numoutlets" : 5,
					"outlettype" : [ "signal", "", "signal", "signal", "" ],
					"patching_rect" : [ 360.0, 307.0, 320.0, 22.0 ],
					"text" : "knock.mallet~ @body tom @size 0.8 @gain 6."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-51",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 360.0, 337.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.89"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-52",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 422.399999999999977, 337.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.45"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-53",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 375.0, 64.700000000000003, 22.0 ],
					"text" : "strike 0.4"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-54",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 92.700000000000003, 375.0, 64.700000000000003, 22.0 ],
					"text" : "strike 2.5"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-55",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 165.400000000000006, 376.0, 80.0, 20.0 ],
					"text" : "conga"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-56",
					"maxclass" : "newobj",
					"numinlets" : 6,
					"numoutlets" : 5,
					"outlettype" : [ "signal", "", "signal", "signal", "" ],
					"patching_rect" : [ 20.0, 405.0, 320.0, 22.0 ],
					"text" : "knock.mallet~ @body conga @gain 6."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-57",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 20.0, 435.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.95"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-58",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 82.400000000000006, 435.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.31"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-59",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 360.0, 375.0, 64.700000000000003, 22.0 ],
					"text" : "strike 0.4"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-60",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 432.699999999999989, 375.0, 64.700000000000003, 22.0 ],
					"text" : "strike 2.5"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-61",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 505.399999999999977, 376.0, 80.0, 20.0 ],
					"text" : "bell"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-62",
					"maxclass" : "newobj",
					"numinlets" : 6,
					"numoutlets" : 5,
					"outlettype" : [ "signal", "", "signal", "signal", "" ],
					"patching_rect" : [ 360.0, 405.0, 320.0, 22.0 ],
					"text" : "knock.mallet~ @body cowbell @gain 1."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-63",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 360.0, 435.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.31"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-64",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "signal" ],
					"patching_rect" : [ 422.399999999999977, 435.0, 54.399999999999999, 22.0 ],
					"text" : "*~ 0.95"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-65",
					"lastchannelcount" : 0,
					"maxclass" : "live.gain~",
					"numinlets" : 2,
					"numoutlets" : 5,
					"outlettype" : [ "signal", "signal", "", "float", "list" ],
					"parameter_enable" : 1,
					"patching_rect" : [ 20.0, 477.0, 48.0, 110.0 ],
					"saved_attribute_attributes" : 					{
						"valueof" : 						{
							"parameter_longname" : "gain-65",
							"parameter_shortname" : "level",
							"parameter_type" : 0,
							"parameter_mmin" : -70.0,
							"parameter_mmax" : 6.0,
							"parameter_initial" : [ 0.0 ],
							"parameter_initial_enable" : 1,
							"parameter_unitstyle" : 4
						}

					}
,
					"varname" : "gain-65"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-66",
					"maxclass" : "ezdac~",
					"numinlets" : 2,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 597.0, 45.0, 45.0 ]
				}

			}
 ],
		"lines" : [ 			{
				"patchline" : 				{
					"destination" : [ "obj-66", 0 ],
					"source" : [ "obj-65", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-66", 1 ],
					"source" : [ "obj-65", 1 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-6", 0 ],
					"midpoints" : [ 30.0, 135.0, 62.0, 135.0, 62.0, 102.0, 212.699999999999989, 102.0 ],
					"source" : [ "obj-3", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-6", 0 ],
					"midpoints" : [ 154.0, 128.0, 142.699999999999989, 128.0, 142.699999999999989, 102.0, 212.699999999999989, 102.0 ],
					"source" : [ "obj-5", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-32", 0 ],
					"midpoints" : [ 212.699999999999989, 134.0, 14.0, 134.0, 14.0, 207.0, 30.0, 207.0 ],
					"source" : [ "obj-6", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-32", 0 ],
					"source" : [ "obj-29", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-32", 0 ],
					"source" : [ "obj-30", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-33", 0 ],
					"source" : [ "obj-32", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 0 ],
					"midpoints" : [ 30.0, 263.0, 14.0, 263.0, 14.0, 475.0, 30.0, 475.0 ],
					"source" : [ "obj-33", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-34", 0 ],
					"source" : [ "obj-32", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 1 ],
					"midpoints" : [ 92.400000000000006, 266.0, 8.0, 266.0, 8.0, 472.0, 58.0, 472.0 ],
					"source" : [ "obj-34", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-38", 0 ],
					"midpoints" : [ 219.699999999999989, 137.0, 8.0, 137.0, 8.0, 204.0, 370.0, 204.0 ],
					"source" : [ "obj-6", 1 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-38", 0 ],
					"source" : [ "obj-35", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-38", 0 ],
					"source" : [ "obj-36", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-39", 0 ],
					"source" : [ "obj-38", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 0 ],
					"midpoints" : [ 370.0, 263.0, 14.0, 263.0, 14.0, 475.0, 30.0, 475.0 ],
					"source" : [ "obj-39", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-40", 0 ],
					"source" : [ "obj-38", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 1 ],
					"midpoints" : [ 432.399999999999977, 266.0, 8.0, 266.0, 8.0, 472.0, 58.0, 472.0 ],
					"source" : [ "obj-40", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-44", 0 ],
					"midpoints" : [ 226.800000000000011, 134.0, 14.0, 134.0, 14.0, 305.0, 30.0, 305.0 ],
					"source" : [ "obj-6", 2 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-44", 0 ],
					"source" : [ "obj-41", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-44", 0 ],
					"source" : [ "obj-42", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-45", 0 ],
					"source" : [ "obj-44", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 0 ],
					"midpoints" : [ 30.0, 361.0, 14.0, 361.0, 14.0, 475.0, 30.0, 475.0 ],
					"source" : [ "obj-45", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-46", 0 ],
					"source" : [ "obj-44", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 1 ],
					"midpoints" : [ 92.400000000000006, 364.0, 8.0, 364.0, 8.0, 472.0, 58.0, 472.0 ],
					"source" : [ "obj-46", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-50", 0 ],
					"midpoints" : [ 233.900000000000006, 137.0, 8.0, 137.0, 8.0, 302.0, 370.0, 302.0 ],
					"source" : [ "obj-6", 3 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-50", 0 ],
					"source" : [ "obj-47", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-50", 0 ],
					"source" : [ "obj-48", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-51", 0 ],
					"source" : [ "obj-50", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 0 ],
					"midpoints" : [ 370.0, 361.0, 14.0, 361.0, 14.0, 475.0, 30.0, 475.0 ],
					"source" : [ "obj-51", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-52", 0 ],
					"source" : [ "obj-50", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 1 ],
					"midpoints" : [ 432.399999999999977, 364.0, 8.0, 364.0, 8.0, 472.0, 58.0, 472.0 ],
					"source" : [ "obj-52", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-56", 0 ],
					"midpoints" : [ 241.0, 134.0, 14.0, 134.0, 14.0, 403.0, 30.0, 403.0 ],
					"source" : [ "obj-6", 4 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-56", 0 ],
					"source" : [ "obj-53", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-56", 0 ],
					"source" : [ "obj-54", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-57", 0 ],
					"source" : [ "obj-56", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 0 ],
					"source" : [ "obj-57", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-58", 0 ],
					"source" : [ "obj-56", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 1 ],
					"source" : [ "obj-58", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-62", 0 ],
					"midpoints" : [ 248.0, 128.0, 686.0, 128.0, 686.0, 403.0, 370.0, 403.0 ],
					"source" : [ "obj-6", 5 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-62", 0 ],
					"source" : [ "obj-59", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-62", 0 ],
					"midpoints" : [ 442.699999999999989, 403.0, 370.0, 403.0 ],
					"source" : [ "obj-60", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-63", 0 ],
					"source" : [ "obj-62", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 0 ],
					"source" : [ "obj-63", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-64", 0 ],
					"source" : [ "obj-62", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-65", 1 ],
					"source" : [ "obj-64", 0 ]
				}

			}
 ],
		"parameters" : 		{
			"obj-65" : [ "gain-65", "level", 0 ],
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
