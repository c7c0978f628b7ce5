/** How a card speaks: what it calls itself, and which of the words for the same thing it uses. */

import { keywords } from '../../rules/abilities/keywords/index.ts';
import { shortName, type WordingChoice } from '../../rules/index.ts';
import { onceFor, onceForWord } from '../../rules/state/once-for.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { holdsSome, isFields, isList, listOf, wordOf } from '../../wording/meaning.ts';
import type { Speech } from '../../wording/print.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { grammar, printers } from '../../words/index.ts';
import { type Facts, isSpell } from '../facts.ts';
import { type Fields, fields } from '../talk.ts';
import { absent, formsOf, saidInForms } from './forms.ts';
import { couldBeOfSome, isOfSome, saidOfSome } from './several.ts';
import { isOfOne, saidOf } from './standing.ts';
import { type Manner, personal, waysIn } from './ways/index.ts';

/** What has an ability, as its text speaks of it. */
export interface Bearer {
  /** "this creature", the short name of a legend, a spell's name. */
  readonly self: string;
  readonly name: string;
  /** "enchanted creature", "equipped creature". */
  readonly attached: string;
  /** It is cast, and resolves, as a spell alone: "if this spell was kicked". */
  readonly isSpell?: boolean;
  readonly types?: readonly string[];
  /** What is paid with: "the sacrificed creature". */
  readonly paid?: string;
  /** "Him" or "her", where it isn't "it". */
  readonly pronoun?: 'him' | 'her' | undefined;
  /** What it says in its own way, of wordings that mean the same. */
  readonly wording?: readonly WordingChoice[];
}

const kinds = ['Aura', 'Equipment', 'Vehicle', 'Saga', 'Class', 'Room', 'Fortification', 'Siege'];
const types = ['Creature', 'Planeswalker', 'Battle', 'Land', 'Artifact', 'Enchantment'];

/** "creature", "Aura": what something of these types is called. */
export const nounOf = (ofTypes: readonly string[], subtypes: readonly string[]): string =>
  kinds.find((kind) => subtypes.includes(kind)) ??
  types.find((type) => ofTypes.some((one) => one.toLowerCase() === type.toLowerCase()))?.toLowerCase() ??
  'spell';

/** How a card calls itself in its own text (201.5c), and what it is attached to. */
export function bearerOf(facts: Facts, abilities: readonly Meaning[]): Bearer {
  const { name, types: ofTypes, supertypes, subtypes } = facts;
  const isLegend = supertypes.some((word) => /^legendary$/i.test(word));
  return {
    name,
    self: isSpell(facts) ? name : isLegend ? shortName(name) : `this ${nounOf(ofTypes, subtypes)}`,
    attached: attachedTo(subtypes, abilities),
    types: ofTypes.map((type) => type.toLowerCase()),
    isSpell: isSpell(facts),
  };
}

/** The first ability that says what something can be attached to: its own, or one that it gives itself. */
function enchantIn(abilities: readonly Meaning[]): Fields | undefined {
  let found: Fields | undefined;
  holdsSome([...abilities], (part) => {
    const { keyword } = fields(part);
    if (keyword !== undefined && keywords[wordOf(keyword)]?.mayEnchant !== undefined) found ??= fields(part);
    return found !== undefined;
  });
  return found;
}

function attachedTo(subtypes: readonly string[], abilities: readonly Meaning[]): string {
  if (subtypes.includes('Equipment')) return 'equipped creature';
  if (subtypes.includes('Fortification')) return 'fortified land';
  const enchant = enchantIn(abilities);
  if (enchant?.player !== undefined)
    return enchant.player === 'opponent' ? 'enchanted opponent' : 'enchanted player';
  const { type, subtype } = fields(enchant?.object);
  const noun = typeof subtype === 'string' ? subtype : typeof type === 'string' ? type : 'permanent';
  return `enchanted ${noun}`;
}

