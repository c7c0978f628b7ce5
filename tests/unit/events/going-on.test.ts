import { expect, test } from 'vitest';
import { changeZones } from '../../../machines/rules/events/changing-zones.ts';
import { mayHappen } from '../../../machines/rules/events/impossible.ts';
import { makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { Named } from '../../../machines/rules/state/object.ts';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { Zone } from '../../../machines/rules/state/zones.ts';
import { addEffect, card, creature, keyword, plus, smallGame, statement } from '../support/small-game.ts';

const stack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };

test('400.7a, 400.7c: what goes on with the permanent that a spell becomes, and what doesn’t', () => {
  const table = (to: Zone) => {
    const { game, id } = smallGame([
      { card: creature('Spell', 2, 2), zone: 'stack', with: { stack } },
      { card: creature('Bear', 2, 2) },
    ]);
    const [spell, bear] = [id('Spell'), id('Bear')];
    const named = (...objects: readonly number[]): Record<string, Named> => ({
      it: { objects, players: [], amount: 0, did: true },
    });
    const prevent = { event: { would: 'dealDamage' }, prevent: true } as const;
    const replacing = { event: { would: 'dealDamage' }, amount: 1 } as const;
    const rules = [{ rule: 'cant', what: 'block' }] as const;
    addEffect(game, bear, [spell, bear], [plus(1, 1)], { named: named(spell) });
    addEffect(game, bear, [bear], [plus(1, 1)], { named: named(spell) });
    addEffect(game, bear, [spell], [], { rules });
    addEffect(game, bear, [], [], { objects: null, replacement: prevent, named: named(bear, spell) });
    addEffect(game, bear, [], [], { objects: null, replacement: prevent, named: named(bear) });
    addEffect(game, bear, [], [], { objects: null, replacement: replacing, named: named(spell) });
    const { became } = changeZones(game, makeMove(game, spell, to, { why: 'resolve' }), new Map());
    const told = (ids: readonly number[] | null) =>
      ids?.map((one) => (one === spell ? 'spell' : one === bear ? 'bear' : one === became ? 'new' : one)) ??
      null;
    return game.effects.map(({ objects, named: names }) => [told(objects), told(names.it?.objects ?? null)]);
  };
  const stays = [
    [['spell', 'bear'], ['spell']],
    [['bear'], ['spell']],
    [['spell'], null],
    [null, ['bear', 'spell']],
    [null, ['bear']],
    [null, ['spell']],
  ];
  // What changes it, with all that this effect speaks of; and the prevention of what it would deal.
  const goesOn = [
    [['new', 'bear'], ['new']],
    stays[1],
    stays[2],
    [null, ['bear', 'new']],
    stays[4],
    stays[5],
  ];
  expect(table('battlefield')).toEqual(goesOn);
  expect(table('graveyard')).toEqual(stays);
  expect(table('exile')).toEqual(stays);
});

test('701.6a: what keeps a spell from being countered by some things doesn’t keep others away', () => {
  const { game, id } = smallGame([
    {
      card: creature('Spell', 2, 2, [
        statement({ rules: [{ rule: 'cant', what: 'beCopied' }], functionsIn: ['stack'] }),
        statement({ rules: [{ rule: 'cantBeCounteredBy', by: { color: 'U' } }], functionsIn: ['stack'] }),
      ]),
      zone: 'stack',
      with: { stack },
    },
    { card: creature('Plain', 2, 2), zone: 'stack', with: { stack } },
    { card: card('Blue', ['instant'], [], { manaCost: '{U}' }), zone: 'stack', with: { stack } },
    { card: card('Red', ['instant'], [], { manaCost: '{R}' }), zone: 'stack', with: { stack } },
    { card: creature('Blue Wizard', 1, 1, [], { manaCost: '{U}' }) },
    { card: creature('Red Wizard', 1, 1, [], { manaCost: '{R}' }) },
    {
      card: creature('Shot', 1, 1, [keyword('flying')]),
      zone: 'stack',
      with: { kind: 'ability', stack: { ...stack, source: 4 } },
    },
    {
      card: creature('Other Shot', 1, 1, [keyword('flying')]),
      zone: 'stack',
      with: { kind: 'ability', stack: { ...stack, source: 5 } },
    },
  ]);
  const refusal = (object: string, by: string): string | null => {
    const event: GameEvent = { type: 'counter', object: id(object), by: id(by) };
    const verdict = mayHappen(game, event);
    return verdict.ok ? null : (verdict.refusals[0]?.rule ?? '');
  };
  expect([id('Blue Wizard'), id('Red Wizard')]).toEqual([4, 5]);
  expect(['Blue', 'Red', 'Shot', 'Other Shot'].map((by) => refusal('Spell', by))).toEqual([
    '701.6a',
    null,
    '701.6a',
    null,
  ]);
  expect(['Blue', 'Red', 'Shot', 'Other Shot'].map((by) => refusal('Plain', by))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
