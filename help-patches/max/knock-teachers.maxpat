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
		"rect" : [ 100.0, 100.0, 860.0, 607.0 ],
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
					"patching_rect" : [ 20.0, 12.0, 820.0, 27.0 ],
					"text" : "teachers - what each lesson shows, how long it takes, and answers to its tries"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-2",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 51.0, 800.0, 20.0 ],
					"text" : "Lesson 1: a contact is a spring that is not linear, and a pulse of force. 20 minutes, no mathematics beyond a root."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-3",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 40.0, 73.0, 780.0, 34.0 ],
					"text" : "1: the time goes with sqrt(m / k), so k times 4 halves it, and m times 4 doubles it. 2: at alpha = 2.5 the faster blow, since it is shorter - at alpha = 1 both sound alike, one louder. 3: the fast one: with mu = 1 a blow of 0.3 m/s keeps 0.83 of its speed, one of 3 m/s keeps 0.31."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-4",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 115.0, 800.0, 20.0 ],
					"text" : "Lesson 2: hardness is contact time. 20 minutes."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-5",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 40.0, 137.0, 780.0, 48.0 ],
					"text" : "1: from the lowest upwards, and the spectrum ends near 1.5 / T. 2: asked for 1 ms at 1 m/s, 1.56 ms and 0.67 ms: on a wall both would differ from 1 by 10^0.2 = 1.58, but a bar gives way. 3: the loudness, and how the bar throws the mallet back: the heavy one is pushed by many swings of the bar."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-6",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 193.0, 800.0, 20.0 ],
					"text" : "Lesson 3: a numerical scheme is part of the instrument. 30 minutes, for who writes code or chooses objects."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-7",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 40.0, 215.0, 780.0, 34.0 ],
					"text" : "1: near 1e9, where a contact has five samples. 2: either, by chance: its error turns with the moment at which the ball meets the samples. 3: no: order counts when steps are short, and two samples are not."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-8",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 257.0, 800.0, 20.0 ],
					"text" : "Lesson 4: bouncing, rolling, rest. 20 minutes."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-9",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 40.0, 279.0, 780.0, 34.0 ],
					"text" : "1: after 2.13, 5.05 and 10.6 s. 2: everything is slower by sqrt(9.81 / 1.62) = 2.5, and softer, since it falls more slowly. 3: at 9.81 m/s^2, where the ground leaves the ball."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-10",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 321.0, 800.0, 20.0 ],
					"text" : "Lesson 5: shape is where partials lie, material is how they fade. 20 minutes, with closed eyes."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-11",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 40.0, 343.0, 780.0, 34.0 ],
					"text" : "1: there is no right answer: let the class vote, and compare with where a click of wood ends. 2: nearly: the low partials ring as long, the high ones are still gone first. 3: neither is enough alone: the soft mallet leaves no high partials that could fade."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-12",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 385.0, 800.0, 20.0 ],
					"text" : "Lesson 6: two filters, the place and the mallet. 20 minutes."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-13",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 40.0, 407.0, 780.0, 34.0 ],
					"text" : "1: at the end all swing, and all are heard. 2: every second, third, seventh. 3: several: count them in the graph - the wave comes back from the end of the string while the mallet is still there."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-14",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 20.0, 449.0, 800.0, 20.0 ],
					"text" : "To cite"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-15",
					"maxclass" : "comment",
					"numinlets" : 1,
					"numoutlets" : 0,
					"patching_rect" : [ 40.0, 471.0, 780.0, 48.0 ],
					"text" : "Knock: the name, the version that print tells, and the address where you had it. Its equations: [AR04] Avanzini and Rocchesso, Physical modeling of impacts (2004) - [PAR09] Papetti, Avanzini and Rocchesso (2009) - [CW17] Chatziioannou and van Walstijn (2017) - [D17] Ducceschi (2017): the README has them whole."
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-16",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 533.0, 139.400000000000006, 22.0 ],
					"text" : "knock-lesson-1-contact"
				}

			}
, 			{
				"box" : 				{
					"id" : "obj-17",
					"maxclass" : "message",
					"numinlets" : 2,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 169.400000000000006, 533.0, 153.900000000000006, 22.0 ],
					"text" : "\"Knock Overview.maxpat\""
				}

			}
, 			{
				"box" : 				{
					"hidden" : 1,
					"id" : "obj-18",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 20.0, 565.0, 122.099999999999994, 22.0 ],
					"text" : "prepend loadunique"
				}

			}
, 			{
				"box" : 				{
					"hidden" : 1,
					"id" : "obj-19",
					"maxclass" : "newobj",
					"numinlets" : 1,
					"numoutlets" : 1,
					"outlettype" : [ "" ],
					"patching_rect" : [ 162.099999999999994, 565.0, 58.700000000000003, 22.0 ],
					"text" : "pcontrol"
				}

			}
 ],
		"lines" : [ 			{
				"patchline" : 				{
					"destination" : [ "obj-18", 0 ],
					"hidden" : 1,
					"source" : [ "obj-16", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-18", 0 ],
					"hidden" : 1,
					"source" : [ "obj-17", 0 ]
				}

			}
, 			{
				"patchline" : 				{
					"destination" : [ "obj-19", 0 ],
					"hidden" : 1,
					"source" : [ "obj-18", 0 ]
				}

			}
 ],
		"autosave" : 0
	}

}
