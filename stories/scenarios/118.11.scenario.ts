import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  ifYouControl,
  payLife,
  plus,
  replacement,
  rulesFor,
  spell,
  staticAbility,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';
import type { CostPart } from '../../machines/rules/index.ts';

/** +4/+4 for another cost, where there is a Forest. */
const growth = (name: string, cost: CostPart) =>
  card(name, ['instant'], {
    manaCost: '{2}{G}',
    abilities: [
      staticAbility({
        alternativeCost: { name: 'alternative', cost: [cost], if: ifYouControl({ subtype: 'Forest' }) },
      }),
      spell([targetCreature], untilEndOfTurn(target(0), plus(4, 4))),
    ],
  });
const bloodGrowth = growth('Growth for Blood', payLife(3));
const withering = growth('Withering Growth', {
  pay: 'putCounters',
  kind: '-1/-1',
  count: 1,
  on: { type: 'creature' },
});
/** Creatures can't have counters put on them. */
const unmarked = card('Unmarked Age', ['enchantment'], {
  abilities: [rulesFor({ all: { type: 'creature' } }, { rule: 'cant', what: 'haveCountersPut' })],
});
/** Counters that would be put on a creature aren't. */
const washedAway = card('Marks Washed Away', ['enchantment'], {
  abilities: [replacement({ event: { would: 'putCounters', on: { type: 'creature' } }, skip: true })],
});
const nomad = creature('Sworn Nomad', '4/4');

export default [
  scenario('118.11: a cost whose action is replaced by nothing has been paid', {
    rules: ['118.11', '614.10'],
    alice: { battlefield: [nomad, 'Forest', washedAway], hand: [withering] },
    bob: {},
    script: ['alice casts Withering Growth on Sworn Nomad by alternative', 'everyone passes'],
    expect: { 'Sworn Nomad': { power: 8, counters: { '-1/-1': 0 } } },
    control: {
      without: 'Marks Washed Away',
      expect: { 'Sworn Nomad': { power: 7, counters: { '-1/-1': 1 } } },
    },
  }),
  scenario('614.17b: a cost whose action can’t happen can’t be paid', {
    rules: ['614.17b', '118.3'],
    alice: { battlefield: [nomad, 'Forest', unmarked], hand: [withering] },
    bob: {},
    script: ['refused 118.3: alice casts Withering Growth on Sworn Nomad by alternative'],
    expect: { 'Withering Growth': { on: 'hand' } },
    control: {
      without: 'Unmarked Age',
      script: ['alice casts Withering Growth on Sworn Nomad by alternative', 'everyone passes'],
      expect: { 'Sworn Nomad': { power: 7 } },
    },
  }),
  scenario('119.8: who can’t lose life can’t pay any rather than a mana cost', {
    rules: ['119.8', '118.9'],
    alice: { battlefield: [nomad, 'Forest', 'Platinum Emperion'], hand: [bloodGrowth] },
    bob: {},
    script: ['refused 119.8: alice casts Growth for Blood on Sworn Nomad by alternative'],
    expect: { alice: { life: 20 }, 'Growth for Blood': { on: 'hand' } },
    control: {
      without: 'Platinum Emperion',
      script: ['alice casts Growth for Blood on Sworn Nomad by alternative', 'everyone passes'],
      expect: { alice: { life: 17 }, 'Sworn Nomad': { power: 8 } },
    },
  }),
];
