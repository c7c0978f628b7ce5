import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  as,
  exile,
  gainLife,
  modify,
  named,
  plus,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** "Exile the top two cards of your library. Until the end of your next turn, you may play those cards." */
const glimpse = card('Long Glimpse', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([], as('seen', exile({ top: 2, of: 'you' })), {
      do: 'mayPlay',
      what: named('seen'),
      until: 'untilEndOfYourNextTurn',
    }),
  ],
});
const brawn = card('Lasting Brawn', ['instant'], {
  manaCost: '{G}',
  abilities: [spell([targetCreature], modify(target(0), 'untilEndOfYourNextTurn', plus(2, 2)))],
});
/** "Until the end of your next turn, whenever a creature attacks, you gain 1 life." */
const toll = card('Long Toll', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([], {
      do: 'delayedTrigger',
      when: [{ on: 'attacks', object: { type: 'creature' } }],
      effect: [gainLife(1)],
      until: 'untilEndOfYourNextTurn',
    }),
  ],
});
const ground = card('Slow Ground', ['land'], {});
const glimpsed = [
  'alice casts Long Glimpse',
  'everyone passes',
  'alice plays Slow Ground',
  "pass until bob's upkeep",
  { expect: { 'Grizzly Bears': { on: 'exile' } } },
  "pass until alice's precombat main phase",
] as const;

export default [
  scenario('514.2: until the end of your next turn lasts through that turn, and no longer', {
    rules: ['514.2', '611.2a', '305.2'],
    alice: {
      hand: [glimpse],
      battlefield: ['Mountain', 'Forest', 'Forest'],
      library: [ground, 'Grizzly Bears', { card: 'Plains', count: 5 }],
    },
    bob: {},
    script: [...glimpsed, 'alice casts Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Slow Ground': { on: 'battlefield' } },
    control: {
      script: [
        ...glimpsed,
        "pass until bob's upkeep",
        "pass until alice's precombat main phase",
        'refused 601.3: alice casts Grizzly Bears',
      ],
      expect: { 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario('514.2: what begins in another player’s turn ends with the turn after that', {
    rules: ['514.2', '611.2a'],
    alice: { hand: [brawn], battlefield: ['Grizzly Bears'], mana: 'G' },
    bob: {},
    turn: { of: 'bob' },
    script: [
      'bob passes',
      'alice casts Lasting Brawn on Grizzly Bears',
      'everyone passes',
      "pass until alice's end step",
    ],
    expect: { 'Grizzly Bears': { power: 4 } },
    control: {
      script: [
        'bob passes',
        'alice casts Lasting Brawn on Grizzly Bears',
        'everyone passes',
        "pass until alice's end step",
        "pass until bob's upkeep",
      ],
      expect: { 'Grizzly Bears': { power: 2 } },
    },
  }),
  scenario('603.7b: an ability that waits until the end of your next turn waits through it', {
    rules: ['603.7b', '514.2'],
    alice: { hand: [toll], battlefield: ['Grizzly Bears'], mana: 'W' },
    bob: {},
    script: [
      'alice casts Long Toll',
      'everyone passes',
      'alice attacks bob with Grizzly Bears',
      "pass until bob's upkeep",
      "pass until alice's precombat main phase",
      'alice attacks bob with Grizzly Bears',
      "pass until bob's upkeep",
    ],
    expect: { alice: { life: 22 } },
    control: {
      script: [
        'alice casts Long Toll',
        'everyone passes',
        "pass until bob's upkeep",
        "pass until alice's precombat main phase",
        "pass until bob's upkeep",
        "pass until alice's precombat main phase",
        'alice attacks bob with Grizzly Bears',
        "pass until bob's upkeep",
      ],
      expect: { alice: { life: 20 }, bob: { life: 18 } },
    },
  }),
  scenario('800.4m: it ends as the next turn of a player who has left would have begun', {
    rules: ['800.4m', '514.2'],
    alice: { hand: [brawn], mana: 'G' },
    bob: { battlefield: ['Grizzly Bears'] },
    carol: {},
    script: [
      'alice casts Lasting Brawn on Grizzly Bears',
      'everyone passes',
      'alice concedes',
      "pass until carol's end step",
      { expect: { 'Grizzly Bears': { power: 4 } } },
      "pass until bob's upkeep",
    ],
    expect: { 'Grizzly Bears': { power: 2 } },
    control: {
      script: [
        'alice casts Lasting Brawn on Grizzly Bears',
        'everyone passes',
        'alice concedes',
        "pass until carol's end step",
      ],
      expect: { 'Grizzly Bears': { power: 4 } },
    },
  }),
];
