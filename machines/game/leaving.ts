/**
 * Players leaving the game (104.2-104.5, 800.4).
 *
 * What others call:
 * - Charts: on `player.concede` at any moment, `concede(game, player)`. It carries everything out and says where the
 *   chart goes on. `over`: the game has ended. `return`: what was announced, resolved or activated is gone with its
 *   frames; go to `returning`. `priority`: the player had priority, `game.priority.holder` is the next player; go to
 *   `checking`. `stay`: stay in the state; either a decision is pending (another one, maybe) or the procedure has run
 *   on by itself: `choosing` goes back to `following` as after an answer.
 * - Charts: each procedure's first exits ask `game.over !== null` and `wasAbandoned(game)` (as `return` above).
 * - Whoever lets players lose or win (the instructions `lose` and `win`): `call('playersLeave', {})` right after the
 *   batch. State-based actions do so too, and before each check, if `mustLeave(game)`, for whatever nobody called it for
 *   (so for permanents that came under nobody's control, 800.4c).
 * - The turn begins no turn of players whose `status` is not `playing`, and ends what lasts until then (800.4k, 800.4m).
 * - Loops (104.4b) and effects (104.4c; not by the event `gameOver` alone): procedure `drawGame`, memory `{ rule }`.
 *
 * Procedures must bear that a decision of a player who has left was answered for them: nobody attacks or blocks, no
 * damage is assigned, nothing is arranged, a mulligan isn't taken, nothing is chosen where nothing is left to choose.
 */
import { uncontrolled } from '../priority/state-based-actions/departing.ts';
import {
  type Cause,
  close,
  controllerOf,
  done,
  type Game,
  type GameEvent,
  go,
  happen,
  lastKnownOf,
  makeMove,
  modificationWord,
  nextInTurnOrder,
  type ObjectId,
  type Outcome,
  open,
  type PlayerId,
  type Procedure,
  part,
  procedure,
  procedureOf,
  remembering,
  run,
  theEnd,
  write,
} from '../rules/index.ts';
import { type DecidingInstead, decideFor, decidingInstead, rememberingInstead } from './deciding-instead.ts';
import { forgetDesignations, passedOn } from './designations-passed-on.ts';
import {
  abandon,
  announceAgain,
  askAgain,
  goesOn,
  hasLeft,
  isAskedInstead,
  isPassive,
  ownerOf,
} from './interrupted.ts';

/** Where a chart goes on after a player has conceded. */
export type AfterLeaving = 'over' | 'return' | 'priority' | 'stay';

/** A player concedes (104.3a): leaves the game at once, whatever is going on. The game must be open for writing. */
export function concede(game: Game, player: PlayerId): AfterLeaving {
  const had = game.pending?.kind === 'priority' && game.pending.player === player;
  const below = game.frames.at(-1);
  const causes: readonly Cause[] = [{ decision: game.decisions, player }];
  write(game).pushFrame({
    procedure: 'playersLeave',
    step: 'concede',
    memory: { conceding: player, interrupted: game.pending },
    answer: null,
    happened: [],
    returned: null,
    causes,
    // What was interrupted runs on by itself; a chart's own frame can't.
    stops: below === undefined || isPassive(below),
  });
  write(game).root.pending = null;
  write(game).root.returned = null;
  run(game);
  if (game.over !== null) return 'over';
  if (wasAbandoned(game)) return 'return';
  return had ? 'priority' : 'stay';
}

/** Whether what a chart was in the middle of is gone because its player left (800.4a). */
export function wasAbandoned(game: Game): boolean {
  const { returned } = game;
  return (
    typeof returned === 'object' &&
    returned !== null &&
    'abandoned' in returned &&
    returned.abandoned === true
  );
}

interface Leaving extends DecidingInstead {
  readonly conceding?: PlayerId;
  readonly leavers?: readonly PlayerId[];
}

const leaving = remembering<Leaving>({
  ...rememberingInstead.shape,
  conceding: 'number, maybe',
  leavers: 'numbers, maybe',
});

/**
 * Players who have lost leave the game, all at once (104.5), or the game is over (104.2a, 104.4a). Memory: `{}`, or
 * `{ conceding }` from `concede`.
 */
