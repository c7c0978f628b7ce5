import { EngineError } from '../state/error.ts';
import type { EventOf } from '../state/event.ts';
import type { Game, PlannedPhase } from '../state/game.ts';
import { type Phase, phases, type Step, steps, stepsOf } from '../state/turn-structure.ts';

type Adding = EventOf<'extraPhases'>;
type WhatIsLeft = Partial<Pick<Game['turn'], 'plan' | 'stepsLeft'>>;

/**
 * What is left of the turn with phases (500.8) or steps (500.9) added to it; an empty object where nothing is. To a
 * phase only steps are added that such a phase contains.
 */
export function withAdded(game: Game, event: Adding): WhatIsLeft {
  const { step: present } = game.turn;
  if ('before' in event) return withStepsAt(game, event.before, ofSamePhase(event.before, event.phases), 0);
  const { after } = event;
  if (after === 'thisStep')
    return present === null
      ? {}
      : { stepsLeft: [...ofSamePhase(present, event.phases), ...game.turn.stepsLeft] };
  return isStep(after)
    ? withStepsAfter(game, after, ofSamePhase(after, event.phases))
    : {
        plan: withPhases(
          game,
          after,
          event.phases.map((added) => plannedFor(game, added)),
        ),
      };
}

/** Those of these times that are steps of the phase which contains this one. */
const ofSamePhase = (step: Step, added: readonly (Phase | Step)[]): readonly Step[] => {
  const phase = phases.find((one) => stepsOf[one].includes(step));
  const isOfPhase = (one: Step): boolean => phase !== undefined && stepsOf[phase].includes(one);
  return added.filter(isStep).filter(isOfPhase);
};

/** A phase with its steps; for a step the phase that normally contains it, with that step alone (500.10). */
function plannedFor(game: Game, added: Phase | Step): PlannedPhase {
  // An event is recorded right after it is applied.
  const addedBy = game.next.event;
  for (const phase of phases) {
    if (phase === added) return { phase, steps: stepsOf[phase], addedBy };
    const step = stepsOf[phase].find((one) => one === added);
    if (step !== undefined) return { phase, steps: [step], addedBy };
  }
  throw new EngineError(`“${added}” is neither a phase nor a step.`);
}

/**
 * The rest of the turn with phases added directly after one of it (500.8): the present one, or the first of that kind
 * that is to come. What was added most recently comes first; after a phase that doesn't come any more nothing is added.
 */
function withPhases(game: Game, after: Phase, added: readonly PlannedPhase[]): readonly PlannedPhase[] {
  const { phase, plan } = game.turn;
  if (after === phase) return [...added, ...plan];
  const at = plan.findIndex((planned) => planned.phase === after);
  return at < 0 ? plan : [...plan.slice(0, at + 1), ...added, ...plan.slice(at + 1)];
}

const isStep = (time: Phase | Step | 'thisStep'): time is Step => steps.some((step) => step === time);

/**
 * With steps added directly after one of a phase (500.9): the present one, or the first of that kind that is to come.
 * What was added most recently comes first. Where combat damage has two steps, after it is after the second (510.4).
 */
function withStepsAfter(game: Game, after: Step, added: readonly Step[]): WhatIsLeft {
  const { combat, turn } = game;
  const isToGoOn = combat?.damageStep === 'first' && turn.stepsLeft.includes('combatDamage');
  if (turn.step === after && !(after === 'combatDamage' && isToGoOn))
    return { stepsLeft: [...added, ...turn.stepsLeft] };
  return withStepsAt(game, after, added, 1);
}

/**
 * With steps added directly before (0) or after (1) the first step of a kind that is still to come, in this phase or
 * a later one (500.9); none if no such step comes any more.
 */
function withStepsAt({ turn }: Game, step: Step, added: readonly Step[], places: 0 | 1): WhatIsLeft {
  const { plan, stepsLeft } = turn;
  const inserted = (list: readonly Step[]): readonly Step[] => {
    const at = list.indexOf(step) + places;
    return [...list.slice(0, at), ...added, ...list.slice(at)];
  };
  if (stepsLeft.includes(step)) return { stepsLeft: inserted(stepsLeft) };
  const at = plan.findIndex((planned) => planned.steps.includes(step));
  if (at < 0) return {};
  return {
    plan: plan.map((planned, place) =>
      place === at ? { ...planned, steps: inserted(planned.steps) } : planned,
    ),
  };
}
