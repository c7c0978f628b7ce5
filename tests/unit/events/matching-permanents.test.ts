import { describe, expect, test } from 'vitest';
import { occurrences } from '../../../machines/rules/events/match.ts';
import { makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import { scopeOf } from '../../../machines/rules/state/scope.ts';
import type { TriggerCondition } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, creature, smallGame } from '../support/small-game.ts';

const { game, id } = smallGame([
  { card: creature('Watcher', 1, 1) },
  { card: creature('Bear', 2, 2), with: { counters: { charge: 3 } } },
  { card: creature('Foe', 2, 2), owner: 1 },
  { card: card('Sword', ['artifact'], [], { subtypes: ['Equipment'] }) },
  { card: creature('Held Bear', 2, 2), zone: 'hand' },
]);
const met = (condition: TriggerCondition, event: GameEvent) =>
  occurrences(game, scopeOf(id('Watcher'), 0), condition, event);
const bears = { name: 'Bear' };
const shuffled: GameEvent = { type: 'shuffle', player: 0 };

describe('603.2: what happens to permanents', () => {
  test('a status changes, one way and not the other', () => {
    const object = id('Bear');
    const changes: readonly ['tapped' | 'untapped', GameEvent][] = [
      ['tapped', { type: 'tap', object }],
      ['untapped', { type: 'untap', object }],
    ];
    for (const [on, event] of changes) expect(met({ on, object: bears }, event)).toEqual([{ object }]);
    expect(met({ on: 'tapped', object: bears }, { type: 'untap', object })).toEqual([]);
    expect(met({ on: 'untapped', object: bears }, { type: 'tap', object })).toEqual([]);
    expect(met({ on: 'tapped', object: bears }, { type: 'tap', object: id('Foe') })).toEqual([]);
    const phase = (out: boolean): GameEvent => ({ type: 'phase', object, out });
    expect(met({ on: 'phasesOut', object: bears }, phase(true))).toEqual([{ object }]);
    expect(met({ on: 'phasesOut', object: bears }, phase(false))).toEqual([]);
    expect(met({ on: 'phasesIn', object: bears }, phase(false))).toEqual([{ object }]);
    expect(met({ on: 'phasesIn', object: bears }, phase(true))).toEqual([]);
    const turned: GameEvent = { type: 'turnFace', object, face: 1 };
    const up: GameEvent = { type: 'turnFaceUp', object };
    expect(met({ on: 'transforms', object: bears }, turned)).toEqual([{ object }]);
    expect(met({ on: 'transforms', object: bears }, up)).toEqual([]);
    expect(met({ on: 'turnedFaceUp', object: bears }, up)).toEqual([{ object }]);
    expect(met({ on: 'turnedFaceUp', object: bears }, turned)).toEqual([]);
  });

  test('701.37, 716.2: it becomes monstrous, or gets a level', () => {
    const object = id('Bear');
    expect(met({ on: 'becomesMonstrous', object: bears }, { type: 'becomeMonstrous', object, n: 4 })).toEqual(
      [{ object, amount: 4 }],
    );
    expect(
      met({ on: 'becomesMonstrous', object: bears }, { type: 'becomeMonstrous', object: id('Foe'), n: 4 }),
    ).toEqual([]);
    const levelled: GameEvent = { type: 'becomeLevel', object, level: 2 };
    expect(met({ on: 'becomesLevel', object: bears, level: 2 }, levelled)).toEqual([{ object }]);
    expect(met({ on: 'becomesLevel', object: bears, level: 3 }, levelled)).toEqual([]);
  });

  test('603.2c: each counter that is put is one event, unless “one or more” are spoken of', () => {
    const object = id('Bear');
    const put = (count: number, kind = 'charge', on: number = object): GameEvent => ({
      type: 'putCounters',
      on: { object: on },
      kind,
      count,
      player: 1,
    });
    const condition = { on: 'countersPut', object: bears } as const;
    expect(met(condition, put(2))).toEqual([
      { object, player: 1, amount: 1 },
      { object, player: 1, amount: 1 },
    ]);
    expect(met({ ...condition, oneOrMore: true }, put(2))).toEqual([{ object, player: 1, amount: 2 }]);
    expect(met({ ...condition, oneOrMore: true }, put(0))).toEqual([]);
    expect(met({ ...condition, kind: 'charge' }, put(1))).toHaveLength(1);
    expect(met({ ...condition, kind: 'lore' }, put(1))).toEqual([]);
    expect(met(condition, put(1, 'charge', id('Foe')))).toEqual([]);
    const onPlayer: GameEvent = {
      type: 'putCounters',
      on: { player: 0 },
      kind: 'poison',
      count: 1,
      player: 1,
    };
    expect(met(condition, onPlayer)).toEqual([]);
    expect(met(condition, shuffled)).toEqual([]);
  });

  test('714.2b: a number of counters is reached as there were fewer before', () => {
    const put = (count: number): GameEvent => ({
      type: 'putCounters',
      on: { object: id('Bear') },
      kind: 'charge',
      count,
      player: 0,
    });
    const reaches = (number: number) => ({ on: 'countersPut', object: bears, reaches: number }) as const;
    expect(met(reaches(3), put(1))).toEqual([{ object: id('Bear'), player: 0, amount: 1 }]);
    expect(met(reaches(2), put(1))).toEqual([]);
    expect(met(reaches(2), put(2))).toHaveLength(1);
    expect(met(reaches(4), put(2))).toEqual([]);
  });

  test('122.6: counters with which it enters are put on it', () => {
    const entered = (became: number | null): GameEvent => ({
      ...makeMove(game, id('Held Bear'), 'battlefield', { why: 'effect' }),
      became,
    });
    const condition = { on: 'countersPut', object: bears, oneOrMore: true } as const;
    expect(met(condition, entered(id('Bear')))).toEqual([{ object: id('Bear'), player: 0, amount: 3 }]);
    expect(met(condition, entered(id('Foe')))).toEqual([]);
    expect(met(condition, entered(null))).toEqual([]);
    const returned: GameEvent = {
      ...makeMove(game, id('Bear'), 'hand', { why: 'effect' }),
      became: id('Bear'),
    };
    expect(met(condition, returned)).toEqual([]);
  });

  test('122: each counter that is removed is one event, the last one where that is spoken of', () => {
    const removed = (on: number, kind: string, count: number): GameEvent => ({
      type: 'removeCounters',
      on: { object: on },
      kind,
      count,
    });
    const condition = { on: 'counterRemoved', object: bears } as const;
    const one = { object: id('Bear'), amount: 1 };
    expect(met(condition, removed(id('Bear'), 'charge', 2))).toEqual([one, one]);
    expect(met({ ...condition, kind: 'charge' }, removed(id('Bear'), 'charge', 1))).toEqual([one]);
    expect(met({ ...condition, kind: 'lore' }, removed(id('Bear'), 'charge', 1))).toEqual([]);
    expect(met(condition, removed(id('Foe'), 'charge', 1))).toEqual([]);
    expect(met({ ...condition, last: true }, removed(id('Bear'), 'charge', 1))).toEqual([]);
    expect(met({ ...condition, last: true }, removed(id('Bear'), 'lore', 2))).toEqual([one]);
    const ofPlayer: GameEvent = { type: 'removeCounters', on: { player: 0 }, kind: 'poison', count: 1 };
    expect(met(condition, ofPlayer)).toEqual([]);
  });

  test('701.3: becoming attached to something like this, or unattached from it', () => {
    const attached = (to: { object: number } | { player: number }): GameEvent => ({
      type: 'attach',
      object: id('Sword'),
      to,
    });
    const condition = { on: 'attachedTo', object: { type: 'artifact' } } as const;
    const about = { object: id('Sword'), other: id('Bear') };
    expect(met(condition, attached({ object: id('Bear') }))).toEqual([about]);
    expect(met(condition, attached({ player: 1 }))).toEqual([
      { object: id('Sword'), other: null, player: 1 },
    ]);
    expect(met({ ...condition, to: bears }, attached({ object: id('Bear') }))).toHaveLength(1);
    expect(met({ ...condition, to: bears }, attached({ object: id('Foe') }))).toEqual([]);
    expect(met({ ...condition, to: bears }, attached({ player: 1 }))).toEqual([]);
    expect(met({ on: 'attachedTo', object: bears }, attached({ player: 1 }))).toEqual([]);
    const off: GameEvent = { type: 'unattach', object: id('Sword'), from: { object: id('Bear') } };
    expect(met({ on: 'unattached', object: { type: 'artifact' } }, off)).toEqual([about]);
    expect(met({ on: 'unattached', object: bears }, off)).toEqual([]);
    expect(met(condition, off)).toEqual([]);
  });
});

