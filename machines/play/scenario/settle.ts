import { announcementOf } from '../../casting/index.ts';
import { explain } from '../../game/index.ts';
import {
  type Answer,
  type Decision,
  type Game,
  legalAnswers,
  modalWords,
  sameTarget,
  type Target,
} from '../../rules/index.ts';
import { answerFor, choosing, dividing, refusals, type Understood } from './answer.ts';
import { candidates, findAmong, type Names, noneNow, written } from './find.ts';
import type { Decide } from './form.ts';
import {
  gameOf,
  isActivatingMana,
  type OpenClauses,
  type Run,
  send,
  type Trouble,
  trouble,
} from './sending.ts';
import { waitingFor } from './waiting.ts';

/** Gives an answer to the pending decision. */
export function giveAnswer(run: Run, decision: Decision, understood: Understood): Trouble {
  return understood.ok
    ? send(run, { type: 'decision.answer', player: decision.player, answer: understood.answer })
    : trouble(understood.reason, understood.rules);
}

/**
 * Answers the pending decision where a line needn’t: by the line that is being carried out, by what the scenario
 * decides for decisions of this kind, or because there is only one legal answer. `unanswered`: none of these.
 */
export function settle(run: Run, decision: Decision): Trouble | 'unanswered' {
  const game = gameOf(run);
  const open = openFor(run, game, decision);
  const said = open === null ? null : answerByClauses(game, run.names, decision, open);
  if (said !== null) return giveAnswer(run, decision, said);
  const at = run.decide.findIndex((one) => isFor(run, one, decision));
  const decided = run.decide[at];
  if (decided !== undefined) {
    const wrong = refusedFirst(run, decision, decided);
    if (wrong !== null) return wrong;
    run.decide = run.decide.filter((_one, index) => index !== at);
    return giveAnswer(run, decision, answerFor(game, run.names, decision, decided.answer));
  }
  if (decision.kind === 'payment') {
    // Costs are paid automatically unless a line says otherwise, or mana abilities must come first (601.2g).
    return open?.clauses.byHand === true || decision.automatic === null
      ? 'unanswered'
      : giveAnswer(run, decision, { ok: true, answer: 'auto' });
  }
  const forced = forcedAnswer(game, decision);
  if (forced === null) return 'unanswered';
  run.settled = [...run.settled, { decision, answer: forced.answer, game }];
  return giveAnswer(run, decision, { ok: true, answer: forced.answer });
}

/** The only legal answer of a decision, if there is only one. */
function forcedAnswer(game: Game, decision: Decision): { readonly answer: Answer } | null {
  const [answer, other] = legalAnswers(game, decision, 2);
  return answer === undefined || other !== undefined ? null : { answer };
}

const isFor = (run: Run, { kind, player }: Decide, decision: Decision): boolean =>
  kind === decision.kind &&
  (player === undefined || run.names.lexicon.players.indexOf(player) === decision.player);

/** Answers that must be refused before the right one is given. */
function refusedFirst(run: Run, decision: Decision, { refused = [] }: Decide): Trouble {
  const game = gameOf(run);
  for (const { answer, rule } of refused) {
    const understood = answerFor(game, run.names, decision, answer);
    const rules = understood.ok ? rulesAgainst(game, decision, understood.answer) : understood.rules;
    if (rules.length === 0)
      return trouble(
        understood.ok
          ? `“${answer}” should be refused, and isn’t`
          : `“${answer}” can’t be read: ${understood.reason}`,
      );
    if (rule !== undefined && !rules.includes(rule))
      return trouble(`“${answer}” is refused by ${rules.join(', ')}, not by ${rule}`);
  }
  return null;
}

function rulesAgainst(game: Game, decision: Decision, answer: Answer): readonly string[] {
  const verdict = explain(game, { type: 'decision.answer', player: decision.player, answer });
  return verdict.ok ? [] : verdict.refusals.map(({ rule }) => rule);
}

/** What the line under way says, if the decision belongs to the spell or ability that it announces. */
function openFor(run: Run, game: Game, decision: Decision): OpenClauses | null {
  const { open } = run;
  if (open?.isForMana === true) return isActivatingMana(game) ? open : null;
  const announced = announcementOf(game);
  return open !== null && announced !== null && announced.player === decision.player ? open : null;
}

/** Whether the line says that this cost is paid: with `kicked` every one is, with `kicked with {W}` that one. */
const isKickedWith = ({ kicked, kickedWith }: OpenClauses['clauses'], about: string): boolean =>
  kicked > 0 && (kickedWith.length === 0 || kickedWith.some((cost) => about.endsWith(` ${cost}`)));

/** How many modes the words of what is announced have before those that are asked about. */
function firstMode(game: Game): number {
  const { modesChosen = 0, object = null } = announcementOf(game) ?? {};
  return object === null ? 0 : (modalWords(game, object)[modesChosen]?.first ?? 0);
}

