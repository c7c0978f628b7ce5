/**
 * What may be played, kept while nothing happens but that players pass and steps and phases begin and end: the answers
 * about a root, with the number of its events that are nothing more than that.
 */
import type { EventType } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { isSpokenOf } from './spoken-of.ts';

/** What a player with priority may do, besides passing. */
export interface Possible {
  readonly lands: readonly ObjectId[];
  readonly spells: readonly { readonly object: ObjectId; readonly how: string }[];
  readonly abilities: readonly { readonly object: ObjectId; readonly ability: TextRef }[];
}

/** What an answer was found with: it is good as long as all of that is the same. */
interface Found {
  readonly player: PlayerId;
  readonly possible: Possible;
  /** Events that were more than quiet. */
  readonly events: number;
  readonly changes: number;
  /** Whether what is played at sorcery timing can be. */
  readonly isTheTime: boolean;
  /** The step, where some text asks for it. */
  readonly during: string;
  readonly isFighting: boolean;
  readonly stack: Game['stack'];
  readonly effects: Game['effects'];
  readonly permissions: Game['permissions'];
  readonly pool: Game['players'][number]['pool'];
  readonly hand: Game['players'][number]['hand'];
}

interface Quiet {
  /** How many of the root's events were quiet. */
  readonly events: number;
  /** The last answers, no more than one for each player and timing. */
  readonly found: readonly Found[];
}

const nothing: Quiet = { events: 0, found: [] };
const quiet = new WeakMap<Game, Quiet>();
const quietOf = (game: Game): Quiet => quiet.get(game) ?? nothing;

const quietEvents: ReadonlySet<EventType> = new Set<EventType>([
  'beginPhase',
  'beginStep',
  'endStep',
  'emptyPools',
]);

/** Notes a batch that has been applied: any event that isn't found quiet here is taken to change what may be played. */
export function noteQuiet(game: Game, happened: readonly Happened[]): void {
  if (!happened.every(({ event }) => quietEvents.has(event.type))) return;
  const { events, found } = quietOf(game);
  quiet.set(game, { events: events + happened.length, found });
}

/** Lets a root that was just opened go on with the answers about the one it was copied from. */
export function shareQuiet(from: Game, to: Game): void {
  const known = quiet.get(from);
  if (known !== undefined) quiet.set(to, known);
}

/** What the player may do now, found by `find` if anything has happened since it was last found that could matter. */
export function keptWhileQuiet(
  game: Game,
  player: PlayerId,
  isTheTime: boolean,
  find: () => Possible,
): Possible {
  const { events, found } = quietOf(game);
  const { changes, combat, effects, permissions, stack, turn } = game;
  const ofPlayer = game.players[player];
  const pool = ofPlayer?.pool ?? nobodys;
  const hand = ofPlayer?.hand ?? nobodys;
  const loud = game.next.event - events;
  const isFighting = combat?.anyAttacked === true;
  const during = isSpokenOf(game, 'during') ? `${turn.phase} ${turn.step}` : '';
  for (const known of found) {
    if (
      known.player === player &&
      known.events === loud &&
      known.changes === changes &&
      known.isTheTime === isTheTime &&
      known.during === during &&
      known.isFighting === isFighting &&
      known.stack === stack &&
      known.effects === effects &&
      known.permissions === permissions &&
      (known.pool === pool || known.pool.length + pool.length === 0) &&
      known.hand === hand
    )
      return known.possible;
  }
  const possible = find();
  const now: Found = {
    player,
    possible,
    events: loud,
    changes,
    isTheTime,
    during,
    isFighting,
    stack,
    effects,
    permissions,
    pool,
    hand,
  };
  const others = found.filter((one) => one.player !== player || one.isTheTime !== isTheTime);
  quiet.set(game, { events, found: [...others, now] });
  return possible;
}

const nobodys: readonly never[] = Object.freeze([]);
