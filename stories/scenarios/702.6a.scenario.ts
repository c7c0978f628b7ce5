import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  as,
  create,
  equip,
  modify,
  one,
  plus,
  spell,
  target,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const others = {
  number: 'count',
  of: { type: 'creature', controller: 'you', notAmong: { event: 'object' } },
} as const;
/** Makes a creature that attacks alone as much stronger as its player controls others. */
const sigil = card('Sigil of One', ['artifact'], {
  manaCost: '{2}',
  subtypes: 'Equipment',
  abilities: [
    triggered({
      when: { on: 'attacks', object: 'attached', alone: true },
      effect: [untilEndOfTurn({ event: 'object' }, plus(others, others))],
    }),
    equip('{1}'),
  ],
});
/** Gains control of an Equipment and attaches it to a creature token of 0/0. */
const wrest = card('Wrest Away', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [one({ subtype: 'Equipment' })],
      modify(target(0), 'forever', { change: 'control', by: 'you' }),
      as('germ', create({ types: ['creature'], subtypes: ['Germ'], colors: ['B'], power: 0, toughness: 0 })),
      { do: 'attach', what: target(0), to: { named: 'germ' } },
    ),
  ],
});

export default [
  scenario(
    '702.6a: equip attaches an Equipment that another player controls by then, and it stays that player’s',
    {
      rules: ['702.6a', '301.5d', '704.5f', '113.7a'],
      alice: { battlefield: [sigil, 'Hill Giant'], mana: 'C' },
      bob: { hand: [wrest], mana: 'U', battlefield: ['Grizzly Bears'] },
      script: [
        'alice activates Sigil of One on Hill Giant',
        'alice passes',
        'bob casts Wrest Away on Sigil of One',
        'everyone passes',
        { expect: { 'Sigil of One': { controller: 'bob', attachedTo: null } } },
        'everyone passes',
        { expect: { 'Sigil of One': { controller: 'bob', attachedTo: 'Hill Giant' } } },
        'alice attacks bob with Hill Giant',
        'pass until the stack is empty',
        'bob blocks nothing',
      ],
      // Its ability is Bob's, who controls one creature.
      expect: { bob: { life: 16 } },
      control: {
        script: [
          'alice activates Sigil of One on Hill Giant',
          'everyone passes',
          'alice attacks bob with Hill Giant',
          'pass until the stack is empty',
          'bob blocks nothing',
        ],
        expect: { 'Sigil of One': { controller: 'alice', attachedTo: 'Hill Giant' }, bob: { life: 17 } },
      },
    },
  ),
];
