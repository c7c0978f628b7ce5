import { describe, expect, test } from 'vitest';
import { occurrences } from '../../../machines/rules/events/match.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Ability, TriggerCondition } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, creature, smallGame } from '../support/small-game.ts';

const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };
const firing = (cost: string): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'mana', cost: cost }],
  effect: [],
});

describe('603.2: what is cast, activated and triggers, and what becomes of it', () => {
  const { game, id } = smallGame([
    { card: creature('Watcher', 1, 1, [firing('{X}{R}'), firing('{R}')]) },
    { card: creature('Bear', 2, 2) },
    { card: creature('Foe', 2, 2), owner: 1 },
    {
      card: card('Bolt', ['instant']),
      zone: 'stack',
      owner: 1,
      with: { stack: { ...onStack, choices: { ...noChoices, from: 'graveyard' } } },
    },
    {
      card: card('Charm', ['instant']),
      zone: 'stack',
      with: { stack: { ...onStack, choices: { ...noChoices, from: 'hand' } } },
    },
    {
      card: card('Shot', ['creature']),
      zone: 'stack',
      with: { kind: 'ability', stack: { ...onStack, source: 0 } },
    },
  ]);
  const met = (condition: TriggerCondition, event: GameEvent, self = 'Watcher') =>
    occurrences(game, scopeOf(id(self), 0), condition, event);
  const shuffled: GameEvent = { type: 'shuffle', player: 0 };

  test('601.2i: casting a spell like this, by a player, in a turn, from a zone', () => {
    const bolt: GameEvent = { type: 'cast', object: id('Bolt'), player: 1 };
    const cast = { on: 'cast', spell: { type: 'instant' } } as const;
    write(game).turn().facts = { spellsCast: [2, 1] };
    expect(met(cast, bolt)).toEqual([{ object: id('Bolt'), player: 1, amount: 2 }]);
    expect(met(cast, shuffled)).toEqual([]);
    expect(met({ ...cast, by: 'opponents' }, bolt)).toHaveLength(1);
    expect(met({ ...cast, by: 'you' }, bolt)).toEqual([]);
    expect(met({ ...cast, turnOf: 'you' }, bolt)).toHaveLength(1);
    expect(met({ ...cast, turnOf: 'opponents' }, bolt)).toEqual([]);
    expect(met({ ...cast, from: 'graveyard' }, bolt)).toHaveLength(1);
    expect(met({ ...cast, from: 'hand' }, bolt)).toEqual([]);
    write(game).turn().castLike = { [JSON.stringify([{ type: 'instant' }, null])]: [2, 1] };
    expect(met({ ...cast, nth: 1 }, bolt)).toHaveLength(1);
    expect(met({ ...cast, nth: 2 }, bolt)).toEqual([]);
    expect(met({ on: 'cast', spell: { type: 'creature' } }, bolt)).toEqual([]);
    expect(met({ on: 'cast', spell: 'self' }, bolt, 'Bolt')).toHaveLength(1);
    expect(met({ on: 'cast', spell: 'self' }, bolt, 'Charm')).toEqual([]);
  });

  test('602.2: activating an ability: of mana or not, with {X}, by a player, of such a source', () => {
    const activated = (ability: 0 | 1, mana: boolean): GameEvent => ({
      type: 'activate',
      object: id('Shot'),
      source: id('Watcher'),
      player: 0,
      mana,
      ability: `Watcher#abilities.${ability}`,
    });
    const condition = { on: 'activated', source: { type: 'creature' } } as const;
    const about = { object: id('Shot'), source: id('Watcher'), player: 0 };
    expect(met(condition, activated(1, false))).toEqual([about]);
    expect(met(condition, shuffled)).toEqual([]);
    expect(met({ ...condition, notMana: true }, activated(1, false))).toHaveLength(1);
    expect(met({ ...condition, notMana: true }, activated(1, true))).toEqual([]);
    expect(met({ ...condition, onlyMana: true }, activated(1, true))).toHaveLength(1);
    expect(met({ ...condition, onlyMana: true }, activated(1, false))).toEqual([]);
    expect(met({ ...condition, costsX: true }, activated(0, false))).toHaveLength(1);
    expect(met({ ...condition, costsX: true }, activated(1, false))).toEqual([]);
    expect(met({ ...condition, by: 'you' }, activated(1, false))).toHaveLength(1);
    expect(met({ ...condition, by: 'opponents' }, activated(1, false))).toEqual([]);
    expect(met({ on: 'activated', source: { type: 'artifact' } }, activated(1, false))).toEqual([]);
    expect(met({ on: 'activated', source: 'self' }, activated(1, false))).toHaveLength(1);
    expect(met({ on: 'activated', source: 'self' }, activated(1, false), 'Bear')).toEqual([]);
  });

  test('603.3b: another ability triggers, of such a source, of a player', () => {
    const event: GameEvent = {
      type: 'trigger',
      waiting: 1,
      source: id('Bear'),
      player: 0,
      ability: 'Watcher#abilities.0',
    };
    const condition = { on: 'triggers', source: { name: 'Bear' } } as const;
    expect(met(condition, event)).toEqual([{ object: id('Bear'), player: 0 }]);
    expect(met({ ...condition, by: 'you' }, event)).toHaveLength(1);
    expect(met({ ...condition, by: 'opponents' }, event)).toEqual([]);
    expect(met({ on: 'triggers', source: { name: 'Foe' } }, event)).toEqual([]);
    expect(met(condition, { ...event, source: id('Foe') })).toEqual([]);
    expect(met(condition, shuffled)).toEqual([]);
  });

  test('115: an object or player becomes the target, of a spell, of a player’s, for the first time', () => {
    const targeted = (name: string, of: string): GameEvent => ({
      type: 'becomeTarget',
      target: { object: id(name) },
      of: id(of),
    });
    const condition = { on: 'becomesTarget', object: { name: 'Bear' } } as const;
    const about = { object: id('Bear'), source: id('Bolt'), other: id('Bolt'), player: 1 };
    expect(met(condition, targeted('Bear', 'Bolt'))).toEqual([about]);
    expect(met(condition, targeted('Foe', 'Bolt'))).toEqual([]);
    expect(met(condition, shuffled)).toEqual([]);
    expect(met({ ...condition, by: 'opponents' }, targeted('Bear', 'Bolt'))).toHaveLength(1);
    expect(met({ ...condition, by: 'opponents' }, targeted('Bear', 'Charm'))).toEqual([]);
    expect(met({ ...condition, ofSpell: true }, targeted('Bear', 'Charm'))).toHaveLength(1);
    expect(met({ ...condition, ofSpell: true }, targeted('Bear', 'Shot'))).toEqual([]);
    const you: GameEvent = { type: 'becomeTarget', target: { player: 0 }, of: id('Bolt') };
    expect(met(condition, you)).toEqual([]);
    expect(met({ ...condition, player: 'you' }, you)).toEqual([
      { source: id('Bolt'), other: id('Bolt'), player: 1 },
    ]);
    expect(met({ ...condition, player: 'opponents' }, you)).toEqual([]);
  });

  test('115: the first time in a turn is the first by such a player’s spells and abilities', () => {
    const first = { on: 'becomesTarget', object: { name: 'Bear' }, firstEachTurn: true } as const;
    const by = (of: string): GameEvent => ({
      type: 'becomeTarget',
      target: { object: id('Bear') },
      of: id(of),
    });
    const had = (name: string, of: string, player: number) => ({
      target: { object: id(name) },
      of: id(of),
      by: player,
    });
    expect(met(first, by('Bolt'))).toHaveLength(1);
    write(game).turn().targeted = [had('Foe', 'Charm', 0), had('Bear', 'Charm', 0), had('Bear', 'Bolt', 1)];
    expect(met(first, by('Bolt'))).toEqual([]);
    expect(met(first, by('Charm'))).toHaveLength(1);
    expect(met({ ...first, by: 'opponents' }, by('Bolt'))).toHaveLength(1);
  });

  test('701.6: being countered, this or a spell like this', () => {
    const event: GameEvent = { type: 'counter', object: id('Bolt'), by: id('Charm') };
    expect(met({ on: 'countered', object: 'self' }, event, 'Bolt')).toEqual([
      { object: id('Bolt'), source: id('Charm') },
    ]);
    expect(met({ on: 'countered', object: 'self' }, event, 'Charm')).toEqual([]);
    expect(met({ on: 'countered', object: { type: 'instant' } }, event)).toHaveLength(1);
    expect(met({ on: 'countered', object: { type: 'creature' } }, event)).toEqual([]);
    expect(met({ on: 'countered', object: 'self' }, { type: 'resolve', object: id('Bolt') }, 'Bolt')).toEqual(
      [],
    );
  });

  test('603.7h: the ability that made a delayed trigger resolves', () => {
    const times = { on: 'resolves', times: 2 } as const;
    const of = (name: string) => ({ ...scopeOf(id('Watcher'), 0), onStack: id(name) });
    const event: GameEvent = { type: 'resolve', object: id('Shot') };
    expect(occurrences(game, of('Shot'), times, event)).toEqual([{}]);
    expect(occurrences(game, of('Bolt'), times, event)).toEqual([]);
    expect(occurrences(game, of('Shot'), times, shuffled)).toEqual([]);
  });
});
