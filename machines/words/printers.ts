/** What leaves print: the inverse of what they read. */
import { isColor, manaWords } from '../rules/state/mana.ts';
import { isFields } from '../wording/meaning.ts';
import type { LeafPrinter } from '../wording/print.ts';
import type { Meaning } from '../wording/syntax.ts';
import { numeral, plural } from './english.ts';
import { basicLandTypes, cardTypes, subtypeNames, supertypes } from './lexicon.ts';

const types = new Set<Meaning>(cardTypes);
const subtypes = new Set<Meaning>(subtypeNames);
const supertypeWords = new Set<Meaning>(supertypes);

const text = (meaning: Meaning): string | undefined => (typeof meaning === 'string' ? meaning : undefined);
const among =
  (words: ReadonlySet<Meaning>, said: (word: string) => string = (word) => word): LeafPrinter =>
  (meaning) =>
    typeof meaning === 'string' && words.has(meaning) ? said(meaning) : undefined;

/** "+1" of "+1/+1"; X with a minus is −X. */
function signed(meaning: Meaning | undefined): string | undefined {
  if (typeof meaning === 'number') return meaning < 0 ? String(meaning) : `+${meaning}`;
  const times = timesX(meaning);
  return times === 1 ? '+X' : times === -1 ? '-X' : undefined;
}

/** How many times X it is. */
function timesX(meaning: Meaning | undefined): number | undefined {
  if (!isFields(meaning)) return undefined;
  if (meaning.number === 'x') return 1;
  const [times, of] = meaning.number === 'times' && Array.isArray(meaning.of) ? meaning.of : [];
  return typeof times === 'number' && isFields(of) && of.number === 'x' ? times : undefined;
}

const sizeOf = (meaning: Meaning | undefined): string | undefined =>
  typeof meaning === 'number' || meaning === '*'
    ? String(meaning)
    : isFields(meaning) && meaning.number === 'x'
      ? 'X'
      : undefined;

const pair =
  (of: (meaning: Meaning | undefined) => string | undefined): LeafPrinter =>
  (meaning) => {
    const { power, toughness, ...others } = isFields(meaning) ? meaning : {};
    if (Object.keys(others).length > 0) return undefined;
    const [one, other] = [of(power), of(toughness)];
    return one === undefined || other === undefined ? undefined : `${one}/${other}`;
  };

export const printers: Readonly<Record<string, LeafPrinter>> = {
  numeral: (meaning) =>
    typeof meaning === 'number' && meaning > 0 && meaning < 100 ? numeral(meaning) : undefined,
  digits: (meaning) => (typeof meaning === 'number' && meaning >= 0 ? String(meaning) : undefined),
  mana: text,
  units: (meaning) =>
    Array.isArray(meaning) && meaning.length > 0 ? meaning.map((unit) => `{${unit}}`).join('') : undefined,
  unit: (meaning) => (Array.isArray(meaning) && meaning.length === 1 ? `{${meaning[0]}}` : undefined),
  generic: (meaning) => (typeof meaning === 'number' ? `{${meaning}}` : undefined),
  coloredMana: text,
  levelRange: (meaning) => {
    const { from, to, ...others } = isFields(meaning) ? meaning : {};
    if (typeof from !== 'number' || Object.keys(others).length > 0) return undefined;
    return typeof to === 'number' ? `${from}-${to}` : `${from}+`;
  },
  loyalty: (meaning) =>
    meaning === '-X'
      ? '−X'
      : typeof meaning === 'number'
        ? meaning > 0
          ? `+${meaning}`
          : String(meaning).replace('-', '−')
        : undefined,
  change: (meaning) => {
    const { power, toughness, ...others } = isFields(meaning) ? meaning : {};
    if (Object.keys(others).length > 0) return undefined;
    const xs = [timesX(power), timesX(toughness)];
    if (xs.every((times) => times === 2 || times === -2))
      return `twice ${xs.map((times) => (times === 2 ? '+X' : '-X')).join('/')}`;
    const [one, other] = [signed(power), signed(toughness)];
    if (one === undefined || other === undefined) return undefined;
    // Nothing is taken away where something is: "-2/-0".
    const like = (size: string, beside: string) => (size === '+0' && beside.startsWith('-') ? '-0' : size);
    return `${like(one, other)}/${like(other, one)}`;
  },
  size: pair(sizeOf),
  counterKind: text,
  keywordName: text,
  nameWords: text,
  roomName: text,
  lowerWord: text,
  anchorWord: text,
  abilityWord: text,
  selfName: () => undefined,
  type: among(types),
  typeMany: among(types, plural),
  subtype: among(subtypes),
  subtypeMany: among(subtypes, plural),
  subtypeCycling: among(subtypes, (word) => `${word.toLowerCase()}cycling`),
  basicLandType: among(new Set<Meaning>(basicLandTypes)),
  color: (meaning) => (isColor(meaning) ? manaWords[meaning] : undefined),
  supertype: among(supertypeWords),
  nonType: among(types, (word) => `non${word}`),
  nonTypeMany: among(types, (word) => `non${plural(word)}`),
  nonColor: (meaning) => (isColor(meaning) ? `non${manaWords[meaning]}` : undefined),
  nonSubtype: among(subtypes, (word) => `non-${word}`),
  nonSupertype: among(supertypeWords, (word) => `non${word}`),
};
