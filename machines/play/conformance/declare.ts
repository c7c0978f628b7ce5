import {
  type AnswerOf,
  answerIsLegal,
  characteristics,
  controllerOf,
  type DecisionOf,
  type Defender,
  type Game,
  legalAnswers,
  type ObjectId,
  sameTarget,
} from '../../rules/index.ts';
import type { ActOf } from './entries.ts';
import { isLabelled, nameNow } from './find.ts';
import { sameName } from './names.ts';
import { fail, gameOf, playerOf, type Run, seatOf, sendTo } from './run.ts';
import { usualAnswer } from './usual.ts';

/** So many legal declarations are looked through. */
const mostDeclarations = 500;

const isCalled = (game: Game, id: ObjectId, name: string): boolean =>
  sameName(characteristics(game, id).name, name);

/** Declares the attackers that the script has for this turn, and what has to attack besides. */
export function declareAttackers(run: Run, decision: DecisionOf<'attackers'>): void {
  const game = gameOf(run);
  const seat = seatOf(run, decision.player);
  const acts = seat.acts.filter(
    (act): act is ActOf<'attack'> => act.action === 'attack' && act.turn === game.turn.number,
  );
  const answer: { object: ObjectId; defender: Defender }[] = [];
  const done: unknown[] = [];
  let last: Defender | null = null;
  for (const act of acts) {
    const fitting = decision.creatures.filter(({ object }) => isThis(run, game, object, act.attacker));
    const free = fitting.filter(({ object }) => answer.every((one) => one.object !== object));
    const creature =
      act.attacker.index === undefined
        ? free[0]
        : free.find((one) => one === sorted(fitting, game)[act.attacker.index ?? 0]);
    const defender: Defender | undefined =
      act.defender === undefined
        ? (last ?? creature?.defenders[0])
        : defenderOf(run, game, creature, act.defender);
    if (creature === undefined || defender === undefined) continue;
    last = defender;
    answer.push({ object: creature.object, defender });
    done.push(act);
  }
  seat.acts = seat.acts.filter(
    (act) => !done.includes(act) && !(act.action === 'attackNone' && act.turn === game.turn.number),
  );
  give(run, decision, completed(game, decision, answer), 'illegalAttack');
}

function sorted<One extends { readonly object: ObjectId }>(list: readonly One[], game: Game): readonly One[] {
  return [...list].sort(
    (a, b) => (game.objects[a.object]?.timestamp ?? 0) - (game.objects[b.object]?.timestamp ?? 0),
  );
}

function isThis(
  run: Run,
  game: Game,
  id: ObjectId,
  { alias, name }: { name: string; alias?: unknown },
): boolean {
  return typeof alias === 'string' ? isLabelled(run, game, id, alias) : isCalled(game, id, name);
}

function defenderOf(
  run: Run,
  game: Game,
  creature: DecisionOf<'attackers'>['creatures'][number] | undefined,
  { permanent, player }: { player?: string | undefined; permanent?: string | undefined },
): Defender | undefined {
  return creature?.defenders.find((one) =>
    'player' in one
      ? player !== undefined && playerOf(run, player) === one.player
      : permanent !== undefined && isCalled(game, one.object, permanent),
  );
}

/**
 * What the script declares, with what must be declared besides. What can't attack together with the rest (or alone)
 * is left out, as the scripts' own engine does.
 */
function completed(
  game: Game,
  decision: DecisionOf<'attackers'>,
  answer: AnswerOf['attackers'],
): AnswerOf['attackers'] {
  const verdict = answerIsLegal(game, answer);
  if (verdict.ok) return answer;
  const isDeclared = (one: AnswerOf['attackers'][number], list: AnswerOf['attackers']) =>
    list.some((other) => other.object === one.object && sameTarget(other.defender, one.defender));
  const all = legalAnswers(game, decision, mostDeclarations).filter(areAttackers);
  const isRequirement = verdict.refusals.some(({ rule }) => rule === '508.1d');
  if (isRequirement)
    return (
      all
        .filter((list) => answer.every((one) => isDeclared(one, list)))
        .sort((a, b) => a.length - b.length)[0] ?? answer
    );
  return (
    all
      .filter((list) => list.every((one) => isDeclared(one, answer)))
      .sort((a, b) => b.length - a.length)[0] ?? answer
  );
}

const areAttackers = (answer: unknown): answer is AnswerOf['attackers'] =>
  Array.isArray(answer) &&
  answer.every((one: unknown) => typeof one === 'object' && one !== null && 'defender' in one);

