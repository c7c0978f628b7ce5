import type { Deck } from './deck.ts';

export const groveAndGrave: Deck = {
  name: 'Grove and Grave',
  about: 'White, black and green: creatures that come back, and enchantments that change what all others do.',
  list: `2 Birds of Paradise
2 Hunted Ghoul
2 Wight of Precinct Six
2 Mesmeric Fiend
1 Academy Rector
2 Captivating Vampire
1 Vampire Nighthawk
2 Turntimber Basilisk
1 Harmonic Sliver
1 Venom Sliver
2 Evernight Shade
1 Sidisi, Brood Tyrant
2 Boneclad Necromancer
1 Haze Frog
1 Nessian Boar
1 Ob Nixilis, the Fallen
1 Roon of the Hidden Realm

1 Crucible of Worlds
1 Humility
1 Enchanted Evening
1 Bower Passage
1 Root Maze

1 Dromoka's Command
1 Biomass Mutation
1 Irresistible Prey
1 Daring Demolition
1 Miraculous Recovery
1 Flicker
1 Safe Passage
1 Ethereal Haze
1 Silence

4 Forest
4 Swamp
3 Plains
2 Bayou
2 Savannah
2 Grasslands
3 Reflecting Pool
1 City of Brass
`,
};
