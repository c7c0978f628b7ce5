import { characteristics, controllerOf, keywordsOn, objectAt } from '../characteristics/index.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { gameEventWord, hasHome } from '../state/word-table.ts';
import { isBeingProposed } from './drawn-meanwhile.ts';
import { makeMove } from './make.ts';
import { makeTokenObjects } from './make-objects.ts';
import { mustReveal } from './revealing.ts';

/**
 * The events that an event contains (616.1g) and that happen at the same time: destroying, sacrificing, discarding
 * and drawing contain a move, damage contains its results (120.3, 120.4c), creating contains tokens entering. The
 * outer event has been replaced already; replacement effects are asked for these next.
 */
export function contained(game: Game, event: GameEvent): readonly GameEvent[] {
  if (hasHome(event)) return gameEventWord(event).contains?.(game, event) ?? none;
  switch (event.type) {
    case 'destroy':
      return [makeMove(game, event.object, 'graveyard', { why: 'destroy' })];
    case 'sacrifice':
      return [makeMove(game, event.object, 'graveyard', { why: 'sacrifice' })];
    case 'completeDungeon':
      return [makeMove(game, event.dungeon, 'outside', { why: 'rule' })];
    case 'discard':
      return [makeMove(game, event.object, 'graveyard', { why: 'discard' })];
    case 'draw':
      return drawn(game, event);
    case 'mill':
      return (game.players[event.player]?.library ?? [])
        .slice(0, event.count)
        .map((id) => makeMove(game, id, 'graveyard', { why: 'mill' }));
    case 'create':
      return makeTokenObjects(game, event).map((id) =>
        makeMove(game, id, 'battlefield', {
          why: 'effect',
          entering: event.entering,
          linked: event.linked,
        }),
      );
    case 'damage':
      return damageResults(game, event);
    case 'counter':
      return objectAt(game, event.object).kind === 'ability'
        ? [{ type: 'cease', object: event.object }]
        : [
            makeMove(game, event.object, event.to?.zone ?? 'graveyard', {
              why: 'counter',
              position: event.to?.position ?? 'top',
            }),
          ];
    default:
      return none;
  }
}

const none: readonly never[] = [];

/** What happens after an event, one batch after the other: "draw three" is three draws (121.2). */
export function following(event: GameEvent): readonly (readonly GameEvent[])[] {
  if (event.type !== 'drawCards') return none;
  return Array.from({ length: event.count }, () => [{ type: 'draw', player: event.player } as const]);
}

/** A card that is drawn while something is being cast or activated is kept face down (121.8). */
function drawn(game: Game, { player }: EventOf<'draw'>): readonly GameEvent[] {
  const top = game.players[player]?.library[0];
  if (top === undefined) return [{ type: 'drawFromEmpty', player }];
  const faceDown = isBeingProposed(game);
  const revealed = !faceDown && mustReveal(game, player);
  return [makeMove(game, top, 'hand', { why: 'draw', revealed, faceDown })];
}

/** 120.3a-h: what keywords add is theirs to say. A permanent of several of these types has each result. */
function damageResults(game: Game, damage: EventOf<'damage'>): readonly GameEvent[] {
  const results: GameEvent[] = [];
  const { to, amount, source } = damage;
  const modules = keywordsOn(game, source);
  const countersOn = (recipient: 'onCreatures' | 'onPlayers'): readonly GameEvent[] => {
    const kinds = modules.map(({ module }) => module.damageAsCounters?.[recipient]);
    const kind = kinds.find((one) => one !== undefined);
    const player = controllerOf(game, source);
    const ofDamage = recipient === 'onPlayers' ? '120.3b' : '120.3d';
    return kind === undefined ? [] : [{ type: 'putCounters', on: to, kind, count: amount, player, ofDamage }];
  };
  if ('player' in to) {
    const counters = countersOn('onPlayers');
    results.push(
      ...(counters.length > 0
        ? counters
        : [{ type: 'loseLife', player: to.player, amount, byDamage: true } as const]),
    );
  } else {
    const { types } = characteristics(game, to.object);
    const counters = objectAt(game, to.object).counters;
    if (types.includes('planeswalker'))
      results.push(loss(to.object, 'loyalty', Math.min(amount, counters.loyalty ?? 0)));
    if (types.includes('battle'))
      results.push(loss(to.object, 'defense', Math.min(amount, counters.defense ?? 0)));
    if (types.includes('creature')) {
      const counters = countersOn('onCreatures');
      const isDestroyed = destroys(game, source);
      results.push(...counters);
      // Damage that isn't marked destroys as well (704.5h).
      if (counters.length === 0 || isDestroyed)
        results.push({
          type: 'markDamage',
          object: to.object,
          amount: counters.length === 0 ? amount : 0,
          source,
          destroys: isDestroyed,
        });
    }
  }
  for (const { module, had } of modules)
    results.push(...(module.damageResults?.(game, source, had, damage) ?? []));
  return results;
}

const loss = (object: ObjectId, kind: string, count: number): GameEvent => ({
  type: 'removeCounters',
  on: { object },
  kind,
  count,
});

/** Whether damage from this source destroys a creature (704.5h). */
const destroys = (game: Game, source: ObjectId): boolean =>
  keywordsOn(game, source).some(({ module }) => module.damageDestroys === true);
