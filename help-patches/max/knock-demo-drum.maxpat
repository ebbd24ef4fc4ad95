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
		"rect" : [ 100.0, 100.0, 700.0, 625.0 ],
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
					"patching_rect" : [ 20.0, 10.0, 390.0, 32.0 ],
					"text" : "drum: a skin with a moving strike point"
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
					"text" : "The strike point wanders between centre and rim while a rhythm is played. At the centre only the modes without nodal diameters respond: low and dry. Towards the rim the others are excited, too. Change freq while it rings: the pitch bends, as on a talking drum. Two pickups: left and right."
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
					"numoutlets" : 1,
					"outlettype" : [ "" ],
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
										"count" : 151,
										"data" : [ 											{
												"key" : 0,
												"value" : [ 0, "freq-set", 88 ]
											}
, 											{
												"key" : 1,
												"value" : [ 0, "at-set", 0.02 ]
											}
, 											{
												"key" : 2,
												"value" : [ 0, "strike", 3 ]
											}
, 											{
												"key" : 3,
												"value" : [ 250, "at-set", 0.029 ]
											}
, 											{
												"key" : 4,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 5,
												"value" : [ 250, "at-set", 0.055 ]
											}
, 											{
												"key" : 6,
												"value" : [ 0, "strike", 1 ]
											}
, 											{
												"key" : 7,
												"value" : [ 250, "at-set", 0.098 ]
											}
, 											{
												"key" : 8,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 9,
												"value" : [ 125, "at-set", 0.124 ]
											}
, 											{
												"key" : 10,
												"value" : [ 0, "strike", 1.6 ]
											}
, 											{
												"key" : 11,
												"value" : [ 250, "at-set", 0.188 ]
											}
, 											{
												"key" : 12,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 13,
												"value" : [ 125, "at-set", 0.224 ]
											}
, 											{
												"key" : 14,
												"value" : [ 0, "strike", 2.2 ]
											}
, 											{
												"key" : 15,
												"value" : [ 250, "at-set", 0.304 ]
											}
, 											{
												"key" : 16,
												"value" : [ 0, "strike", 1 ]
											}
, 											{
												"key" : 17,
												"value" : [ 125, "at-set", 0.346 ]
											}
, 											{
												"key" : 18,
												"value" : [ 0, "strike", 0.4 ]
											}
, 											{
												"key" : 19,
												"value" : [ 125, "at-set", 0.39 ]
											}
, 											{
												"key" : 20,
												"value" : [ 0, "strike", 0.7 ]
											}
, 											{
												"key" : 21,
												"value" : [ 125, "at-set", 0.435 ]
											}
, 											{
												"key" : 22,
												"value" : [ 0, "strike", 0.4 ]
											}
, 											{
												"key" : 23,
												"value" : [ 125, "at-set", 0.48 ]
											}
, 											{
												"key" : 24,
												"value" : [ 0, "strike", 3 ]
											}
, 											{
												"key" : 25,
												"value" : [ 250, "at-set", 0.57 ]
											}
, 											{
												"key" : 26,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 27,
												"value" : [ 125, "at-set", 0.614 ]
											}
, 											{
												"key" : 28,
												"value" : [ 0, "strike", 0.9 ]
											}
, 											{
												"key" : 29,
												"value" : [ 250, "at-set", 0.697 ]
											}
, 											{
												"key" : 30,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 31,
												"value" : [ 125, "at-set", 0.736 ]
											}
, 											{
												"key" : 32,
												"value" : [ 0, "strike", 1.6 ]
											}
, 											{
												"key" : 33,
												"value" : [ 250, "at-set", 0.805 ]
											}
, 											{
												"key" : 34,
												"value" : [ 0, "strike", 2.5 ]
											}
, 											{
												"key" : 35,
												"value" : [ 125, "at-set", 0.836 ]
											}
, 											{
												"key" : 36,
												"value" : [ 0, "strike", 0.3 ]
											}
, 											{
												"key" : 37,
												"value" : [ 125, "at-set", 0.862 ]
											}
, 											{
												"key" : 38,
												"value" : [ 0, "strike", 1 ]
											}
, 											{
												"key" : 39,
												"value" : [ 125, "at-set", 0.886 ]
											}
, 											{
												"key" : 40,
												"value" : [ 0, "strike", 0.3 ]
											}
, 											{
												"key" : 41,
												"value" : [ 125, "at-set", 0.905 ]
											}
, 											{
												"key" : 42,
												"value" : [ 0, "strike", 2 ]
											}
, 											{
												"key" : 43,
												"value" : [ 125, "at-set", 0.92 ]
											}
, 											{
												"key" : 44,
												"value" : [ 0, "strike", 1.2 ]
											}
, 											{
												"key" : 45,
												"value" : [ 125, "at-set", 0.931 ]
											}
, 											{
												"key" : 46,
												"value" : [ 0, "strike", 1.6 ]
											}
, 											{
												"key" : 47,
												"value" : [ 125, "at-set", 0.938 ]
											}
, 											{
												"key" : 48,
												"value" : [ 0, "strike", 2 ]
											}
, 											{
												"key" : 49,
												"value" : [ 125, "at-set", 0.94 ]
											}
, 											{
												"key" : 50,
												"value" : [ 0, "strike", 3 ]
											}
, 											{
												"key" : 51,
												"value" : [ 250, "at-set", 0.931 ]
											}
, 											{
												"key" : 52,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 53,
												"value" : [ 250, "at-set", 0.905 ]
											}
, 											{
												"key" : 54,
												"value" : [ 0, "strike", 1 ]
											}
, 											{
												"key" : 55,
												"value" : [ 250, "at-set", 0.862 ]
											}
, 											{
												"key" : 56,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 57,
												"value" : [ 125, "at-set", 0.836 ]
											}
, 											{
												"key" : 58,
												"value" : [ 0, "strike", 1.6 ]
											}
, 											{
												"key" : 59,
												"value" : [ 250, "at-set", 0.772 ]
											}
, 											{
												"key" : 60,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 61,
												"value" : [ 125, "at-set", 0.736 ]
											}
, 											{
												"key" : 62,
												"value" : [ 0, "strike", 2.2 ]
											}
, 											{
												"key" : 63,
												"value" : [ 250, "at-set", 0.656 ]
											}
, 											{
												"key" : 64,
												"value" : [ 0, "strike", 1 ]
											}
, 											{
												"key" : 65,
												"value" : [ 125, "at-set", 0.614 ]
											}
, 											{
												"key" : 66,
												"value" : [ 0, "strike", 0.4 ]
											}
, 											{
												"key" : 67,
												"value" : [ 125, "at-set", 0.57 ]
											}
, 											{
												"key" : 68,
												"value" : [ 0, "strike", 0.7 ]
											}
, 											{
												"key" : 69,
												"value" : [ 125, "at-set", 0.525 ]
											}
, 											{
												"key" : 70,
												"value" : [ 0, "strike", 0.4 ]
											}
, 											{
												"key" : 71,
												"value" : [ 125, "at-set", 0.48 ]
											}
, 											{
												"key" : 72,
												"value" : [ 0, "strike", 3 ]
											}
, 											{
												"key" : 73,
												"value" : [ 250, "at-set", 0.39 ]
											}
, 											{
												"key" : 74,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 75,
												"value" : [ 125, "at-set", 0.346 ]
											}
, 											{
												"key" : 76,
												"value" : [ 0, "strike", 0.9 ]
											}
, 											{
												"key" : 77,
												"value" : [ 250, "at-set", 0.263 ]
											}
, 											{
												"key" : 78,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 79,
												"value" : [ 125, "at-set", 0.224 ]
											}
, 											{
												"key" : 80,
												"value" : [ 0, "strike", 1.6 ]
											}
, 											{
												"key" : 81,
												"value" : [ 250, "at-set", 0.155 ]
											}
, 											{
												"key" : 82,
												"value" : [ 0, "strike", 2.5 ]
											}
, 											{
												"key" : 83,
												"value" : [ 125, "at-set", 0.124 ]
											}
, 											{
												"key" : 84,
												"value" : [ 0, "strike", 0.3 ]
											}
, 											{
												"key" : 85,
												"value" : [ 125, "at-set", 0.098 ]
											}
, 											{
												"key" : 86,
												"value" : [ 0, "strike", 1 ]
											}
, 											{
												"key" : 87,
												"value" : [ 125, "at-set", 0.074 ]
											}
, 											{
												"key" : 88,
												"value" : [ 0, "strike", 0.3 ]
											}
, 											{
												"key" : 89,
												"value" : [ 125, "at-set", 0.055 ]
											}
, 											{
												"key" : 90,
												"value" : [ 0, "strike", 2 ]
											}
, 											{
												"key" : 91,
												"value" : [ 125, "at-set", 0.04 ]
											}
, 											{
												"key" : 92,
												"value" : [ 0, "strike", 1.2 ]
											}
, 											{
												"key" : 93,
												"value" : [ 125, "at-set", 0.029 ]
											}
, 											{
												"key" : 94,
												"value" : [ 0, "strike", 1.6 ]
											}
, 											{
												"key" : 95,
												"value" : [ 125, "at-set", 0.022 ]
											}
, 											{
												"key" : 96,
												"value" : [ 0, "strike", 2 ]
											}
, 											{
												"key" : 97,
												"value" : [ 0, "freq-set", 104 ]
											}
, 											{
												"key" : 98,
												"value" : [ 125, "at-set", 0.02 ]
											}
, 											{
												"key" : 99,
												"value" : [ 0, "strike", 3 ]
											}
, 											{
												"key" : 100,
												"value" : [ 250, "at-set", 0.029 ]
											}
, 											{
												"key" : 101,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 102,
												"value" : [ 250, "at-set", 0.055 ]
											}
, 											{
												"key" : 103,
												"value" : [ 0, "strike", 1 ]
											}
, 											{
												"key" : 104,
												"value" : [ 250, "at-set", 0.098 ]
											}
, 											{
												"key" : 105,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 106,
												"value" : [ 0, "freq-set", 124 ]
											}
, 											{
												"key" : 107,
												"value" : [ 125, "at-set", 0.124 ]
											}
, 											{
												"key" : 108,
												"value" : [ 0, "strike", 1.6 ]
											}
, 											{
												"key" : 109,
												"value" : [ 250, "at-set", 0.188 ]
											}
, 											{
												"key" : 110,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 111,
												"value" : [ 125, "at-set", 0.224 ]
											}
, 											{
												"key" : 112,
												"value" : [ 0, "strike", 2.2 ]
											}
, 											{
												"key" : 113,
												"value" : [ 250, "at-set", 0.304 ]
											}
, 											{
												"key" : 114,
												"value" : [ 0, "strike", 1 ]
											}
, 											{
												"key" : 115,
												"value" : [ 0, "freq-set", 96 ]
											}
, 											{
												"key" : 116,
												"value" : [ 125, "at-set", 0.346 ]
											}
, 											{
												"key" : 117,
												"value" : [ 0, "strike", 0.4 ]
											}
, 											{
												"key" : 118,
												"value" : [ 125, "at-set", 0.39 ]
											}
, 											{
												"key" : 119,
												"value" : [ 0, "strike", 0.7 ]
											}
, 											{
												"key" : 120,
												"value" : [ 125, "at-set", 0.435 ]
											}
, 											{
												"key" : 121,
												"value" : [ 0, "strike", 0.4 ]
											}
, 											{
												"key" : 122,
												"value" : [ 125, "at-set", 0.48 ]
											}
, 											{
												"key" : 123,
												"value" : [ 0, "strike", 3 ]
											}
, 											{
												"key" : 124,
												"value" : [ 0, "freq-set", 88 ]
											}
, 											{
												"key" : 125,
												"value" : [ 250, "at-set", 0.57 ]
											}
, 											{
												"key" : 126,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 127,
												"value" : [ 125, "at-set", 0.614 ]
											}
, 											{
												"key" : 128,
												"value" : [ 0, "strike", 0.9 ]
											}
, 											{
												"key" : 129,
												"value" : [ 250, "at-set", 0.697 ]
											}
, 											{
												"key" : 130,
												"value" : [ 0, "strike", 0.5 ]
											}
, 											{
												"key" : 131,
												"value" : [ 125, "at-set", 0.736 ]
											}
, 											{
												"key" : 132,
												"value" : [ 0, "strike", 1.6 ]
											}
, 											{
												"key" : 133,
												"value" : [ 250, "at-set", 0.805 ]
											}
, 											{
												"key" : 134,
												"value" : [ 0, "strike", 2.5 ]
											}
, 											{
												"key" : 135,
												"value" : [ 125, "at-set", 0.836 ]
											}
, 											{
												"key" : 136,
												"value" : [ 0, "strike", 0.3 ]
											}
, 											{
												"key" : 137,
												"value" : [ 125, "at-set", 0.862 ]
											}
, 											{
												"key" : 138,
												"value" : [ 0, "strike", 1 ]
											}
, 											{
												"key" : 139,
												"value" : [ 125, "at-set", 0.886 ]
											}
, 											{
												"key" : 140,
												"value" : [ 0, "strike", 0.3 ]
											}
, 											{
												"key" : 141,
												"value" : [ 125, "at-set", 0.905 ]
											}
, 											{
												"key" : 142,
												"value" : [ 0, "strike", 2 ]
											}
, 											{
												"key" : 143,
												"value" : [ 125, "at-set", 0.92 ]
											}
, 											{
												"key" : 144,
												"value" : [ 0, "strike", 1.2 ]
											}
, 											{
												"key" : 145,
												"value" : [ 125, "at-set", 0.931 ]
											}
, 											{
												"key" : 146,
												"value" : [ 0, "strike", 1.6 ]
											}
, 											{
												"key" : 147,
												"value" : [ 125, "at-set", 0.938 ]
											}
, 											{
												"key" : 148,
												"value" : [ 0, "strike", 2 ]
											}
, 											{
												"key" : 149,
												"value" : [ 400, "at-set", 0.02 ]
											}
, 											{
												"key" : 150,
												"value" : [ 0, "strike", 3 ]
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
									"numinlets" : 4,
									"numoutlets" : 4,
									"outlettype" : [ "", "", "", "" ],
									"patching_rect" : [ 20.0, 380.0, 153.0, 22.0 ],
									"text" : "route freq-set at-set strike"
								}

							}
