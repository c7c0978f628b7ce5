import { nameOf } from '../../game/index.ts';
import {
  controllerOf,
  type Game,
  inQuestion,
  nearestOf,
  type Player,
  type PlayerId,
  playerDesignations,
  zoneIds,
} from '../../rules/index.ts';
import { compared, countersAsked, type Difference, sorted } from './difference.ts';
import type { PlayerExpectation } from './form.ts';
import type { SeatZone } from './form-setup.ts';
import type { Lexicon } from './names.ts';

/** What isn’t as expected of a player, in the order in which it was written. */
export function playerDifferences(
  game: Game,
  id: PlayerId,
  expected: PlayerExpectation,
  { names, players }: Lexicon,
): readonly Difference[] {
  const key = players[id] ?? '';
  const player = game.players[id];
  if (player === undefined) return [{ what: key, expected: 'a player', actual: null }];
  return playerFields(expected).flatMap((field) => {
    const { actual, wanted } = aspect(game, player, expected, field);
    return compared(`${key}.${field}`, wanted, actual).map((one) => ({ ...one, ...misspelt(one, names) }));
  });
}

/** Of a list with a name that is only nearly one of the scenario’s: which was probably meant. */
function misspelt({ actual, expected }: Difference, known: readonly string[]): Pick<Difference, 'words'> {
  const meant = (Array.isArray(expected) ? expected.map(String) : []).flatMap((name) => {
    const nearest = known.includes(name) ? [] : nearestOf(name, known);
    return nearest.length === 0 ? [] : [`nothing here is called “${name}”${inQuestion(nearest)}`];
  });
  if (meant.length === 0) return {};
  return { words: [`it is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`, ...meant].join('; ') };
}

const playerFields = (expected: PlayerExpectation): readonly (keyof PlayerExpectation)[] =>
  Object.keys(expected).flatMap((name) => (isField(name, expected) ? [name] : []));

const isField = (name: string, expected: PlayerExpectation): name is keyof PlayerExpectation =>
  Object.entries(expected).some(([key, value]) => key === name && value !== undefined);

interface Comparable {
  readonly wanted: unknown;
  readonly actual: unknown;
}

/** What is expected of a player in one respect and what is so, both comparable. */
function aspect(
  game: Game,
  player: Player,
  expected: PlayerExpectation,
  field: keyof PlayerExpectation,
): Comparable {
  switch (field) {
    case 'life':
    case 'landsPlayed':
      return { wanted: expected[field], actual: player[field] };
    case 'counters': {
      const wanted = expected.counters ?? {};
      return { wanted, actual: countersAsked(wanted, player.counters) };
    }
    case 'designations':
      return {
        wanted: sorted(expected.designations ?? []),
        actual: sorted(playerDesignations.filter((one) => game.designations?.[one] === player.id)),
      };
    case 'completed':
      return { wanted: sorted(expected.completed ?? []), actual: sorted(player.completed ?? []) };
    case 'mana':
      return {
        wanted: sorted([...(expected.mana ?? '')]).join(''),
        actual: sorted(player.pool.map(({ type }) => type)).join(''),
      };
    case 'library': {
      const names = namesIn(game, 'library', player.id);
      const wanted = expected.library;
      return { wanted, actual: typeof wanted === 'number' ? names.length : names.slice(0, wanted?.length) };
    }
    case 'hand':
    case 'graveyard':
    case 'exile':
    case 'command':
    case 'outside':
    case 'battlefield': {
      const names = namesIn(game, field, player.id);
      const wanted = expected[field];
      return typeof wanted === 'number'
        ? { wanted, actual: names.length }
        : { wanted: sorted(wanted ?? []), actual: sorted(names) };
    }
    case 'lost':
      return outcome(expected.lost, ['lost', 'conceded'], player);
    case 'won':
      return outcome(expected.won, ['won'], player);
    default:
      return field satisfies never;
  }
}

function outcome(
  wanted: boolean | string | undefined,
  statuses: readonly Player['status'][],
  player: Player,
): Comparable {
  const isSo = statuses.includes(player.status);
  return { wanted, actual: typeof wanted === 'string' && isSo ? player.outcomeRule : isSo };
}

/** Names in a zone: on the battlefield of what the player controls, elsewhere of what they own. */
function namesIn(game: Game, zone: SeatZone, player: PlayerId): readonly string[] {
  const ids = zoneIds(game, zone, player).filter((id) => {
    if (zone === 'battlefield') return controllerOf(game, id) === player;
    return game.objects[id]?.owner === player;
  });
  return ids.map((id) => nameOf(game, id));
}
