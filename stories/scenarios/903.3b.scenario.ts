import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { bell, meldThem, sexton, sorcery, targetCreature } from './meld-pair.ts';

const unsummon = sorcery(
  'Send Back',
  [{ do: 'move', what: { target: 0 }, to: { zone: 'hand' } }],
  targetCreature,
);

const gull = creature('Marsh Gull', '3/4', 'flying', {
  supertypes: ['legendary'],
  manaCost: '{4}{U}',
  abilities: [{ kind: 'keyword', keyword: 'mutate', cost: [{ pay: 'mana', cost: '{3}{U}' }] }],
});
const boar = creature('Drowsy Boar', '2/5', 'trample', { subtypes: ['Boar'] });

const swell = sorcery(
  'Swell',
  [
    {
      do: 'modify',
      what: { target: 0 },
      changes: [
        { change: 'modifyPowerToughness', power: 14, toughness: 0 },
        { change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] },
      ],
      until: 'untilEndOfTurn',
    },
  ],
  targetCreature,
);

export default [
  scenario('903.3b: what a commander has melded into is a commander, and its damage counts as that card’s', {
    rules: ['903.3b', '903.10a', '704.6c'],
    alice: { battlefield: [{ card: bell }, sexton], commanders: ['Rust Sexton'], hand: [swell], mana: 'CC' },
    bob: { life: 100 },
    script: [
      ...meldThem,
      'alice casts Swell on Walking Town',
      'pass until the stack is empty',
      'alice attacks bob with Walking Town',
      'pass until alice’s declareBlockers',
      'everyone passes',
    ],
    expect: { bob: { lost: '704.6c' } },
    control: {
      setup: { alice: { battlefield: [bell, sexton], commanders: [] } },
      expect: { bob: { lost: false, life: 79 } },
    },
  }),
  scenario('903.9c: of a melded permanent only the card that is a commander goes to the command zone', {
    rules: ['903.9c', '903.9b', '903.3b', '712.21d'],
    alice: { battlefield: [bell, sexton], commanders: ['Rust Sexton'], hand: [unsummon], mana: 'CC' },
    bob: {},
    script: [
      ...meldThem,
      'alice casts Send Back on Walking Town',
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { 'Rust Sexton': { on: 'command' }, 'Iron Bell': { on: 'hand' } },
    control: {
      script: [
        ...meldThem,
        'alice casts Send Back on Walking Town',
        'pass until alice decides',
        'alice says no',
      ],
      expect: { 'Rust Sexton': { on: 'hand' }, 'Iron Bell': { on: 'hand' } },
    },
  }),
  scenario(
    '903.3c: a merged permanent is a commander if one of its components is, and only that goes to the command zone',
    {
      rules: ['903.3c', '903.9c', '730.3'],
      alice: { battlefield: [boar, gull], commanders: ['Marsh Gull'], hand: [unsummon], mana: 'CUCCC' },
      bob: { hand: ['Boomerang'], mana: 'UU' },
      script: [
        'alice passes',
        'bob casts Boomerang on Marsh Gull',
        'pass until alice decides',
        'alice says yes',
        'alice casts Marsh Gull by mutate on Drowsy Boar',
        'everyone passes',
        'alice says yes',
        'alice casts Send Back on Drowsy Boar',
        'pass until alice decides',
        'alice says yes',
      ],
      expect: { 'Marsh Gull': { on: 'command' }, 'Drowsy Boar': { on: 'hand' } },
      control: {
        script: [
          'alice passes',
          'bob casts Boomerang on Marsh Gull',
          'pass until alice decides',
          'alice says yes',
          'alice casts Marsh Gull by mutate on Drowsy Boar',
          'everyone passes',
          'alice says yes',
          'alice casts Send Back on Drowsy Boar',
          'pass until alice decides',
          'alice says no',
        ],
        expect: { 'Marsh Gull': { on: 'hand' }, 'Drowsy Boar': { on: 'hand' } },
      },
    },
  ),
];
