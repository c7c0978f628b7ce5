import { scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, one, perform, target } from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

const eye = bidding('Watchful Eye', [one({ type: 'creature' })], perform('suspect', { what: target(0) }));
const alibi = bidding('Sound Alibi', [one({ type: 'creature' })], {
  do: 'designate',
  what: target(0),
  designation: 'suspected',
  noLonger: true,
});
const tally = bidding(
  'Tally of Suspects',
  [],
  gainLife({ number: 'count', of: { type: 'creature', designated: 'suspected' } }),
);

export default [
  scenario('701.60a: a creature is suspected until an effect says otherwise', {
    rules: ['701.60a', '701.60b'],
    alice: { hand: [eye, alibi, tally], battlefield: ['Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Watchful Eye on Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { has: ['menace'] } } },
      'alice casts Sound Alibi on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Tally of Suspects',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 20 }, 'Grizzly Bears': { hasNot: ['menace'] } },
    control: {
      script: [
        'alice casts Watchful Eye on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts Tally of Suspects',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 }, 'Grizzly Bears': { has: ['menace'] } },
    },
  }),
  scenario('701.60b: what has left the battlefield and come back isn’t suspected', {
    rules: ['701.60b', '701.60a', '400.7'],
    alice: {
      hand: [eye, 'Boomerang', tally],
      battlefield: [{ card: 'Raging Goblin', as: 'it' }],
      mana: 'UUR',
    },
    bob: {},
    script: [
      'alice casts Watchful Eye on it',
      'pass until the stack is empty',
      'alice casts Boomerang on it',
      'pass until the stack is empty',
      'alice casts it',
      'pass until the stack is empty',
      'alice casts Tally of Suspects',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 20 }, it: { on: 'battlefield', hasNot: ['menace'] } },
    control: {
      script: [
        'alice casts Watchful Eye on it',
        'pass until the stack is empty',
        'alice casts Tally of Suspects',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 }, it: { has: ['menace'] } },
    },
  }),
  scenario('701.60b: a copy of what is suspected isn’t', {
    rules: ['701.60b', '707.2'],
    alice: { hand: [eye, 'Cackling Counterpart'], battlefield: ['Grizzly Bears'], mana: 'UUC' },
    bob: {},
    script: [
      'alice casts Watchful Eye on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Cackling Counterpart on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { has: ['menace'] }, 'Grizzly Bears 2': { hasNot: ['menace'] } },
    control: { script: [], expect: { 'Grizzly Bears': { hasNot: ['menace'] } } },
  }),
  scenario('701.60c: it has menace and can’t block', {
    rules: ['701.60c', '509.1b'],
    alice: { hand: [eye], battlefield: ['Hill Giant'] },
    bob: { battlefield: ['Grizzly Bears', 'Raging Goblin'] },
    script: [
      'alice casts Watchful Eye on Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { has: ['menace'] } } },
      'alice attacks bob with Hill Giant',
      'refused 509.1b: bob blocks Hill Giant with Grizzly Bears',
      'bob blocks nothing',
      "pass until bob's upkeep",
    ],
    expect: { bob: { life: 17 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'bob blocks Hill Giant with Grizzly Bears',
        "pass until bob's upkeep",
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('701.60d: what is suspected can’t become so again', {
    rules: ['701.60d'],
    alice: { hand: [eye, { ...eye, name: 'Second Eye' }], battlefield: ['Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Watchful Eye on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Second Eye on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { game: { happened: [{ event: 'designate', times: 1 }] } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
      script: [
        'alice casts Watchful Eye on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts Second Eye on Hill Giant',
        'pass until the stack is empty',
      ],
      expect: { game: { happened: [{ event: 'designate', times: 2 }] } },
    },
  }),
];
