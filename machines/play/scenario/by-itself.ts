/** Decisions that settled themselves, as they had one legal answer: what is true of them may be said, in their order. */
import { nameOf, sourceName } from '../../game/index.ts';
import {
  type Answer,
  answerIsLegal,
  characteristics,
  type Decision,
  type DecisionKind,
  type Game,
  type SettledDecision,
  type Target,
} from '../../rules/index.ts';
import type { Action } from './action.ts';
import { answerFor } from './answer.ts';
import { meant, type Names } from './find.ts';
import { type Reference, readReferences } from './names.ts';
import { type Run, type SettledByItself, type Trouble, trouble } from './sending.ts';

type Said = Extract<Action, { readonly do: 'answer' }>;

/** Kinds of decisions for which nobody says `chooses`, unless there is no other for which they could say it. */
const notChosen: readonly DecisionKind[] = [
  'order',
  'arrange',
  'divide',
  'combatDamage',
  'payment',
  'attackers',
  'blockers',
];

/** Whether the word of a line fits what is being decided better than what settled itself before. */
export const isWordFor = ({ verb }: Said, kind: DecisionKind): boolean =>
  verb !== 'chooses' || !notChosen.includes(kind);

/**
 * Whether a line says what settled itself since the last one. That, and what came before it, can’t be said any more
 * then.
 */
export function saysWhatSettled(run: Run, said: Said): boolean {
  const at = run.settled.findIndex((one) => isTheirs(said, one) && isSo(run.names, said.phrase, one));
  if (at < 0) return false;
  run.settled = run.settled.slice(at + 1);
  return true;
}

/** Adds what settled itself to the reason why a player can’t answer so. */
export function withWhatSettled(
  run: Run,
  said: Pick<Said, 'player'>,
  why: NonNullable<Trouble>,
): NonNullable<Trouble> {
  const theirs = run.settled.filter((one) => isTheirs(said, one));
  return theirs.length === 0
    ? why
    : trouble(`${why.reason}; ${theirs.map((one) => inWords(run.names, one)).join('; ')}`, [
        ...why.rules,
        ...theirs.map(({ decision }) => decision.rule),
      ]);
}

const isTheirs = ({ player }: Pick<Said, 'player'>, { decision }: SettledDecision): boolean =>
  decision.player === player || decision.decider === player;

/** Whether words stand for the answer that a decision had. */
function isSo(names: Names, phrase: string, { answer, decision, game }: SettledByItself): boolean {
  if (decision.kind === 'choose') {
    const chosen = chosenIn({ answer, decision });
    const list = phrase === 'nothing' ? { references: [] } : readReferences(phrase, names.lexicon);
    return !('unknown' in list) && areThese(game, names, list.references, chosen);
  }
  const understood = answerFor(game, names, decision, phrase);
  if (!understood.ok) return false;
  // Where several orders come to the same, each of them is so (603.3b, 616.1).
  if (decision.kind === 'order' || decision.kind === 'replacement')
    return decisionIsMade(game, decision, understood.answer);
  return JSON.stringify(understood.answer) === JSON.stringify(answer);
}

const decisionIsMade = (game: Game, decision: Decision, answer: Answer): boolean =>
  answerIsLegal({ ...game, pending: decision }, answer).ok;

function chosenIn({ answer, decision }: SettledDecision): readonly Target[] {
  if (decision.kind !== 'choose' || !Array.isArray(answer)) return [];
  return answer.flatMap((position) => decision.options[Number(position)] ?? []);
}

/** Whether each of the names is one of these, and each of these is named. */
function areThese(
  game: Game,
  names: Names,
  [first, ...others]: readonly Reference[],
  these: readonly Target[],
): boolean {
  if (first === undefined) return these.length === 0;
  return these.some(
    (one, at) =>
      isCalled(game, names, first, one) &&
      areThese(
        game,
        names,
        others,
        these.filter((_one, index) => index !== at),
      ),
  );
}

/** Whether this is what is meant, also where it has left since. */
function isCalled(game: Game, names: Names, reference: Reference, target: Target): boolean {
  if ('player' in reference) return 'player' in target && target.player === reference.player;
  if ('player' in target) return false;
  const object = game.objects[target.object];
  if (!object || (object.kind === 'ability') !== reference.ability) return false;
  const isWhose = reference.of === null || characteristics(game, object.id).controller === reference.of;
  return (
    isWhose && meant(game, names, reference)(reference.ability ? (object.stack?.source ?? -1) : object.id)
  );
}

/** `choose a target for Muzzle (601.2c): the only choice, Grizzly Bears, was made by itself`. */
function inWords(names: Names, { answer, decision, game }: SettledByItself): string {
  const of = decision.object === null ? '' : ` for ${nameOf(game, decision.object)}`;
  const chosen = answerInWords(game, names, { answer, decision });
  return `${decision.about}${of} (${decision.rule}): the only choice${chosen === '' ? '' : `, ${chosen},`} was made by itself`;
}

function answerInWords(game: Game, names: Names, { answer, decision }: SettledDecision): string {
  switch (decision.kind) {
    case 'choose':
      return chosenIn({ answer, decision })
        .map((one) =>
          'player' in one ? (names.lexicon.players[one.player] ?? '') : nameOf(game, one.object),
        )
        .join(' and ');
    case 'option':
      return decision.options[Number(answer)] ?? '';
    case 'confirm':
      return answer === true ? 'yes' : 'no';
    case 'number':
      return typeof answer === 'number' ? `${answer}` : '';
    case 'order':
      return decision.items.map(({ object, ref }) => sourceName(game, object, ref)).join(', then ');
    case 'replacement':
      return decision.options.map(({ object }) => nameOf(game, object)).join(' or ');
    case 'modes':
      return Array.isArray(answer) ? answer.map((mode) => Number(mode) + 1).join(' and ') : '';
    default:
      return '';
  }
}
