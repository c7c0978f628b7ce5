import { card, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, equip, forMirrodin, plus } from '../../machines/rules/abilities/write/index.ts';

const banner = card('Rebel Banner', ['artifact'], {
  subtypes: 'Equipment',
  manaCost: '{0}',
  abilities: [forMirrodin, affecting('attached', plus(1, 1)), equip('{2}')],
});

export default [
  scenario('702.163a: a Rebel comes along, and carries it', {
    rules: ['702.163', '702.163a'],
    alice: { hand: [banner] },
    bob: {},
    script: ['alice casts Rebel Banner', 'pass until the stack is empty'],
    expect: {
      alice: { battlefield: ['Rebel Banner', 'Rebel Token'] },
      'Rebel Token': { power: 3, toughness: 3, colors: 'R' },
      'Rebel Banner': { attachedTo: 'Rebel Token' },
    },
    control: {
      setup: { alice: { hand: [], battlefield: [banner] } },
      script: ['pass until the end step'],
      expect: { alice: { battlefield: ['Rebel Banner'] } },
    },
  }),
];
