import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { remembered } from '../state/links.ts';
import type { Scope } from '../state/scope.ts';
import type { Filter, Players } from '../state/vocabulary/index.ts';
import type { Asking } from './asking.ts';
import { attackerOf, comparesWith } from './filter.ts';
import { legalTargets } from './objects.ts';
import { apnap, opponentsOf, playerAt } from './turn-order.ts';
import { cardsIn } from './zone-lists.ts';

/** The players that words mean in a scope, each once and only those still in the game, in APNAP order (101.4). */
export function playersWith(ask: Asking, game: Game, scope: Scope, words: Players): PlayerId[] {
  const meant = meantBy(ask, game, scope, words);
  if (meant.length === 0) return [];
  if (meant.length === 1) return game.players[meant[0] ?? -1]?.status === 'playing' ? meant : [];
  return apnap(game).filter((player) => meant.includes(player));
}

/** Whether a player is among those that words mean; without making a list where that is easy. */
export function isAmongPlayersWith(
  ask: Asking,
  game: Game,
  scope: Scope,
  words: Players,
  player: PlayerId,
): boolean {
  if (words === 'you') return player === scope.you;
  if (words === 'opponents' || words === 'everyoneElse') return player !== scope.you;
  return words === 'everyone' || playersWith(ask, game, scope, words).includes(player);
}

function meantBy(ask: Asking, game: Game, scope: Scope, words: Players): PlayerId[] {
  if (typeof words === 'string') return said(ask, game, scope, words);
  if ('controllerOf' in words)
    return ask.objects(game, scope, words.controllerOf).map((id) => ask.characteristics(game, id).controller);
  if ('ownerOf' in words)
    return ask.objects(game, scope, words.ownerOf).flatMap((id) => game.objects[id]?.owner ?? []);
  if ('target' in words)
    return legalTargets(scope, words.target).flatMap((target) => ('player' in target ? [target.player] : []));
  if ('named' in words) return [...(scope.named[words.named]?.players ?? [])];
  if ('event' in words) {
    const player = scope.trigger?.[words.event] ?? null;
    return player === null ? [] : [player];
  }
  if ('union' in words) return words.union.flatMap((each) => meantBy(ask, game, scope, each));
  if ('whoChose' in words) {
    const { players = [], values = [] } = remembered(game, scope, words.under) ?? {};
    return players.filter((_, at) => values[at] === words.whoChose);
  }
  if ('whoVoted' in words) {
    const votes = scope.trigger?.votes ?? [];
    const yours = new Set(votes.flatMap((vote) => (vote.player === scope.you ? [vote.for] : [])));
    const isAsYours = words.whoVoted === 'asYou';
    const voters = votes.flatMap((vote) => (yours.has(vote.for) === isAsYours ? [vote.player] : []));
    return playersWith(ask, game, scope, words.of).filter((player) => voters.includes(player));
  }
  if ('attackedBy' in words)
    return distinct(
      ask.objects(game, scope, words.attackedBy).flatMap((id) => attackedPlayer(game, id) ?? []),
    );
  if ('playerDesignated' in words) {
    const player = game.designations?.[words.playerDesignated];
    return player === undefined ? [] : [player];
  }
  if ('playersWith' in words) {
    const { attacking, cards, dealtCombatDamageBy, except, fewest, life, mostLife, of, thisTurn } =
      words.playersWith;
    const sources = dealtCombatDamageBy === undefined ? null : ask.objects(game, scope, dealtCombatDamageBy);
    const among = playersWith(ask, game, scope, of);
    const most = Math.max(...among.map((player) => playerAt(game, player).life));
    const counted = fewest === undefined ? null : controlledBy(ask, game, scope, among, fewest);
    const attacked = attacking === undefined ? null : playersWith(ask, game, scope, attacking);
    const left = except === undefined ? [] : playersWith(ask, game, scope, except);
    return among.filter((player) => {
      if (left.includes(player)) return false;
      const has = playerAt(game, player).life;
      return (
        (!mostLife || has === most) &&
        (counted === null || counted.get(player) === Math.min(...counted.values())) &&
        (life === undefined || comparesWith(ask, game, scope, has, life)) &&
        (thisTurn === undefined ||
          comparesWith(ask, game, scope, game.turn.facts[thisTurn.fact]?.[player] ?? 0, thisTurn.count)) &&
        (attacked === null || isAttackingPlayers(game, player, attacked)) &&
        (sources === null || wasDealtCombatDamageBy(game, player, sources)) &&
        (cards === undefined ||
          comparesWith(ask, game, scope, cardsIn(game, cards.in, player).length, cards.count))
      );
    });
  }
  return words satisfies never;
}

