import {
  characteristics,
  expand,
  objectAt,
  players,
  quantity,
  withWords,
} from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, TextRef } from '../../state/identity.ts';
import type { Characteristics, HadAbility, StackChoices } from '../../state/object.ts';
import { onceFor } from '../../state/once-for.ts';
import { costName, isPaid } from '../../state/paid.ts';
import type { Scope } from '../../state/scope.ts';
import { rulesTable } from '../../state/table.ts';
import { expansion, textAt } from '../../state/text.ts';
import type { Ability, Instruction, Modes, TargetSpec } from '../../state/vocabulary/index.ts';
import { conditionWord, modificationWord } from '../../state/word-table.ts';

/** The abilities of an object, those that a keyword is short for in its place. */
export const writtenOut = onceFor((of: Characteristics): readonly HadAbility[] =>
  of.abilities.flatMap(expand),
);

/** Words on the stack that may have modes and targets: a spell ability, an ability, or a delayed trigger's instruction. */
export interface Words {
  readonly ref: TextRef;
  readonly modes: Modes | null;
  readonly targets: readonly TargetSpec[];
}

/**
 * A part of what a spell or ability does: a spell ability, an ability's effect, or a chosen mode. Its instructions
 * count targets from `offset` in `choices.targets`. `effect` is null where only a keyword asks for a target (an Aura).
 */
export interface Part {
  readonly effect: TextRef | null;
  readonly targets: readonly TargetSpec[];
  readonly offset: number;
  /** The mode's position; null where it is no mode. */
  readonly mode: number | null;
}

/** The words of a spell (or of a card as the spell it would be), or of an ability on the stack. */
export function wordsOf(game: Game, id: ObjectId): readonly Words[] {
  const ref = objectAt(game, id).stack?.ability ?? null;
  return ref === null ? wordsOfSpell(characteristics(game, id)) : [wordsAt(game, ref)];
}

/**
 * The words that a card would have as a spell whose cost of this name was paid: its own abilities may change its text
 * for that (702.96a).
 */
export function wordsIfPaid(game: Game, id: ObjectId, paid: string | null): readonly Words[] {
  const of = characteristics(game, id);
  const changes = paid === null ? [] : writtenOut(of).flatMap(({ ability }) => changesIfPaid(ability, paid));
  const abilities = changes.reduce<readonly HadAbility[]>(
    (before, { from, to }) => before.map((had) => withWords(had, from, to)),
    of.abilities,
  );
  return changes.length === 0 ? wordsOf(game, id) : wordsOfSpell({ ...of, abilities });
}

/** The words that an ability changes in its object's text if that was paid. */
function changesIfPaid(
  ability: Ability,
  paid: string,
): readonly { readonly from: string; readonly to: string }[] {
  if (ability.kind !== 'static' || ability.if === undefined || ability.affects !== undefined) return [];
  if (conditionWord(ability.if).cost?.(ability.if).cost !== costName(paid)) return [];
  return (ability.changes ?? []).flatMap((change) => {
    const { from, to } = modificationWord(change).rewords?.(change) ?? {};
    return typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : [];
  });
}

/** The words of an ability, or of an instruction that made a delayed or reflexive trigger. */
export function wordsAt(game: Game, ref: TextRef): Words {
  const text = textAt(game, ref);
  return worded(ref, isWorded(text) ? text : {});
}

/** What is read of a text that may have modes and targets. */
interface Worded {
  readonly modes?: Modes;
  readonly targets?: readonly TargetSpec[];
}

const isWorded = (text: unknown): text is Worded => typeof text === 'object' && text !== null;

const worded = (ref: TextRef, { modes, targets }: Worded): Words => ({
  ref,
  modes: modes ?? null,
  targets: targets ?? [],
});

const wordsOfSpell = onceFor((spell: Characteristics): readonly Words[] => {
  const { keywords } = rulesTable();
  const found: Words[] = [];
  const asked: (readonly TargetSpec[])[] = [];
  for (const { ability, ref } of spell.abilities) {
    if (ability.kind === 'spell') found.push(worded(ref, ability));
    if (ability.kind !== 'keyword') continue;
    // A spell ability that the keyword is short for (702.113a).
    for (const [at, one] of expansion(ability).entries())
      if (one.kind === 'spell') found.push(worded(`${ref}/${at}`, one));
    const targets = keywords[ability.keyword]?.targets?.(ability) ?? [];
    if (targets.length > 0) asked.push(targets);
  }
  const [first, ...others] = asked;
  if (first !== undefined) found.push({ ref: '', modes: null, targets: others.reduce(bothAllow, first) });
  return found;
});

