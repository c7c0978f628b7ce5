import { type StateValue, transition } from 'xstate';
import { follow } from '../chart/procedure-rules.ts';
import {
  close,
  EngineError,
  type Game,
  open,
  type Phase,
  type Step,
  start,
  type WritingMode,
  write,
} from '../rules/index.ts';
import { noAttack } from '../turn/index.ts';
import { checkCards } from './check-cards.ts';
import { actorOf, type GameActor, gameMachine } from './machine.ts';
import { putRulesTogether } from './table.ts';

/** Where the chart of the turn is in each step in which players get priority, and in each main phase. */
const withPriority: Readonly<Partial<Record<Step | Phase, StateValue>>> = {
  upkeep: { beginning: 'upkeep' },
  draw: { beginning: { draw: 'players' } },
  precombatMain: { precombatMain: 'players' },
  beginningOfCombat: { combat: 'beginningOfCombat' },
  declareAttackers: { combat: { declareAttackers: 'players' } },
  declareBlockers: { combat: { declareBlockers: 'players' } },
  combatDamage: { combat: { combatDamage: 'players' } },
  endOfCombat: { combat: 'endOfCombat' },
  postcombatMain: 'postcombatMain',
  end: { ending: 'end' },
};

/** And in the steps in which nobody does: they consist of what the rules do. */
const withoutPriority: Readonly<Partial<Record<Step | Phase, { at: StateValue; does: string }>>> = {
  untap: { at: { beginning: { untap: 'following' } }, does: 'untapStep' },
  cleanup: { at: { ending: { cleanup: { cleaningUp: 'following' } } }, does: 'cleanupStep' },
};

/**
 * An actor for a game that is under way already, not yet started: a scenario's table, a puzzle. The game says where
 * it is (`game.turn`): in a step with priority the turn-based actions count as done, and the active player gets
 * priority; without a phase the next turn begins. What is on the table is a state, not a history: nothing placed there
 * triggers, but state-based actions are checked before a player gets priority. Throws an `EngineError` for cards that
 * can't be played, and for a game in the middle of something: `restoreGame` goes on with that.
 */
export function startFrom(game: Game, mode: WritingMode = 'copy'): GameActor {
  putRulesTogether();
  if (game.frames.length > 0 || game.pending !== null || game.over !== null)
    throw new EngineError(
      'This game is in the middle of something: save it with its actor, and use restoreGame.',
    );
  checkCards(Object.values(game.definitions));
  const { phase, step } = game.turn;
  const place = step ?? phase;
  if (place === null) return entering(game, mode, { between: 'following' }, 'nextPhase');
  const players = withPriority[place];
  if (players !== undefined) return entering(game, mode, players, null);
  const rules = withoutPriority[place];
  if (rules === undefined)
    throw new EngineError(`A game can’t begin in the ${place} phase as a whole: say in which step.`);
  return entering(game, mode, rules.at, rules.does);
}

function entering(game: Game, mode: WritingMode, turn: StateValue, does: string | null): GameActor {
  const root = open(game, mode);
  const isInCombat = root.turn.phase === 'combat' && root.combat === null;
  if (isInCombat) write(root).root.combat = { ...noAttack };
  if (does !== null) {
    start(root, does);
    follow(root);
  }
  close(root);
  const machine = gameMachine(mode);
  const before = machine.resolveState({
    value: { playing: { turn, priority: 'none' } },
    context: { game: root, failure: null },
  });
  const [snapshot] = transition(machine, before, {
    type: does === null ? 'priority.give' : 'priority.settled',
  });
  return actorOf(snapshot.context.game, mode, snapshot);
}