const playersLeave = procedureOf('playersLeave', '800.4a', leaving, [
  part(leaving, ['concede', 'end', 'objects', 'abilities', 'exile', 'forget', 'resume'], ['another'], {
    concede: (_game, { memory }) =>
      memory.conceding === undefined
        ? go('end')
        : happen('104.3a', [{ type: 'concede', player: memory.conceding }], { then: 'end' }),

    end(game) {
      for (const player of bothWonAndLost(game))
        Object.assign(write(game).player(player), { status: 'lost', outcomeRule: '104.3f' });
      const winners = game.players.filter(({ status }) => status === 'won');
      const [winner] = winners;
      if (winner !== undefined)
        return over(
          game,
          winners.map(({ id }) => id),
          winner.outcomeRule ?? '104.2b',
        );
      const leavers = game.players.filter(({ status, left }) => status !== 'playing' && left === undefined);
      const remaining = game.players.filter(({ status }) => status === 'playing');
      const [last, ...others] = remaining;
      if (leavers.length > 0 && last === undefined) return over(game, [], '104.4a');
      if (leavers.length > 0 && last !== undefined && others.length === 0) {
        // Nothing can preclude this (104.2a), so it is no event that an effect could stop.
        Object.assign(write(game).player(last.id), { status: 'won', outcomeRule: '104.2a' });
        return over(game, [last.id], '104.2a');
      }
      return go(leavers.length === 0 ? 'exile' : 'objects', { leavers: leavers.map(({ id }) => id) });
    },

    /** What they own leaves the game, and effects end that give them control (800.4a). */
    objects(game, { memory }) {
      const leavers = memory.leavers ?? [];
      for (const player of leavers) {
        write(game).player(player).left = true;
        leaveHiddenZones(game, player);
        leavePhasedOut(game, player);
      }
      const shared = [game.stack, game.battlefield, game.exile, game.command];
      const own = leavers.map((player) => game.players[player]?.graveyard ?? []);
      const owned = [...shared, ...own].flat().filter((id) => leavers.includes(ownerOf(game, id)));
      const effects = givingControl(game, leavers);
      const events: readonly GameEvent[] = [
        ...leavers.map((player): GameEvent => ({ type: 'leave', player })),
        ...passedOn(game),
        ...(effects.length > 0 ? [{ type: 'expire', effects, delayed: [], permissions: [] } as const] : []),
        ...owned.map((object): GameEvent => ({ type: 'cease', object })),
      ];
      return happen('800.4a', events, { then: 'abilities' });
    },

    /** What they control on the stack that no card represents ceases to exist. */
    abilities(game) {
      const cease = game.stack
        .filter((id) => game.objects[id]?.kind !== 'card' && hasLeft(game, controllerOf(game, id)))
        .map((object): GameEvent => ({ type: 'cease', object }));
      return cease.length === 0 ? go('exile') : happen('800.4a', cease, { then: 'exile' });
    },

    /** What is still controlled by one who left is exiled (800.4a, 800.4c). */
    exile(game, { memory }) {
      const moves = uncontrolled(game).map((id) => makeMove(game, id, 'exile', { why: 'rule' }));
      if (moves.length === 0) return go('forget');
      return happen((memory.leavers ?? []).length === 0 ? '800.4c' : '800.4a', moves, { then: 'forget' });
    },

    forget(game, { memory }) {
      for (const player of memory.leavers ?? []) {
        forgetPlayer(game, player);
        leaveCheckpoints(game, player);
      }
      return go('resume');
    },

    /** What was under way goes on without them (800.4f-h). */
    resume(game, { memory }) {
      const interrupted = memory.interrupted ?? null;
      if (abandon(game)) return done({ abandoned: true });
      if (interrupted === null) return done();
      const { player, decider } = interrupted;
      if (isAskedInstead(game)) return askAgain(game) ? goesOn(game) : done();
      if (hasLeft(game, player)) return decideFor(game, interrupted);
      // Whatever it was asked about may have changed: what there is to choose from, and how much of it.
      if (announceAgain(game) || askAgain(game)) return goesOn(game);
      const still = hasLeft(game, decider) ? player : decider;
      write(game).root.pending = { ...interrupted, decider: still };
      return goesOn(game);
    },
  }),
  decidingInstead,
]);

/** What is phased out under their control is nobody's but who controls it without effects (702.26n). */
function leavePhasedOut(game: Game, player: PlayerId): void {
  for (const id of game.battlefield) {
    const phasing = game.objects[id]?.phasing;
    if (phasing?.known?.controller !== player) continue;
    const { known: _known, ...others } = phasing;
    write(game).object(id).phasing = others;
  }
}

