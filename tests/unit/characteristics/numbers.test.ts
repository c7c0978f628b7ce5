import { describe, expect, test } from 'vitest';
import { fits, holds, matching, players, quantity } from '../../../machines/rules/characteristics/index.ts';
import type { Combat } from '../../../machines/rules/state/game.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Condition, Filter, Quantity } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { addEffect, card, creature, plus, smallGame } from '../support/small-game.ts';

const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };

describe('107: numbers of objects', () => {
  const { game, id } = smallGame([
    { card: creature('Bear', 2, 3), with: { level: 2 } },
    { card: creature('Ox', 1, 4) },
    { card: card('Walker', ['planeswalker'], [], { loyalty: 5 }), with: { counters: { loyalty: 4 } } },
    { card: card('Relic', ['artifact'], [], { manaCost: '{3}' }) },
  ]);
  addEffect(game, id('Relic'), [id('Bear')], [plus(4, 4)]);
  const of = (name: string) => ({ all: { name } }) as const;
  const both = { all: { type: 'creature' } } as const;
  const scope = scopeOf(id('Bear'), 0);
  const lines: readonly [Quantity, number][] = [
    [{ number: 'value', value: 'power', of: of('Bear') }, 6],
    [{ number: 'value', value: 'basePower', of: of('Bear') }, 2],
    [{ number: 'value', value: 'toughness', of: both }, 11],
    [{ number: 'value', value: 'baseToughness', of: both }, 7],
    [{ number: 'value', value: 'loyalty', of: of('Walker') }, 4],
    [{ number: 'value', value: 'manaValue', of: of('Relic') }, 3],
    [{ number: 'value', value: 'level', of: of('Bear') }, 2],
    // A number that something lacks is 0; it has one level at least (716.2b).
    [{ number: 'value', value: 'power', of: of('Relic') }, 0],
    [{ number: 'value', value: 'basePower', of: of('Relic') }, 0],
    [{ number: 'value', value: 'baseToughness', of: of('Relic') }, 0],
    [{ number: 'value', value: 'loyalty', of: of('Bear') }, 0],
    [{ number: 'value', value: 'level', of: of('Ox') }, 1],
    [{ number: 'greatest', value: 'basePower', of: both }, 2],
    [{ number: 'greatest', value: 'power', of: { all: { name: 'Nobody' } } }, 0],
    // A noncreature has no toughness that would be a limit; what it costs is one.
    [{ number: 'least', of: [3, { number: 'value', value: 'toughness', of: of('Relic') }] }, 3],
    [{ number: 'least', of: [9, { number: 'value', value: 'toughness', of: of('Ox') }] }, 4],
    [{ number: 'least', of: [9, { number: 'value', value: 'loyalty', of: of('Ox') }] }, 0],
  ];
  test.each(lines)('107.2, 608.2h: %j is %i', (words, number) => {
    expect(quantity(game, scope, words)).toBe(number);
  });
});

describe('608.2i: what happened in the last turn', () => {
  const asked = (number: number, facts: readonly number[] | null, words: Quantity) => {
    const { game, id } = smallGame([{ card: creature('Bear', 2, 2) }]);
    Object.assign(write(game).turn(), { number, ...(facts && { lastFacts: { lifeLost: facts } }) });
    const condition: Condition = { holds: 'compare', what: words, to: { exactly: 0 } };
    const scope = scopeOf(id('Bear'), 0);
    return [quantity(game, scope, words), holds(game, scope, condition)];
  };
  const lost = { number: 'lastTurn', fact: 'lifeLost', by: 'everyone' } as const;
  test('608.2i: of all together, or of the one for whom it was most', () => {
    expect(asked(5, [2, 3], lost)).toEqual([5, false]);
    expect(asked(5, [2, 3], { ...lost, most: true })).toEqual([3, false]);
    expect(asked(5, [2, 3], { ...lost, by: 'you' })).toEqual([2, false]);
    expect(asked(5, [0, 0], lost)).toEqual([0, true]);
    expect(asked(2, null, lost)).toEqual([0, true]);
  });
  test('608.2i: nothing can be said of a last turn while there was none', () => {
    expect(asked(1, null, lost)).toEqual([0, false]);
  });
});

