import { attractionDeck } from '../state/attractions.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { remembered } from '../state/links.ts';
import type { Target } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Objects } from '../state/vocabulary/index.ts';
import type { Asking } from './asking.ts';
import { playerAt } from './turn-order.ts';
import { cardsIn } from './zone-lists.ts';

/** The objects that words mean in a scope, in order; none is possible. */
export function objectsWith(ask: Asking, game: Game, scope: Scope, words: Objects): ObjectId[] {
  if (typeof words === 'string') return said(game, scope, words);
  if ('target' in words)
    return legalTargets(scope, words.target).flatMap((target) => ('object' in target ? [target.object] : []));
  if ('named' in words) return [...(scope.named[words.named]?.objects ?? [])];
  if ('event' in words) {
    const id = scope.trigger?.[words.event] ?? null;
    return id === null ? [] : [id];
  }
  if ('all' in words) return ask.matching(game, scope, words.all);
  if ('linked' in words) {
    // Those that cards of this name exiled before the game began (607.2n), or this object.
    const { linked, ofCardsNamed: name } = words;
    const memory =
      name === undefined
        ? remembered(game, scope, linked)
        : game.players[scope.you]?.linksOfNames?.[name]?.[linked];
    const objects = memory?.objects ?? [];
    // As far as they still are where they were put (607.2a-c).
    return memory?.asTheyWere === true
      ? [...objects]
      : objects.filter((id) => game.objects[id]?.left === null);
  }
  if ('top' in words) {
    const players = ask.players(game, scope, words.of);
    return players.flatMap((id) => {
      // "That many" may be another number for each of several players.
      const spoken = players.length > 1 ? { ...scope, they: id } : scope;
      const count = Math.max(0, ask.quantity(game, spoken, words.top));
      return pile(game, id, words.in).slice(0, count);
    });
  }
  if ('paid' in words) {
    const ofItsSpell = game.objects[scope.self]?.cast?.paidWith[words.paid];
    return [...(scope.choices?.paidWith[words.paid] ?? ofItsSpell ?? [])];
  }
  if ('union' in words)
    return [...new Set(words.union.flatMap((each) => objectsWith(ask, game, scope, each)))];
  if ('mostVoted' in words) {
    const voted = remembered(game, scope, words.mostVoted)?.objects ?? [];
    const votes = (id: ObjectId): number => voted.filter((one) => one === id).length;
    const most = Math.max(...voted.map(votes));
    return [...new Set(voted.filter((id) => votes(id) === most))];
  }
  if ('before' in words) {
    const now = objectsWith(ask, game, scope, words.before);
    return now.flatMap((id) => whatBecame(game, id));
  }
  if ('last' in words) {
    const { last, like } = words;
    const fitting = objectsWith(ask, game, scope, last).filter(
      (id) => like === undefined || ask.fits(game, scope, like, id),
    );
    return fitting.slice(-1);
  }
  return words satisfies never;
}

/** A player's library, graveyard or Attraction deck, the top card first. */
function pile(game: Game, player: PlayerId, which?: 'graveyard' | 'attractions'): readonly ObjectId[] {
  if (which === 'attractions') return attractionDeck(game, player);
  const { library } = playerAt(game, player);
  // What was put into a graveyard last lies on top (404.2).
  return which === 'graveyard' ? cardsIn(game, 'graveyard', player).toReversed() : library;
}

function said(game: Game, scope: Scope, word: Extract<Objects, string>): ObjectId[] {
  switch (word) {
    case 'self':
      return [scope.self];
    case 'attached': {
      const to = game.objects[scope.self]?.attachedTo ?? null;
      return to !== null && 'object' in to ? [to.object] : [];
    }
    case 'paired': {
      const other = game.objects[scope.self]?.pairedWith;
      return other === undefined ? [] : [other];
    }
    case 'giver':
      return scope.trigger?.giver === undefined ? [] : [scope.trigger.giver];
    case 'it':
      return scope.it === null ? [] : [scope.it];
    default:
      return word satisfies never;
  }
}

/**
 * What became this object (400.7), as long as that is known; of a permanent that several cards represent each of those
 * (712.4a).
 */
export const whatBecame = ({ objects }: Game, id: ObjectId): readonly ObjectId[] =>
  (objects[id]?.was ?? []).filter((older) => objects[older] != null);

/** What was chosen for a target spec, without what is illegal as the spell or ability resolves (608.2b). */
export function legalTargets(scope: Scope, position: number): readonly Target[] {
  const chosen = scope.choices?.targets[position]?.chosen ?? [];
  const illegal = scope.illegal?.[position];
  return illegal === undefined ? chosen : chosen.filter((_, index) => illegal[index] !== true);
}
