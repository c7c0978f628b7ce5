/** What is known in the parts of abilities, and of the objects that have them. */
import { hasX, isManaAbility } from '../../effects/index.ts';
import { isRecord } from '../../state/is-record.ts';
import type {
  Ability,
  ActivatedAbility,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
} from '../../state/vocabulary/index.ts';
import { ruleWord, triggerWord } from '../../state/word-table.ts';
import { actions } from '../actions/index.ts';
import { keywords } from '../keywords/index.ts';
import { aimedBy } from './aimed.ts';
import { happeningOf } from './happening.ts';
import { apart, type Known, ofObject, withPaid } from './known.ts';
import { collectLinks, collectPaid, namesInCost, standsFor } from './written.ts';

const kinds: readonly string[] = ['spell', 'activated', 'triggered', 'static', 'keyword'];

/** What has the form of an ability, which was checked, is one. */
export const isAbility = (value: unknown): value is Ability =>
  isRecord(value) && typeof value.kind === 'string' && kinds.includes(value.kind);

/** What all abilities of a card or token know, on either face, of one another. */
export function ofAllFaces(whole: Readonly<Record<string, unknown>>): Known {
  const { abilities, back } = whole;
  const all = [abilities, isRecord(back) ? back.abilities : []].flatMap(abilitiesIn);
  const paid = new Set<string>();
  const links = new Set<string>();
  for (const ability of all) {
    collectPaid(ability, keywords, paid);
    collectLinks(standsFor(ability, keywords), links);
  }
  return ofObject({ links, paid, turnedUpForX: all.some(isTurnedUpForX) });
}

export const abilitiesIn = (list: unknown): readonly Ability[] =>
  Array.isArray(list) ? list.filter(isAbility) : [];

const isTurnedUpForX = (ability: Ability): boolean =>
  ability.kind === 'keyword' && hasX(keywords[ability.keyword]?.turnsFaceUp?.(ability).cost ?? []);

/** What is known in abilities that something gives to objects or players: each is its holder's own. */
export function ofGiven(abilities: readonly Ability[], { links, paid }: Known): Known {
  const names = new Set('notHere' in paid ? [] : paid);
  for (const ability of abilities) collectPaid(ability, keywords, names);
  return ofObject({ links, paid: names, turnedUpForX: false });
}

/** The abilities that a keyword stands for know its own links as well (607.5). */
export function ofKeyword(abilities: readonly Ability[], known: Known): Known {
  const links = new Set(known.links);
  collectLinks(abilities, links);
  return { ...known, links };
}

/** What is known in one part of an ability. */
export function inAbility(whole: Readonly<Record<string, unknown>>, part: string, known: Known): Known {
  if (!isAbility(whole) || whole.kind === 'keyword') return known;
  if (whole.kind === 'static') return inStatic(whole, part, known);
  const own = apart(known);
  if (part === 'cost' && whole.kind === 'activated') return { ...own, x: own.x || hasX(whole.cost) };
  return ['effect', 'targets', 'modes', 'if', 'while'].includes(part) ? resolving(whole, part, own) : own;
}

/** What is known in what a spell or ability does as it resolves, and in what it targets. */
function resolving(
  ability: SpellAbility | ActivatedAbility | TriggeredAbility,
  part: string,
  known: Known,
): Known {
  const isAsked = part === 'if' || part === 'while';
  return {
    ...withPaid(known, ability.kind === 'activated' ? namesInCost(ability.cost) : []),
    targets: isAsked ? [] : aimedBy(ability.targets),
    x: known.x || hasValueOfX(ability),
    event: ability.kind === 'triggered' ? happeningOf(ability.when) : null,
    resolves: !isManaAbility(ability, actions),
  };
}

/**
 * Whether X could have a value in an ability (107.3): chosen for its cost, or of the spell whose ability it is, also of
 * the one that became a permanent, for how that enters (107.3m). It has none for the other abilities of a permanent.
 */
const hasValueOfX = (ability: SpellAbility | ActivatedAbility | TriggeredAbility): boolean =>
  ability.kind === 'activated'
    ? hasX(ability.cost)
    : ability.kind !== 'triggered' || ability.when.some((one) => triggerWord(one).hasXOfSpell === true);

const notPaidYet = {
  notHere: 'nothing is paid yet as it is worked out what something costs (601.2f)',
} as const;

/** What is known in one part of a static ability. */
function inStatic(ability: StaticAbility, part: string, known: Known): Known {
  const own: Known = { ...apart(known), x: true };
  switch (part) {
    // It is asked before anything is chosen (601.3).
    case 'castOnlyIf':
      return { ...own, x: false };
    // Each object that is affected is “it” in what it gets.
    case 'changes':
      return { ...own, it: true };
    case 'costs':
      return { ...own, paid: notPaidYet };
    // A cost to pay as a creature attacks may speak of the creatures chosen to attack (508.1g).
    case 'rules':
      return ability.rules?.some((rule) => ruleWord(rule).mayPayToAttack !== undefined) === true
        ? apart(own, ['attackers', ['objects', 'amount']])
        : own;
    default:
      return own;
  }
}
