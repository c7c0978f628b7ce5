import type { Deck } from './deck.ts';

export const blueRedMirrors: Deck = {
  name: 'Blue-Red Mirrors',
  about: 'Spells and creatures are copied, damage is doubled, and what others own fights for it.',
  list: `1 Agent of Stromgald
2 Howlpack Wolf
1 Magus of the Moon
2 Dualcaster Mage
2 Alluring Siren
1 Kiora's Follower
2 Hangarback Walker
2 Diamond Knight
1 Battle Sliver
2 Akroan Conscriptor
2 Willbreaker
1 Frost Titan
1 Hearthcage Giant
1 Riku of Two Reflections

1 Aether Vial
1 Bloodforged Battle-Axe
1 Liquimetal Coating
1 Resurrection Orb
1 Mirari
1 Ensoul Artifact
1 Pyromania
1 Citadel of Pain
1 Furnace of Rath
1 Gratuitous Violence

2 Twincast
1 Fork
1 Call In a Professional
1 Blasphemous Act
1 Counterspell
1 Lightning Bolt

9 Mountain
8 Island
2 Volcanic Island
1 Tropical Island
2 Reflecting Pool
`,
};
