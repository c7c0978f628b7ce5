import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { remembered } from '../state/links.ts';
import { type Color, colors, type ManaUnit } from '../state/mana.ts';
import { symbolColors } from '../state/mana-cost.ts';
import type { StackChoices } from '../state/object.ts';
import { timesPaid } from '../state/paid.ts';
import { type Scope, xOf } from '../state/scope.ts';
import { basicLandTypes, type ObjectValue, type Players, type Quantity } from '../state/vocabulary/index.ts';
import { isOwnZone } from '../state/zones.ts';
import type { Asking } from './asking.ts';
import { differentNames } from './names.ts';
import { playerAt } from './turn-order.ts';
import { cardsIn } from './zone-lists.ts';

/** The number that words mean in a scope now; what can't be determined is 0 (107.2). */
export function quantityWith(ask: Asking, game: Game, scope: Scope, words: Quantity): number {
  if (typeof words === 'number') return words;
  const number = (of: Quantity) => quantityWith(ask, game, scope, of);
  switch (words.number) {
    case 'x':
      return xOf(scope) ?? xOfObject(game, scope) ?? 0;
    case 'xOf':
      return sum(ask.objects(game, scope, words.of).map((id) => game.objects[id]?.stack?.choices.x ?? 0));
    case 'count':
      return ask.matching(game, scope, words.of).length;
    case 'countOf': {
      const { of: countOf, like } = words;
      return ask.objects(game, scope, countOf).filter((id) => ask.describes(game, scope, like, id)).length;
    }
    case 'basicLandTypesAmong': {
      const all = ask.matching(game, scope, words.of);
      return basicLandTypes.filter((type) =>
        all.some((id) => ask.characteristics(game, id).subtypes.includes(type)),
      ).length;
    }
    case 'typesAmong': {
      const { of: typesAmong } = words;
      const all =
        'these' in typesAmong
          ? ask.objects(game, scope, typesAmong.these)
          : ask.matching(game, scope, typesAmong);
      return new Set(all.flatMap((id) => ask.characteristics(game, id).types)).size;
    }
    case 'withDifferentNames': {
      const all = ask.matching(game, scope, words.of);
      return differentNames(all.map((id) => ask.characteristics(game, id)));
    }
    case 'countPlayers':
      return ask.players(game, scope, words.of).length;
    case 'value':
      return sum(ask.objects(game, scope, words.of).map((id) => objectValue(ask, game, id, words.value)));
    case 'greatest': {
      const values = ask.objects(game, scope, words.of).map((id) => objectValue(ask, game, id, words.value));
      return values.length === 0 ? 0 : Math.max(...values);
    }
    case 'votes':
      return (remembered(game, scope, words.under)?.values ?? []).filter((word) => word === words.for).length;
    case 'lowest': {
      const values = ask.objects(game, scope, words.of).map((id) => objectValue(ask, game, id, words.value));
      return values.length === 0 ? 0 : Math.min(...values);
    }
    case 'counters':
      return sum(ask.objects(game, scope, words.on).map((id) => game.objects[id]?.counters[words.kind] ?? 0));
    case 'playerCounters':
      return sum(
        ask.players(game, scope, words.on).map((id) => playerAt(game, id).counters[words.kind] ?? 0),
      );
    case 'devotion':
      return devotion(ask, game, scope, words.of, devotionColors(game, scope, words.to));
    case 'life':
      return sum(ask.players(game, scope, words.of).map((id) => playerAt(game, id).life));
    case 'cardsIn': {
      const zone = words.zone;
      const owners = ask.players(game, scope, words.of);
      if (isOwnZone(zone)) return sum(owners.map((id) => cardsIn(game, zone, id).length));
      return game[zone].filter((id) => {
        const object = game.objects[id];
        return object?.kind === 'card' && owners.includes(object.owner);
      }).length;
    }
    case 'amount':
      return scope.named[words.by]?.amount ?? 0;
    case 'excess':
      return scope.named[words.by]?.excess ?? 0;
    case 'beforeDamage':
      return scope.named[words.by]?.before?.[words.of] ?? 0;
    case 'eventAmount':
      return scope.trigger?.amount ?? 0;
    case 'manaSpent': {
      const spent = choicesIn(game, scope)?.manaSpent ?? [];
      if (words.which === 'all') return spent.length;
      return words.which === 'colors'
        ? colors.filter((color) => isAmong(color, spent)).length
        : spent.filter(({ type }) => type === words.which).length;
    }
    case 'lastTurn': {
      const counts = game.turn.lastFacts?.[words.fact];
      const each = ask.players(game, scope, words.by).map((id) => counts?.[id] ?? 0);
      return words.most === true ? Math.max(0, ...each) : sum(each);
    }
    case 'thisTurn': {
      const facts = game.turn.facts[words.fact];
      return sum(ask.players(game, scope, words.by).map((id) => facts?.[id] ?? 0));
    }
    case 'begunWith': {
      const counted = game.turn.begunWith?.[JSON.stringify(words.of)];
      return sum(ask.players(game, scope, words.by).map((id) => counted?.[id] ?? 0));
    }
    case 'timesPaid':
      return timesPaid(choicesIn(game, scope)?.paid ?? [], words, scope.pair);
    case 'timesDone':
      return sum(
        ask.players(game, scope, words.by).map((id) => playerAt(game, id).done?.[words.action] ?? 0),
      );
    case 'plus':
      return sum(words.of.map(number));
    case 'minus':
      return number(words.of[0]) - number(words.of[1]);
    case 'times':
      // Nothing times a negative number is 0, which has no sign.
      return number(words.of[0]) * number(words.of[1]) + 0;
    case 'least':
      return Math.min(...words.of.filter((limit) => isThere(ask, game, scope, limit)).map(number));
    case 'half': {
      const half = number(words.of) / 2;
      return words.round === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'unspentMana':
      return sum(
        ask
          .players(game, scope, words.of)
          .map((id) => playerAt(game, id).pool.filter(({ type }) => type === words.type).length),
      );
    case 'chosen': {
      const value = remembered(game, scope, words.under)?.values.at(-1);
      return typeof value === 'number' ? value : 0;
    }
    default:
      return words satisfies never;
  }
}

/** Whether it is a limit at all: noncreatures have no toughness, and what no damage was dealt to had nothing before. */
function isThere(ask: Asking, game: Game, scope: Scope, limit: Quantity): boolean {
  if (typeof limit === 'number') return true;
  if (limit.number === 'beforeDamage') return scope.named[limit.by]?.before?.[limit.of] !== undefined;
  if (limit.number !== 'value' || (limit.value !== 'power' && limit.value !== 'toughness')) return true;
  const { value } = limit;
  return ask.objects(game, scope, limit.of).some((id) => ask.characteristics(game, id)[value] !== null);
}

/** The colors that devotion is to: those said, or the one last chosen (607.2d). */
function devotionColors(
  game: Game,
  scope: Scope,
  to: readonly Color[] | { readonly chosen: string },
): readonly Color[] {
  if (!('chosen' in to)) return to;
  const last = remembered(game, scope, to.chosen)?.values.at(-1);
  return colors.filter((color) => color === last);
}

/** How many mana symbols in the mana costs of the players' permanents are of one of these colors, or several (700.5). */
const devotion = (ask: Asking, game: Game, scope: Scope, controller: Players, to: readonly Color[]): number =>
  sum(
    ask
      .matching(game, scope, { controller })
      .map(
        (id) =>
          (ask.characteristics(game, id).manaCost ?? []).filter((symbol) =>
            symbolColors(symbol).some((color) => to.includes(color)),
          ).length,
      ),
  );

const isAmong = (color: Color, mana: readonly ManaUnit[]): boolean => mana.some(({ type }) => type === color);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * X in the words of a spell, also in how it says that it enters (107.3m): a permanent has none but that of the cost for
 * which it was turned face up (702.37f).
 */
const xOfObject = (game: Game, { choices, self }: Scope): number | null =>
  choices === null ? (game.objects[self]?.stack?.choices.x ?? game.objects[self]?.turnedUpX ?? null) : null;

/**
 * What was chosen and paid, but for X: as the scope says, else for this object on the stack, else as it was cast (400.7d).
 * A triggered ability has no costs of its own: it speaks of those of the spell that became its source.
 */
export function choicesIn(game: Game, scope: Scope): StackChoices | null {
  const self = game.objects[scope.self];
  if (scope.trigger !== null && self?.cast != null) return self.cast;
  // Of a spell itself, as long as it is one: as it is cast its own abilities trigger.
  if (scope.trigger !== null && self?.stack != null && scope.onStack !== scope.self)
    return self.stack.choices;
  return scope.choices ?? self?.stack?.choices ?? self?.cast ?? null;
}

/** Whether it can be said already: nothing can be of the last turn while there was none. */
export const isKnown = (game: Game, words: Quantity): boolean =>
  typeof words === 'number' || words.number !== 'lastTurn' || game.turn.number >= 2;

/** A value of an object, from its last known information if it has left (608.2h). */
function objectValue(ask: Asking, game: Game, id: ObjectId, value: ObjectValue): number {
  if (value === 'damage') return game.objects[id]?.damage ?? 0;
  if (value === 'level') return game.objects[id]?.level ?? 1;
  const now = ask.characteristics(game, id);
  switch (value) {
    case 'power':
      return now.power ?? 0;
    case 'toughness':
      return now.toughness ?? 0;
    case 'manaValue':
      return now.manaValue;
    case 'loyalty':
      return now.loyalty ?? 0;
    case 'basePower':
      return now.basePower ?? 0;
    case 'baseToughness':
      return now.baseToughness ?? 0;
    default:
      return value satisfies never;
  }
}
