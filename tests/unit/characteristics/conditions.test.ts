import { describe, expect, test } from 'vitest';
import { holds } from '../../../machines/rules/characteristics/index.ts';
import { noChoices, type Scope, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Condition } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, change, creature, smallGame } from '../support/small-game.ts';

const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };
const table = () =>
  smallGame([
    { card: creature('Bear', 2, 2) },
    { card: creature('Ox', 2, 4) },
    { card: creature('Foe', 2, 2), owner: 1 },
    { card: card('Relic', ['artifact']) },
    { card: card('Bolt', ['instant']), zone: 'stack', with: { stack: onStack } },
  ]);
const creatures = { all: { type: 'creature' } } as const;
const yours = { all: { type: 'creature', controller: 'you' } } as const;
const nobody = { all: { name: 'Nobody' } } as const;

describe('608.2c: what is so of several is so of each, and of nothing where there is none', () => {
  const { game, id } = table();
  const isSo = (condition: Condition, more: Partial<Scope> = {}) =>
    holds(game, { ...scopeOf(id('Bear'), 0), ...more }, condition);
  test('what they are', () => {
    expect(isSo({ holds: 'is', what: creatures, like: { type: 'creature' } })).toBe(true);
    expect(isSo({ holds: 'is', what: creatures, like: { controller: 'you' } })).toBe(false);
    expect(isSo({ holds: 'is', what: yours, like: { controller: 'you' } })).toBe(true);
    expect(isSo({ holds: 'is', what: nobody, like: {} })).toBe(false);
  });
  test('508: that they attacked this turn', () => {
    write(game).turn().attacked = [id('Bear'), id('Ox')];
    expect(isSo({ holds: 'attackedThisTurn', what: yours })).toBe(true);
    expect(isSo({ holds: 'attackedThisTurn', what: creatures })).toBe(false);
    expect(isSo({ holds: 'attackedThisTurn', what: nobody })).toBe(false);
  });
  test('601: that they were cast, from where, by whom', () => {
    const cast = (from: 'hand' | 'graveyard' | null) => ({ ...noChoices, from, by: 0 });
    change(game, id('Bear'), { cast: cast('hand') });
    change(game, id('Ox'), { cast: cast('graveyard') });
    const wasCast = (of: typeof yours | typeof nobody | 'self' | typeof creatures) =>
      ({ holds: 'wasCast', what: of }) as const;
    expect(isSo(wasCast(yours))).toBe(true);
    expect(isSo(wasCast(creatures))).toBe(false);
    expect(isSo(wasCast(nobody))).toBe(false);
    expect(isSo({ ...wasCast(yours), from: 'hand' })).toBe(false);
    expect(isSo({ ...wasCast('self'), from: 'hand' })).toBe(true);
    expect(isSo({ ...wasCast('self'), by: 'you' })).toBe(true);
    expect(isSo({ ...wasCast('self'), by: 'opponents' })).toBe(false);
    // A copy of a spell wasn't cast, and neither was the token that it becomes (707.10).
    change(game, id('Bear'), { cast: cast(null) });
    expect(isSo(wasCast('self'))).toBe(false);
    // A spell was cast that is still on the stack.
    change(game, id('Bolt'), { stack: { ...onStack, choices: cast('hand') } });
    expect(isSo(wasCast('self'), { self: id('Bolt') })).toBe(true);
    write(game).forgetObject(id('Relic'));
    expect(isSo({ holds: 'wasCast', what: 'it' }, { it: id('Relic') })).toBe(false);
  });
});