const distinct = (players: readonly PlayerId[]): PlayerId[] => [...new Set(players)];

/** The player whom a creature is attacking; null if it attacks none. */
function attackedPlayer(game: Game, id: ObjectId): PlayerId | null {
  const defender = attackerOf(game, id)?.defender ?? null;
  return defender !== null && 'player' in defender ? defender.player : null;
}

/** How many of such objects each of the players controls. */
function controlledBy(
  ask: Asking,
  game: Game,
  scope: Scope,
  players: readonly PlayerId[],
  what: Filter,
): ReadonlyMap<PlayerId, number> {
  const controllers = ask.matching(game, scope, what).map((id) => ask.characteristics(game, id).controller);
  return new Map(players.map((player) => [player, controllers.filter((one) => one === player).length]));
}

/** Whether a player is the attacking player, and one of these is attacked. */
const isAttackingPlayers = (game: Game, player: PlayerId, attacked: readonly PlayerId[]): boolean =>
  player === game.turn.active &&
  game.combat?.attackers.some(
    ({ defender }) => defender !== null && 'player' in defender && attacked.includes(defender.player),
  ) === true;

const wasDealtCombatDamageBy = (game: Game, player: PlayerId, sources: readonly ObjectId[]): boolean =>
  game.turn.combatDamage?.some(({ source, to }) => to === player && sources.includes(source)) === true;

function said(ask: Asking, game: Game, scope: Scope, word: Extract<Players, string>): PlayerId[] {
  switch (word) {
    case 'you':
      return [scope.you];
    case 'opponents':
    case 'everyoneElse':
      return opponentsOf(game, scope.you);
    case 'everyone':
      return apnap(game);
    case 'active':
      return game.turn.active === null ? [] : [game.turn.active];
    case 'defending':
      return defendingPlayers(ask, game, scope);
    case 'they':
      return scope.they === null ? [] : [scope.they];
    case 'attachedPlayer': {
      const to = game.objects[scope.self]?.attachedTo ?? null;
      return to !== null && 'player' in to ? [to.player] : [];
    }
    default:
      return word satisfies never;
  }
}

/**
 * The defending player that is spoken of (508.5): that of the attacking creature with the ability, or of the one that
 * the event or the attachment is about; without any of them, everyone who is being attacked.
 */
function defendingPlayers(ask: Asking, game: Game, scope: Scope): PlayerId[] {
  const attached = ask.objects(game, scope, 'attached')[0] ?? null;
  const facts = scope.trigger;
  for (const id of [scope.self, scope.it, facts?.object ?? null, facts?.source ?? null, attached]) {
    const player = id === null ? null : defendingPlayerOf(game, id);
    if (player !== null) return [player];
  }
  return [...new Set(game.combat?.attackers.map((attacker) => attacker.defendingPlayer) ?? [])];
}

/** The defending player of an attacking creature, or of one that was attacking as it left (508.5). */
export function defendingPlayerOf(game: Game, id: ObjectId): PlayerId | null {
  const attacker = attackerOf(game, id);
  return attacker?.defendingPlayer ?? game.objects[id]?.left?.defendingPlayer ?? null;
}
