import {
  abilityAt,
  type ChosenTargets,
  characteristics,
  choicesOfPart,
  expansion,
  type Game,
  type Instruction,
  isRecord,
  noChoices,
  type ObjectId,
  type Part,
  type PlayerId,
  partsOf,
  partsOfWords,
  type StackChoices,
  scopeOf,
  type Target,
  type TextRef,
  targetOptions,
  textAt,
  wordsAt,
} from '../../rules/index.ts';
import { gainOf, type Thought } from './gain.ts';

/** What a spell or ability says, in parts; of a card that would be cast, or of an ability that would be activated. */
export function saidBy(
  game: Game,
  id: ObjectId,
  ability: TextRef | null,
  modes: readonly number[],
): readonly Part[] {
  return ability === null ? partsOf(game, id, modes) : partsOfWords([wordsAt(game, ability)], modes);
}

const isList = (value: unknown): value is readonly Instruction[] => Array.isArray(value);

/** The instructions of a part; for an Aura what it would do to what it is attached to. */
function instructionsOf(game: Game, id: ObjectId, { effect }: Part): readonly Instruction[] {
  if (effect === null) return ofAura(game, id);
  const end = effect.lastIndexOf('.');
  const text = textAt(game, effect.slice(0, end));
  const found = isRecord(text) ? text.effect : null;
  return isList(found) ? found : [];
}

/** What an Aura does to what it enchants, as if it did so once. */
function ofAura(game: Game, id: ObjectId): readonly Instruction[] {
  return characteristics(game, id).abilities.flatMap(({ ability }): readonly Instruction[] => {
    if (ability.kind !== 'static' || ability.affects !== 'attached') return [];
    const what = { target: 0 };
    const until = 'forever';
    return [
      ...(ability.changes ? [{ do: 'modify' as const, what, until, changes: ability.changes } as const] : []),
      ...(ability.rules ? [{ do: 'rule' as const, what, until, rules: ability.rules } as const] : []),
    ];
  });
}

/** What something would gain with these choices, part by part. */
export function gainWith(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  parts: readonly Part[],
  choices: StackChoices,
  x: number,
): number {
  return parts.reduce(
    (sum, part) =>
      sum +
      gainOf(thoughtOf(game, player, id, choicesOfPart(choices, part), x), instructionsOf(game, id, part)),
    0,
  );
}

function thoughtOf(game: Game, player: PlayerId, id: ObjectId, choices: StackChoices, x: number): Thought {
  const stack = game.objects[id]?.stack ?? null;
  const scope = { ...scopeOf(stack?.source ?? id, player), onStack: stack === null ? null : id, choices };
  return { game, x, scope: { ...scope, trigger: stack?.trigger ?? null, named: stack?.named ?? {} } };
}

/** The best of these for the next target, with what it gains; the others count as chosen. */
export function bestTargets(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  parts: readonly Part[],
  choices: StackChoices,
  { options, min, max, x }: { options: readonly Target[]; min: number; max: number; x: number },
): { readonly chosen: readonly Target[]; readonly gain: number } {
  const before = gainWith(game, player, id, parts, choices, x);
  const ranked = options
    .map((option) => {
      const targets = [...choices.targets, { chosen: [option], divided: [] }];
      return { option, gain: gainWith(game, player, id, parts, { ...choices, targets }, x) - before };
    })
    .sort((a, b) => b.gain - a.gain);
  const chosen = ranked.filter(({ gain }, at) => at < min || (at < max && gain > 0));
  return {
    chosen: chosen.map(({ option }) => option),
    gain: chosen.reduce((sum, { gain }) => sum + gain, 0),
  };
}

/** What casting or activating something would gain with the best targets; −∞ where there are none. */
export function gainOfPlan(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: TextRef | null,
  x: number,
): number {
  const modes = modesToTry(game, id, ability);
  return Math.max(...modes.map((chosen) => planned(game, player, id, saidBy(game, id, ability, chosen), x)));
}

/** What one mode would gain, by itself. */
export const gainOfMode = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: TextRef | null,
  mode: number,
): number => planned(game, player, id, saidBy(game, id, ability, [mode]), 0);

/** Each mode by itself; no modes where there are none. */
function modesToTry(game: Game, id: ObjectId, ability: TextRef | null): readonly (readonly number[])[] {
  const abilities =
    ability === null
      ? characteristics(game, id).abilities.flatMap((had) => expansion(had.ability))
      : [abilityAt(game, ability)];
  const modal = abilities.find(
    (one) => one.kind !== 'static' && one.kind !== 'keyword' && one.modes !== undefined,
  );
  const count = modal !== undefined && 'modes' in modal ? (modal.modes?.options.length ?? 0) : 0;
  return count === 0 ? [[]] : Array.from({ length: count }, (_, mode) => [mode]);
}

function planned(game: Game, player: PlayerId, id: ObjectId, parts: readonly Part[], x: number): number {
  let targets: readonly ChosenTargets[] = [];
  for (const part of parts) {
    for (const _ of part.targets) {
      const choices = { ...noChoices, targets };
      const own = choicesOfPart(choices, part);
      const scope = { ...scopeOf(id, player), choices: { ...own, x } };
      const { max, min, options } = targetOptions(game, scope, part.targets, id, own.targets);
      if (options.length < min) return Number.NEGATIVE_INFINITY;
      const { chosen } = bestTargets(game, player, id, parts, choices, { options, min, max, x });
      targets = [...targets, { chosen, divided: [] }];
    }
  }
  return gainWith(game, player, id, parts, { ...noChoices, targets }, x);
}
