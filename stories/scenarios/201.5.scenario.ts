import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anotherCreature,
  exileUntilLeaves,
  mana,
  one,
  tap,
  target,
} from '../../machines/rules/abilities/write/index.ts';

/** Its text says when what it exiles comes back: as the object with the ability leaves, by whatever name. */
const warden = creature('Warden of the Gate', '3/3', '', {
  abilities: [
    activated({
      cost: [mana('{W}'), tap],
      targets: [one(anotherCreature)],
      effect: [exileUntilLeaves(target(0))],
    }),
  ],
});
/** The Mirror exiles the Giant as a copy, and is itself again in the next turn. */
const exiled = [
  'alice activates Mirage Mirror on Warden of the Gate',
  'everyone passes',
  'alice activates Mirage Mirror on Hill Giant',
  'everyone passes',
  "pass until bob's upkeep",
  { expect: { 'Mirage Mirror': { name: 'Mirage Mirror' }, 'Hill Giant': { on: 'exile' } } },
  "pass until alice's precombatMain",
] as const;

export default [
  scenario('201.5: by its name a copy means itself, also once it is no copy any more', {
    rules: ['201.5', '610.3', '707.2', '302.6'],
    alice: {
      battlefield: [
        'Mirage Mirror',
        warden,
        'Hill Giant',
        { card: 'Island', count: 2 },
        { card: 'Plains', count: 5 },
      ],
      hand: ['Boomerang', 'Disenchant'],
    },
    bob: {},
    script: [
      ...exiled,
      'alice casts Disenchant on Mirage Mirror',
      'everyone passes',
      { expect: { 'Hill Giant': { on: 'battlefield', controller: 'alice' } } },
      // It came back this turn.
      'refused 302.6: alice attacks bob with Hill Giant',
    ],
    expect: { 'Mirage Mirror': { on: 'graveyard' }, 'Warden of the Gate': { on: 'battlefield' } },
    control: {
      script: [...exiled, 'alice casts Boomerang on Warden of the Gate', 'everyone passes'],
      expect: { 'Warden of the Gate': { on: 'hand' }, 'Hill Giant': { on: 'exile' } },
    },
  }),
];
