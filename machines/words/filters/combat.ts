/** Combat (506-511). */
import {
  attackerOf,
  blockedAttackers,
  blockersOf,
  isAttacking,
  isBlocking,
} from '../../rules/characteristics/filter.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { FilterWord } from './word.ts';

/** Whether one creature is blocking another, or was as the first of the two left (113.7a, 608.2h). */
const blocks = (game: Game, blocker: ObjectId, attacker: ObjectId): boolean =>
  blockedAttackers(game, blocker).includes(attacker) || blockersOf(game, attacker).includes(blocker);

/** The events that change who is in combat, and how. */
const inCombat = [
  'attack',
  'block',
  'becomeBlocked',
  'unblocked',
  'joinAttack',
  'reselect',
  'removeFromCombat',
  'beginTurn',
] as const;

export const attacking: FilterWord<'attacking'> = {
  shape: 'yes or no',
  fits: (said, { game, object }) => isAttacking(game, object) === said,
  asks: [],
  changedBy: inCombat,
};

export const attackedThisTurn: FilterWord<'attackedThisTurn'> = {
  shape: 'yes or no',
  fits: (said, { game, object }) => game.turn.attacked.includes(object.id) === said,
  asks: [],
  changedBy: inCombat,
};

export const hadToAttack: FilterWord<'hadToAttack'> = {
  shape: 'yes or no',
  fits: (said, { game, object }) => (game.combat?.hadToAttack?.includes(object.id) === true) === said,
  asks: [],
  changedBy: inCombat,
};

export const didThisTurn: FilterWord<'didThisTurn'> = {
  shape: { list: { words: { blocked: true, wasBlocked: true } } },
  fits: (said, { game, object }) => said.some((what) => game.turn.did?.[what].includes(object.id)),
  asks: [],
  changedBy: inCombat,
};

export const attackingPlayer: FilterWord<'attackingPlayer'> = {
  shape: 'players',
  fits: (said, { ask, game, object, scope }) => {
    const defender = attackerOf(game, object.id)?.defender;
    if (defender === undefined || defender === null || !('player' in defender)) return false;
    return ask.isAmongPlayers(game, scope, said, defender.player);
  },
  asks: [],
  changedBy: inCombat,
};

export const blocking: FilterWord<'blocking'> = {
  shape: 'yes or no',
  fits: (said, { game, object }) => isBlocking(game, object) === said,
  asks: [],
  changedBy: inCombat,
};

export const blocked: FilterWord<'blocked'> = {
  shape: 'yes or no',
  fits: (said, { game, object }) => (attackerOf(game, object.id)?.blocked === true) === said,
  asks: [],
  changedBy: inCombat,
};

export const unblocked: FilterWord<'unblocked'> = {
  shape: 'yes or no',
  fits: (said, { game, object }) => (attackerOf(game, object.id)?.blocked === false) === said,
  asks: [],
  changedBy: inCombat,
};

export const blockingAny: FilterWord<'blockingAny'> = {
  shape: 'objects',
  fits: (said, { ask, game, object, scope }) =>
    ask.objects(game, scope, said).some((id) => blocks(game, object.id, id)),
  asks: [],
  changedBy: [],
};

export const blockedBy: FilterWord<'blockedBy'> = {
  shape: 'objects',
  fits: (said, { ask, game, object, scope }) =>
    ask.objects(game, scope, said).some((id) => blocks(game, id, object.id)),
  asks: [],
  changedBy: [],
};

export const blockingOrBlockedBy: FilterWord<'blockingOrBlockedBy'> = {
  shape: 'objects',
  fits: (said, { ask, game, object, scope }) =>
    ask.objects(game, scope, said).some((id) => blocks(game, object.id, id) || blocks(game, id, object.id)),
  asks: [],
  changedBy: [],
};
