import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { artifact, entersAsCopy } from '../../machines/rules/abilities/write/index.ts';

/** "You may have this enter as a copy of any artifact, except it’s an enchantment in addition to its other types." */
const likeness = card('Metal Likeness', ['enchantment'], {
  manaCost: '{U}',
  abilities: [entersAsCopy(artifact, { change: 'addTypes', types: ['enchantment'] })],
});
const tick = creature('Rusty Tick', '1/3', '', { types: ['artifact', 'creature'] });
/** "You may have this enter as a copy of any artifact or creature, except it’s an artifact in addition." */
const shapes = creature('Metal Shapes', '0/0', '', {
  types: ['artifact', 'creature'],
  manaCost: '{U}',
  abilities: [
    entersAsCopy({ anyType: ['artifact', 'creature'] }, { change: 'addTypes', types: ['artifact'] }),
  ],
});
const ram = {
  ...card('Heavy Ram', ['artifact'], { supertypes: ['legendary'], subtypes: 'Vehicle' }),
  power: 5,
  toughness: 5,
};
const gathered = ['alice passes', 'bob casts Gather Specimens', 'everyone passes'] as const;

export default [
  scenario('616.2: what enters as a copy of a creature is a creature that another effect takes', {
    rules: ['616.2', '616.1b', '614.12'],
    alice: { battlefield: [tick, 'Sol Ring'], hand: [likeness], mana: 'U' },
    bob: { battlefield: ['Ornithopter'], hand: ['Gather Specimens'], mana: 'UUUUUU' },
    script: [
      ...gathered,
      'alice casts Metal Likeness',
      'everyone passes',
      'alice says yes',
      'alice chooses Rusty Tick',
      { expect: { game: { stack: 0, priority: 'alice' } } },
    ],
    expect: {
      'Metal Likeness': {
        name: 'Rusty Tick',
        controller: 'bob',
        owner: 'alice',
        types: ['artifact', 'creature', 'enchantment'],
      },
    },
    control: {
      script: [
        ...gathered,
        'alice casts Metal Likeness',
        'everyone passes',
        'alice says yes',
        'alice chooses Sol Ring',
      ],
      expect: { 'Metal Likeness': { name: 'Sol Ring', controller: 'alice' } },
    },
  }),
  scenario('616.1b: who is to control it comes first, and then that player chooses what it copies', {
    rules: ['616.1b', '616.1c', '616.1d'],
    alice: { battlefield: [ram], hand: [shapes], mana: 'U' },
    bob: { battlefield: ['Hill Giant'], hand: ['Gather Specimens'], mana: 'UUUUUU' },
    script: [
      ...gathered,
      'alice casts Metal Shapes',
      'everyone passes',
      { expect: { game: { asked: { player: 'bob', kind: 'confirm' } } } },
      'bob says yes',
      'bob chooses Heavy Ram',
    ],
    expect: {
      'Metal Shapes': { name: 'Heavy Ram', controller: 'bob', owner: 'alice' },
    },
    control: {
      script: [
        'alice casts Metal Shapes',
        'everyone passes',
        { expect: { game: { asked: { player: 'alice', kind: 'confirm' } } } },
        'alice says yes',
        'alice chooses Hill Giant',
      ],
      expect: { 'Metal Shapes': { name: 'Hill Giant', controller: 'alice' } },
    },
  }),
];
