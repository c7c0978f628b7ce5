/**
 * The names of cards in the Oracle card reference (108.1, 201.4), as far as they are known here: those of the cards that
 * come with the engine, each face's and half's by itself (201.4b, 201.4d). A game knows those of its own cards besides.
 */
export const oracleNames: readonly string[] = `
Abandoned Sarcophagus | Abbey Griffin | Abrupt Decay | Absolver Thrull | Abzan Banner | Academy Rector
Accorder's Shield | Act of Treason | Adaptive Automaton | Advent of the Wurm | Adventurers' Guildhouse
Aether Tradewinds | Aether Vial | Agent of Stromgald | Air Elemental | Ajani's Pridemate | Ajani's Welcome
Akoum Teeth | Akoum Warrior | Akroan Conscriptor | Akroma, Angel of Wrath | Alaborn Trooper
Alesha, Who Smiles at Death | Alhammarret, High Arbiter | Alley Strangler | Allied Reinforcements | Alloy Myr
Alluring Siren | Alpha Myr | Alpha Tyrranax | Always Watching | Ana Disciple | Anafenza, the Foremost
Ancestral Vengeance | Ancestral Vision | Angel of Serenity | Angel of the God-Pharaoh | Angel's Grace
Angelic Blessing | Angelic Edict | Angelic Renewal | Angelic Wall | Anikthea, Hand of Erebos | Animate Artifact
Animate Dead | Animate Land | Apocalypse Hydra | Aquitect's Will | Arbor Elf | Arc-Slogger | Arcane Adaptation
Arcane Flight | Arcane Savant | Arcbound Bruiser | Arcbound Fiend | Arcbound Hybrid | Arcbound Lancer
Arcbound Ravager | Arcbound Wanderer | Arcbound Worker | Archangel of Strife | Archetype of Endurance
Archetype of Imagination | Ardent Elementalist | Armed | Armored Transport | Asceticism | Ashcoat Bear
Ashling, the Limitless | Ashnod's Altar | Assault | Assault Griffin | Assault Suit | Atraxa, Praetors' Voice
Augmenting Automaton | Aura Graft | Aurelia's Fury | Auriok Champion | Auriok Glaivemaster | Autumn's Veil
Avacyn's Collar | Aven Envoy | Aven Squire | Aven Trailblazer | Awakening Zone | Away | Azure Drake
Azure Fleet Admiral | Baba Lysaga, Night Witch | Badlands | Balduvian Bears | Bane of Progress | Banefire
Baneslayer Angel | Banisher Priest | Barbed Lightning | Barbtooth Wurm | Barkshell Blessing | Barony Vampire
Barrage Tyrant | Barter in Blood | Battery | Battle Sliver | Battlegrowth | Bayou | Beacon of Immortality
Beast Attack | Beast Within | Beck | Bile Urchin | Biomass Mutation | Bioshift | Birds of Paradise
Black Knight | Black Market | Blasphemous Act | Blaze | Blessings of Nature | Blighted Agent | Blizzard Specter
Blood Artist | Blood Bairn | Blood Cultist | Blood Moon | Blood Sun | Bloodbond March | Bloodflow Connoisseur
Bloodforged Battle-Axe | Bloodghast | Bloodgift Demon | Bloodrage Vampire | Bloodscent | Blue, Loyal Raptor
Boggart Brute | Boil | Bonded Construct | Bone Splinters | Bonebreaker Giant | Boneclad Necromancer
Bonecrusher Giant | Bonesplitter | Bonus Round | Boom | Boomerang | Bottle Gnomes | Bottomless Pool
Bower Passage | Brain Freeze | Brain Maggot | Brainstorm | Breaking | Breeding Pool | Briarpack Alpha
Broken Wings | Bronze Sable | Bronzehide Lion | Bump in the Night | Bust | Butcher Ghoul | Cackling Counterpart
Call | Call In a Professional | Call of the Herd | Canopy Gorger | Canopy Vista | Canyon Minotaur | Capricopian
Captain of the Mists | Captivating Vampire | Carnage Tyrant | Carnivorous Plant | Carrion Feeder | Castle Sengir
Cathedral Sanctifier | Cathedral of Serra | Caves of Koilos | Celestial Dawn | Centaur Courser | Chain of Vapor
Chalice of the Void | Champion of Lambholt | Champion of Wits | Champion's Drake | Chancellor of the Tangle
Chandra Nalaar | Chandra's Spitfire | Changeling Hero | Changeling Outcast | Charging Rhino | Child of Alara
Child of Night | Chimeric Mass | Chromatic Lantern | Chromatic Sphere | Chrome Mox | Citadel Siege
Citadel of Pain | City of Brass | Claim | Clear a Path | Clever Impersonator | Cloister Gargoyle | Clone
Cloudform | Cloudshift | Cogwork Librarian | Composite Golem | Condescend | Consign | Conspiracy
Consuming Sepulcher | Control Magic | Copy Enchantment | Corpse Traders | Counterlash | Counterspell
Cower in Fear | Cranial Plating | Craw Wurm | Crucible of Fire | Crucible of Worlds | Crumbling Vestige
Crusade | Crypt Creeper | Cryptic Command | Crystal Vein | Crystalline Crawler | Curate | Curse of Echoes
Curse of Opulence | Curse of the Pierced Heart | Cursed Courtier | Custodi Lich | Cut | Cyclonic Rift
Daggerback Basilisk | Damnation | Damping Sphere | Dance with Devils | Dangerous | Daring Demolition
Dark Ritual | Darksteel Citadel | Darksteel Forge | Darksteel Myr | Dawn | Daxos of Meletis | Dead
Deadbridge Chant | Deathmist Raptor | Defiant Elf | Deflecting Palm | Delver of Secrets | Derelict Attic
Desmond Miles | Despark | Desperate Ritual | Devilthorn Fox | Devoted Retainer | Diabolic Edict | Diamond Knight
Diluvian Primordial | Diplomatic Escort | Dire Fleet Daredevil | Disciplined Duelist | Disenchant | Dissipate
Divination | Doom Blade | Double Major | Doubling Cube | Doubling Season | Dragonshift | Drain Life
Dread Cacodemon | Dread Return | Dreadship Reef | Dromoka's Command | Dross Crocodile | Drowned Diner
Druid Class | Dryad Militant | Dualcaster Mage | Duneblast | Dungeon Crawler | Dungeon Map
Dungeon of the Mad Mage | Duplicant | Dusk | Ego Erasure | Elder of Laurels | Elderscale Wurm | Eldrazi Mimic
Eldrazi Temple | Elenda, the Dusk Rose | Elesh Norn, Mother of Machines | Elite Vanguard
Elspeth, Knight-Errant | Elvish Archdruid | Elvish Champion | Elvish Mystic | Elvish Spirit Guide | Ember Beast
Embraal Bruiser | Emrakul, the Aeons Torn | Enchanted Evening | Energy Storm | Engineered Explosives
Engineered Plague | Ensoul Artifact | Entering | Ephara, God of the Polis | Ephemerate | Erebos, God of the Dead
Essence of the Wild | Etched Oracle | Ethereal Haze | Ethersworn Canonist | Everdream | Evermind
Evernight Shade | Evolving Wilds | Exotic Orchard | Expedition Map | Explore the Underdark | Explosive Apparatus
Fabled Hero | Falkenrath Noble | Falkenrath Reaver | Fame | Far | Fastbond | Fate Transfer | Fates' Reversal
Fathom Mage | Faultgrinder | Fear of Being Hunted | Feed | Felhide Spiritbinder | Fencing Ace | Feral Invocation
Fervor | Field of the Dead | Fiend Hunter | Finish | Fire | Fire Ambush | Fire-Belly Changeling | Firebolt
Firebreathing | Fires of Invention | First Response | Flagstones of Trokair | Flame Slash | Flameheart Werewolf
Flamekin Herald | Flamescroll Celebrant | Flicker | Flickering Ward | Flight | Flinthoof Boar | Flooded Strand
Flowering Lumberknot | Food Chain | Fool's Demise | Forbidding Watchtower | Force of Will | Forcefield | Forest
Fork | Fortress Crab | Frenzied Goblin | Frogmite | Frontier Siege | Frost Titan | Frostwielder
Fugitive Wizard | Furnace Whelp | Furnace of Rath | Gaddock Teeg | Gaea's Cradle | Gaea's Revenge
Galadriel, Light of Valinor | Garruk's Gorehorn | Gather Specimens | Geist of the Moors | Geistflame
Gemstone Caverns | Genju of the Spires | Geralf's Messenger | Gerrard's Battle Cry | Ghost Quarter
Giant Growth | Giant Spider | Giant Tortoise | Gideon Blackblade | Gideon Jura | Gideon of the Trials
Gift of Immortality | Gingerbrute | Glacial Ray | Gladecover Scout | Glarecaster | Glassworks | Glimmerbell
Glimpse of Freedom | Glistener Elf | Gloom Stalker | Glorious Anthem | Glory Seeker | Goblin Assault
Goblin Bushwhacker | Goblin Cannon | Goblin Electromancer | Goblin Piker | Goblin Rabblemaster
Goblin Roughrider | Goblin War Drums | Gone | Gonti, Lord of Luxury | Gor Muldrak, Amphinologist
Graceful Reprieve | Graf Harvest | Grapeshot | Grasslands | Gratuitous Violence | Gremlin Tamer | Griselbrand
Grizzly Bears | Gruul Signet | Gush | Hagra Constrictor | Hail Storm | Halimar Wavewatch | Hallowed Burial
Hallowed Moonlight | Hama Pashar, Ruin Seeker | Hangarback Walker | Hardened Scales | Harmonic Sliver
Harness the Storm | Haze Frog | Healer's Hawk | Healing Salve | Hearthcage Giant | Heat Stroke
Helm of the Host | Hero's Downfall | High Ground | Hill Giant | Hive Mind | Honor of the Pure | Hornet Sting
Hospital Room | Howling Banshee | Howlpack Wolf | Huatli's Snubhorn | Humility | Hundred-Handed One
Hunted Ghoul | Huntmaster of the Fells | Hydradoodle | Ice | Ichthyomorphosis | Identity Thief
Illusionary Servant | Imoti, Celebrant of Bounty | Impulse | Incinerate | Incorrigible Youths
Indulgent Aristocrat | Inferno Fist | Infinite Reflection | Inkmoth Nexus | Innocent Blood
Insectile Aberration | Into the Fray | Into the Void | Irresistible Prey | Isamaru, Hound of Konda | Island
Isochron Scepter | It That Betrays | Ivory Mask | Ixidron | Izzet Staticaster | Jace Beleren
Jace, Memory Adept | Jayemdae Tome | Jinxed Ring | Jon Irenicus, Shattered One | Journey to Nowhere | Juggernaut
Jwari Scuttler | Kabira Crossroads | Kalitas, Traitor of Ghet | Kalonian Tusker | Karmic Justice
Karn Liberated | Kenrith's Transformation | Kessig Dire Swine | Kessig Forgemaster | Kinnan, Bonder Prodigy
Kiora's Follower | Kiora, the Crashing Wave | Kird Ape | Kismet | Kitchen Finks | Knight of Grace
Knight of Malice | Konda's Banner | Konda's Hatamoto | Kozilek, Butcher of Truth | Kraken Hatchling
Kruphix, God of Horizons | Kudo, King Among Bears | Kumano's Blessing | Kumano, Master Yamabushi | Lagac Lizard
Last Gasp | Lava Axe | Leave No Trace | Leech Bonder | Legerdemain | Leonin Shikari | Leovold, Emissary of Trest
Ley Druid | Leyline of Sanctity | Leyline of the Void | Life and Limb | Lifelink | Lightning Bolt
Lightning Crafter | Lightning Greaves | Liliana Vess | Liliana, Death Wielder | Lingering Souls
Liquimetal Coating | Llanowar Elves | Locker Room | Lone Missionary | Loss | Lost Mine of Phandelver | Lure
Lurebound Scarecrow | Lymph Sliver | Magma Jet | Magma Pummeler | Magus Lucea Kane | Magus of the Moon
Makeshift Mannequin | March of the Machines | Marchesa, the Black Rose | Marneus Calgar | Maro | Martyr of Sands
Martyrs of Korlis | Maskwood Nexus | Massive Raid | Master Biomancer | Master Decoy | Master of Cruelties
Master of the Feast | Matter Reshaper | Meat Locker | Melek, Izzet Paragon | Melira's Keepers | Memnite
Memory Lapse | Merfolk Spy | Merfolk of the Pearl Trident | Merieke Ri Berit | Mesmeric Fiend | Metallic Mimic
Metallic Rebuke | Metallic Sliver | Michiko's Reign of Truth | Mikaeus, the Unhallowed | Millikin | Mimic Vat
Mind's Desire | Minion of the Wastes | Minotaur Aggressor | Miraculous Recovery | Mirage Mirror | Mirari
Mirari's Wake | Mist Raven | Mistbind Clique | Moan of the Unhallowed | Mogg Flunkies | Molten Rain
Molten Sentry | Monastery Mentor | Monstrous Rage | Moorland Inquisitor | Mosswort Bridge | Mountain
Mountain Stronghold | Mouth | Mox Emerald | Mox Opal | Mox Sapphire | Muraganda Petroglyphs | Murder
Murder Investigation | Murderous Cut | Murderous Rider | Murktide Regent | Mutavault | Mycosynth Lattice
Myr Enforcer | Nadaar, Selfless Paladin | Nahiri, the Lithomancer | Nameless Race | Naturalize | Necrobite
Necropede | Necroskitter | Nessian Boar | Nettle Guard | Never | Neverwinter Hydra | Neyith of the Dire Hunt
Night Market Guard | Night's Whisper | Nightshade Stinger | Nissa of Shadowed Boughs | Nissa, Sage Animist
Nissa, Vastwood Seer | Noble Banneret | Not Dead After All | Noxious Ghoul | Noxious Hatchling | Nuclear Fallout
Nykthos, Shrine to Nyx | Oathsworn Knight | Ob Nixilis Reignited | Ob Nixilis, the Fallen | Oblivion
Oblivion Ring | Obstinate Baloth | Omnath, Locus of Mana | Ondu Rising | Opalescence | Oracle en-Vec
Oracle of Dust | Orcish Conscripts | Orcish Farmer | Ornithopter | Ovinize | Owlin Shieldmage | Pacifism
Pact of the Titan | Palace Guard | Palace Sentinels | Palace Siege | Paliano Vanguard | Palinchron
Palisade Giant | Panharmonicon | Panic | Panoptic Mirror | Paradise Plume | Paradox Haze | Path to Exile
Pentad Prism | Perplexing Chimera | Persist | Pestilence | Phantasmal Image | Pharika, God of Affliction
Phyrexian Devourer | Phyrexian Metamorph | Phyrexian Obliterator | Phyrexian Processor | Phyrexian Vault
Pilgrim's Eye | Pillarfield Ox | Pine Walker | Pithing Needle | Plains | Planar Cleansing | Plateau
Platinum Emperion | Polukranos, Unchained | Portrait of Michiko | Power Surge | Primal Clay | Primal Rage
Primitive Etchings | Prismatic Omen | Privileged Position | Prodigal Pyromancer | Prodigal Sorcerer | Profit
Progenitor Mimic | Promised Kannushi | Protean Hydra | Protect | Psychic Possession | Public Execution
Pulmonic Sliver | Puncture Blast | Puppet Master | Puresteel Paladin | Pyromancer Ascension | Pyromania
Queen Marchesa | Quest for the Gravelord | Quicken | Quicksilver Elemental | Quirion Elves | Raging Goblin
Rainbow Crow | Raise the Alarm | Rally the Ancestors | Ranger's Guile | Raptor Hatchling
Rashmi, Eternities Crafter | Ravager of the Fells | Raven's Crime | Ravenous Chupacabra | Razorclaw Bear
Reach Through Mists | Read the Bones | Ready | Reanimate | Reassembling Skeleton | Red Sun's Zenith
Reflecting Pool | Regrowth | Relentless Rats | Relic of Progenitus | Reliquary Tower | Rest in Peace
Resurrection Orb | Retribution of the Ancients | Return | Return Triumphant | Revel in Silence
Reversal of Fortune | Reverse Engineer | Reviving Dose | Revoke Existence | Ribbons | Riku of Two Reflections
Ring of Evos Isle | Rite of Belzenlok | Rite of Replication | River of Tears | Roaming Throne
Rockslide Elemental | Roon of the Hidden Realm | Root Maze | Rough | Rowen | Royal Assassin | Rude Awakening
Ruin Processor | Runeclaw Bear | Runed Halo | Runeflare Trap | Sacred Ground | Safe Passage | Safehold Elite
Saffi Eriksdotter | Sage's Reverie | Sanctuary Blade | Sarkhan the Masterless | Satyr Firedancer
Satyr Wayfinder | Savannah | Savannah Lions | Saving Grasp | Scalding Tarn | Scapeshift | Scathe Zombies
Scion of Vitu-Ghazi | Scorching Lava | Scourge of Valkas | Seafarer's Quay | Seance | Seasoned Dungeoneer
Seasons Past | Second Guess | Sefris of the Hidden Ways | Sejiri Merfolk | Selhoff Occultist | Sengir Vampire
Sentinel Spider | Sepulchral Primordial | Seraph | Serra Angel | Serra Ascendant | Serra Paragon | Serve
Sevinne's Reclamation | Shambling Ghoul | Shapesharer | Sharuum the Hegemon | Shatter | Shattered Yard
Shatterstorm | Shelldock Isle | Shivan Meteor | Shock | Shred Memory | Sidisi, Brood Tyrant
Sidisi, Undead Vizier | Siege Wurm | Silence | Silent Arbiter | Silent Skimmer | Silvercoat Lion
Silverquill, the Disputant | Simian Spirit Guide | Simic Charm | Simic Guildmage | Simic Sky Swallower
Sisters of Stone Death | Sky Ruin Drake | Skyline Despot | Sleight of Hand | Smallpox | Sol Ring | Solitude
Somberwald Alpha | Song of the Dryads | Sonorous Howlbonder | Sorin, Solemn Visitor | Soul Warden | Spark Double
Spectral Bears | Spectral Procession | Spelltwine | Spiritual Visit | Spiteful Shadows | Spreading Seas
Squandered Resources | Squee, Goblin Nabob | Squelch | Stangg | Starfield of Nyx | Start | Stasis Snare
Staunch Defenders | Steam Vents | Steel Hellkite | Stern Constable | Stifle | Stoke the Flames | Stolen Identity
Stomp | Stomping Ground | Stone Rain | Storm Cauldron | Storm Crow | Stormscape Battlemage | Stormtide Leviathan
Strangleroot Geist | Street Wraith | Strionic Resonator | Strip Mine | Stronghold Assassin | Sun Titan
Sunscorch Regent | Suntouched Myr | Supreme Verdict | Surgical Extraction | Surgical Suite | Swamp | Swan Song
Sweltering Suns | Swift End | Swift Warkite | Swords to Plowshares | Sylvan Advocate | Sylvan Library | Taiga
Tamiyo, Field Researcher | Tarmogoyf | Tatterkite | Tear | Tendrils of Agony | Terastodon | Terminate | Terror
Test of Talents | Thada Adel, Acquisitor | Thalakos Seer | Thalia, Guardian of Thraben | The Prismatic Piper
The Triumph of Anax | Thief of Hope | Thieving Skydiver | Thopter Spy Network | Thought Harvester | Thoughtcast
Thrasta, Tempest's Roar | Threads of Disloyalty | Three Bowls of Porridge | Throne Warden
Throne of the High City | Through the Breach | Tinder Wall | Titanic Growth | Tithing Blade | Toil
Tomb of Annihilation | Tooth and Nail | Tormented Soul | Tormenting Voice | Transcendent Master | Transpose
Treacherous Pit-Dweller | Tremor | Trinisphere | Tromokratis | Tropical Island | Trostani, Selesnya's Voice
Trouble | Tumble | Tundra | Tunnel Ignus | Turn to Frog | Turnabout | Turntimber Basilisk | Twincast
Typhoid Rats | Ugin, the Spirit Dragon | Ulamog's Crusher | Ulamog, the Infinite Gyre
Ulrich of the Krallenhorde | Ulrich, Uncontested Alpha | Ultimate Price | Umezawa's Jitte | Unbreathing Horde
Undercity | Undergrowth Champion | Underworld Cerberus | Undying Evil | Unhallowed Pact | Unholy Citadel
Unholy Hunger | Unscythe, Killer of Kings | Unstable Shapeshifter | Unstoppable Ash | Upwelling
Urborg, Tomb of Yawgmoth | Uro, Titan of Nature's Wrath | Urza's Ruinous Blast | Valakut, the Molten Pinnacle
Vampire Nighthawk | Vedalken Mastermind | Veil of Secrecy | Venerated Loxodon | Vengeful Townsfolk
Venom Sliver | Venser, the Sojourner | Verdant Force | Vesuvan Doppelganger | Veteran Dungeoneer | Vigor Mortis
Voice of All | Voice of Resurgence | Void Attendant | Void Maw | Void Winnower | Volatile Stormdrake
Volcanic Geyser | Volcanic Hammer | Volcanic Island | Vorapede | Vorinclex, Monstrous Raider
Vorinclex, Voice of Hunger | Vorpal Sword | Walking Ballista | Walking Corpse | Wall of Frost | Wall of Omens
Wanderwine Prophets | Wane | Ward of Piety | Warden of the First Tree | Warp World | Wastes
Watcher for Tomorrow | Watcher in the Web | Waterfall Aerialist | Wax | Weapon Rack | Wear | Wheel of Fortune
Whisperwood Elemental | White Knight | White Plume Adventurer | Widow's Walk | Wight of Precinct Six
Wild Growth | Wild Nacatl | Wild Pair | Wildwood Rebirth | Willbreaker | Willing | Wily Bandar | Wind Drake
Windbrisk Heights | Witness the End | Wizard Class | Woodland Changeling | Worldgorger Dragon | Worship
Wrath of God | Wurmcoil Engine | Yamabushi's Flame | Yamabushi's Storm | Yavimaya, Cradle of Growth
Yawgmoth's Bargain | Yawgmoth's Will | Young Red Dragon | Zada, Hedron Grinder | Zephyr Falcon | Zephyr Sprite
Zoetic Cavern
`
  .trim()
  .split(/\n| \| /);
