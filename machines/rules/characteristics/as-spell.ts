import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { noChoices } from '../state/scope.ts';
import { isOwnZone } from '../state/zones.ts';
import type { Asking } from './asking.ts';
import { cacheOf, shareCache, toAddTo } from './cache.ts';
import { keywordsAmong } from './expand.ts';
import { asBefore } from './layers.ts';
import { affectsSpells } from './spoken-of.ts';
import { objectAt } from './zone-lists.ts';

/**
 * The game as it would be with a card as the spell that this player would cast, as far as it goes by what it is: what
 * continuous effects make of it on the stack (601.2a, 611.3a). What they give it where it is it has besides, for it may be
 * cast by that (611.3d).
 */
export function asSpell(ask: Asking, game: Game, player: PlayerId, id: ObjectId): Game {
  if (!affectsSpells(game)) return game;
  const here = ask.characteristics(game, id);
  const there = ask.characteristics(onStack(game, player, id), id);
  if (asBefore(there, here) === here) return game;
  const isThere = (had: (typeof here.abilities)[number]) =>
    there.abilities.some(({ from, ref }) => from === had.from && ref === had.ref);
  const abilities = [
    ...there.abilities,
    ...here.abilities.filter((had) => had.from !== null && !isThere(had)),
  ];
  const seen = { ...game };
  shareCache(game, seen);
  toAddTo(cacheOf(seen)).known.set(id, { ...there, abilities, keywords: keywordsAmong(abilities) });
  return seen;
}

/** The game with the card as the topmost object on the stack, under that player's control. */
function onStack(game: Game, player: PlayerId, id: ObjectId): Game {
  const { owner, zone } = objectAt(game, id);
  const others = (ids: readonly ObjectId[]) => ids.filter((one) => one !== id);
  const after: Game = {
    ...game,
    objects: game.objects.map((object) =>
      object?.id === id
        ? {
            ...object,
            zone: 'stack',
            controller: player,
            heldBy: player,
            stack: {
              choices: { ...noChoices, from: zone, by: player },
              source: null,
              ability: null,
              trigger: null,
              named: {},
            },
          }
        : object,
    ),
  };
  const left = isOwnZone(zone)
    ? {
        players: game.players.map((one) => (one.id === owner ? { ...one, [zone]: others(one[zone]) } : one)),
      }
    : { [zone]: others(game[zone]) };
  return { ...after, ...left, stack: [...others(game.stack), id] };
}
