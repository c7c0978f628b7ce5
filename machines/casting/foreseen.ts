import {
  allowed,
  answer,
  canPay,
  costsByTarget,
  couldPay,
  dependingOn,
  type Game,
  isEverAnswered,
  isRefusal,
  legalAnswers,
  type ObjectId,
  open,
  type PlayerId,
  run,
  start,
  type TextRef,
  type Verdict,
  write,
} from '../rules/index.ts';
import { announced, beginActivating, beginCasting } from './announcement.ts';
import { paymentContext } from './cost.ts';
import { costedNow } from './costed.ts';
import { isLimited, mayBegin } from './may-cast.ts';
import { needs, type Stage } from './needs.ts';
import { reversalNow } from './rewind.ts';
import type { WayOfCasting } from './ways.ts';

/** The stages up to that in which it is checked whether what was proposed is legal. */
const stages: readonly Stage[] = ['propose', 'announce', 'chooseTargets', 'divide', 'checkLegality'];

/** The same, and what it then costs. */
const priced: readonly Stage[] = [...stages, 'determineCost'];

/** Beyond this many choices it isn't known what will come of it. */
const mostChoices = 200;

/** May the player cast this card (601.3), as far as that is known before: it may be begun, and can be legal then (601.2e). */
export const mayCast = (game: Game, player: PlayerId, id: ObjectId, how?: string): Verdict =>
  mayBegin(game, player, id, how, (way) => foreseen(game, player, id, way));

/** Where proposing it has come to: what is to be answered there, if anything, and the stages that are left. */
interface Proposing {
  readonly at: Game;
  readonly answer: { readonly is: unknown } | null;
  readonly left: readonly Stage[];
}

/**
 * Whether a spell that may be begun this way can be legal once it is proposed and its choices are made (601.2e), and can be
 * paid for with the targets that there are (601.2f). Asked only where something lets it be cast, some text prohibits that, or
 * its cost depends on its targets.
 */
export function foreseen(game: Game, player: PlayerId, object: ObjectId, way: WayOfCasting): Verdict {
  const isPriced = costsByTarget(game, 'spells', object);
  const isAskedAgain =
    isPriced || way.by !== undefined || isEverAnswered(game, 'mayCast') || isLimited(game, object);
  if (!isAskedAgain) return allowed;
  return tried(game, (now) => beginCasting(now, { player, object, how: way.name }), isPriced);
}

/** The same of an activated ability, where its cost depends on its targets. */
export const foreseenActivation = (
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: TextRef,
): Verdict =>
  costsByTarget(game, 'abilities', object)
    ? tried(game, (now) => beginActivating(now, { player, object, ability }), true)
    : allowed;

/**
 * Proposes something in copies of the game, with one choice after the other until one is legal, and if that is asked can be
 * paid for. Where none is, the verdict says why; what is so with some choices only depends on those.
 */
function tried(game: Game, begin: (now: Game) => void, isPriced: boolean): Verdict {
  const begun = open(game, 'copy');
  write(begun).root.returned = null;
  begin(begun);
  let why: Verdict = allowed;
  const left = isPriced ? priced : stages;
  const waiting: Proposing[] = [{ at: begun, answer: null, left }];
  for (let tried = 0; tried < mostChoices; tried += 1) {
    const next = waiting.pop();
    if (next === undefined) return why;
    const now = next.answer === null ? next.at : open(next.at, 'copy');
    if (next.answer !== null) answer(now, next.answer.is);
    const left = followed(now, next.left);
    if (now.pending !== null) {
      const answers = legalAnswers(now, now.pending, mostChoices).toReversed();
      waiting.push(...answers.map((is) => ({ at: now, answer: { is }, left })));
    } else if (isRefusal(now.returned)) {
      if (why.ok) why = { ok: false, refusals: reversalNow(now).refusals };
    } else {
      const verdict = isPriced ? isPayable(now) : allowed;
      if (verdict.ok) break;
      if (why.ok) why = verdict;
    }
  }
  return dependingOn(why);
}

/** Whether the total cost that was determined can be paid. */
function isPayable(now: Game): Verdict {
  const { total } = announced(now);
  if (total === null) return allowed;
  const context = paymentContext(costedNow(now, { targeted: true }));
  return couldPay(now, context, total, canPay(now, context, total));
}

/** Goes through the stages as far as nothing is to be decided and nothing is illegal; returns those that are left. */
function followed(now: Game, left: readonly Stage[]): readonly Stage[] {
  if (now.pending !== null || isRefusal(now.returned)) return left;
  const [stage, ...others] = left;
  if (stage === undefined) return left;
  if (needs(now, stage)) {
    start(now, stage);
    run(now);
  }
  return followed(now, others);
}
