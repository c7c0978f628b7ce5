import {
  type Combat,
  call,
  combatMatters,
  dependsOnWhen,
  done,
  type Game,
  type GameEvent,
  go,
  happen,
  noMemory,
  type Outcome,
  type PlayerId,
  procedure,
  remembering,
  type Step,
  theEnd,
  write,
} from '../rules/index.ts';
import { expiring, expiringNow } from './expiring.ts';
import { nextSeat, turnWithout } from './plan.ts';

/**
 * The present phase ends, and the next one of the turn begins, or the next turn with its first phase (500.1). What
 * is skipped is passed over as though it didn't exist (500.11): its beginning was replaced (614.10).
 */
export const nextPhase = procedure(
  'nextPhase',
  '500.1',
  noMemory,
  ['end', 'leave', 'choose', 'turn', 'begin', 'begun'],
  {
    end: (game) => endOfStep(game, 'leave') ?? go('choose'),

    /** Effects until end of combat end with the phase (500.5a), and what is left in combat is removed from it (511.3). */
    leave(game) {
      if (game.turn.phase !== 'combat') return go('choose');
      write(game).root.combat = null;
      if (combatMatters(game)) write(game).changed();
      const over = expiringNow(game, 'endOfCombat');
      return over.length === 0 ? go('choose') : happen('500.5a', over, { then: 'choose' });
    },

    choose: (game) => (game.turn.plan.length > 0 ? go('begin') : go('turn')),

    turn: () => call('nextTurn', {}, { then: 'choose' }),

    begin(game) {
      const { turn } = game;
      const [planned, ...plan] = turn.plan;
      if (planned === undefined) return go('turn');
      const writable = write(game).turn();
      writable.plan = plan;
      writable.stepsLeft = [...planned.steps];
      return happen('500.1', [{ type: 'beginPhase', phase: planned.phase, player: turn.of }], {
        then: 'begun',
      });
    },

    begun(game, { frame }) {
      const isSkipped = !frame.happened.some(({ event }) => event.type === 'beginPhase');
      if (isSkipped) {
        write(game).turn().stepsLeft = [];
        return go('choose');
      }
      if (game.turn.phase === 'combat') write(game).root.combat = { ...noAttack };
      return done();
    },
  },
);

/** Combat before anything attacks. */
export const noAttack: Combat = {
  attackers: [],
  blockers: [],
  anyAttacked: false,
  declaredBlocks: [],
  damageStep: 'none',
  firstStrikers: [],
};

/** The present step of the phase ends, and the next one that is not skipped begins; the phase may have none left. */
export const nextStep = procedure('nextStep', '500.1', noMemory, ['end', 'begin', 'begun'], {
  end: (game) => (game.turn.step === null ? null : endOfStep(game, 'begin')) ?? go('begin'),

  begin(game) {
    const { turn } = game;
    const steps = stepsToCome(game);
    const [step, ...stepsLeft] = steps;
    const writable = write(game).turn();
    if (step === undefined || turn.phase === null) {
      // What is so only during the step that has ended is no longer so.
      if (turn.step !== null && dependsOnWhen(game)) write(game).changed();
      writable.step = null;
      writable.stepsLeft = [];
      return done();
    }
    writable.stepsLeft = stepsLeft;
    return happen('500.1', [{ type: 'beginStep', step, phase: turn.phase, player: turn.of }], {
      then: 'begun',
    });
  },

  begun: (_game, { frame }) =>
    frame.happened.some(({ event }) => event.type === 'beginStep') ? done() : go('begin'),
});

/**
 * The steps of the phase that are still to come: without attackers no declare blockers and combat damage steps
 * (508.8).
 */
export function stepsToCome(game: Game): readonly Step[] {
  const { combat, turn } = game;
  if (combat === null) return turn.stepsLeft;
  return combat.anyAttacked || turn.stepsLeft.includes('declareAttackers')
    ? turn.stepsLeft
    : turn.stepsLeft.filter((step) => step !== 'declareBlockers' && step !== 'combatDamage');
}

/** The present step or phase ends: unspent mana empties (500.5, 703.4q). Null if none is under way. */
function endOfStep<const L extends string>(game: Game, then: L): Outcome<L> | null {
  const { phase, step } = game.turn;
  if (phase === null) return null;
  const ends: GameEvent = { type: 'endStep', step, phase };
  const hasMana = game.players.some((player) => player.pool.length > 0);
  return happen('500.5', hasMana ? [{ type: 'emptyPools' }, ends] : [ends], { then });
}

/**
 * The next turn begins: the extra turn that was created most recently, else that of the next player in turn order
 * (500.7, 103.1). The turn of a player who has left doesn't begin (800.4k), but what lasts until then ends (800.4m).
 */
export const nextTurn = procedure(
  'nextTurn',
  '500.7',
  remembering<{ readonly player: PlayerId }>({ player: 'number, later' }),
  ['end', 'choose', 'begun'],
  {
    end(game) {
      const over = expiringNow(game, 'turnOver');
      return over.length === 0 ? go('choose') : happen('603.7b', over, { then: 'choose' });
    },

    choose(game) {
      const { players, turn } = game;
      const extra = turn.extraTurns.at(-1);
      const player = extra?.player ?? followingSeat(game);
      const writable = write(game).turn();
      if (extra === undefined) writable.lastInOrder = player;
      else writable.extraTurns = turn.extraTurns.slice(0, -1);
      const hasLeft = players[player]?.status !== 'playing';
      if (hasLeft) phaseInNext(game, player);
      return hasLeft
        ? happen('800.4m', expiring(game, { at: 'turnOfOneWhoLeft', player, turn: turn.number + 1 }), {
            then: 'choose',
          })
        : happen('500.1', [{ type: 'beginTurn', player, number: turn.number + 1 }], {
            then: 'begun',
            remember: { player },
          });
    },

    begun(game, { frame, memory: { player } }) {
      if (!frame.happened.some(({ event }) => event.type === 'beginTurn')) return go('choose');
      const isFirst = game.turn.number === 1 && game.settings.skipsFirstDraw;
      write(game).root.loop = { ...game.loop, fingerprints: [] };
      write(game).turn().plan = turnWithout(isFirst ? ['draw'] : []);
      beginEffectsOfTurn(game, player);
      const over = expiring(game, { at: 'turn', player, turn: game.turn.number });
      return over.length === 0 ? done() : happen('500.4', over, { then: theEnd });
    },
  },
);

/** Effects that waited for this turn of the player begin (611.2). */
function beginEffectsOfTurn(game: Game, player: PlayerId): void {
  const waiting = game.effects.filter(({ beginsInTurnOf }) => beginsInTurnOf === player);
  if (waiting.length === 0) return;
  const writer = write(game);
  writer.root.effects = game.effects.map((effect) => {
    if (!waiting.includes(effect)) return effect;
    const { beginsInTurnOf: _begun, ...begun } = effect;
    return begun;
  });
  writer.changed();
}

/** What phased out under the control of one who left phases in once their turn would have begun (702.26n). */
function phaseInNext(game: Game, player: PlayerId): void {
  for (const id of game.battlefield) {
    const how = game.objects[id]?.phasing;
    if (how?.under === player) write(game).object(id).phasing = { ...how, under: null };
  }
}

const followingSeat = ({ turn, players, startingPlayer }: Game): PlayerId =>
  turn.lastInOrder === null ? (startingPlayer ?? 0) : nextSeat(turn.lastInOrder, players.length);
