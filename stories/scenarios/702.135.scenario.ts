import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { afterlife } from '../../machines/rules/abilities/write/index.ts';

const cleric = creature('Grave Cleric', '2/2', '', { abilities: [afterlife(2)] });

export default [
  scenario('702.135a: as it dies, so many flying Spirits, white and black', {
    rules: ['702.135', '702.135a', '111.3'],
    alice: { battlefield: [cleric] },
    bob: { battlefield: ['Mountain'], hand: ['Shock'] },
    turn: { of: 'bob' },
    script: ['bob casts Shock on Grave Cleric', 'pass until the stack is empty'],
    expect: {
      alice: { battlefield: ['Spirit Token', 'Spirit Token'] },
      'Spirit Token 1': { power: 1, toughness: 1, colors: 'WB', has: ['flying'] },
    },
    control: {
      setup: { bob: { battlefield: ['Plains'], hand: ['Swords to Plowshares'] } },
      script: ['bob casts Swords to Plowshares on Grave Cleric', 'pass until the stack is empty'],
      expect: { alice: { battlefield: 0, exile: ['Grave Cleric'] } },
    },
  }),
];
