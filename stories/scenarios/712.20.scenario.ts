import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { Ability, CardDefinition } from '../../machines/rules/index.ts';
import { sorcery, targetCreature } from './meld-pair.ts';

/** As it transforms, its controller chooses a color, and it gets two counters; it has protection from that color. */
const asItTransforms: readonly Ability[] = [
  {
    kind: 'static',
    replaces: {
      event: { would: 'transform' },
      choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
      counters: { kind: '+1/+1', count: 2 },
    },
  },
  {
    kind: 'static',
    changes: [{ change: 'addColors', colors: { chosen: 'color' } }],
  },
];
const chooser: CardDefinition = {
  ...creature('Quiet Watcher', '1/1', '', { manaCost: '{W}' }),
  back: { ...creature('Loud Chooser', '0/1'), colorIndicator: ['W'], abilities: asItTransforms },
};
/** The same text on its front face. */
const unready: CardDefinition = {
  ...creature('Early Chooser', '1/1', '', { manaCost: '{W}' }),
  abilities: asItTransforms,
  back: { ...creature('Plain Watcher', '0/1'), colorIndicator: ['W'] },
};
const turnOver = sorcery('Turn Over', [{ do: 'transform', what: { target: 0 } }], targetCreature);
const convert = sorcery('Convert It', [{ do: 'convert', what: { target: 0 } }], targetCreature);

export default [
  scenario(
    '712.20: what is done as it transforms is said by the face that it will have, and done as it does',
    {
      rules: ['712.20', '614.1'],
      alice: { battlefield: [chooser], hand: [turnOver], mana: 'C' },
      bob: {},
      script: [
        'alice casts Turn Over on Quiet Watcher',
        'pass until alice decides',
        { expect: { 'Quiet Watcher': { name: 'Quiet Watcher' } } },
        'alice chooses red',
      ],
      // It never was a 0/1 without counters.
      expect: {
        'Quiet Watcher': { name: 'Loud Chooser', power: 2, colors: 'WR', counters: { '+1/+1': 2 } },
      },
      control: {
        setup: { alice: { battlefield: [unready], hand: [turnOver], mana: 'C' } },
        script: ['alice casts Turn Over on Early Chooser', 'pass until the stack is empty'],
        expect: {
          'Early Chooser': { name: 'Plain Watcher', power: 0, colors: 'W', counters: { '+1/+1': 0 } },
        },
      },
    },
  ),
  scenario('712.20: the same is done as it converts', {
    rules: ['712.20', '701.28a'],
    alice: { battlefield: [chooser], hand: [convert], mana: 'C' },
    bob: {},
    script: ['alice casts Convert It on Quiet Watcher', 'pass until alice decides', 'alice chooses green'],
    expect: { 'Quiet Watcher': { name: 'Loud Chooser', colors: 'WG' } },
    control: { script: [], expect: { 'Quiet Watcher': { name: 'Quiet Watcher', colors: 'W' } } },
  }),
];
