import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  flying,
  gainLife,
  having,
  infect,
  mana,
  plus,
  spell,
  target,
  targetCreature,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const moth = creature('Changing Moth', '2/2', '', {
  abilities: [
    activated({
      cost: [mana('{G}')],
      effect: [untilEndOfTurn('self', plus(2, 2), having(flying))],
      limits: { timesEachTurn: 1 },
    }),
  ],
});
/** Its ability triggers as it is discarded down to the maximum hand size. */
const returning = creature('Returning Spirit', '6/6', '', {
  abilities: [
    triggered({
      when: { on: 'putInto', zone: 'graveyard', object: 'self' },
      effect: [
        { do: 'move', what: 'self', to: { zone: 'library' } },
        { do: 'shuffle', who: { ownerOf: 'self' } },
      ],
    }),
  ],
});
const discards = ['pass until cleanup', 'alice chooses Returning Spirit'];

const swelling = card('Brief Swelling', ['instant'], {
  manaCost: '{G}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), plus(5, 5)))],
});
const taint = card('Short Taint', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), plus(1, 0), having(infect)))],
});
/** "Whenever a creature dealt damage by this creature this turn dies, you gain 3 life." */
const hunter = creature('Patient Hunter', '3/9', '', {
  abilities: [
    triggered({
      when: { on: 'dies', object: { type: 'creature', damagedThisTurnBy: 'self' } },
      effect: [gainLife(3)],
    }),
  ],
});

export default [
  scenario('514.3a: what may be activated once each turn isn’t again in the cleanup step of that turn', {
    rules: ['514.3a', '514.2', '602.5b'],
    alice: {
      battlefield: [moth, 'Forest', 'Forest'],
      hand: [returning, { card: 'Wastes', count: 7 }],
    },
    bob: {},
    script: [
      'alice activates Changing Moth',
      'everyone passes',
      { expect: { 'Changing Moth': { power: 4, has: ['flying'] } } },
      ...discards,
      // Its own effect is over, and alice has priority once more.
      { expect: { 'Changing Moth': { power: 2 }, game: { turn: { at: 'cleanup' }, priority: 'alice' } } },
      'refused 602.5b: alice activates Changing Moth',
      'everyone passes',
    ],
    expect: { 'Changing Moth': { power: 2, hasNot: ['flying'] }, 'Returning Spirit': { on: 'library' } },
    control: {
      script: [...discards, 'alice activates Changing Moth', 'everyone passes', 'stop here'],
      expect: { 'Changing Moth': { power: 4, has: ['flying'] }, game: { turn: { at: 'cleanup' } } },
    },
  }),
  scenario('514.3a: what was dealt damage this turn was so still in the cleanup step', {
    rules: ['514.3a', '514.2', '704.5f', '702.90c'],
    alice: { battlefield: ['Savannah Lions'], hand: [swelling], mana: 'G' },
    bob: { battlefield: [hunter, 'Swamp'], hand: [taint] },
    script: [
      'alice casts Brief Swelling on Savannah Lions',
      'everyone passes',
      'alice attacks bob with Savannah Lions',
      'bob blocks Savannah Lions with Patient Hunter',
      'alice passes',
      'bob casts Short Taint on Patient Hunter',
      'everyone passes',
      'everyone passes',
      { expect: { 'Savannah Lions': { damage: 0, counters: { '-1/-1': 4 }, toughness: 2 } } },
      'pass until cleanup',
      {
        expect: {
          'Savannah Lions': { on: 'graveyard' },
          game: { stack: ['the ability of Patient Hunter'], priority: 'alice' },
        },
      },
      'everyone passes',
      // Another cleanup step of the same turn.
      { expect: { game: { turn: { of: 'alice', at: 'cleanup' } } } },
    ],
    expect: { bob: { life: 23 } },
    control: {
      // Damage that is marked goes with the effect that made it survive.
      script: [
        'alice casts Brief Swelling on Savannah Lions',
        'everyone passes',
        'alice attacks bob with Savannah Lions',
        'bob blocks Savannah Lions with Patient Hunter',
        'everyone passes',
        { expect: { 'Savannah Lions': { damage: 3 } } },
        'pass until the next turn',
      ],
      expect: { 'Savannah Lions': { on: 'battlefield', damage: 0 }, bob: { life: 20 } },
    },
  }),
];