describe('603.2: what happens to players and their mana', () => {
  const of = (player: number) => ({ player });

  test('503: a step or phase begins, of a player’s turn, the first or second such', () => {
    const begins = { on: 'begins', step: 'upkeep' } as const;
    const upkeep: GameEvent = { type: 'beginStep', step: 'upkeep', phase: 'beginning', player: 0 };
    expect(met(begins, upkeep)).toEqual([of(0)]);
    expect(met({ ...begins, step: 'draw' }, upkeep)).toEqual([]);
    expect(met({ ...begins, whose: 'you' }, upkeep)).toHaveLength(1);
    expect(met({ ...begins, whose: 'opponents' }, upkeep)).toEqual([]);
    expect(met({ ...begins, nthStep: 1 }, upkeep)).toEqual([]);
    write(game).turn().begun = { upkeep: 1 };
    expect(met({ ...begins, nthStep: 1 }, upkeep)).toHaveLength(1);
    expect(met({ ...begins, nthStep: 2 }, upkeep)).toEqual([]);
    const combat: GameEvent = { type: 'beginPhase', phase: 'combat', player: 0 };
    expect(met({ on: 'begins', step: 'combat' }, combat)).toHaveLength(1);
    expect(met(begins, shuffled)).toEqual([]);
  });

  test('121, 119: drawing, gaining and losing life', () => {
    const draw: GameEvent = { type: 'draw', player: 1 };
    write(game).turn().facts = { cardsDrawn: [0, 2] };
    expect(met({ on: 'draws', who: 'opponents' }, draw)).toEqual([{ player: 1, amount: 1 }]);
    expect(met({ on: 'draws', who: 'you' }, draw)).toEqual([]);
    expect(met({ on: 'draws', who: 'opponents', nth: 2 }, draw)).toHaveLength(1);
    expect(met({ on: 'draws', who: 'opponents', nth: 1 }, draw)).toEqual([]);
    const life = (type: 'gainLife' | 'loseLife' | 'payLife', amount: number): GameEvent => ({
      type,
      player: 1,
      amount,
    });
    const [gains, loses] = [
      { on: 'gainsLife', who: 'opponents' },
      { on: 'losesLife', who: 'opponents' },
    ] as const;
    expect(met(gains, life('gainLife', 3))).toEqual([{ player: 1, amount: 3 }]);
    expect(met(gains, life('gainLife', 0))).toEqual([]);
    expect(met(gains, life('loseLife', 3))).toEqual([]);
    expect(met({ ...gains, who: 'you' }, life('gainLife', 3))).toEqual([]);
    expect(met(loses, life('loseLife', 3))).toEqual([{ player: 1, amount: 3 }]);
    expect(met(loses, life('payLife', 2))).toEqual([{ player: 1, amount: 2 }]);
    expect(met(loses, life('loseLife', 0))).toEqual([]);
    expect(met(loses, life('gainLife', 3))).toEqual([]);
  });

  test('104, 305, 701.22, 701.24: losing, playing lands, scrying, shuffling', () => {
    const played: GameEvent = { type: 'landPlayed', object: id('Sword'), player: 0 };
    expect(met({ on: 'landPlayed', by: 'you' }, played)).toEqual([{ object: id('Sword'), player: 0 }]);
    expect(met({ on: 'landPlayed', by: 'opponents' }, played)).toEqual([]);
    expect(met({ on: 'landPlayed', by: 'you', land: { type: 'artifact' } }, played)).toHaveLength(1);
    expect(met({ on: 'landPlayed', by: 'you', land: bears }, played)).toEqual([]);
    const scried: GameEvent = { type: 'perform', action: 'scry', player: 0, object: null, amount: 2 };
    expect(met({ on: 'performs', action: 'scry', who: 'you' }, scried)).toEqual([
      { object: null, player: 0, amount: 2 },
    ]);
    expect(met({ on: 'performs', action: 'scry', who: 'opponents' }, scried)).toEqual([]);
    expect(met({ on: 'shuffles', who: 'you' }, shuffled)).toEqual([of(0)]);
    expect(met({ on: 'shuffles', who: 'opponents' }, shuffled)).toEqual([]);
    expect(met({ on: 'losesGame', who: 'opponents' }, { type: 'concede', player: 1 })).toEqual([of(1)]);
    expect(met({ on: 'losesGame', who: 'you' }, { type: 'concede', player: 1 })).toEqual([]);
  });

  test('106.4, 106.12a: tapping for mana and adding it: of which types, how much', () => {
    const unit = (type: 'G' | 'R') => ({ type, source: null, snow: false, spendOnly: null, lasts: false });
    const units = [unit('G'), unit('R'), unit('G')];
    const tapped: GameEvent = { type: 'tapForMana', player: 0, object: id('Bear'), units };
    const condition = { on: 'tappedForMana', object: bears } as const;
    expect(met(condition, tapped)).toEqual([{ object: id('Bear'), player: 0, amount: 3, types: ['G', 'R'] }]);
    expect(met({ ...condition, types: ['G'] }, tapped)).toEqual([
      { object: id('Bear'), player: 0, amount: 2, types: ['G'] },
    ]);
    expect(met({ ...condition, types: ['W'] }, tapped)).toEqual([]);
    expect(met({ ...condition, by: 'opponents' }, tapped)).toEqual([]);
    expect(met({ on: 'tappedForMana', object: { name: 'Foe' } }, tapped)).toEqual([]);
    const added = (source: number | null): GameEvent => ({ type: 'addMana', player: 0, units, source });
    expect(met({ on: 'manaAdded' }, added(null))).toEqual([
      { object: null, player: 0, amount: 3, types: ['G', 'R'] },
    ]);
    expect(met({ on: 'manaAdded', to: 'opponents' }, added(null))).toEqual([]);
    expect(met({ on: 'manaAdded', source: bears }, added(id('Bear')))).toHaveLength(1);
    expect(met({ on: 'manaAdded', source: bears }, added(id('Foe')))).toEqual([]);
    expect(met({ on: 'manaAdded', source: bears }, added(null))).toEqual([]);
    // What has left is looked at where it is.
    expect(met({ on: 'manaAdded', source: { name: 'Held Bear' } }, added(id('Held Bear')))).toHaveLength(1);
    expect(met({ on: 'manaAdded' }, tapped)).toEqual([]);
  });

  test('109.5: nobody is one of the players who are named', () => {
    Object.assign(write(game).turn(), { active: null });
    const upkeep: GameEvent = { type: 'beginStep', step: 'upkeep', phase: 'beginning', player: 0 };
    expect(met({ on: 'begins', step: 'upkeep', whose: 'everyone' }, upkeep)).toEqual([]);
    expect(met({ on: 'begins', step: 'upkeep' }, upkeep)).toEqual([{ player: null }]);
  });
});
