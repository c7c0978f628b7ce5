import { isManaAbilityRef } from '../../machines/casting/index.ts';
import { legalActions, type PlayerEvent } from '../../machines/game/index.ts';
import { type Game, gameEventWord, legalAnswers, type PlayerId } from '../../machines/rules/index.ts';

/** What one lets the game run for, passing priority: until then nobody at this table is asked. */
export type Goal =
  | 'once'
  | 'something'
  | 'decision'
  | 'choice'
  | 'round'
  | 'emptyStack'
  | 'nextStep'
  | 'endOfTurn'
  | 'nextTurn'
  | 'gameOver';

/** How far one step leads, on and back: over a microstep, an event, or until that begins again which one counts by. */
export const strides = ['microstep', 'event', 'choice', 'round', 'nextStep', 'nextTurn'] as const;
export type Stride = (typeof strides)[number];

export const strideWords: Readonly<Record<Stride, string>> = {
  microstep: 'microstep',
  event: 'event',
  choice: 'decision',
  round: 'priority round',
  nextStep: 'step',
  nextTurn: 'turn',
};

/** Each with what is waited for, in words, and its key. */
export const goals: readonly { readonly goal: Goal; readonly label: string; readonly key: string }[] = [
  { goal: 'something', label: 'something happens', key: 'g' },
  { goal: 'decision', label: 'my decision', key: 'd' },
  { goal: 'emptyStack', label: 'stack empty', key: 'x' },
  { goal: 'nextStep', label: 'next step', key: 's' },
  { goal: 'endOfTurn', label: 'end of turn', key: 'e' },
];

/** Whether the goal set at `from` is reached in `now`. Nothing is reached at once: at least one event has to be sent. */
export function isReached(goal: Goal, from: Game, now: Game): boolean {
  if (now === from) return false;
  if (now.over !== null) return true;
  switch (goal) {
    case 'once':
      return true;
    case 'something':
      return now.happened.some(({ event }) => gameEventWord(event).comesWithTheTurn !== true);
    case 'decision':
    case 'gameOver':
      return false;
    case 'choice':
      return now.pending !== null && hasChoice(now);
    case 'round':
      return now.pending?.kind === 'priority' && now.priority.passed.length === 0;
    case 'emptyStack':
      return now.stack.length === 0 && now.pending?.kind === 'priority';
    case 'nextStep':
      return placeInTurn(from) !== placeInTurn(now);
    case 'endOfTurn':
      return now.turn.number !== from.turn.number || (now.turn.step === 'end' && from.turn.step !== 'end');
    case 'nextTurn':
      return now.turn.number !== from.turn.number;
    default:
      return goal satisfies never;
  }
}

/** Whether whoever decides can do more than one thing: with priority, more than pass and make mana. */
export function hasChoice(game: Game): boolean {
  const { pending } = game;
  if (pending === null) return false;
  return pending.kind === 'priority'
    ? legalActions(game, pending.player).some(isWorthAsking(game))
    : legalAnswers(game, pending, 2).length > 1;
}

/** Something worth being asked for: mana abilities are left out, as they do nothing by themselves. */
const isWorthAsking =
  (game: Game) =>
  (event: PlayerEvent): boolean =>
    event.type === 'ability.activate'
      ? !isManaAbilityRef(game, event.ability)
      : event.type !== 'priority.pass';

const placeInTurn = ({ turn, combat }: Game): string =>
  `${turn.number} ${turn.phase} ${turn.step} ${turn.step === 'combatDamage' ? combat?.damageStep : ''}`;

/**
 * Whether the game has to wait for a person at the table before it can run on to the goal: one is asked something
 * else than whether to act with priority; or, for "my decision", has priority again and could do more than pass.
 */
export function waitsForPerson(
  goal: Goal,
  now: Game,
  isPerson: (player: PlayerId) => boolean,
  couldAct: () => boolean,
): boolean {
  const { pending } = now;
  if (pending === null || !isPerson(pending.decider)) return false;
  if (pending.kind !== 'priority') return true;
  return goal === 'decision' && couldAct();
}