/** Declares the blocks that the script has for this turn. */
export function declareBlockers(run: Run, decision: DecisionOf<'blockers'>): void {
  const game = gameOf(run);
  const seat = seatOf(run, decision.player);
  const acts = seat.acts.filter(
    (act): act is ActOf<'block'> => act.action === 'block' && act.turn === game.turn.number,
  );
  seat.acts = seat.acts.filter(
    (act) => !((act.action === 'block' || act.action === 'blockNone') && act.turn === game.turn.number),
  );
  if (acts.length === 0) {
    give(run, decision, usualAnswer(game, decision), 'illegalBlock');
    return;
  }
  const blocks = new Map<ObjectId, ObjectId[]>();
  for (const act of acts) {
    const attacker = attackerOf(run, game, act);
    const own = decision.creatures.filter(({ object }) => isThis(run, game, object, act.blocker));
    const nth = act.blocker.index === undefined ? null : (sorted(own, game)[act.blocker.index] ?? null);
    const candidates = nth === null ? own : [nth];
    const canBlock = candidates.filter(({ attackers }) => attackers.includes(attacker));
    const unused = canBlock.find(({ object }) => !blocks.has(object));
    const again = canBlock.find(({ object }) => !(blocks.get(object) ?? []).includes(attacker));
    const blocker = unused ?? again;
    if (blocker === undefined) continue;
    blocks.set(blocker.object, [...(blocks.get(blocker.object) ?? []), attacker]);
  }
  const answer = [...blocks].map(([object, attackers]) => ({ object, attackers }));
  give(run, decision, withoutWhatCannot(game, decision, answer), 'illegalBlock');
}

/**
 * A creature that says itself that it can't block so is left out, but not one that should block several; where another
 * must block, it does, and what the script says stays as far as that goes.
 */
function withoutWhatCannot(
  game: Game,
  decision: DecisionOf<'blockers'>,
  answer: AnswerOf['blockers'],
): AnswerOf['blockers'] | ReturnType<typeof usualAnswer> {
  const verdict = answerIsLegal(game, answer);
  if (verdict.ok) return answer;
  if (verdict.refusals.some(({ rule }) => rule === '509.1c')) return withRequired(game, decision, answer);
  const [restricting] = verdict.refusals.flatMap(({ objects }) => objects);
  const left = answer.filter(({ attackers, object }) => object !== restricting || attackers.length > 1);
  if (left.length === answer.length) return answer;
  return answerIsLegal(game, left).ok ? left : withoutWhatCannot(game, decision, left);
}

/** Of the legal declarations with most of these blocks the one that has least besides. */
function withRequired(
  game: Game,
  decision: DecisionOf<'blockers'>,
  answer: AnswerOf['blockers'],
): AnswerOf['blockers'] | ReturnType<typeof usualAnswer> {
  const pairs = (list: AnswerOf['blockers']): readonly string[] =>
    list.flatMap(({ attackers, object }) => attackers.map((attacker) => `${object} ${attacker}`));
  const wanted = new Set(pairs(answer));
  const [best] = legalAnswers(game, decision, mostDeclarations)
    .filter(areBlockers)
    .map((list) => ({
      list,
      all: pairs(list).length,
      kept: pairs(list).filter((one) => wanted.has(one)).length,
    }))
    .sort((a, b) => b.kept - a.kept || a.all - b.all);
  return best?.list ?? usualAnswer(game, decision);
}

const areBlockers = (answer: unknown): answer is AnswerOf['blockers'] =>
  Array.isArray(answer) &&
  answer.every((one: unknown) => typeof one === 'object' && one !== null && 'attackers' in one);

function attackerOf(run: Run, game: Game, act: ActOf<'block'>): ObjectId {
  const attacking = (game.combat?.attackers ?? []).filter(({ object }) =>
    isThis(run, game, object, act.attacker),
  );
  return (
    sorted(attacking, game)[act.attacker.index ?? 0]?.object ??
    fail('noSuchPermanent', `${act.attacker.name} is not attacking`)
  );
}

function give(
  run: Run,
  { player }: { readonly player: number },
  answer: AnswerOf['attackers'] | AnswerOf['blockers'] | ReturnType<typeof usualAnswer>,
  reason: 'illegalAttack' | 'illegalBlock',
): void {
  const refused = sendTo(run, { type: 'decision.answer', player, answer });
  if (refused !== null) fail(reason, refused);
  const game = gameOf(run);
  const { turn } = game;
  const before = run.declared.turn === turn.number ? run.declared : { attackers: [], blockers: [] };
  const namesOf = (list: readonly { readonly object: ObjectId }[]) =>
    list.map(({ object }) => ({ player: controllerOf(game, object), name: nameNow(game, object) }));
  run.declared = {
    turn: turn.number,
    attackers: [
      ...before.attackers,
      ...(reason === 'illegalAttack' ? namesOf(game.combat?.attackers ?? []) : []),
    ],
    blockers: [
      ...before.blockers,
      ...(reason === 'illegalBlock'
        ? namesOf((game.combat?.blockers ?? []).filter(({ object }) => controllerOf(game, object) === player))
        : []),
    ],
  };
}
