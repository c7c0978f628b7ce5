import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  mana,
  modify,
  spell,
  tap,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** Takes a creature for as long as its own controller keeps it. */
const thief = card('Thief', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}')],
      targets: [targetCreature],
      effect: [modify(target(0), 'whileYouControlSource', { change: 'control', by: 'you' })],
    }),
  ],
});
const grab = card('Grab', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([], modify(all({ name: 'Thief' }), 'untilEndOfTurn', { change: 'control', by: 'you' }))],
});

/** Takes a creature for as long as it is controlled and remains tapped. */
const siren = creature('Siren', '1/1', '', {
  abilities: [
    activated({
      cost: [tap],
      targets: [targetCreature],
      effect: [
        modify(
          target(0),
          { forAsLongAs: { holds: 'is', what: 'self', like: { controller: 'you', tapped: true } } },
          { change: 'control', by: 'you' },
        ),
      ],
    }),
  ],
});
/** Takes a creature for as long as this remains tapped and that one's power is no greater. */
const elder = creature('Elder', '2/3', '', {
  abilities: [
    activated({
      cost: [tap],
      targets: [targetCreature],
      effect: [
        modify(
          target(0),
          {
            forAsLongAs: {
              holds: 'both',
              of: [
                { holds: 'is', what: 'self', like: { tapped: true } },
                {
                  holds: 'compare',
                  what: { number: 'value', value: 'power', of: 'it' },
                  to: { atMost: { number: 'value', value: 'power', of: 'self' } },
                },
              ],
            },
          },
          { change: 'control', by: 'you' },
        ),
      ],
    }),
  ],
});
/** The same as Siren, and is tapped by the ability itself. */
const sleeper = creature('Sleeper', '1/1', '', {
  abilities: [
    activated({
      cost: [tap],
      targets: [targetCreature],
      effect: [
        { do: 'tap', what: 'self' },
        modify(
          target(0),
          { forAsLongAs: { holds: 'is', what: 'self', like: { tapped: true } } },
          { change: 'control', by: 'you' },
        ),
      ],
    }),
  ],
});
const wake = card('Wake', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([targetCreature], { do: 'untap', what: target(0) })],
});
const lull = card('Lull', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([targetCreature], { do: 'tap', what: target(0) })],
});
const shrink = card('Shrink', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell(
      [targetCreature],
      modify(target(0), 'untilEndOfTurn', { change: 'modifyPowerToughness', power: -3, toughness: 0 }),
    ),
  ],
});
const swell = card('Swell', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell(
      [targetCreature],
      modify(target(0), 'untilEndOfTurn', { change: 'modifyPowerToughness', power: 3, toughness: 3 }),
    ),
  ],
});

const bears = { battlefield: ['Grizzly Bears'] };

