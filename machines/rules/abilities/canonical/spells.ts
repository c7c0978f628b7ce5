/** One spell ability for what an instant or sorcery does. */
import { isRecord } from '../../state/is-record.ts';
import { carried } from '../../state/origins.ts';
import type {
  Ability,
  CardDefinition,
  FaceDefinition,
  SpellAbility,
  TargetSpec,
} from '../../state/vocabulary/index.ts';
import { isAbility } from '../check/in-abilities.ts';

/**
 * A card whose spell abilities that follow one another are one: their instructions are done in order anyway (608.2c), and
 * whether a text begins a new line there says nothing. Apart stay modes, which are chosen of one ability (700.2), and an
 * ability with an ability word, which speaks of it alone (207.2c).
 */
export function withOneSpell(card: CardDefinition): CardDefinition {
  const front = onFace(card);
  const back = card.back && onFace(card.back);
  return front === card && back === card.back ? card : { ...front, ...(back && { back }) };
}

function onFace<Face extends FaceDefinition>(face: Face): Face {
  const { abilities = [] } = face;
  const merged: Ability[] = [];
  for (const ability of abilities) {
    const last = merged.at(-1);
    if (last !== undefined && isPlain(last) && isPlain(ability))
      merged[merged.length - 1] = inOne(last, ability);
    else merged.push(ability);
  }
  return merged.length === abilities.length ? face : { ...face, abilities: merged };
}

const isPlain = (ability: Ability): ability is SpellAbility =>
  ability.kind === 'spell' && ability.abilityWord === undefined && ability.modes === undefined;

/** Whether these abilities, the second right after the first, are one in the canonical form. */
export const areOneSpell = (first: unknown, second: unknown): boolean =>
  isAbility(first) && isPlain(first) && isAbility(second) && isPlain(second);

/** Targets are counted on: those of the second follow those of the first. */
function inOne(first: SpellAbility, second: SpellAbility): SpellAbility {
  const before = first.targets?.length ?? 0;
  const targets = [
    ...(first.targets ?? []),
    ...(second.targets ?? []).map((target) => after(target, before)),
  ];
  return {
    kind: 'spell',
    ...(targets.length > 0 && { targets }),
    effect: [...(first.effect ?? []), ...countedOn(second.effect ?? [], before)],
  };
}

const after = (target: TargetSpec, before: number): TargetSpec =>
  target.differentFrom === undefined ? target : { ...target, differentFrom: target.differentFrom + before };

/** Instructions whose targets are so many places further back; what has targets of its own speaks of those. */
function countedOn<Text>(words: Text, by: number): Text;
function countedOn(words: unknown, by: number): unknown {
  if (by === 0) return words;
  if (Array.isArray(words)) return words.map((part) => countedOn(part, by));
  if (!isRecord(words) || Array.isArray(words.targets) || isAbility(words)) return words;
  return carried(
    words,
    Object.fromEntries(
      Object.entries(words).map(([key, part]) => [
        key,
        key === 'target' && typeof part === 'number' ? part + by : countedOn(part, by),
      ]),
    ),
  );
}