describe('115: what targets what', () => {
  const target = (...chosen: readonly ({ readonly object: number } | { readonly player: number })[]) => ({
    ...onStack,
    choices: { ...noChoices, targets: [{ chosen, divided: [] }] },
  });
  const { game, id } = smallGame([
    { card: creature('Bear', 2, 2) },
    { card: creature('Ox', 2, 4), owner: 1 },
    { card: card('None', ['instant']), zone: 'stack', with: { stack: onStack } },
    { card: card('One', ['instant']), zone: 'stack', with: { stack: target({ object: 0 }) } },
    {
      card: card('Twice', ['instant']),
      zone: 'stack',
      with: { stack: target({ object: 0 }, { object: 0 }) },
    },
    { card: card('Both', ['instant']), zone: 'stack', with: { stack: target({ object: 0 }, { object: 1 }) } },
    { card: card('Also', ['instant']), zone: 'stack', with: { stack: target({ object: 0 }, { player: 1 }) } },
    { card: card('Player', ['instant']), zone: 'stack', with: { stack: target({ player: 1 }) } },
  ]);
  const those = (filter: Filter) =>
    matching(game, scopeOf(id('Bear'), 0), { zone: 'stack', ...filter }).map(
      (one) => game.objects[one]?.definition,
    );
  test('115.1: spells that target something like this, among others', () => {
    expect(those({ targets: { name: 'Bear' } })).toEqual(['One', 'Twice', 'Both', 'Also']);
    expect(those({ targets: { name: 'Ox' } })).toEqual(['Both']);
    expect(those({ targets: { name: 'Nobody' } })).toEqual([]);
    expect(fits(game, scopeOf(id('Bear'), 0), { targets: { name: 'Bear' } }, id('Ox'))).toBe(false);
  });
  test('115.9: spells that target only that, however often', () => {
    expect(those({ targetsOnly: { name: 'Bear' } })).toEqual(['One', 'Twice']);
    expect(those({ targetsOnly: { name: 'Ox' } })).toEqual([]);
  });
  test('400.7: nothing is said of what is forgotten', () => {
    const small = smallGame([{ card: creature('Bear', 2, 2) }, { card: creature('Ox', 2, 4) }]);
    const isSo = (it: number) =>
      holds(small.game, { ...scopeOf(small.id('Ox'), 0), it }, { holds: 'is', what: 'it', like: {} });
    expect(isSo(small.id('Bear'))).toBe(true);
    write(small.game).forgetObject(small.id('Bear'));
    expect(isSo(small.id('Bear'))).toBe(false);
  });
});

describe('508.5: the defending player', () => {
  const combat = (...defending: readonly number[]): Combat => ({
    attackers: defending.map((defendingPlayer, object) => ({
      object,
      defender: { player: defendingPlayer },
      defendingPlayer,
      blocked: null,
      blockers: [],
      declared: true,
    })),
    blockers: [],
    anyAttacked: true,
    declaredBlocks: [],
    damageStep: 'none',
    firstStrikers: [],
  });
  const table = (now: Combat | null) => {
    const small = smallGame(
      [
        { card: creature('Bear', 2, 2) },
        { card: creature('Ox', 2, 4) },
        { card: creature('Idle', 1, 1) },
        { card: card('Sword', ['artifact']), with: { attachedTo: { object: 1 } } },
      ],
      ['Ada', 'Bo', 'Cy'],
    );
    write(small.game).root.combat = now;
    return {
      ...small,
      of: (name: string, it: string | null = null) =>
        players(
          small.game,
          { ...scopeOf(small.id(name), 0), it: it === null ? null : small.id(it) },
          'defending',
        ),
    };
  };
  test('508.5: of the creature with the ability, of what it is attached to, or of what is spoken of', () => {
    const { of } = table(combat(1, 2));
    expect([of('Bear'), of('Ox'), of('Sword'), of('Idle', 'Ox')]).toEqual([[1], [2], [2], [2]]);
  });
  test('508.5a: without any of them everyone who is being attacked, each once', () => {
    expect(table(combat(1, 2)).of('Idle')).toEqual([1, 2]);
    expect(table(combat(2, 2)).of('Idle')).toEqual([2]);
    expect(table(null).of('Idle')).toEqual([]);
  });
});

describe('903.3: commanders', () => {
  test('903.3: the card that was designated, whatever object it is', () => {
    const { game, id } = smallGame([{ card: creature('Bear', 2, 2) }, { card: creature('Ox', 2, 4) }]);
    const is = (name: string, you = 0) =>
      holds(game, scopeOf(id(name), you), { holds: 'isCommander', what: 'self' });
    expect(is('Bear')).toBe(false);
    write(game).player(0).commanders = [game.objects[id('Bear')]?.card ?? 0];
    expect([is('Bear'), is('Ox'), is('Bear', 1)]).toEqual([true, false, false]);
  });
});
