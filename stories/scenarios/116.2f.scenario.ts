import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  basicLand,
  mana,
  may,
  sacrificeSelf,
  search,
  suspend,
  tap,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Suspend 7. Cards put into opponents' graveyards while it is suspended may each take a time counter from it. */
const waiting = creature('Waiting Wraith', '4/4', 'fear', {
  manaCost: '{4}{B}{B}',
  abilities: [
    suspend(7, '{1}{B}'),
    triggered({
      when: { on: 'putInto', zone: 'graveyard', object: { owner: 'opponents', card: true } },
      if: {
        holds: 'is',
        what: 'self',
        like: { zone: 'exile', keyword: 'suspend', counters: { kind: 'time', atLeast: 1 } },
      },
      effect: [may({ do: 'removeCounters', kind: 'time', count: 1, from: 'self' })],
    }),
  ],
});
const panorama = card('Wide Panorama', ['land'], {
  abilities: [
    activated({
      cost: [mana('{1}'), tap, sacrificeSelf],
      effect: [search(basicLand, { zone: 'battlefield', tapped: true })],
    }),
  ],
});

export default [
  scenario('116.2f: suspending a card is a special action, to which nobody can respond', {
    rules: ['116.2f', '116.3', '702.62a', '117.1'],
    alice: { hand: [waiting], mana: 'BB' },
    bob: { battlefield: [panorama, 'Island'], library: ['Wastes'] },
    script: [
      'refused 117.1: bob activates Wide Panorama',
      'alice exiles Waiting Wraith from hand',
      { expect: { game: { stack: 0, priority: 'alice' }, 'Waiting Wraith': { counters: { time: 7 } } } },
      'alice passes',
      'bob activates Wide Panorama',
      { expect: { game: { stack: ['the ability of Waiting Wraith', 'the ability of Wide Panorama'] } } },
      'everyone passes',
      'alice says yes',
      'everyone passes',
      'bob chooses Wastes',
    ],
    expect: { 'Waiting Wraith': { on: 'exile', counters: { time: 6 } } },
    control: {
      // Sacrificed before, it takes nothing away.
      script: [
        'alice passes',
        'bob activates Wide Panorama',
        'everyone passes',
        'bob chooses Wastes',
        'alice exiles Waiting Wraith from hand',
      ],
      expect: { 'Waiting Wraith': { on: 'exile', counters: { time: 7 } } },
    },
  }),
];
