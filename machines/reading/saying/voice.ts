/** Who says a text: what a face is, and what else it says. */
import type { Ability, FaceDefinition, TokenDefinition } from '../../rules/index.ts';
import { dataOf, holdsSome } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Facts, lineOf } from '../facts.ts';
import { type Fields, fields } from '../talk.ts';
import { type Exiled, exiledBy } from './exiled.ts';
import { type OneForm, oneFormOf } from './one-form.ts';
import { type Bearer, bearerOf, bearerOfGiven } from './speech.ts';

export type Face = FaceDefinition | TokenDefinition;

/** What says something of which it isn't known where it is printed. */
export const nobody: Face = { types: [] };

export interface Voice {
  readonly facts: Facts;
  readonly bearer: Bearer;
  /** What category of phrase a paragraph of it is. */
  readonly category: string;
  /** All that the face says: what names are given elsewhere on it. */
  readonly beside: readonly Meaning[];
  readonly exiled: Exiled;
  readonly oneForm: OneForm;
}

const sizeIn = (key: string, size: unknown) =>
  typeof size === 'number' || typeof size === 'string' ? { [key]: String(size) } : {};

/** Whether it speaks of itself as the right half of a split card: "when you unlock this door" (709.5). */
const isRightHalf = ({ abilities = [] }: Face): boolean =>
  holdsSome(dataOf(abilities), (part) => fields(part).half === 'right');

/** A face's facts apart from its text. */
function factsOf(face: Face): Facts {
  return {
    name: face.name ?? '',
    supertypes: face.supertypes ?? [],
    types: face.types,
    subtypes: face.subtypes ?? [],
    ...('manaCost' in face && face.manaCost !== undefined ? { manaCost: face.manaCost } : {}),
    ...sizeIn('power', face.power),
    ...sizeIn('toughness', face.toughness),
    ...('loyalty' in face ? sizeIn('loyalty', face.loyalty) : {}),
    ...('split' in face && face.split === true
      ? { half: 'left' as const }
      : isRightHalf(face)
        ? { half: 'right' as const }
        : {}),
    oracleText: '',
  };
}

/** Abilities as fields, for who says them. */
export const abilitiesAsFields = (abilities: readonly Ability[] = []): readonly Fields[] =>
  abilities.map((ability) => fields(dataOf(ability)));

/** The voice of a face, which is in the canonical form. */
export function voiceOf(face: Face): Voice {
  const facts = factsOf(face);
  const beside = abilitiesAsFields(face.abilities);
  return {
    facts,
    bearer: {
      ...bearerOf(facts, beside),
      ...(face === nobody ? { self: 'this permanent' } : {}),
      ...(face.pronoun === undefined ? {} : { pronoun: face.pronoun === 'he' ? 'him' : 'her' }),
      ...(face.wording === undefined ? {} : { wording: face.wording }),
    },
    category: lineOf(facts),
    beside,
    exiled: exiledBy(beside),
    oneForm: oneFormOf(facts, beside),
  };
}

/** The voice in which it says an ability that it has given, or that a keyword of it stands for. */
export const voiceOfGiven = (voice: Voice): Voice => ({
  ...voice,
  bearer: bearerOfGiven(voice.bearer, voice.facts, undefined),
  category: 'permanentLine',
});
