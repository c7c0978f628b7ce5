import type { Deck } from './deck.ts';

export const greenGiants: Deck = {
  name: 'Green Giants',
  about: 'Elves make mana, and what they pay for is larger than what others have.',
  list: `4 Llanowar Elves
2 Elvish Mystic
2 Birds of Paradise
1 Arbor Elf
3 Kalonian Tusker
2 Strangleroot Geist
2 Centaur Courser
2 Elvish Archdruid
1 Daggerback Basilisk
1 Maro
2 Briarpack Alpha
1 Giant Spider
2 Charging Rhino
2 Vorapede
1 Sentinel Spider
2 Carnage Tyrant
1 Verdant Force
1 Walking Ballista
1 Wurmcoil Engine

1 Giant Growth
1 Primal Rage
1 Beast Within
1 Call of the Herd
1 Umezawa's Jitte

20 Forest
1 Yavimaya, Cradle of Growth
1 Gaea's Cradle
`,
};
