/**
 * What may be played, kept while nothing happens but that players pass and steps and phases begin and end: the answers
 * about a root, with the number of its events that are nothing more than that.
 */
import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { SpecialAction } from '../state/special-action.ts';
import { gameEventWord } from '../state/word-table.ts';
import { asksWhen } from './asked-about.ts';

/** What a player with priority may do, besides passing. */
export interface Possible {
  readonly lands: readonly ObjectId[];
  /** Modal double-faced cards whose back face may be played as a land (712.12). */
  readonly backs: readonly ObjectId[];
  /** Special actions besides playing lands (116.2). */
  readonly specials: readonly { readonly object: ObjectId; readonly action: SpecialAction }[];
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
  events: number;
  /** The last answers, no more than one for each player and timing. */
  found: readonly Found[];
}

const quiet = new WeakMap<Game, Quiet>();

function quietOf(game: Game): Quiet {
  let found = quiet.get(game);
  if (found === undefined) {
    found = { events: 0, found: [] };
    quiet.set(game, found);
  }
  return found;
}

/** Notes a batch that has been applied: any event that isn't found quiet here is taken to change what may be played. */
export function noteQuiet(game: Game, happened: readonly Happened[]): void {
  if (!happened.every(({ event }) => gameEventWord(event).changesNothingToPlay === true)) return;
  quietOf(game).events += happened.length;
}

/** Lets a root that was just opened go on with the answers about the one it was copied from. */
export function shareQuiet(from: Game, to: Game): void {
  const known = quiet.get(from);
  if (known !== undefined) quiet.set(to, { ...known });
}

/** What the player may do now, found by `find` if anything has happened since it was last found that could matter. */
export function keptWhileQuiet(
  game: Game,
  player: PlayerId,
  isTheTime: boolean,
  find: () => Possible,
): Possible {
  const known = quietOf(game);
  const { events, found } = known;
  const { changes, combat, effects, permissions, stack, turn } = game;
  const ofPlayer = game.players[player];
  const pool = ofPlayer?.pool ?? nobodys;
  const hand = ofPlayer?.hand ?? nobodys;
  const loud = game.next.event - events;
  const isFighting = combat?.anyAttacked === true;
  const during = asksWhen(game) ? `${turn.phase} ${turn.step} ${turn.combats?.length ?? 0}` : '';
  for (const before of found) {
    if (
      before.player === player &&
      before.events === loud &&
      before.changes === changes &&
      before.isTheTime === isTheTime &&
      before.during === during &&
      before.isFighting === isFighting &&
      before.stack === stack &&
      before.effects === effects &&
      before.permissions === permissions &&
      (before.pool === pool || before.pool.length + pool.length === 0) &&
      before.hand === hand
    )
      return before.possible;
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
  known.found = [...others, now];
  return possible;
}

const nobodys: readonly never[] = [];