export default [
  scenario('611.2b: control of the source lost and had again before the effect begins is too late', {
    rules: ['611.2b'],
    alice: { battlefield: [thief], hand: [grab] },
    bob: { ...bears, hand: [grab] },
    script: [
      'alice activates Thief on Grizzly Bears',
      'alice passes',
      'bob casts Grab',
      'everyone passes',
      { expect: { Thief: { controller: 'bob' } } },
      'alice casts Grab',
      'everyone passes',
      { expect: { Thief: { controller: 'alice' }, game: { stack: 1 } } },
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { controller: 'bob' } },
    control: {
      script: [
        'alice activates Thief on Grizzly Bears',
        'alice casts Grab',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { controller: 'alice' } },
    },
  }),
  scenario('611.2b: for as long as it remains tapped ends as it untaps', {
    rules: ['611.2b'],
    alice: { battlefield: [siren], hand: [wake] },
    bob: bears,
    script: [
      'alice activates Siren on Grizzly Bears',
      'everyone passes',
      { expect: { 'Grizzly Bears': { controller: 'alice' } } },
      'alice casts Wake on Siren',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { controller: 'bob' } },
    control: {
      script: [
        'alice activates Siren on Grizzly Bears',
        'everyone passes',
        'alice casts Wake on Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { controller: 'alice' } },
    },
  }),
  scenario('611.2b: for as long as it remains tapped ends as it leaves', {
    rules: ['611.2b'],
    alice: { battlefield: [siren] },
    bob: { ...bears, hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Siren on Grizzly Bears',
      'everyone passes',
      { expect: { 'Grizzly Bears': { controller: 'alice' } } },
      'alice passes',
      'bob casts Shock on Siren',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { controller: 'bob' } },
    control: {
      script: [
        'alice activates Siren on Grizzly Bears',
        'everyone passes',
        'alice passes',
        'bob casts Shock on alice',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { controller: 'alice' } },
    },
  }),
  scenario('611.2b: what untapped and was tapped again before the effect begins did not remain tapped', {
    rules: ['611.2b'],
    alice: { battlefield: [siren], hand: [wake, lull] },
    bob: bears,
    script: [
      'alice activates Siren on Grizzly Bears',
      'alice casts Wake on Siren',
      'everyone passes',
      'alice casts Lull on Siren',
      'everyone passes',
      { expect: { Siren: { tapped: true }, game: { stack: 1 } } },
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { controller: 'bob' } },
    control: {
      script: [
        'alice activates Siren on Grizzly Bears',
        'alice casts Lull on Siren',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { controller: 'alice' } },
    },
  }),
  scenario('611.2b: a duration that ended begins again during the resolution itself', {
    rules: ['611.2b'],
    alice: { battlefield: [sleeper], hand: [wake, lull] },
    bob: bears,
    script: [
      'alice activates Sleeper on Grizzly Bears',
      'alice casts Wake on Sleeper',
      'everyone passes',
      { expect: { Sleeper: { tapped: false }, game: { stack: 1 } } },
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { controller: 'alice' }, Sleeper: { tapped: true } },
    control: {
      script: [
        'alice activates Sleeper on Grizzly Bears',
        'alice casts Wake on Sleeper',
        'everyone passes',
        'alice casts Lull on Sleeper',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { controller: 'bob' }, Sleeper: { tapped: true } },
    },
  }),
  scenario('611.2b: an effect begins no more once its condition on the target ended and holds again', {
    rules: ['611.2b'],
    alice: { battlefield: [elder], hand: [shrink] },
    bob: { ...bears, hand: [swell] },
    script: [
      'alice activates Elder on Grizzly Bears',
      'alice passes',
      'bob casts Swell on Grizzly Bears',
      'everyone passes',
      'alice casts Shrink on Grizzly Bears',
      'everyone passes',
      { expect: { 'Grizzly Bears': { power: 2 }, game: { stack: 1 } } },
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { controller: 'bob' } },
    control: {
      script: [
        'alice activates Elder on Grizzly Bears',
        'alice casts Shrink on Grizzly Bears',
        'everyone passes',
        'alice passes',
        'bob casts Swell on Grizzly Bears',
        'everyone passes',
        { expect: { 'Grizzly Bears': { power: 2 }, game: { stack: 1 } } },
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { power: 2, controller: 'alice' } },
    },
  }),
  scenario('611.2b: a condition on the power of what is affected ends the effect', {
    rules: ['611.2b'],
    alice: { battlefield: [elder] },
    bob: { ...bears, hand: [swell] },
    script: [
      'alice activates Elder on Grizzly Bears',
      'everyone passes',
      { expect: { 'Grizzly Bears': { controller: 'alice' } } },
      'alice passes',
      'bob casts Swell on Grizzly Bears',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { controller: 'bob' } },
    control: {
      script: [
        'alice activates Elder on Grizzly Bears',
        'everyone passes',
        'alice passes',
        'bob casts Swell on Elder',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { controller: 'alice' } },
    },
  }),
];
