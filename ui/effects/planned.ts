import { phaseName, stepName } from '../../machines/game/index.ts';
import { playerName } from '../../machines/game/words.ts';
import {
  type Game,
  type GameEvent,
  type Happened,
  type Phase,
  type PlannedPhase,
  type Step,
  stepsOf,
} from '../../machines/rules/index.ts';
import type { Question } from '../table/index.ts';
import { effectWords } from './effect-words.ts';
import { type InForce, whose } from './entry.ts';

/** What comes besides the ordinary turns, phases and steps, or does not come (500.7-500.11, 723.1), each put into words as it is asked for. */
export const planned = (game: Game): readonly (() => InForce)[] => [
  ...[...game.turn.extraTurns].reverse().map(
    ({ addedBy, player }, at) =>
      () =>
        entry(`turn ${addedBy}`, '500.7', {
          words: `${playerName(game, player)} takes an extra turn ${at === 0 ? 'after this one' : 'after that'}.`,
          why: () => answer(addedBy),
        }),
  ),
  ...extraTimes(game).map(({ name, rule, why }, at) => () => {
    return entry(`extra ${at}`, rule, { words: `This turn has an additional ${name}.`, why });
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

/** A phase or step that is to come and that an ordinary turn wouldn't have, and what answers why. */
interface ExtraTime {
  readonly name: string;
  readonly rule: string;
  readonly why: (happened: readonly Happened[]) => Question | null;
}

function extraTimes({ turn }: Game): readonly ExtraTime[] {
  const { phase, plan, step, stepsLeft } = turn;
  if (phase === null) return [];
  const steps = [
    ...besides(stepsLeft, stepsAfter(phase, step)),
    ...plan.flatMap((one) => (one.addedBy === undefined ? besides(one.steps, stepsOf[one.phase]) : [])),
  ];
  return [...plan.flatMap(asExtraPhase), ...steps.map(asExtraStep)];
}

/** What was added to the turn; a phase that was added for one step of it is that step (500.10). */
function asExtraPhase({ addedBy, phase, steps }: PlannedPhase): readonly ExtraTime[] {
  if (addedBy === undefined) return [];
  const why = () => answer(addedBy);
  return steps.length < stepsOf[phase].length
    ? steps.map((step) => ({ name: stepName(step), rule: '500.10', why }))
    : [{ name: phaseName(phase), rule: '500.8', why }];
}

/** Of several that added a step of this kind to a phase the last is meant. */
const asExtraStep = (step: Step): ExtraTime => ({
  name: stepName(step),
  rule: '500.9',
  why: lastOf((event) => event.type === 'extraPhases' && event.phases.includes(step)),
});

/** The steps of the beginning phase that this turn hasn't (103.8a): of others the rules themselves leave some out. */
const lackingSteps = ({ turn: { phase, step, stepsLeft } }: Game): readonly Step[] =>
  phase === 'beginning' ? besides(stepsAfter(phase, step), stepsLeft) : [];

/** The steps that such a phase has after this one. */
const stepsAfter = (phase: Phase, step: Step | null): readonly Step[] =>
  step === null ? [] : stepsOf[phase].slice(stepsOf[phase].indexOf(step) + 1);

/** What of these there is besides those, each of which stands for one of them. */
function besides(all: readonly Step[], those: readonly Step[]): Step[] {
  const left = [...those];
  return all.filter((one) => {
    const at = left.indexOf(one);
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
