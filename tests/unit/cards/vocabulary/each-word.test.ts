import { describe, expect, test } from 'vitest';
import type {
  Ability,
  Condition,
  CostChange,
  CostPart,
  Filter,
  Modification,
  Objects,
  Players,
  Quantity,
  ReplacedEvent,
  Replacement,
  RuleChange,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { abilities, bear, fullCard } from './cards.ts';
import { conditions, costs, groups, players, playersWith, quantities } from './expressions.ts';
import { expectLookedAt, expectSound, faultsOf, inEffect, inStatic, withAbility } from './faults.ts';
import { samplesOf } from './from-shape.ts';
import { instructions } from './instructions.ts';
import type { Sample } from './sample.ts';
import { drawn, fullFilter, you } from './sample.ts';
import { changes, events, fullReplacement, modifications, rules } from './statics.ts';
import { triggers } from './triggers.ts';

describe('each word of the vocabulary is taken with all that it may have, and every part of it is looked at', () => {
  describe('instructions', () => {
    test.each(Object.entries({ ...samplesOf('instruction'), ...instructions }))(
      '%s',
      (word, sample: Sample<unknown>) => {
        if (word === 'extraPhases') {
          expect(faultsOf(inEffect(sample.needs))).toEqual([]);
          expectLookedAt(inEffect(sample.full), 'abilities[0].effect[0].phases');
        } else expectSound(inEffect, 'abilities[0].effect[0]', sample);
      },
    );
    test('a name for what it did', () => {
      expect(faultsOf(inEffect({ ...drawn, as: 'cards' }))).toEqual([]);
      expect(faultsOf(inEffect({ ...drawn, as: 5 }))).toEqual([
        { path: 'abilities[0].effect[0].as', reason: '5 is not text' },
      ]);
    });
  });
  const allTriggers = Object.entries({ ...samplesOf('trigger'), ...triggers });
  test.each(allTriggers)('when something %s', (_, sample: Sample<unknown>) => {
    expectSound(
      (when: unknown) => withAbility({ kind: 'triggered', when: [when], effect: [] }),
      'abilities[0].when[0]',
      sample,
    );
  });
  test.each(Object.entries(abilities))('a %s ability', (_, sample: Sample<Ability>) => {
    expectSound((one: Ability) => withAbility(one), 'abilities[0]', sample);
  });
  const named = <T>(samples: readonly Sample<T>[]) =>
    samples.map((one) => [JSON.stringify(one.needs), one] as const);
  const unlisted = (family: 'condition' | 'cost part', tag: string, samples: readonly Sample<object>[]) => {
    const written = new Set(
      samples.map(({ needs }) => Object.entries(needs).find(([key]) => key === tag)?.[1]),
    );
    return Object.entries(samplesOf(family)).filter(([word]) => !written.has(word));
  };
  test.each(unlisted('condition', 'holds', conditions))('if %s', (_, sample) => {
    expectSound((condition: unknown) => inStatic({ if: condition }), 'abilities[0].if', sample);
  });
  test.each(unlisted('cost part', 'pay', costs))('the cost %s', (_, sample) => {
    const within = (part: unknown) => withAbility({ kind: 'activated', cost: [part], effect: [] });
    expectSound(within, 'abilities[0].cost[0]', sample);
  });
  test.each(named(conditions))('if %s', (_, sample) => {
    expectSound((condition: Condition) => inStatic({ if: condition }), 'abilities[0].if', sample);
  });
  test.each(named(costs))('the cost %s', (_, sample) => {
    const within = (part: CostPart) => withAbility({ kind: 'activated', cost: [part], effect: [] });
    expectSound(within, 'abilities[0].cost[0]', sample);
  });
  test.each(named(modifications))('%s', (_, sample) => {
    expectSound((change: Modification) => inStatic({ changes: [change] }), 'abilities[0].changes[0]', sample);
  });
  test.each(named(rules))('%s', (_, sample) => {
    expectSound((rule: RuleChange) => inStatic({ rules: [rule] }), 'abilities[0].rules[0]', sample);
  });
  test.each(named(events))('if %s would happen', (_, sample) => {
    const within = (event: ReplacedEvent) => inStatic({ replaces: { event } });
    expectSound(within, 'abilities[0].replaces.event', sample);
  });
  test.each(quantities.map((one) => [JSON.stringify(one), one] as const))('the number %s', (_, count) => {
    expectSound(
      (quantity: Quantity) => inEffect({ do: 'draw', count: quantity }),
      'abilities[0].effect[0].count',
      {
        needs: count,
      },
    );
  });
  test.each(groups.map((one) => [JSON.stringify(one), one] as const))('the objects %s', (_, objects) => {
    expectSound((what: Objects) => inEffect({ do: 'tap', what }), 'abilities[0].effect[0].what', {
      needs: objects,
    });
  });
  test.each(players.map((one) => [JSON.stringify(one), one] as const))('the players %s', (_, some) => {
    expectSound((who: Players) => inEffect({ do: 'shuffle', who }), 'abilities[0].effect[0].who', {
      needs: some,
    });
  });
  test('players by their life, a replacement, a cost change, a filter, a face', () => {
    expectLookedAt(inEffect({ do: 'shuffle', who: playersWith }), 'abilities[0].effect[0].who');
    expectSound((replaces: Replacement) => inStatic({ replaces }), 'abilities[0].replaces', {
      needs: { event: { would: 'draw', who: you } },
      full: fullReplacement,
    });
    const ofEachKind = {
      event: { would: 'draw', who: you },
      counters: { kind: { eachOn: 'self' }, count: 1 },
    };
    expectLookedAt(inStatic({ replaces: ofEachKind }), 'abilities[0].replaces');
    expectSound((change: CostChange) => inStatic({ costs: [change] }), 'abilities[0].costs[0]', changes);
    expectSound((all: Filter) => inStatic({ affects: { all } }), 'abilities[0].affects.all', {
      needs: {},
      full: fullFilter,
    });
    expect(faultsOf(bear)).toEqual([]);
    expect(faultsOf(fullCard)).toEqual([]);
    expectLookedAt(fullCard);
  });
});
