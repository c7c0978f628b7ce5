import { describe, expect, test } from 'vitest';
import { occurrences } from '../../../machines/rules/events/match.ts';
import { makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { TriggerCondition, TriggeredAbility } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import type { Zone } from '../../../machines/rules/state/zones.ts';
import { card, change, creature, type Placed, smallGame } from '../support/small-game.ts';

const watcher = creature('Watcher', 1, 1);
const bear = creature('Bear', 2, 2);
const relic = card('Relic', ['artifact']);

describe('603.6: zone changes', () => {
  const table = smallGame([
    { card: watcher },
    { card: bear },
    { card: creature('Foe', 2, 2), owner: 1 },
    { card: relic },
    { card: creature('Dead Bear', 2, 2), zone: 'graveyard' },
    { card: creature('Held Bear', 2, 2), zone: 'hand' },
    { card: creature('Exiled Bear', 2, 2), zone: 'exile' },
    { card: creature('Phased Bear', 2, 2), with: { phasedOut: true } },
  ]);
  const { game, id } = table;
  const scope = scopeOf(id('Watcher'), 0);
  const met = (condition: TriggerCondition, event: GameEvent, self = 'Watcher') =>
    occurrences(game, scopeOf(id(self), 0), condition, event);
  const moved = (name: string, from: Zone, to: Zone, became: ObjectId | null = null): GameEvent => ({
    ...makeMove(game, id(name), to, { why: 'effect' }),
    from,
    became,
  });
  const type = 'creature';

  describe('603.6a: entering', () => {
    const enters = { on: 'enters', object: { type } } as const;
    test('it is what the object is on the battlefield, and whose', () => {
      expect(met(enters, moved('Dead Bear', 'graveyard', 'battlefield', id('Foe')))).toEqual([
        { object: id('Foe'), other: id('Dead Bear'), player: 1 },
      ]);
      expect(met(enters, moved('Dead Bear', 'graveyard', 'battlefield', id('Relic')))).toEqual([]);
    });
    test('nothing enters that moves elsewhere, or that has not moved', () => {
      const self = { on: 'enters', object: 'self' } as const;
      expect(met(self, moved('Bear', 'battlefield', 'exile', id('Exiled Bear')), 'Exiled Bear')).toEqual([]);
      expect(met(self, moved('Held Bear', 'hand', 'battlefield', id('Bear')), 'Bear')).toHaveLength(1);
      expect(met(enters, moved('Held Bear', 'hand', 'battlefield'))).toEqual([]);
      expect(met(enters, { type: 'cease', object: id('Bear') })).toEqual([]);
    });
    test('from a zone, where the condition names one', () => {
      const event = moved('Dead Bear', 'graveyard', 'battlefield', id('Bear'));
      expect(met({ ...enters, from: 'graveyard' }, event)).toHaveLength(1);
      expect(met({ ...enters, from: 'hand' }, event)).toEqual([]);
    });
  });

  describe('603.6c: leaving', () => {
    const leaves = { on: 'leaves', object: { type } } as const;
    test('the battlefield, if no other zone is named', () => {
      expect(met(leaves, moved('Foe', 'battlefield', 'hand'))).toEqual([{ object: id('Foe'), player: 1 }]);
      expect(met(leaves, moved('Relic', 'battlefield', 'hand'))).toEqual([]);
      expect(met(leaves, moved('Dead Bear', 'graveyard', 'hand'))).toEqual([]);
      expect(met(leaves, moved('Bear', 'battlefield', 'battlefield'))).toEqual([]);
    });
    test('to a zone, or to any but one', () => {
      const event = moved('Bear', 'battlefield', 'hand');
      expect(met({ ...leaves, to: 'hand' }, event)).toHaveLength(1);
      expect(met({ ...leaves, to: 'graveyard' }, event)).toEqual([]);
      expect(met({ ...leaves, notTo: 'hand' }, event)).toEqual([]);
      expect(met({ ...leaves, notTo: 'graveyard' }, event)).toHaveLength(1);
    });
    test('from another zone, where what is there is looked at', () => {
      const fromGraveyard = { ...leaves, from: 'graveyard' } as const;
      expect(met(fromGraveyard, moved('Dead Bear', 'graveyard', 'hand'))).toHaveLength(1);
      expect(met(fromGraveyard, moved('Bear', 'battlefield', 'hand'))).toEqual([]);
    });
    test('603.6c: it leaves as its owner leaves the game, unless it is phased out or a zone is named', () => {
      const gone = (name: string): GameEvent => ({ type: 'cease', object: id(name) });
      expect(met(leaves, gone('Foe'))).toEqual([{ object: id('Foe'), player: 1 }]);
      expect(met(leaves, gone('Relic'))).toEqual([]);
      expect(met({ ...leaves, to: 'graveyard' }, gone('Foe'))).toEqual([]);
      expect(met({ ...leaves, from: 'graveyard' }, gone('Dead Bear'))).toEqual([]);
      const self = { on: 'leaves', object: 'self' } as const;
      expect(met(self, gone('Phased Bear'), 'Phased Bear')).toEqual([]);
      expect(met(self, gone('Dead Bear'), 'Dead Bear')).toEqual([]);
    });
  });

  test('700.4: dying is going from the battlefield to the graveyard; other words say more than “creature”', () => {
    const dies = { on: 'dies', object: { controller: 'you' } } as const;
    expect(met(dies, moved('Bear', 'battlefield', 'graveyard'))).toEqual([{ object: id('Bear'), player: 0 }]);
    expect(met(dies, moved('Bear', 'battlefield', 'exile'))).toEqual([]);
    expect(met(dies, moved('Dead Bear', 'hand', 'graveyard'))).toEqual([]);
    expect(met(dies, moved('Foe', 'battlefield', 'graveyard'))).toEqual([]);
    expect(met(dies, moved('Relic', 'battlefield', 'graveyard'))).toEqual([]);
    const relics = { on: 'dies', object: { type: 'artifact' } } as const;
    expect(met(relics, moved('Relic', 'battlefield', 'graveyard'))).toHaveLength(1);
    const either = { on: 'dies', object: { anyType: ['artifact', 'land'] } } as const;
    expect(met(either, moved('Relic', 'battlefield', 'graveyard'))).toHaveLength(1);
    expect(
      met({ on: 'dies', object: 'self' }, moved('Relic', 'battlefield', 'graveyard'), 'Relic'),
    ).toHaveLength(1);
  });

  test('603.6: being put into a zone, from one, as the last part of resolving, or by a player', () => {
    const condition = { on: 'putInto', zone: 'graveyard', object: { type } } as const;
    const event = moved('Foe', 'battlefield', 'graveyard', id('Dead Bear'));
    expect(met(condition, event)).toEqual([{ object: id('Dead Bear'), other: id('Foe'), player: 1 }]);
    expect(met({ ...condition, zone: 'exile' }, event)).toEqual([]);
    expect(met({ ...condition, from: 'battlefield' }, event)).toHaveLength(1);
    expect(met({ ...condition, from: 'library' }, event)).toEqual([]);
    expect(met({ ...condition, resolving: true }, event)).toEqual([]);
    const resolving: GameEvent = {
      ...makeMove(game, id('Foe'), 'graveyard', { why: 'resolve' }),
      became: id('Dead Bear'),
    };
    expect(met({ ...condition, resolving: true }, resolving)).toHaveLength(1);
    // Nobody's spell or ability causes it.
    expect(met({ ...condition, causedBy: 'opponents' }, event)).toEqual([]);
    const self = { ...condition, object: 'self' } as const;
    expect(met(self, event, 'Foe')).toHaveLength(1);
    expect(met(self, event, 'Dead Bear')).toHaveLength(1);
    expect(met(self, event, 'Bear')).toEqual([]);
    expect(met({ ...condition, object: { type: 'artifact' } }, event)).toEqual([]);
    // Before it is applied it is asked of what is there still.
    expect(met(condition, moved('Foe', 'battlefield', 'graveyard'))).toEqual([
      { object: id('Foe'), other: id('Foe'), player: 1 },
    ]);
  });

  test('701.8, 701.21: being destroyed and being sacrificed, by a player', () => {
    const destroyed: GameEvent = { type: 'destroy', object: id('Foe'), cantBeRegenerated: false };
    expect(met({ on: 'destroyed', object: { type } }, destroyed)).toEqual([
      { object: id('Foe'), player: null },
    ]);
    expect(met({ on: 'destroyed', object: { type: 'artifact' } }, destroyed)).toEqual([]);
    expect(met({ on: 'destroyed', object: { type }, causedBy: 'you' }, destroyed)).toEqual([]);
    const sacrificed: GameEvent = { type: 'sacrifice', object: id('Foe'), player: 1 };
    expect(met({ on: 'sacrificed', object: { type } }, sacrificed)).toEqual([
      { object: id('Foe'), player: 1 },
    ]);
    expect(met({ on: 'sacrificed', object: { type }, by: 'opponents' }, sacrificed)).toHaveLength(1);
    expect(met({ on: 'sacrificed', object: { type }, by: 'you' }, sacrificed)).toEqual([]);
    expect(met({ on: 'sacrificed', object: { type: 'artifact' } }, sacrificed)).toEqual([]);
    expect(met({ on: 'sacrificed', object: { type } }, destroyed)).toEqual([]);
    expect(met({ on: 'destroyed', object: { type } }, sacrificed)).toEqual([]);
    const exploiting = {
      on: 'sacrificed',
      object: { type },
      through: { keyword: 'exploit', of: 'self' },
    } as const;
    expect(met(exploiting, sacrificed)).toEqual([]);
  });

  test('702.110b: sacrificed as an ability resolves that the keyword of such an object stands for', () => {
    const exploits: TriggeredAbility = {
      kind: 'triggered',
      keyword: 'exploit',
      when: [{ on: 'enters', object: 'self' }],
      effect: [],
    };
    const plain: TriggeredAbility = {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      effect: [],
    };
    const onStack = (source: number, ability: string | null): Placed => ({
      card: card('Ability', ['artifact']),
      zone: 'stack',
      with: {
        kind: 'ability',
        stack: { choices: noChoices, source, ability, trigger: null, named: {} },
      },
    });
    const sacrificed = (by: Placed | null, forgotten = false) => {
      const small = smallGame([
        { card: creature('Exploiter', 1, 1, [exploits, plain]) },
        { card: creature('Other', 1, 1, [exploits]) },
        ...(by === null ? [] : [by]),
      ]);
      if (forgotten) write(small.game).forgetObject(small.id('Ability'));
      const condition: TriggerCondition = {
        on: 'sacrificed',
        object: { type },
        through: { keyword: 'exploit', of: 'self' },
      };
      return occurrences(small.game, scopeOf(small.id('Exploiter'), 0), condition, {
        type: 'sacrifice',
        object: small.id('Other'),
        player: 0,
        ...(by !== null && { by: small.id('Ability') }),
      }).length;
    };
    expect(sacrificed(onStack(0, 'Exploiter#abilities.0'))).toBe(1);
    // By another ability, by that of another object, by a spell, by nothing, by what is gone.
    expect(sacrificed(onStack(0, 'Exploiter#abilities.1'))).toBe(0);
    expect(sacrificed(onStack(1, 'Other#abilities.0'))).toBe(0);
    expect(sacrificed(onStack(0, null))).toBe(0);
    expect(sacrificed(null)).toBe(0);
    expect(sacrificed(onStack(0, 'Exploiter#abilities.0'), true)).toBe(0);
  });

  test('701.9: discarding, by a player, a card like this', () => {
    const event: GameEvent = { type: 'discard', object: id('Held Bear'), player: 1 };
    expect(met({ on: 'discards', who: 'opponents' }, event)).toEqual([
      { object: id('Held Bear'), player: 1 },
    ]);
    expect(met({ on: 'discards', who: 'you' }, event)).toEqual([]);
    expect(met({ on: 'discards', who: 'opponents', card: { type } }, event)).toHaveLength(1);
    expect(met({ on: 'discards', who: 'opponents', card: { type: 'land' } }, event)).toEqual([]);
    expect(met({ on: 'discards', who: 'opponents' }, { type: 'shuffle', player: 1 })).toEqual([]);
  });

  test('702.94a: a card that reveals itself as it is drawn, and no other', () => {
    const drawn = (more: object): GameEvent => ({
      ...makeMove(game, id('Held Bear'), 'hand', { why: 'draw', revealed: true }),
      from: 'library',
      became: id('Held Bear'),
      ...more,
    });
    const self = { on: 'revealsDrawn', card: 'self' } as const;
    expect(met(self, drawn({ revealedByItself: true }), 'Held Bear')).toEqual([
      { object: id('Held Bear'), player: 0 },
    ]);
    expect(met(self, drawn({}), 'Held Bear')).toEqual([]);
    expect(met(self, drawn({ revealedByItself: true }))).toEqual([]);
    // No ability of the watcher has it revealed (603.11).
    expect(met({ on: 'revealsDrawn', card: { type } }, drawn({}))).toEqual([]);
  });

  test('603.10d: losing control, by an effect or as it leaves', () => {
    const lost = { on: 'controlChanges', object: { type }, from: 'opponents' } as const;
    const changed = (from: number, to: number): GameEvent => ({
      type: 'controlChange',
      object: id('Foe'),
      from,
      to,
    });
    expect(met(lost, changed(1, 0))).toEqual([{ object: id('Foe'), player: 0, otherPlayer: 1 }]);
    expect(met(lost, changed(0, 1))).toEqual([]);
    expect(met({ ...lost, object: { type: 'artifact' } }, changed(1, 0))).toEqual([]);
    expect(met(lost, moved('Foe', 'battlefield', 'hand'))).toEqual([{ object: id('Foe'), otherPlayer: 1 }]);
    expect(met(lost, moved('Bear', 'battlefield', 'hand'))).toEqual([]);
    expect(met(lost, moved('Foe', 'graveyard', 'hand'))).toEqual([]);
  });

  test('303.4, 702.55: what the object is attached to, or haunts', () => {
    const both = smallGame([{ card: relic }, { card: bear }, { card: creature('Foe', 2, 2), owner: 1 }]);
    const died = (name: string): GameEvent =>
      makeMove(both.game, both.id(name), 'graveyard', { why: 'effect' });
    const seen = (object: 'attached' | 'haunted', name: string) =>
      occurrences(both.game, scopeOf(both.id('Relic'), 0), { on: 'dies', object }, died(name)).length;
    expect([seen('attached', 'Bear'), seen('haunted', 'Bear')]).toEqual([0, 0]);
    change(both.game, both.id('Relic'), {
      attachedTo: { object: both.id('Bear') },
      links: { haunt: { objects: [both.id('Foe')], players: [], values: [] } },
    });
    expect([seen('attached', 'Bear'), seen('attached', 'Foe')]).toEqual([1, 0]);
    expect([seen('haunted', 'Bear'), seen('haunted', 'Foe')]).toEqual([0, 1]);
    change(both.game, both.id('Relic'), { attachedTo: { player: 1 } });
    expect(seen('attached', 'Bear')).toBe(0);
  });

  test('603.8: a state is no event', () => {
    expect(
      occurrences(
        game,
        scope,
        { on: 'state', is: { holds: 'turnOf', who: 'you' } },
        moved('Bear', 'battlefield', 'hand'),
      ),
    ).toEqual([]);
  });
});
