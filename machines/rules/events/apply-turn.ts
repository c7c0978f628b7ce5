import { EngineError } from '../state/error.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game, PlannedPhase } from '../state/game.ts';
import { type Phase, phases, type Step, steps, stepsOf } from '../state/turn-structure.ts';
import { write } from '../state/write.ts';
import { forgetGone } from './forget.ts';

type TurnEvent = EventOf<
  | 'beginTurn'
  | 'beginPhase'
  | 'beginStep'
  | 'endStep'
  | 'extraTurn'
  | 'extraPhases'
  | 'expire'
  | 'endEarly'
  | 'controlNextTurn'
  | 'mulligan'
  | 'concede'
  | 'lose'
  | 'win'
  | 'gameOver'
>;

/** What changes as turns, phases and steps begin and end, and as players win, lose and draw. */
export function applyTurn(game: Game, event: TurnEvent): GameEvent {
  const writer = write(game);
  switch (event.type) {
    case 'beginTurn': {
      const turn = writer.turn();
      turn.number = event.number;
      turn.active = event.player;
      turn.of = event.player;
      turn.phase = null;
      turn.step = null;
      turn.facts = {};
      turn.attacked = [];
      for (const { id, landsPlayed, controlledBy } of game.players) {
        if (landsPlayed > 0) writer.player(id).landsPlayed = 0;
        // Control of a player lasts for one turn (723.1).
        if (controlledBy !== null) writer.player(id).controlledBy = null;
      }
      const player = writer.player(event.player);
      player.controlledBy = player.controlledNextTurnBy;
      player.controlledNextTurnBy = null;
      player.turnsTaken += 1;
      player.lastTurn = event.number;
      forgetGone(game);
      return event;
    }
    case 'beginPhase': {
      const turn = writer.turn();
      turn.phase = event.phase;
      turn.step = null;
      return event;
    }
    case 'beginStep': {
      const turn = writer.turn();
      turn.phase = event.phase;
      turn.step = event.step;
      return event;
    }
    case 'endStep':
      return event;
    case 'extraTurn':
      writer.turn().extraTurns = [...game.turn.extraTurns, { player: event.player, skippedSteps: [] }];
      return event;
    case 'extraPhases':
      Object.assign(
        writer.turn(),
        isStep(event.after) ? withSteps(game, event) : { plan: withPhases(game, event) },
      );
      return event;
    case 'expire':
      writer.root.effects = game.effects.filter((effect) => !event.effects.includes(effect.id));
      writer.root.delayed = game.delayed.filter((delayed) => !event.delayed.includes(delayed.id));
      writer.root.permissions = game.permissions.filter(
        (permission) => !event.permissions.includes(permission.id),
      );
      return event;
    case 'endEarly':
      writer.root.ending = event.what;
      return event;
    case 'controlNextTurn':
      writer.player(event.player).controlledNextTurnBy = event.by;
      return event;
    case 'mulligan': {
      const player = writer.player(event.player);
      if (event.taken) player.mulligans += 1;
      else player.keptHand = true;
      return event;
    }
    case 'concede':
    case 'lose': {
      const player = writer.player(event.player);
      if (player.status === 'playing') {
        player.status = event.type === 'concede' ? 'conceded' : 'lost';
        player.outcomeRule = event.type === 'concede' ? '104.3a' : event.rule;
      }
      return event;
    }
    case 'win': {
      const player = writer.player(event.player);
      player.status = 'won';
      player.outcomeRule = event.rule;
      return event;
    }
    case 'gameOver':
      writer.root.over = { winners: event.winners, rule: event.rule };
      return event;
    default:
      return event satisfies never;
  }
}

/** A phase with its steps; for a step the phase that normally contains it, with that step alone (500.10). */
function plannedFor(added: Phase | Step): PlannedPhase {
  for (const phase of phases) {
    if (phase === added) return { phase, steps: stepsOf[phase] };
    const step = stepsOf[phase].find((one) => one === added);
    if (step !== undefined) return { phase, steps: [step] };
  }
  throw new EngineError(`“${added}” is neither a phase nor a step.`);
}

/**
 * The rest of the turn with phases added directly after one of it (500.8): the present one, or the first of that kind
 * that is to come. What was added most recently comes first; after a phase that doesn't come any more nothing is added.
 */
function withPhases(game: Game, { after, phases: extra }: EventOf<'extraPhases'>): readonly PlannedPhase[] {
  const { phase, plan } = game.turn;
  const added = extra.map(plannedFor);
  if (after === phase) return [...added, ...plan];
  const at = plan.findIndex((planned) => planned.phase === after);
  return at < 0 ? plan : [...plan.slice(0, at + 1), ...added, ...plan.slice(at + 1)];
}

const isStep = (time: Phase | Step): time is Step => steps.some((step) => step === time);

/**
 * What is left of the turn with steps added directly after one of it (500.9): the present one, or the first of that
 * kind that is to come. What was added most recently comes first.
 */
function withSteps(
  game: Game,
  { after, phases: extra }: EventOf<'extraPhases'>,
): Partial<Pick<Game['turn'], 'plan' | 'stepsLeft'>> {
  const { plan, step, stepsLeft } = game.turn;
  const added = extra.filter(isStep);
  const inserted = (list: readonly Step[]): readonly Step[] => {
    const at = isStep(after) ? list.indexOf(after) : -1;
    return [...list.slice(0, at + 1), ...added, ...list.slice(at + 1)];
  };
  const isIn = (list: readonly Step[]): boolean => list.some((one) => one === after);
  if (step === after) return { stepsLeft: [...added, ...stepsLeft] };
  if (isIn(stepsLeft)) return { stepsLeft: inserted(stepsLeft) };
  const at = plan.findIndex((planned) => isIn(planned.steps));
  return {
    plan: plan.map((planned, place) =>
      place === at ? { ...planned, steps: inserted(planned.steps) } : planned,
    ),
  };
}