, 							{
								"box" : 								{
									"comment" : "into the object",
									"id" : "obj-22",
									"maxclass" : "outlet",
									"numinlets" : 1,
									"numoutlets" : 0,
									"patching_rect" : [ 20.0, 454.0, 30.0, 30.0 ]
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-23",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 1,
									"outlettype" : [ "" ],
									"patching_rect" : [ 20.0, 412.0, 84.0, 22.0 ],
									"text" : "prepend freq"
								}

							}
, 							{
								"box" : 								{
									"id" : "obj-24",
									"maxclass" : "newobj",
									"numinlets" : 1,
									"numoutlets" : 1,
									"outlettype" : [ "" ],
									"patching_rect" : [ 114.0, 412.0, 73.0, 22.0 ],
									"text" : "prepend at"
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
									"midpoints" : [ 44.0, 180.0, 58.0, 180.0, 58.0, 152.0, 100.0, 152.0 ],
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
									"source" : [ "obj-23", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-23", 0 ],
									"source" : [ "obj-21", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-22", 0 ],
									"midpoints" : [ 124.0, 450.0, 30.0, 450.0 ],
									"source" : [ "obj-24", 0 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-24", 0 ],
									"midpoints" : [ 74.299999999999997, 408.0, 124.0, 408.0 ],
									"source" : [ "obj-21", 1 ]
								}

							}
, 							{
								"patchline" : 								{
									"destination" : [ "obj-22", 0 ],
									"midpoints" : [ 118.700000000000003, 410.0, 106.0, 410.0, 106.0, 450.0, 30.0, 450.0 ],
									"source" : [ "obj-21", 2 ]
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
					"id" : "obj-25",
					"maxclass" : "button",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "bang" ],
					"parameter_enable" : 0,
					"patching_rect" : [ 20.0, 159.0, 24.0, 24.0 ]
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-26",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 50.0, 162.0, 40.0, 20.0 ],
					"text" : "strike"
				}

			}
, 			{
				"box" : 				{
					"format" : 6,
					"id" : "obj-27",
					"maxclass" : "flonum",
					"numinlets" : 1,
					"numoutlets" : 2,
					"outlettype" : [ "", "bang" ],
					"parameter_enable" : 0,
					"patching_rect" : [ 120.0, 160.0, 70.0, 22.0 ]
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-28",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 194.0, 161.0, 157.0, 20.0 ],
					"text" : "strike point: 0 centre, 1 rim"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-29",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 120.0, 190.0, 73.0, 22.0 ],
					"text" : "prepend at"
				}

			}
, 			{
				"box" : 				{
					"attr" : "freq",
					"id" : "obj-30",
					"maxclass" : "attrui",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"parameter_enable" : 0,
					"patching_rect" : [ 430.0, 159.0, 230.0, 22.0 ]
				}

			}
, 			{
				"box" : 				{
					"attr" : "decay",
					"id" : "obj-31",
					"maxclass" : "attrui",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"parameter_enable" : 0,
					"patching_rect" : [ 430.0, 185.0, 230.0, 22.0 ]
				}

			}
, 			{
				"box" : 				{
					"attr" : "hardness",
					"id" : "obj-32",
					"maxclass" : "attrui",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"parameter_enable" : 0,
					"patching_rect" : [ 430.0, 211.0, 230.0, 22.0 ]
				}

			}
, 			{
				"box" : 				{
					"attr" : "mass",
					"id" : "obj-33",
					"maxclass" : "attrui",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"parameter_enable" : 0,
					"patching_rect" : [ 430.0, 237.0, 230.0, 22.0 ]
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-34",
					"linecount" : 2,
					"maxclass" : "newobj",
					"numinlets" : 6,
					"numoutlets" : 6,
					"outlettype" : [ "signal", "signal", "", "signal", "signal", "" ],
					"patching_rect" : [ 20.0, 272.0, 660.0, 35.0 ],
					"text" : "knock.mallet~ @body membrane @freq 88. @bodymass 0.4 @mass 0.02 @modes 40 @pickups 0.35 0.6 @across 0.05 0.3 @decay 1.4 @hardness 0.6 @speed 2. @trace knock-demo-drum"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-35",
					"lastchannelcount" : 0,
					"maxclass" : "live.gain~",
					"numinlets" : 2,
					"numoutlets" : 5,
					"orientation" : 1,
					"outlettype" : [ "signal", "signal", "", "float", "list" ],
					"parameter_enable" : 1,
					"patching_rect" : [ 20.0, 327.0, 136.0, 36.0 ],
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
					"id" : "obj-36",
					"maxclass" : "ezdac~",
					"numinlets" : 2,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 399.0, 45.0, 45.0 ]
				}

			}
, 			{
				"box" : 				{
					"args" : [ "knock-demo-drum" ],
					"bgmode" : 0,
					"border" : 0,
					"clickthrough" : 0,
					"enablehscroll" : 0,
					"enablevscroll" : 0,
					"id" : "obj-37",
					"lockeddragscroll" : 0,
					"maxclass" : "bpatcher",
					"name" : "knock-trace.maxpat",
					"numinlets" : 1,
					"numoutlets" : 1,
					"offset" : [ 0.0, 0.0 ],
					"outlettype" : [ "" ],
					"patching_rect" : [ 200.0, 327.0, 430.0, 180.0 ],
					"viewvisibility" : 1
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-38",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 2,
					"outlettype" : [ "", "" ],
					"patching_rect" : [ 20.0, 464.0, 59.0, 22.0 ],
					"text" : "route hit"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-39",
					"maxclass" : "button",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "bang" ],
					"parameter_enable" : 0,
					"patching_rect" : [ 20.0, 494.0, 24.0, 24.0 ]
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-40",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 50.0, 497.0, 34.0, 20.0 ],
					"text" : "a hit"
				}

			}