/** The token that is made with this ability by one of these; nothing where it is given to something else. */
export function tokenWith(ability: Meaning, by: readonly Meaning[]): Fields | undefined {
  let found: Fields | undefined;
  holdsSome(by, (part) => {
    const { types: ofTypes, abilities } = fields(part);
    const isToken = isList(ofTypes) && isList(abilities) && abilities.some((one) => sameWords(one, ability));
    if (isToken) found = fields(part);
    return isToken;
  });
  return found;
}

/** What an ability calls its object that is given to another, or that a token has which is made with it; `to`: what all have it given to them. */
export function bearerOfGiven(bearer: Bearer, facts: Facts, token: Fields | undefined, to?: Fields): Bearer {
  const isPermanent = { ...bearer, isSpell: false };
  if (to !== undefined && typeof to.type === 'string')
    return { ...isPermanent, self: `this ${nounOf([to.type], [])}` };
  if (token !== undefined) {
    const words = (list: Meaning | undefined) => (isList(list) ? list.map(String) : []);
    const subtypes = words(token.subtypes);
    return {
      ...isPermanent,
      self: `this ${nounOf(words(token.types), subtypes)}`,
      attached: attachedTo(subtypes, listOf(token.abilities)),
    };
  }
  const isAttached = ['Aura', 'Equipment'].some((kind) => facts.subtypes.includes(kind));
  if (isAttached) return { ...isPermanent, self: bearer.attached.replace(/^\w+/, 'this') };
  return {
    ...isPermanent,
    self: isSpell(facts)
      ? 'this creature'
      : bearer.self.startsWith('this ')
        ? bearer.self
        : `this ${nounOf(facts.types, facts.subtypes)}`,
  };
}

/** A list of nothing but this; the same one whenever it is asked for, so that what is said of it is found again. */
const alone = onceFor((wanted: Fields): readonly Meaning[] => [wanted]);

/** What is said so, and could mean this: as it is, as a list of it, or as one of its forms. */
const saidOfThis = onceForWord((said, wanted: Fields | readonly Meaning[]): readonly Meaning[] =>
  isList(wanted)
    ? saidOfSome(said, wanted).flatMap((some) => (some.taken === wanted.length ? [some.said] : []))
    : [
        ...saidOf(said, wanted),
        ...saidOfSome(said, alone(wanted)).map((some) => some.said),
        ...formsOf(wanted).filter((form) => form.said === said),
      ],
);

/** Whether what is said so could mean this, by what kind of word it is. */
const couldStand: Speech['standing']['could'] = (said, wanted) =>
  said === 'quoted' ||
  isOfOne(said) ||
  saidInForms.has(said) ||
  (isOfSome(said) && couldBeOfSome(said, wanted));

/** What is meant, whether it is introduced or was spoken of before. */
const plainly = (meaning: Meaning): string =>
  JSON.stringify(meaning, (key, value: unknown) => (key === 'isNew' || key === 'byNoun' ? undefined : value));

/** Whether a phrase says already what is meant: "each player may …", where "they" do it. */
const isSaidOf = (said: Meaning, wanted: Meaning): boolean =>
  isFields(said) && typeof said.said === 'string' && saidOf(said.said, wanted).length > 0;

/** The phrases that its text uses rather than others, where these words tell what is said. */
function wordingOf({ pronoun, wording = [] }: Bearer, within: ReadonlySet<string>): readonly string[] {
  const phrases = wording.flatMap((one) =>
    typeof one === 'string' ? [one] : 'phrase' in one && within.has(one.in) ? [one.phrase] : [],
  );
  return pronoun === undefined ? phrases : [...phrases, personal];
}

/** Of words for the same thing those that its text uses there. */
const wordsOf = ({ wording = [] }: Bearer, within: ReadonlySet<string>): readonly string[] =>
  wording.flatMap((one) =>
    typeof one !== 'string' && 'word' in one && (one.in === undefined || within.has(one.in))
      ? [one.word]
      : [],
  );

