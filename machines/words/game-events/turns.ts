/** Turns, phases and steps begin and end (500). */
import { controllerOf, isRecalled, isSpokenOf } from '../../rules/characteristics/index.ts';
import { couldBecomeTime } from '../../rules/events/day-and-night.ts';
import { forgetGone } from '../../rules/events/forget.ts';
import { keepBegunWith, keepCombats, keepStep } from '../../rules/events/turn-so-far.ts';
import { playersInCombat } from '../../rules/events/what-events-change.ts';
import type { Game } from '../../rules/state/game.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import type { Phase, Step } from '../../rules/state/turn-structure.ts';
import { write } from '../../rules/state/write.ts';
import { phaseName, stepName } from './names-of-times.ts';
import type { QuietEventWord } from './word.ts';

export interface BeginTurn {
  readonly type: 'beginTurn';
  readonly player: PlayerId;
  readonly number: number;
}

export const beginTurn: QuietEventWord<BeginTurn, 'turn.began'> = {
  apply(game, event) {
    const writer = write(game);
    const turn = writer.turn();
    if (turn.number > 0 && (game.timeOfDay !== undefined || couldBecomeTime(game)))
      turn.castInLastTurn = turn.active === null ? 0 : (turn.facts.spellsCast?.[turn.active] ?? 0);
    turn.number = event.number;
    turn.active = event.player;
    turn.of = event.player;
    turn.phase = null;
    turn.step = null;
    if (isRecalled(game, 'lastFacts')) turn.lastFacts = turn.facts;
    if (isRecalled(game, 'entered')) turn.lastEntered = turn.entered ?? [];
    delete turn.entered;
    turn.facts = {};
    turn.attacked = [];
    delete turn.begun;
    delete turn.did;
    delete turn.begunWith;
    delete turn.castLike;
    delete turn.met;
    delete turn.damage;
    delete turn.combatDamage;
    delete turn.targeted;
    delete turn.combats;
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
  },
  rule: null,
  changes: ['active', 'thisTurn', ...playersInCombat],
  asksForCheck: false,
  isBeginning: true,
  keep: keepBegunWith,
  about: 'turn',
  isMinor: () => true,
  comesWithTheTurn: true,
  sentence: ({ number, player }, { who }) => `Turn ${number}: ${who(player)}’s turn begins.`,
  hides: 'nothing',
  emits: 'turn.began',
};

export interface BeginPhase {
  readonly type: 'beginPhase';
  readonly phase: Phase;
  readonly player: PlayerId;
}

export const beginPhase: QuietEventWord<BeginPhase, 'phase.began'> = {
  apply(game, { phase }) {
    const turn = write(game).turn();
    turn.phase = phase;
    turn.step = null;
  },
  rule: null,
  changes: [],
  asksForCheck: false,
  changesNothingToPlay: true,
  isBeginning: true,
  keep: (game, { phase }) => keepCombats(game, phase, null),
  about: 'turn',
  isMinor: () => true,
  comesWithTheTurn: true,
  sentence: ({ phase }) => `The ${phaseName(phase)} begins.`,
  hides: 'nothing',
  emits: 'phase.began',
};

export interface BeginStep {
  readonly type: 'beginStep';
  readonly step: Step;
  readonly phase: Phase;
  readonly player: PlayerId;
}

export const beginStep: QuietEventWord<BeginStep, 'step.began'> = {
  apply(game, { phase, step }) {
    const turn = write(game).turn();
    turn.phase = phase;
    turn.step = step;
    if (step === 'upkeep') rememberUpkeep(game);
    delete turn.drewInDrawStep;
  },
  rule: null,
  changes: [],
  asksForCheck: false,
  changesNothingToPlay: true,
  isBeginning: true,
  keep(game, { phase, step }) {
    keepStep(game, step);
    keepCombats(game, phase, step);
  },
  about: 'turn',
  isMinor: () => true,
  comesWithTheTurn: true,
  sentence: ({ step }) => `The ${stepName(step)} begins.`,
  hides: 'nothing',
  emits: 'step.began',
};

/** A step ends, or a phase without steps. */
export interface EndStep {
  readonly type: 'endStep';
  readonly step: Step | null;
  readonly phase: Phase;
}

export const endStep: QuietEventWord<EndStep, 'step.ended'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  changesNothingToPlay: true,
  about: 'other',
  isMinor: () => true,
  comesWithTheTurn: true,
  sentence: () => null,
  hides: 'nothing',
  emits: 'step.ended',
};

/** What the active player controls as their upkeep begins, where something asks what came since the last one (702.30a). */
function rememberUpkeep(game: Game): void {
  const { active, number } = game.turn;
  if (active === null || !isSpokenOf(game, 'cameSinceLastUpkeep')) return;
  const player = write(game).player(active);
  const objects = game.battlefield.filter((id) => controllerOf(game, id) === active);
  player.upkeeps = {
    latest: { turn: number, objects },
    ...(player.upkeeps !== undefined && { before: player.upkeeps.latest }),
  };
}