, 			{
				"box" : 				{
					"hidden" : 1,
					"id" : "obj-41",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 560.0, 583.0, 87.0, 22.0 ],
					"text" : "loadmess 0.3"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-42",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 549.0, 60.0, 20.0 ],
					"text" : "see also:"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-43",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 86.0, 548.0, 138.0, 22.0 ],
					"text" : "knock.mallet~.maxhelp"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-44",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 230.0, 548.0, 133.0, 22.0 ],
					"text" : "knock-lesson-6-mallet"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-45",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 369.0, 548.0, 154.0, 22.0 ],
					"text" : "\"Knock Overview.maxpat\""
				}

			}
, 			{
				"box" : 				{
					"hidden" : 1,
					"id" : "obj-46",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 576.0, 122.0, 22.0 ],
					"text" : "prepend loadunique"
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
					"patching_rect" : [ 154.0, 576.0, 59.0, 22.0 ],
					"text" : "pcontrol"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-48",
					"maxclass" : "newobj",
					"numinlets" : 2,
					"numoutlets" : 2,
					"outlettype" : [ "signal", "signal" ],
					"patching_rect" : [ 20.0, 369.0, 132.0, 22.0 ],
					"text" : "limi~ 2 @preamp 15."
				}

			}
 ],
		"lines" : [ 			{
				"patchline" : 				{
					"destination" : [ "obj-34", 0 ],
					"midpoints" : [ 440.0, 183.0, 414.0, 183.0, 414.0, 235.0, 116.0, 235.0, 116.0, 268.0, 30.0, 268.0 ],
					"source" : [ "obj-30", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-34", 0 ],
					"midpoints" : [ 440.0, 209.0, 414.0, 209.0, 414.0, 235.0, 116.0, 235.0, 116.0, 268.0, 30.0, 268.0 ],
					"source" : [ "obj-31", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-34", 0 ],
					"midpoints" : [ 440.0, 235.0, 116.0, 235.0, 116.0, 268.0, 30.0, 268.0 ],
					"source" : [ "obj-32", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-34", 0 ],
					"midpoints" : [ 440.0, 268.0, 30.0, 268.0 ],
					"source" : [ "obj-33", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-46", 0 ],
					"hidden" : 1,
					"source" : [ "obj-43", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-46", 0 ],
					"hidden" : 1,
					"source" : [ "obj-44", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-46", 0 ],
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
					"destination" : [ "obj-34", 0 ],
					"midpoints" : [ 178.0, 158.0, 116.0, 158.0, 116.0, 268.0, 30.0, 268.0 ],
					"source" : [ "obj-6", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-34", 0 ],
					"source" : [ "obj-25", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-29", 0 ],
					"source" : [ "obj-27", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-34", 0 ],
					"source" : [ "obj-29", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-35", 0 ],
					"source" : [ "obj-34", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-35", 1 ],
					"source" : [ "obj-34", 1 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-37", 0 ],
					"midpoints" : [ 286.0, 323.0, 210.0, 323.0 ],
					"source" : [ "obj-34", 2 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-38", 0 ],
					"midpoints" : [ 286.0, 323.0, 198.0, 323.0, 198.0, 460.0, 30.0, 460.0 ],
					"source" : [ "obj-34", 2 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-34", 0 ],
					"midpoints" : [ 210.0, 535.0, 16.0, 535.0, 16.0, 268.0, 30.0, 268.0 ],
					"source" : [ "obj-37", 0 ]
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
					"destination" : [ "obj-27", 0 ],
					"hidden" : 1,
					"source" : [ "obj-41", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-48", 0 ],
					"source" : [ "obj-35", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-36", 0 ],
					"source" : [ "obj-48", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-48", 1 ],
					"source" : [ "obj-35", 1 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-36", 1 ],
					"source" : [ "obj-48", 1 ]
				}

			}
 ],
		"parameters" : 		{
			"obj-35" : [ "level", "level", 0 ],
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
