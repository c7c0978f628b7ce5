/**
 * Who decides instead of a player who has left (800.4f-h): nobody what costs something, for some choices the answer
 * is what nobody would do, and all others another player makes, offered what is still there.
 */
import {
  ask,
  asked,
  controllerOf,
  type Decision,
  decisionWord,
  done,
  type Frame,
  type Game,
  go,
  nextInTurnOrder,
  type Outcome,
  opponentsOf,
  type PlayerId,
  part,
  picked,
  remembering,
  type Target,
  write,
} from '../rules/index.ts';
import { answered, askAgain, goesOn, hasLeft } from './interrupted.ts';

/** What the steps here remember. */
export interface DecidingInstead {
  /** The decision that was pending as a player left. */
  readonly interrupted?: Decision | null;
  /** Who decides now, and what is offered them, as positions in what was offered before. */
  readonly instead?: PlayerId;
  readonly kept?: readonly number[] | null;
}

/** Decides what a player who has left would have decided: for them, or by having another player do it. */
export function decideFor(game: Game, decision: Decision): Outcome<'another'> {
  if (game.frames.some((frame) => isPaymentOf(frame, decision.player))) return notPaid(game, decision.player);
  const decided = decisionWord(decision).withoutThem(decision);
  switch (decided) {
    case 'nothing':
      return done();
    case 'notPaid':
      return notPaid(game, decision.player);
    case 'askedAnew':
      return askAgain(game) ? goesOn(game) : go('another');
    case 'byAnother':
      return go('another');
    default:
      return answered(game, decided.answer);
  }
}

export const rememberingInstead = remembering<DecidingInstead>({
  interrupted: 'record or null, maybe',
  instead: 'number, maybe',
  kept: 'numbers or null, maybe',
});

/** The steps by which another player makes the decision. */
export const decidingInstead = part(rememberingInstead, ['another', 'chosen', 'instead', 'decided'], [], {
  /** Another player makes the choice: the object's controller says who (800.4g), else the next in turn order (800.4h). */
  another(game, { memory: { interrupted } }) {
    if (interrupted === undefined || interrupted === null) return goesOn(game);
    const among = choosersInstead(game, interrupted);
    const [first, ...others] = among;
    if (first === undefined) return answered(game, []);
    const { object } = interrupted;
    if (others.length === 0 || object === null) return go('instead', { instead: first });
    const player = controllerOf(game, object);
    return ask(
      asked(game, player, {
        kind: 'choose',
        rule: '800.4g',
        about: 'choose who makes the choice',
        object,
        options: among.map((one) => ({ player: one })),
        min: 1,
        max: 1,
        hidden: false,
        purpose: 'effect',
        tone: 'neutral',
      }),
      { then: 'chosen' },
    );
  },

  /** The object's controller has chosen who chooses instead (800.4g). */
  chosen(game, { memory: { interrupted }, frame }) {
    const among = interrupted == null ? [] : choosersInstead(game, interrupted);
    return go('instead', { instead: picked(frame.answer, among)[0] ?? among[0] ?? 0 });
  },

  /** They are offered what is still there of what was offered. */
  instead(game, { memory: { interrupted, instead } }) {
    if (interrupted === undefined || interrupted === null || instead === undefined) return goesOn(game);
    if (hasLeft(game, instead)) return go('another');
    const kept = stillOffered(game, interrupted);
    if (kept?.length === 0) return answered(game, []);
    return ask(asked(game, instead, offering(interrupted, kept)), { then: 'decided', remember: { kept } });
  },

  decided: (game, { memory: { kept }, frame: { answer } }) => answered(game, asOffered(answer, kept ?? null)),
});

function isThere(game: Game, target: Target): boolean {
  return 'player' in target
    ? !hasLeft(game, target.player)
    : game.objects[target.object] != null && game.objects[target.object]?.left === null;
}

/** Positions of the options that there still are; null for a decision that offers no players or objects. */
function stillOffered(game: Game, decision: Decision): readonly number[] | null {
  const options = decisionWord(decision).offers?.(decision);
  return options?.flatMap((option, at) => (isThere(game, option) ? [at] : [])) ?? null;
}

/** The decision with these of its options. */
const offering = (decision: Decision, kept: readonly number[] | null): Decision =>
  kept === null ? decision : (decisionWord(decision).offering?.(decision, kept) ?? decision);

/** An answer, with the positions that its options had before some were gone. */
function asOffered(answer: unknown, kept: readonly number[] | null): unknown {
  if (kept === null) return answer;
  if (Array.isArray(answer)) return answer.flatMap((position) => kept[Number(position)] ?? []);
  return typeof answer === 'number' ? kept[answer] : answer;
}

/** Whether a cost is being paid by this player. */
function isPaymentOf({ procedure: name, memory: { context } }: Frame, player: PlayerId): boolean {
  const isContext = typeof context === 'object' && context !== null && 'player' in context;
  return name === 'pay' && isContext && context.player === player;
}

/** 800.4f: the cost isn't paid; what asked for it goes on with that. */
function notPaid(game: Game, player: PlayerId): Outcome<never> {
  const self = game.frames.at(-1);
  const at = game.frames.findIndex((frame) => isPaymentOf(frame, player));
  const paying = game.frames[at];
  if (at < 0 || self === undefined || paying === undefined) return answered(game, null);
  // This procedure takes the place of the payment, and returns what that would.
  write(game).root.frames = [...game.frames.slice(0, at), { ...self, stops: paying.stops }];
  return done({ paid: false, paidWith: {}, manaSpent: [] });
}

function choosersInstead(game: Game, decision: Decision): readonly PlayerId[] {
  if (decision.object === null || game.objects[decision.object] == null)
    return [nextInTurnOrder(game, decision.player)];
  const controller = controllerOf(game, decision.object);
  if (hasLeft(game, controller)) return [nextInTurnOrder(game, decision.player)];
  // The one who left was an opponent: another opponent if there is one. Everyone is, in a free-for-all.
  const opponents = opponentsOf(game, controller);
  return controller === decision.player || opponents.length === 0 ? [controller] : opponents;
}