/** What printing goes by in the text of one card. */
export interface CardSpeech extends Speech {
  /** The same where this is said: parts of an ability or instructions, by name. */
  readonly in: (...words: readonly string[]) => CardSpeech;
  /** Phrases that the text uses rather than others. */
  readonly wording: readonly string[];
  /** Words that it uses, of those that say the same. */
  readonly words: readonly string[];
  readonly manner: Manner;
}

/** Names of the instructions of which this speaks. */
export function instructionsIn(said: Meaning): readonly string[] {
  const found: string[] = [];
  holdsSome(said, (part) => {
    const { do: does, kind } = fields(part);
    if (does !== undefined) found.push(wordOf(does));
    return kind !== undefined;
  });
  return found;
}

/** What printing goes by for what this has. `quoted`: what says an ability that is given. */
export function speechOf(
  bearer: Bearer,
  manner: Manner,
  budget: Speech['budget'],
  quoted: (ability: Fields) => readonly Meaning[],
): CardSpeech {
  const choices = (bearer.wording ?? []).flatMap((one) =>
    typeof one !== 'string' && 'in' in one && one.in !== undefined ? [one.in] : [],
  );
  const known = new Map<string, CardSpeech>();
  const within = (words: readonly string[]): CardSpeech => {
    const said = choices.filter((one) => words.includes(one));
    const key = said.join(' ');
    const speech = known.get(key) ?? inWording(new Set(said));
    known.set(key, speech);
    return speech;
  };
  const plain = plainSpeech(bearer, manner, budget, quoted);
  const inWording = (said: ReadonlySet<string>): CardSpeech => {
    const wording = wordingOf(bearer, said);
    const ofCategory = (category: string, role = '') =>
      choices.includes(category) || choices.includes(role)
        ? [...wordingOf(bearer, new Set([category, role])), ...wording]
        : wording;
    return {
      ...plain,
      wording,
      words: wordsOf(bearer, said),
      manner,
      found: new Map(),
      waysOf: waysIn(manner, bearer.types ?? [], ofCategory),
      in: (...words) => within([...manner.kind, ...words]),
    };
  };
  return within(manner.kind);
}

function plainSpeech(
  bearer: Bearer,
  manner: Manner,
  budget: Speech['budget'],
  quoted: (ability: Fields) => readonly Meaning[],
): Omit<Speech, 'found' | 'waysOf'> {
  const quotes = onceFor((wanted: Fields) =>
    quoted(wanted).map((ability): Meaning => ({ said: 'quoted', ability })),
  );
  return {
    grammar,
    printers,
    standing: {
      could: couldStand,
      of: (said, wanted) =>
        said === 'quoted' && isFields(wanted)
          ? quotes(wanted)
          : isFields(wanted) || isList(wanted)
            ? saidOfThis(said, wanted)
            : saidOf(said, wanted),
      ofSome: saidOfSome,
      forms: formsOf,
      absent,
      both: (one, other) =>
        one === other
          ? one
          : plainly(one) === plainly(other)
            ? plainly(one) === JSON.stringify(one) || fields(other).isNew === true
              ? other
              : one
            : isSaidOf(one, other)
              ? one
              : undefined,
    },
    called(category, wanted) {
      if (category === 'selfWord') return wanted === undefined || wanted === 'self' ? bearer.self : undefined;
      if (category === 'wholeName') return bearer.name;
      if (category === 'castWord' && bearer.isSpell === true)
        return wanted === undefined || wanted === 'self' ? 'this spell' : undefined;
      if (category === 'attachedWord')
        return wanted === undefined || wanted === 'attached' ? bearer.attached : undefined;
      if (category === 'counterKind' && wanted === undefined && manner.replaced?.kind !== undefined)
        return wordOf(manner.replaced.kind);
      if (category === 'nounsMeant' && wanted === undefined && manner.copiedFor !== undefined)
        return `${manner.copiedFor}s`;
      if (category === 'nounMeant' && wanted === undefined)
        return bearer.paid ?? manner.ofTarget ?? bearer.attached.replace(/^\w+ /, '');
      return undefined;
    },
    given: [],
    budget,
  };
}