/** The answer that a line’s clauses give; null where they say nothing about it. What is used is taken off. */
function answerByClauses(game: Game, names: Names, decision: Decision, open: OpenClauses): Understood | null {
  const { clauses } = open;
  // The other kinds are answered by lines of their own.
  switch (decision.kind) {
    case 'modes': {
      // They are counted through all words of the spell, those of what is spliced onto it last.
      const first = firstMode(game);
      const modes = clauses.modes.filter((mode) => mode > first && mode <= first + decision.options.length);
      return modes.length === 0 ? null : { ok: true, answer: modes.map((mode) => mode - first - 1) };
    }
    case 'confirm':
      return decision.rule === '601.2b' ? { ok: true, answer: isKickedWith(clauses, decision.about) } : null;
    case 'number':
      if (decision.purpose === 'x' || (open.isForMana && open.x !== null)) {
        open.x = null;
        return clauses.x === null ? null : { ok: true, answer: clauses.x };
      }
      return decision.rule === '601.2b' ? { ok: true, answer: clauses.kicked } : null;
    case 'divide':
      return clauses.divided.length === 0 ? null : dividing(game, names, decision, clauses.divided);
    case 'choose': {
      if (decision.purpose === 'target') {
        const { taken, left, unclear } = takeOptions(
          game,
          names,
          decision,
          withoutChosen(game, names, decision, open),
        );
        if (unclear !== null) return unclear;
        const [next] = left;
        if (taken.length < decision.min && next !== undefined) {
          const rules = refusals(game, names, decision, next);
          return { ok: false, reason: noLegalTarget(game, names, decision, next, rules), rules };
        }
        if (taken.length < decision.min || (taken.length === 0 && open.targets.length === 0)) return null;
        open.targets = left;
        return choosing(game, names, decision, taken);
      }
      if (decision.purpose === 'splicing') {
        const { taken, left, unclear } = takeOptions(game, names, decision, open.splicing);
        if (unclear !== null) return unclear;
        const [next] = left;
        if (taken.length === 0 && next !== undefined)
          return {
            ok: false,
            reason: `${written(next, names)} can’t be spliced onto it`,
            rules: refusals(game, names, decision, next),
          };
        open.splicing = left;
        return choosing(game, names, decision, taken);
      }
      if (decision.rule !== '601.2h' || open.paying.length === 0) return null;
      const { taken, left, unclear } = takeOptions(game, names, decision, open.paying);
      if (unclear !== null) return unclear;
      if (taken.length === 0) return null;
      open.paying = left;
      return choosing(game, names, decision, taken);
    }
    case 'option': {
      const isOfMana = decision.options.every((option) => /^\{[WUBRGC]\}$/.test(option));
      const [type] = open.making;
      if (!open.isForMana || !isOfMana || type === undefined) return null;
      open.making = open.making.slice(1);
      return answerFor(game, names, decision, `{${type}}`);
    }
    case 'payment': {
      const { mana } = open;
      open.mana = null;
      return mana === null ? null : answerFor(game, names, decision, mana);
    }
    case 'priority':
    case 'mulligan':
    case 'cardName':
    case 'order':
    case 'arrange':
    case 'attackers':
    case 'blockers':
    case 'combatDamage':
    case 'replacement':
    case 'reverseMana':
      return null;
    default:
      return decision satisfies never;
  }
}

/** `Forest is no legal target (115.4): alice has to decide …`. */
function noLegalTarget(
  game: Game,
  names: Names,
  decision: Decision,
  reference: OpenClauses['targets'][number],
  rules: readonly string[],
): string {
  if (candidates(game, names, reference).length === 0) return noneNow(reference, names);
  const by = rules.length === 0 ? '' : ` (${[...new Set(rules)].join(', ')})`;
  return `${written(reference, names)} is no legal target${by}: ${waitingFor(game, { names }, decision)}`;
}

/**
 * The targets that the line names, without those before the first option of the decision that are targets already: where
 * one target alone was legal, nobody was asked for it.
 */
function withoutChosen(
  game: Game,
  names: Names,
  { max, options }: Extract<Decision, { kind: 'choose' }>,
  { targets }: OpenClauses,
): OpenClauses['targets'] {
  const object = announcementOf(game)?.object ?? null;
  const chosen = object === null ? [] : (game.objects[object]?.stack?.choices.targets ?? []);
  const already = chosen.flatMap((one) => one.chosen);
  const isAmong = (reference: OpenClauses['targets'][number], these: readonly Target[]): boolean =>
    candidates(game, names, reference).some((one) => these.some((other) => sameTarget(one, other)));
  // More are named than this choice takes: the first of them are those that were chosen before.
  const spare = targets.length - max;
  const first = targets.findIndex(
    (one, at) => !isAmong(one, already) || (isAmong(one, options) && at >= spare),
  );
  return first < 0 ? [] : targets.slice(first);
}

/** As many of these, from the first on, as are options of a decision and may be chosen; and whether it isn't clear which the next is. */
function takeOptions(
  game: Game,
  names: Names,
  decision: Extract<Decision, { kind: 'choose' }>,
  references: readonly OpenClauses['targets'][number][],
): {
  readonly taken: OpenClauses['targets'];
  readonly left: OpenClauses['targets'];
  readonly unclear: Understood | null;
} {
  let count = 0;
  let unclear: Understood | null = null;
  for (const reference of references) {
    if (count === decision.max) break;
    const found = findAmong(game, names, reference, (target) =>
      decision.options.some((option) => sameTarget(option, target)),
    );
    if ('reason' in found) {
      if (found.isUnclear) unclear = { ok: false, reason: found.reason, rules: [] };
      break;
    }
    count += 1;
  }
  return { taken: references.slice(0, count), left: references.slice(count), unclear };
}
