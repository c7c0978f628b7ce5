import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  as,
  controllerOf,
  exile,
  gainLife,
  move,
  named,
  perform,
  spell,
  tap,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction } from '../../machines/rules/index.ts';

const green: Instruction = { do: 'addMana', mana: ['G'] };
const top = { top: 1, of: 'you' } as const;
const lookAtTop = as('seen', { do: 'look', at: top });

/** A creature whose ability adds {G} and does something more. */
const seer = (name: string, ...more: readonly Instruction[]) =>
  creature(name, '1/1', '', { abilities: [activated({ cost: [tap], effect: [green, ...more] })] });

/** What moves a card out of a library, and in what words. */
const movers = {
  'manifests the top card': [{ do: 'manifest', what: top }],
  'cloaks the top card': [perform('cloak', { what: top })],
  explores: [perform('explore', { what: 'self' })],
  'exiles cards until a land comes up': [{ do: 'exileUntil', like: { type: 'land' }, as: 'exiled' }],
  'exiles a card that it has looked at': [lookAtTop, exile(named('seen'))],
  'draws a card that it has revealed into the hand': [
    as('seen', { do: 'reveal', what: top }),
    move(named('seen'), { zone: 'hand' }),
  ],
  'moves a card that was chosen among the top ones': [
    as('seen', { do: 'look', at: { top: 2, of: 'you' } }),
    as('chosen', { do: 'choose', from: { among: named('seen') }, count: { min: 2, max: 2 } }),
    move(named('chosen'), { zone: 'hand' }),
  ],
  'moves each of the top cards': [
    as('seen', { do: 'look', at: { top: 2, of: 'you' } }),
    { do: 'forEach', of: named('seen'), then: [exile('it')] },
  ],
  'casts the top card': [{ do: 'castWithoutPaying', what: top }],
} as const satisfies Readonly<Record<string, readonly Instruction[]>>;

const island = { on: 'tappedForMana', object: { subtype: 'Island' } } as const;
const blueForItsController: Instruction = {
  do: 'addMana',
  mana: ['U'],
  who: controllerOf({ event: 'object' }),
};
const highWater = card('High Water', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([], {
      do: 'delayedTrigger',
      when: [island],
      effect: [blueForItsController],
      until: 'untilEndOfTurn',
    }),
  ],
});
const springTide = card('Spring Tide', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell([], gainLife(1), { do: 'delayedTrigger', when: [island], effect: [blueForItsController] }),
  ],
});
const markedGround = card('Marked Ground', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell([targetCreature], {
      do: 'delayedTrigger',
      about: target(0),
      when: [island],
      effect: [
        { do: 'addMana', mana: ['R'], count: { number: 'value', value: 'power', of: named('about') } },
      ],
      until: 'untilEndOfTurn',
    }),
  ],
});
const bluePair = card('Blue Pair', ['sorcery'], {
  manaCost: '{U}{U}',
  abilities: [spell([], { do: 'gainLife', amount: 3 })],
});

export default [
  ...Object.entries(movers).map(([what, more]) =>
    scenario(`605.1a: an ability that ${what} is no mana ability, though it adds mana`, {
      rules: ['605.1a', '602.2a'],
      alice: { battlefield: [seer('Seer', ...more)], library: ['Forest', 'Forest'] },
      bob: {},
      script: ['alice activates Seer', { expect: { game: { stack: 1 }, alice: { mana: '', library: 2 } } }],
      expect: {},
      control: {
        setup: { alice: { battlefield: [seer('Plain Seer', lookAtTop)] } },
        script: ['alice activates Plain Seer'],
        expect: { game: { stack: 0 }, alice: { mana: 'G', library: 2 } },
      },
    }),
  ),
  scenario('605.1a: what the cost mills makes an ability none that pays for a spell', {
    rules: ['605.1a', '605.3a'],
    alice: {
      battlefield: [
        creature('Miller', '1/1', '', {
          abilities: [activated({ cost: [tap, { pay: 'mill', count: 1 }], effect: [green] })],
        }),
      ],
      hand: ['Llanowar Elves'],
    },
    bob: {},
    script: ['refused 118.3: alice casts Llanowar Elves'],
    expect: { Miller: { tapped: false } },
    control: {
      setup: { alice: { battlefield: [seer('Plain Seer', lookAtTop)] } },
      script: ['alice casts Llanowar Elves', 'everyone passes'],
      expect: { 'Llanowar Elves': { on: 'battlefield' } },
    },
  }),
  scenario('605.1b: a delayed triggered ability that adds mana as mana is made is a mana ability', {
    rules: ['605.1b', '605.4a', '603.7'],
    alice: { battlefield: ['Island', 'Island'], hand: [highWater] },
    bob: {},
    script: [
      'alice casts High Water',
      'everyone passes',
      'alice activates Island 2',
      { expect: { game: { stack: 0 }, alice: { mana: 'UU' } } },
    ],
    expect: {},
    control: {
      script: ['alice activates Island 2'],
      expect: { game: { stack: 0 }, alice: { mana: 'U' } },
    },
  }),
  scenario('605.4a: what a delayed triggered mana ability will add pays as well', {
    rules: ['605.4a', '605.1b', '601.2g'],
    alice: { battlefield: ['Island', 'Island'], hand: [highWater, bluePair] },
    bob: {},
    script: ['alice casts High Water', 'everyone passes', 'alice casts Blue Pair', 'everyone passes'],
    expect: { alice: { life: 23, mana: '' } },
    control: {
      setup: { alice: { battlefield: ['Island', 'Forest'] } },
      script: ['alice casts High Water', 'everyone passes', 'refused 118.3: alice casts Blue Pair'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('605.1b: an opponent’s island gives its own controller the mana of a delayed trigger', {
    rules: ['605.1b', '605.4a'],
    alice: { battlefield: ['Island'], hand: [highWater] },
    bob: { battlefield: [{ card: 'Island', as: 'Far Island' }] },
    script: ['alice casts High Water', 'everyone passes', 'alice passes', 'bob activates Far Island'],
    expect: { bob: { mana: 'UU' }, alice: { mana: '' }, game: { stack: 0 } },
    control: {
      script: ['alice passes', 'bob activates Far Island'],
      expect: { bob: { mana: 'U' } },
    },
  }),
  scenario('603.7b: one without a duration adds its mana the next time alone', {
    rules: ['603.7b', '605.4a'],
    alice: { battlefield: ['Island', 'Island'], hand: [springTide] },
    bob: {},
    script: [
      'alice casts Spring Tide',
      'everyone passes',
      'alice activates Island',
      { expect: { alice: { mana: 'UU' } } },
      'alice activates Island 2',
    ],
    expect: { alice: { mana: 'UUU' }, game: { stack: 0 } },
    control: {
      script: ['alice activates Island', 'alice activates Island 2'],
      expect: { alice: { mana: 'UU' } },
    },
  }),
  scenario('603.7c: a delayed triggered mana ability is about the object that it was made for', {
    rules: ['603.7c', '605.4a'],
    alice: { battlefield: ['Island', 'Grizzly Bears'], hand: [markedGround] },
    bob: {},
    script: ['alice casts Marked Ground on Grizzly Bears', 'everyone passes', 'alice activates Island'],
    expect: { alice: { mana: 'URR' }, game: { stack: 0 } },
    control: { script: ['alice activates Island'], expect: { alice: { mana: 'U' } } },
  }),
];
