/** The words of turns, and of how a game goes on and ends. */

import type { Phase, Step } from '../../../state/turn-structure.ts';
import { phases } from '../../../state/turn-structure.ts';
import type { Instruction, Objects } from '../../../state/vocabulary/index.ts';
import { designating } from '../designating.ts';
import { isYou, objectsText, playersText, theirs } from '../expressions/index.ts';
import { order, playerDoes } from '../parts.ts';
import { goingOnWith } from '../speech.ts';
import { timeWord } from '../words.ts';
import type { Clauses } from './clauses.ts';

export const theGameClauses = {
  extraTurn(instruction, context) {
    return playerDoes(
      isYou(instruction.who) ? undefined : instruction.who,
      'takes',
      ' an extra turn after this one',
      context,
    );
  },
  extraPhases(instruction, context) {
    const { phases: added, who } = instruction;
    const then = besideWords(instruction);
    const what = added.map((time) => `an additional ${addedTime(time)}`).join(' followed by ');
    return who === undefined
      ? order(`${then}, there is ${what}`)
      : playerDoes(who, 'gets', ` ${what} ${then}`, context);
  },
  skip(instruction, context) {
    return playerDoes(
      instruction.who,
      'skips',
      ` ${theirs(instruction.who)} next ${timeWord(instruction.what)}`,
      context,
    );
  },
  restartGame(instruction, context, speech) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const { except, then = [] } = instruction;
    const left = except === undefined ? '' : `, leaving ${inExile(object(except))}`;
    if (instruction.as !== undefined) context.names.set(instruction.as, 'those cards');
    const after = then.length === 0 ? {} : { after: `Then ${goingOnWith(then, context, speech)}` };
    return { ...order(`restart the game${left}`), ...after };
  },
  endTurn() {
    return order('end the turn');
  },
  endCombat() {
    return order('end the combat phase');
  },
  win(instruction, context) {
    return playerDoes(instruction.who, 'wins', ' the game', context);
  },
  lose(instruction, context) {
    return playerDoes(instruction.who, 'loses', ' the game', context);
  },
  drawGame() {
    return { subject: 'the game', predicate: 'is a draw' };
  },
  moveVentureMarker({ into, who }, context) {
    return playerDoes(who, 'ventures', ` into ${into ?? 'the dungeon'}`, context);
  },
  designatePlayer({ designation, who }, context) {
    const { verb, what } = designating[designation];
    return playerDoes(who, verb, what, context);
  },
  controlPlayer(instruction, context) {
    return playerDoes(
      instruction.by,
      'controls',
      ` ${playersText(instruction.who, context)} during that player's next turn`,
      context,
    );
  },
} satisfies Partial<Clauses>;

/** "in exile all cards exiled with this". */
const inExile = (cards: string): string => `in exile ${cards}`;

/** Where phases or steps are added: "after this phase", "before this turn's end of combat" (500.8, 500.9). */
function besideWords({ after, before }: Extract<Instruction, { readonly do: 'extraPhases' }>): string {
  if (before !== undefined) return `before this turn's ${timeWord(before)}`;
  if (after === 'thisPhase' || after === undefined) return 'after this phase';
  return after === 'thisStep' ? 'after this step' : `after this turn's ${timeWord(after)}`;
}

/** What a phase or step is called as one of several: "combat phase", "main phase", "upkeep step". */
const addedTime = (time: Phase | Step): string => {
  if (time === 'precombatMain' || time === 'postcombatMain') return 'main phase';
  return `${timeWord(time).replace(/ (phase|step)$/, '')} ${phases.some((phase) => phase === time) ? 'phase' : 'step'}`;
};
