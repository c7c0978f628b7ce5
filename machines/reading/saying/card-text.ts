/** The texts of faces and of abilities, for whoever looks at a game: whatever a definition says has words, if need be those of its data. */
import { canonical } from '../../rules/abilities/canonical/index.ts';
import type { Ability, CardDefinition } from '../../rules/index.ts';
import { onceFor } from '../../rules/state/once-for.ts';
import { dataOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';
import { fieldsInWords, inDataWords } from './data-words.ts';
import { inLines, paragraphs } from './paragraphs.ts';
import { abilitiesAsFields, type Face, nobody, type Voice, voiceOf, voiceOfGiven } from './voice.ts';

/** A face as a card in the canonical form. */
const cardOf = onceFor(
  (face: Face): CardDefinition => canonical({ ...face, types: face.types, name: face.name ?? '' }),
);

/** A sentence that goes on after a quotation has its comma within. */
const commaAfterQuotes = /\.",(?= and )/g;

/** What stands for an effect that no phrases say, and is said so that it is found again. */
const standIn: Meaning = [{ do: 'gainLife', amount: 1 }];
const standInSaid = /\byou gain 1 life\./i;

/** An ability that no phrases say: when or for what it does something in words, if they are found, and the rest as data. */
function withoutPhrases(ability: Fields, voice: Voice): string {
  const { effect, targets, ...others } = ability;
  if (effect === undefined || !('cost' in others || 'when' in others)) return `‹${inDataWords(ability)}›`;
  const rest: Fields = { ...(targets === undefined ? {} : { targets }), effect };
  const [said] = paragraphs([{ ...others, effect: standIn }], voice);
  return said?.text !== undefined && standInSaid.test(said.text)
    ? said.text.replace(standInSaid, () => `‹${fieldsInWords(rest)}›`)
    : `‹${inDataWords(ability)}›`;
}

/** Abilities in words that are understood as these; as data where there are none. */
function* spoken(abilities: readonly Fields[], voice: Voice) {
  for (const { abilities: some, text } of paragraphs(abilities, voice))
    yield {
      abilities: some,
      text: text?.replace(commaAfterQuotes, ',"') ?? some.map((one) => withoutPhrases(one, voice)).join(' '),
      isInWords: text !== undefined,
    };
}

/** What a face says, paragraph by paragraph. */
const saidBy = onceFor((face: Face) => {
  const card = cardOf(face);
  return [...spoken(abilitiesAsFields(card.abilities), voiceOf(card))];
});

/** Whether all that a face says has words, and nothing of it is said as data. */
export const isInWords = (face: Face): boolean => saidBy(face).every((one) => one.isInWords);

/** Each paragraph of a face's rules text: keywords that stand in one line are one. */
export const faceParagraphs = onceFor((face: Face): readonly string[] =>
  inLines(saidBy(face)).flatMap((line) => line.split('\n')),
);

/**
 * The whole rules text of a card, a paragraph a line; `''` for a card without any. The back face's is not in it:
 * ask for it with `faceParagraphs`.
 */
export const cardText = (card: CardDefinition): string => faceParagraphs(card).join('\n');

/** The paragraph of a face that says an ability of it together with others: what it does alone has no words. */
function togetherWithOthers(ability: Ability, face: Face): string | undefined {
  const at = face.abilities?.indexOf(ability) ?? -1;
  let next = 0;
  return saidBy(face).find(({ abilities }) => {
    next += abilities.length;
    return at >= 0 && at < next;
  })?.text;
}

/** An ability in words that is no keyword; as it would be written without the keyword that stands for it. */
function written(ability: Ability): { readonly itself: Ability; readonly keyword?: string } {
  if (ability.kind === 'keyword' || ability.kind === 'spell' || ability.keyword === undefined)
    return { itself: ability };
  const { keyword, ...itself } = ability;
  return { itself, keyword };
}

/** What no phrases say of an ability that a keyword stands for: the keyword, and what it does where that has words. */
function byKeyword(keyword: string, ability: Ability, voice: Voice): string {
  const name = keyword.charAt(0).toUpperCase() + keyword.slice(1);
  if (ability.kind !== 'triggered' && ability.kind !== 'activated') return name;
  const { effect = [], targets } = fields(dataOf(ability));
  const does: Fields = { kind: 'spell', effect, ...(targets === undefined ? {} : { targets }) };
  const [said] = paragraphs([does], { ...voice, category: 'spellLine' });
  return said?.text === undefined ? name : `${name} — ${said.text}`;
}

const textsOn = onceFor((face: Face) => {
  const voice = voiceOf(face === nobody ? nobody : cardOf(face));
  const given = voiceOfGiven(voice);
  return onceFor((ability: Ability): string => {
    const { itself, keyword } = written(ability);
    const isOwn = face.abilities?.includes(ability) === true;
    const alone = canonical({ ...cardOf(face), abilities: [itself] }).abilities;
    const plain = isOwn || face === nobody ? voice : given;
    const speaks = ability.kind === 'spell' ? { ...voice, category: 'spellLine' } : plain;
    const said = [...spoken(abilitiesAsFields(alone), speaks)];
    const isSaid = said.every((one) => one.isInWords);
    if (!isSaid && keyword !== undefined) return byKeyword(keyword, itself, speaks);
    const together = isSaid ? undefined : togetherWithOthers(ability, face);
    return together ?? said.map(({ text }) => text).join(' ');
  });
});

/** The rules text of one ability: of this face, given by it, or of nobody known. */
export const abilityText = (ability: Ability, face: Face | null): string => textsOn(face ?? nobody)(ability);