describe('608.2c: what is so of the game', () => {
  const asked = (condition: Condition, turn: object = {}, root: object = {}) => {
    const { game, id } = table();
    Object.assign(write(game).turn(), turn);
    Object.assign(write(game).root, root);
    return holds(game, scopeOf(id('Bear'), 0), condition);
  };
  test('102.1, 800.4j: whose turn it is; nobody’s, where there is no active player', () => {
    expect(asked({ holds: 'turnOf', who: 'everyone' })).toBe(true);
    expect(asked({ holds: 'turnOf', who: 'everyone' }, { active: null })).toBe(false);
  });
  test('103.1: who the starting player is', () => {
    expect(asked({ holds: 'startingPlayer', who: 'you' }, {}, { startingPlayer: 0 })).toBe(true);
    expect(asked({ holds: 'startingPlayer', who: 'you' }, {}, { startingPlayer: 1 })).toBe(false);
    expect(asked({ holds: 'startingPlayer', who: 'everyone' }, {}, { startingPlayer: null })).toBe(false);
  });
  test('731.1: whether it is day', () => {
    expect(asked({ holds: 'timeOfDay', time: 'day' }, {}, { timeOfDay: 'day' })).toBe(true);
    expect(asked({ holds: 'timeOfDay', time: 'day' }, {}, { timeOfDay: 'night' })).toBe(false);
    expect(asked({ holds: 'timeOfDay', time: 'day' })).toBe(false);
  });
  test('608.2i: what entered under someone’s control in the last turn, also another', () => {
    const entered = (name: string, types: readonly string[], controller = 0) => {
      const { id } = table();
      return { lastEntered: [{ object: id(name), controller, types }] };
    };
    const land = { holds: 'enteredLastTurn', type: 'land', under: 'you' } as const;
    expect(asked(land, entered('Relic', ['land']))).toBe(true);
    expect(asked(land, entered('Relic', ['land'], 1))).toBe(false);
    expect(asked(land, entered('Relic', ['artifact']))).toBe(false);
    expect(asked(land)).toBe(false);
    expect(asked({ ...land, other: true }, entered('Relic', ['land']))).toBe(true);
    expect(asked({ ...land, other: true }, entered('Bear', ['land']))).toBe(false);
    expect(asked(land, entered('Bear', ['land']))).toBe(true);
  });
  test('603.1b: that several things happened this turn', () => {
    const happened: Condition = {
      holds: 'happenedThisTurn',
      of: [
        { on: 'draws', who: 'you' },
        { on: 'gainsLife', who: 'you' },
      ],
    };
    expect(asked(happened)).toBe(false);
    const key = (words: object) => ` 0 ${JSON.stringify(words)}`;
    const [first, second] = happened.of;
    if (first === undefined || second === undefined) throw new Error('There are two.');
    expect(asked(happened, { met: [key(first)] })).toBe(false);
    expect(asked(happened, { met: [key(first), key(second)] })).toBe(true);
  });
  test('607.2d: which word was chosen', () => {
    const { game, id } = table();
    const word: Condition = { holds: 'wordChosen', word: 'Khans', under: 'side' };
    const isSo = () => holds(game, scopeOf(id('Bear'), 0), word);
    expect(isSo()).toBe(false);
    change(game, id('Bear'), { links: { side: { objects: [], players: [], values: ['Dragons'] } } });
    expect(isSo()).toBe(false);
    change(game, id('Bear'), { links: { side: { objects: [], players: [], values: ['Khans'] } } });
    expect(isSo()).toBe(true);
  });
  test('107: a number is compared from the first turn on, unless it is of the last one', () => {
    expect(asked({ holds: 'compare', what: 3, to: { exactly: 3 } }, { number: 1 })).toBe(true);
    expect(
      asked({ holds: 'compare', what: { number: 'life', of: 'you' }, to: { exactly: 20 } }, { number: 1 }),
    ).toBe(true);
    const lost = { number: 'lastTurn', fact: 'lifeLost', by: 'you' } as const;
    expect(asked({ holds: 'compare', what: lost, to: { exactly: 0 } }, { number: 1 })).toBe(false);
    expect(asked({ holds: 'compare', what: lost, to: { exactly: 0 } }, { number: 2 })).toBe(true);
  });
  test('903.3: that one of several is a commander', () => {
    const { game, id } = table();
    const is = (of: typeof yours) => holds(game, scopeOf(id('Bear'), 0), { holds: 'isCommander', what: of });
    expect(is(yours)).toBe(false);
    write(game).player(0).commanders = [game.objects[id('Ox')]?.card ?? 0];
    expect(is(yours)).toBe(true);
  });
});
