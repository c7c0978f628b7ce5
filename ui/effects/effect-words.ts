import {
  type Ability,
  type ContinuousEffect,
  faceWith,
  type Game,
  type Instruction,
  isRecord,
  rulesTable,
  type TextRef,
  textAt,
} from '../../machines/rules/index.ts';
import { tried } from '../table/index.ts';

type Targets = Extract<Ability, { kind: 'spell' }>['targets'];
type Says = Pick<ContinuousEffect, 'changes' | 'once' | 'replacement' | 'rules' | 'until'>;

/**
 * What an effect says, from the text that made it: the ability or the one instruction that is printed there. Of one
 * that is no sentence of its own ("… onto the battlefield as a 1/1 Elemental"), from what it does.
 */
export function effectWords(game: Game, ref: TextRef, does: Says | null = null): string {
  const printed = at(game, ref);
  const words = isAbility(printed)
    ? tried(() => rulesTable().abilityText(printed, face(game, ref)))
    : isInstruction(printed)
      ? sentence(game, ref, printed)
      : does === null
        ? null
        : instructionsOf(does)
            .map((one) => sentence(game, ref, one) ?? '')
            .join(' ');
  return words === null || words === '' ? 'An effect without words of its own.' : words;
}

/** The same as instructions that are about "it". */
const instructionsOf = ({ changes, once, replacement, rules, until }: Says): readonly Instruction[] => [
  ...(changes.length > 0 ? [{ do: 'modify', what: { named: 'about' }, changes, until } as const] : []),
  ...(rules.length > 0 ? [{ do: 'rule', what: { named: 'about' }, rules, until } as const] : []),
  ...(replacement === null ? [] : [{ do: 'replace', replacement, until, ...(once && { once }) } as const]),
];

/** An instruction as it reads in its ability, with the targets of that. */
function sentence(game: Game, ref: TextRef, instruction: Instruction): string | null {
  const ability: Ability = { kind: 'spell', targets: targetsAround(game, ref), effect: [instruction] };
  return tried(() => rulesTable().abilityText(ability, face(game, ref)));
}

/** The targets that the text around an instruction has: those of its mode, else of its ability. */
function targetsAround(game: Game, ref: TextRef): NonNullable<Targets> {
  for (let end = ref.lastIndexOf('.'); end > 0; end = ref.lastIndexOf('.', end - 1)) {
    const around = at(game, ref.slice(0, end));
    if (hasTargets(around)) return around.targets;
  }
  return [];
}

const face = (game: Game, ref: TextRef) => tried(() => faceWith(game, ref)) ?? null;

const at = (game: Game, ref: TextRef): unknown => tried(() => textAt(game, ref));

/** What is printed was checked when its card was loaded: how it begins says what it is. */
const isInstruction = (value: unknown): value is Instruction => isRecord(value) && 'do' in value;
const isAbility = (value: unknown): value is Ability => isRecord(value) && 'kind' in value;
const hasTargets = (value: unknown): value is { readonly targets: NonNullable<Targets> } =>
  isRecord(value) && 'targets' in value && Array.isArray(value.targets);