/** The game is a draw for all who are still in it (104.4). Memory: `{ rule }`. */
const drawGame = procedure(
  'drawGame',
  '104.4',
  remembering<{ readonly rule: string }>({ rule: 'text' }),
  ['draw'],
  {
    draw(game, { memory }) {
      for (const { id, status } of game.players)
        if (status === 'playing')
          Object.assign(write(game).player(id), { status: 'drew', outcomeRule: memory.rule });
      return over(game, [], memory.rule);
    },
  },
);

export const procedures: readonly Procedure[] = [playersLeave, drawGame];

/** Who won and lost in one batch of events loses (104.3f). */
function bothWonAndLost(game: Game): readonly PlayerId[] {
  return game.happened.flatMap(({ event, batch }) =>
    event.type === 'win' &&
    game.happened.some(
      (other) => other.batch === batch && other.event.type === 'lose' && other.event.player === event.player,
    )
      ? [event.player]
      : [],
  );
}

/** The game ends (104.1): nothing that was under way goes on. */
function over(game: Game, winners: readonly PlayerId[], rule: string): Outcome<never> {
  const { root } = write(game);
  const self = game.frames.at(-1);
  root.pending = null;
  root.frames = self === undefined ? [] : [{ ...self, stops: true }];
  root.checkpoints = [];
  return happen(rule, [{ type: 'gameOver', winners, rule }], { then: theEnd });
}

/** Cards that nobody sees leave go without an event each. */
function leaveHiddenZones(game: Game, player: PlayerId): void {
  const writer = write(game);
  for (const zone of ['library', 'hand', 'outside'] as const) {
    for (const id of game.players[player]?.[zone] ?? []) writer.object(id).left = lastKnownOf(game, id);
    writer.setZone(zone, player, []);
  }
  writer.changed();
}

/** Effects that give one of these players control of an object; others name no player who has left (800.4b). */
function givingControl(game: Game, to: readonly PlayerId[]): readonly number[] {
  return game.effects
    .filter(
      ({ changes, controller }) =>
        to.includes(controller) &&
        changes.some((change) => modificationWord(change).gainedBy?.(change) === 'you'),
    )
    .map(({ id }) => id);
}

/** What the game still held of a player: triggers, permissions, control, priority, the turn, who attacks them. */
function forgetPlayer(game: Game, player: PlayerId): void {
  const writer = write(game);
  const { root } = writer;
  root.waiting = game.waiting.filter(({ controller }) => controller !== player);
  root.delayed = game.delayed.filter(({ controller }) => controller !== player);
  root.permissions = game.permissions.filter((permission) => permission.player !== player);
  writer.player(player).pool = [];
  forgetDesignations(game, player);
  for (const other of game.players) {
    if (other.controlledBy === player) writer.player(other.id).controlledBy = null;
    if (other.controlledNextTurnBy === player) writer.player(other.id).controlledNextTurnBy = null;
  }
  // 800.4j: the turn goes on without an active player.
  if (game.turn.active === player) writer.turn().active = null;
  const { holder, passed } = game.priority;
  root.priority = {
    holder: holder === player ? nextInTurnOrder(game, player) : holder,
    passed: passed.filter((one) => one !== player),
  };
  if (game.combat?.attackers.some(({ defender }) => attacks(defender, player)) === true) {
    const combat = writer.combat();
    combat.attackers = combat.attackers.map((one) =>
      one.defender !== null && attacks(one.defender, player)
        ? { ...one, defender: null, formerDefender: one.defender }
        : one,
    );
  }
  writer.changed();
}

/** They have left the states that others may go back to as well (733.1). */
function leaveCheckpoints(game: Game, player: PlayerId): void {
  if (game.checkpoints.length === 0) return;
  const { status = 'lost', outcomeRule = null } = game.players[player] ?? {};
  write(game).root.checkpoints = game.checkpoints.map((checkpoint) => {
    const before = open({ ...checkpoint, frames: [], pending: null }, 'copy');
    concede(before, player);
    Object.assign(write(before).player(player), { status, outcomeRule });
    return { ...close(before), frames: checkpoint.frames, pending: checkpoint.pending };
  });
}

const attacks = (defender: { player: PlayerId } | { object: ObjectId } | null, player: PlayerId): boolean =>
  defender !== null && 'player' in defender && defender.player === player;
