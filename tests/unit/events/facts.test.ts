import { describe, expect, test } from 'vitest';
import { makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import { gameEventWord } from '../../../machines/rules/state/word-table.ts';
import type { Zone } from '../../../machines/rules/state/zones.ts';
import { card, creature, smallGame } from '../support/small-game.ts';

describe('608.2i: what is counted of a turn', () => {
  const table = () =>
    smallGame([
      { card: creature('Bear', 2, 2) },
      { card: card('Relic', ['artifact']) },
      { card: card('Forest', ['land']), owner: 1 },
    ]);
  type Of = (name: string) => ObjectId;
  const counted = (...events: readonly ((of: Of) => GameEvent)[]) => {
    const { game, id } = table();
    for (const eventOf of events) {
      const event = eventOf(id);
      gameEventWord(event).keep?.(game, event);
    }
    return game.turn.facts;
  };
  test('life: what is gained, and what is lost or paid', () => {
    const life =
      (type: 'gainLife' | 'loseLife' | 'payLife', player: number, amount: number) => (): GameEvent => ({
        type,
        player,
        amount,
      });
    expect(counted(life('gainLife', 0, 3), life('gainLife', 0, 1), life('gainLife', 1, 5))).toEqual({
      lifeGained: [4, 5],
    });
    expect(counted(life('loseLife', 1, 2), life('payLife', 1, 3))).toEqual({ lifeLost: [0, 5] });
  });
  test('cards: what is drawn and discarded, lands that are played', () => {
    expect(
      counted(
        () => ({ type: 'draw', player: 0 }),
        () => ({ type: 'draw', player: 0 }),
        (of) => ({ type: 'discard', player: 1, object: of('Bear') }),
      ),
    ).toEqual({ cardsDrawn: [2, 0], cardsDiscarded: [0, 1] });
    expect(counted((of) => ({ type: 'landPlayed', player: 1, object: of('Forest') }))).toEqual({
      landsPlayed: [0, 1],
    });
  });
  test('damage to players, and attackers', () => {
    const damage = (to: { readonly player: number } | { readonly object: number }) => (): GameEvent => ({
      type: 'damage',
      source: 0,
      to,
      amount: 4,
      combat: false,
      preventable: true,
    });
    expect(counted(damage({ player: 1 }), damage({ object: 0 }))).toEqual({ damageDealtTo: [0, 4] });
    expect(
      counted((of) => ({
        type: 'attack',
        player: 0,
        attackers: [
          { object: of('Bear'), defender: { player: 1 } },
          { object: of('Relic'), defender: { player: 1 } },
        ],
      })),
    ).toEqual({ attackedWith: [2, 0] });
  });
  test('spells: of creatures or not, by whom', () => {
    const cast =
      (name: string, player: number) =>
      (of: Of): GameEvent => ({ type: 'cast', object: of(name), player });
    expect(counted(cast('Bear', 0), cast('Relic', 0), cast('Relic', 1))).toEqual({
      spellsCast: [2, 1],
      creatureSpellsCast: [1, 0],
      noncreatureSpellsCast: [1, 1],
    });
  });
  test('permanents: what is sacrificed, leaves, dies and enters', () => {
    const moved = (name: string, from: Zone, to: Zone) => {
      const { game, id } = table();
      const became = to === 'battlefield' ? id(name) : null;
      const event = { ...makeMove(game, id(name), to, { why: 'effect' }), from, became };
      gameEventWord(event).keep?.(game, event);
      return game.turn.facts;
    };
    expect(counted((of) => ({ type: 'sacrifice', player: 1, object: of('Bear') }))).toEqual({
      permanentsSacrificed: [0, 1],
    });
    expect(moved('Bear', 'battlefield', 'graveyard')).toEqual({
      permanentsLeft: [1, 0],
      creaturesDied: [1, 0],
    });
    expect(moved('Bear', 'battlefield', 'hand')).toEqual({ permanentsLeft: [1, 0] });
    expect(moved('Relic', 'battlefield', 'graveyard')).toEqual({ permanentsLeft: [1, 0] });
    expect(moved('Bear', 'hand', 'graveyard')).toEqual({});
    expect(moved('Forest', 'hand', 'battlefield')).toEqual({ landsEntered: [0, 1] });
    expect(moved('Bear', 'hand', 'battlefield')).toEqual({});
  });
  test('what nobody counts', () => {
    expect(counted(() => ({ type: 'shuffle', player: 0 }))).toEqual({});
  });
});
