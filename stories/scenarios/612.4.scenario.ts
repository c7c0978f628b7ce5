import { scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { sorcery } from './meld-pair.ts';

/** "Change the text of target permanent by replacing all instances of one creature type with another." */
const rewrite = sorcery(
  'Rewrite',
  [
    { do: 'chooseValue', what: 'creatureType', link: 'one', anew: true },
    { do: 'chooseValue', what: 'creatureType', link: 'other', anew: true },
    {
      do: 'modify',
      what: { target: 0 },
      changes: [{ change: 'changeWord', from: { chosen: 'one' }, to: { chosen: 'other' } }],
      until: 'forever',
    },
  ],
  [{ objects: {} }],
);
const warren: CardDefinition = {
  name: 'Old Warren',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{C}' }],
      effect: [
        {
          do: 'create',
          token: { types: ['creature'], subtypes: ['Goblin'], colors: ['R'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
};
export default [
  scenario('612.2a: a text that creates tokens is changed in their creature type, and so in their name', {
    rules: ['612.2a', '612.2', '111.4'],
    alice: { battlefield: [warren], hand: [rewrite], mana: 'CC' },
    bob: {},
    script: [
      'alice casts Rewrite on Old Warren',
      'everyone passes',
      'alice chooses Goblin',
      'alice chooses Elf',
      'alice activates Old Warren',
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: ['Elf Token', 'Old Warren'] } },
    control: {
      script: ['alice activates Old Warren', 'pass until the stack is empty'],
      expect: { alice: { battlefield: ['Goblin Token', 'Old Warren'] } },
    },
  }),
  scenario('612.4: a text-changing effect changes a token’s subtypes, and not its name', {
    rules: ['612.4', '612.2'],
    alice: { battlefield: [warren], hand: [rewrite], mana: 'CC' },
    bob: {},
    script: [
      'alice activates Old Warren',
      'pass until the stack is empty',
      'alice casts Rewrite on Goblin Token',
      'everyone passes',
      'alice chooses Goblin',
      'alice chooses Elf',
    ],
    expect: { 'Goblin Token': { name: 'Goblin Token', subtypes: ['Elf'] } },
    control: {
      script: ['alice activates Old Warren', 'pass until the stack is empty'],
      expect: { 'Goblin Token': { name: 'Goblin Token', subtypes: ['Goblin'] } },
    },
  }),
];
