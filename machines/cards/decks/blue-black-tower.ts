import type { Deck } from './deck.ts';

export const blueBlackTower: Deck = {
  name: 'Blue-Black Tower',
  about: 'Spells are countered, creatures destroyed, cards drawn; what wins comes late.',
  list: `2 Wall of Frost
1 Typhoid Rats
2 Vampire Nighthawk
2 Ravenous Chupacabra
1 Mist Raven
1 Air Elemental
1 Bloodgift Demon
1 Griselbrand

3 Counterspell
1 Dissipate
1 Condescend
1 Memory Lapse
1 Swan Song
1 Force of Will
1 Cryptic Command

1 Murder
2 Doom Blade
1 Hero's Downfall
1 Last Gasp
1 Diabolic Edict
1 Cower in Fear
1 Damnation

1 Brainstorm
1 Impulse
1 Divination
1 Night's Whisper
1 Read the Bones
1 Jace Beleren
1 Ob Nixilis Reignited

9 Island
8 Swamp
4 Evolving Wilds
2 City of Brass
1 Urborg, Tomb of Yawgmoth
1 Reliquary Tower
`,
};