/** Several keywords that ask for a target (enchant) ask for one that all of them allow (702.5c). */
function bothAllow(ones: readonly TargetSpec[], others: readonly TargetSpec[]): readonly TargetSpec[] {
  return ones.map(({ objects, players, ...one }, at) => {
    const other = others[at];
    const both =
      objects === undefined || other?.objects === undefined
        ? undefined
        : { any: [{ ...objects, not: { not: other.objects } }] };
    const seats = samePlayers(players, other?.players);
    return { ...one, ...(both && { objects: both }), ...(seats && { players: seats }) };
  });
}

type TargetPlayers = TargetSpec['players'];

/** The players that both descriptions mean; none, if one of them means objects alone. */
function samePlayers(one: TargetPlayers, other: TargetPlayers): TargetPlayers {
  if (one === 'any') return other;
  return other === 'any' || one === other ? one : undefined;
}

/** Words with modes. The modes of a spell are counted through all its words: `first` is the number of the first of these. */
export interface ModalWords extends Words {
  readonly modes: Modes;
  readonly first: number;
}

/** The words of a spell or ability that have modes (700.2): one choice for each, as there may be some in a spliced text. */
export function modalWords(game: Game, id: ObjectId): readonly ModalWords[] {
  let first = 0;
  return wordsOf(game, id).flatMap((words): readonly ModalWords[] => {
    if (words.modes === null) return [];
    const found = { ...words, modes: words.modes, first };
    first += words.modes.options.length;
    return [found];
  });
}

/** The parts of a spell or ability with these modes chosen, in the order in which they are done. */
export function partsOf(game: Game, id: ObjectId, modes: readonly number[]): readonly Part[] {
  return partsOfWords(wordsOf(game, id), modes);
}

/** The parts of some words with these modes chosen. */
export function partsOfWords(words: readonly Words[], modes: readonly number[]): readonly Part[] {
  const parts: Part[] = [];
  let offset = 0;
  let first = 0;
  const add = (effect: TextRef | null, targets: readonly TargetSpec[], mode: number | null) => {
    parts.push({ effect, targets, offset, mode });
    offset += targets.length;
  };
  for (const { ref, modes: choice, targets } of words) {
    add(ref === '' ? null : `${ref}.effect`, targets, null);
    const options = choice?.options ?? [];
    for (const mode of modes) {
      const option = options[mode - first];
      if (option !== undefined)
        add(`${ref}.modes.options.${mode - first}.effect`, option.targets ?? [], mode);
    }
    first += options.length;
  }
  return parts;
}

/** All target specs of a spell or ability with these modes, as `choices.targets` counts them. */
export const targetSpecs = (game: Game, id: ObjectId, modes: readonly number[]): readonly TargetSpec[] =>
  partsOf(game, id, modes).flatMap((part) => part.targets);

/** The choices as one part sees them: its own targets from 0 on. */
export const choicesOfPart = (choices: StackChoices, part: Part): StackChoices => ({
  ...choices,
  targets: choices.targets.slice(part.offset, part.offset + part.targets.length),
});

/** Whether a target is asked for at all, now that costs are chosen (601.2c). */
export const isWanted = (spec: TargetSpec, choices: StackChoices | null): boolean =>
  spec.ifPaid === undefined || isPaid(choices?.paid ?? [], spec.ifPaid);

/** How many targets may be chosen: what is divided gives each at least 1 (601.2d), so no more than there is of it. */
export function targetCount(game: Game, scope: Scope, spec: TargetSpec): { min: number; max: number } {
  if (!isWanted(spec, scope.choices)) return { min: 0, max: 0 };
  const times = spec.forEach === undefined ? 1 : players(game, scope, spec.forEach).length;
  const min = times * (spec.count === undefined ? 1 : quantity(game, scope, spec.count.min));
  const max = times * (spec.count === undefined ? 1 : quantity(game, scope, spec.count.max));
  const most = spec.divide === undefined ? max : Math.min(max, quantity(game, scope, spec.divide));
  return { min: Math.max(0, min), max: Math.max(0, most) };
}

/** Whether an ability's words ask for a target (115.6). */
export function asksForTarget(ability: Ability): boolean {
  if (ability.kind === 'keyword' || ability.kind === 'static') return false;
  return (
    (ability.targets ?? []).length > 0 ||
    (ability.modes?.options.some((mode) => (mode.targets ?? []).length > 0) ?? false)
  );
}

/** An ability's instructions, those of its modes as well. */
export function instructionsOf(ability: Ability): readonly Instruction[] {
  if (ability.kind === 'keyword' || ability.kind === 'static') return [];
  return [...(ability.effect ?? []), ...(ability.modes?.options.flatMap((mode) => mode.effect) ?? [])];
}
