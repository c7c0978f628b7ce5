import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  base,
  equip,
  having,
  plus,
  protectionFrom,
  replacement,
  spell,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** As it enters, choose a color: everything is that color as well, in every zone. */
const painter = creature('Painting Scarecrow', '1/3', '', {
  manaCost: '{0}',
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
    }),
    affecting(
      {
        union: [
          all({}),
          all({ zone: 'stack', stackObject: 'spell' }),
          all({ zone: ['hand', 'library', 'graveyard', 'exile', 'command'] }),
        ],
      },
      { change: 'addColors', colors: { chosen: 'color' } },
    ),
  ],
});
const sword = card('Sword of Two Waters', ['artifact'], {
  subtypes: 'Equipment',
  abilities: [
    affecting('attached', plus(2, 2), having(protectionFrom('blue', { color: 'U' }))),
    equip('{0}'),
  ],
});
/** It loses all abilities and becomes a red 0/1 Weird. */
const twist = card('Twist It', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell(
      [targetCreature],
      untilEndOfTurn(
        target(0),
        { change: 'removeAllAbilities' },
        { change: 'setColors', colors: ['R'] },
        { change: 'setSubtypes', subtypes: ['Weird'] },
        base(0, 1),
      ),
    ),
  ],
});
const painted = (color: string) => [
  'alice casts Painting Scarecrow',
  'everyone passes',
  `alice chooses ${color}`,
];
const equipped = ['alice activates Sword of Two Waters on Painting Scarecrow', 'everyone passes'];
const alice = { battlefield: [sword, 'Grizzly Bears'], hand: [painter] };
const bob = { hand: [twist] };

export default [
  scenario('702.16d: an Equipment of the color from which it gives protection is attached, and comes off', {
    rules: ['702.16d', '704.5n'],
    alice,
    bob,
    script: [
      ...painted('blue'),
      {
        expect: {
          'Sword of Two Waters': { colors: 'U' },
          'Grizzly Bears': { colors: 'UG' },
          'Twist It': { colors: 'U' },
        },
      },
      ...equipped,
    ],
    expect: {
      'Sword of Two Waters': { on: 'battlefield', attachedTo: null },
      'Painting Scarecrow': { power: 1 },
      game: {
        happened: [
          { event: 'attach', object: 'Sword of Two Waters', times: 1 },
          { event: 'unattach', object: 'Sword of Two Waters', rule: '704.5n' },
        ],
      },
    },
    control: {
      script: [...painted('black'), ...equipped],
      expect: {
        'Sword of Two Waters': { attachedTo: 'Painting Scarecrow' },
        'Painting Scarecrow': { power: 3, has: ['protection'] },
      },
    },
  }),
  scenario('613.1f: what makes colors in layer 5 has made them when its ability is taken in layer 6', {
    rules: ['613.1e', '613.1f', '613.6', '702.16d'],
    alice,
    bob,
    script: [
      ...painted('blue'),
      'alice passes',
      'bob casts Twist It on Painting Scarecrow',
      'everyone passes',
      {
        expect: {
          'Painting Scarecrow': { colors: 'R', power: 0, subtypes: ['Weird'] },
          'Sword of Two Waters': { colors: 'U' },
          'Grizzly Bears': { colors: 'UG' },
        },
      },
      ...equipped,
    ],
    expect: { 'Sword of Two Waters': { on: 'battlefield', attachedTo: null } },
    control: {
      script: [
        ...painted('black'),
        'alice passes',
        'bob casts Twist It on Painting Scarecrow',
        'everyone passes',
        { expect: { 'Sword of Two Waters': { colors: 'B' } } },
        ...equipped,
      ],
      expect: {
        'Sword of Two Waters': { attachedTo: 'Painting Scarecrow' },
        'Painting Scarecrow': { colors: 'R', power: 2 },
      },
    },
  }),
];
