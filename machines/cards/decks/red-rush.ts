import type { Deck } from './deck.ts';

export const redRush: Deck = {
  name: 'Red Rush',
  about: 'Goblins that are there at once, and fire for what is in their way.',
  list: `4 Raging Goblin
3 Goblin Bushwhacker
2 Frenzied Goblin
3 Goblin Piker
2 Mogg Flunkies
2 Raptor Hatchling
3 Goblin Rabblemaster
2 Boggart Brute
1 Prodigal Pyromancer
1 Furnace Whelp
1 Scourge of Valkas

4 Lightning Bolt
3 Shock
2 Firebolt
2 Volcanic Hammer
1 Magma Jet
1 Blaze
1 Act of Treason

22 Mountain
`,
};
