import { phaseName, stepName } from '../../machines/game/index.ts';
import { listed, playerName } from '../../machines/game/words.ts';
import {
  type Game,
  type GameEvent,
  type Happened,
  type Phase,
  type PlannedPhase,
  phases,
  type Step,
  stepsOf,
} from '../../machines/rules/index.ts';
import type { Question } from '../table/index.ts';
import { effectWords } from './effect-words.ts';
import { type InForce, whose } from './entry.ts';

/** What comes besides the ordinary turns, phases and steps, or does not come (500.7-500.11, 723.1), each put into words as it is asked for. */
export const planned = (game: Game): readonly (() => InForce)[] => [
  ...[...game.turn.extraTurns].reverse().map(({ player, skippedSteps }, at) => () => {
    const without =
      skippedSteps.length === 0 ? '' : ` It has no ${listed(skippedSteps.map((step) => stepName(step)))}.`;
    return entry(`turn ${at}`, '500.7', {
      words: `${playerName(game, player)} takes an extra turn ${at === 0 ? 'after this one' : 'after that'}.${without}`,
      why: (happened) => whyExtraTurn(happened, game.turn.extraTurns.length - 1 - at),
    });
  }),
  ...extraTimes(game).map(({ name, rule }, at) => () => {
    return entry(`extra ${at}`, rule, { words: `This turn has an additional ${name}.`, why: whyExtraPhases });
  }),
  ...lackingSteps(game).map((step) => () => {
    return entry(`without ${step}`, '500.11', { words: `This turn has no ${stepName(step)}.` });
  }),
  ...game.players.flatMap(({ controlledNextTurnBy: by, id }) =>
    by === null
      ? []
      : () =>
          entry(`controlled ${id}`, '723.1', {
            words: `${playerName(game, by)} controls ${playerName(game, id)} during their next turn.`,
            why: lastOf((event) => event.type === 'controlNextTurn' && event.player === id),
          }),
  ),
  ...(game.afterSkipping ?? []).map(({ ref, scope }, at) => () => {
    return entry(`skipped ${at}`, '614.10b', {
      ...whose(game, { source: scope.self, controller: scope.you }),
      words: effectWords(game, ref),
      lasts: 'as the next step, phase or turn begins',
    });
  }),
];

const entry = (key: string, rule: string, said: Partial<InForce> & Pick<InForce, 'words'>): InForce => ({
  key: `planned ${key}`,
  kind: 'planned',
  rule,
  source: null,
  sourceName: '',
  controller: '',
  lasts: '',
  left: '',
  affected: [],
  about: '',
  ...said,
});

/** The phases and steps that are to come this turn and that an ordinary turn wouldn't have from here on. */
function extraTimes({ turn }: Game): readonly { readonly name: string; readonly rule: string }[] {
  const { phase, plan, step, stepsLeft } = turn;
  if (phase === null) return [];
  const ordinary = phases.slice(phases.indexOf(phase) + 1);
  // What comes last is the ordinary one, what was put before it is the extra one.
  const extraPhases = besides([...plan].reverse(), ordinary, (one) => one.phase).reverse();
  const isExtra = new Set(extraPhases);
  const steps = [
    ...besides(stepsLeft, stepsAfter(phase, step), (one) => one),
    ...plan.flatMap((one) =>
      isExtra.has(one) ? [] : besides(one.steps, stepsOf[one.phase], (each) => each),
    ),
  ];
  return [
    ...extraPhases.flatMap(nameOfExtra),
    ...steps.map((one) => ({ name: stepName(one), rule: '500.9' })),
  ];
}

/** A phase that was added for one step of it is that step (500.10). */
const nameOfExtra = ({ phase, steps }: PlannedPhase) =>
  steps.length < stepsOf[phase].length
    ? steps.map((step) => ({ name: stepName(step), rule: '500.10' }))
    : [{ name: phaseName(phase), rule: '500.8' }];

/** The steps of the beginning phase that this turn hasn't (103.8a): of others the rules themselves leave some out. */
const lackingSteps = ({ turn: { phase, step, stepsLeft } }: Game): readonly Step[] =>
  phase === 'beginning' ? besides(stepsAfter(phase, step), stepsLeft, (one) => one) : [];

/** The steps that such a phase has after this one. */
const stepsAfter = (phase: Phase, step: Step | null): readonly Step[] =>
  step === null ? [] : stepsOf[phase].slice(stepsOf[phase].indexOf(step) + 1);

/** What of these there is besides those, each of which stands for one of them. */
function besides<One, Kind>(all: readonly One[], those: readonly Kind[], kind: (one: One) => Kind): One[] {
  const left = [...those];
  return all.filter((one) => {
    const at = left.indexOf(kind(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const answer = (number: number | undefined): Question | null =>
  number === undefined ? null : { question: 'Why is it to come?', events: [number], fromBeginning: 0 };

const lastOf =
  (is: (event: GameEvent) => boolean) =>
  (happened: readonly Happened[]): Question | null =>
    answer(happened.findLast(({ event }) => is(event))?.number);

const whyExtraPhases = lastOf(({ type }) => type === 'extraPhases');

/** Extra turns were added one on top of the other, and each turn that begins takes the uppermost (500.7). */
function whyExtraTurn(happened: readonly Happened[], at: number): Question | null {
  const waiting: number[] = [];
  for (const { event, number } of happened) {
    if (event.type === 'extraTurn') waiting.push(number);
    if (event.type === 'beginTurn') waiting.pop();
  }
  return answer(waiting[at]);
}
