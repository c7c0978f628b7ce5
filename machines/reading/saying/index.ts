/** The text of a card, said by the phrases by which it is read. */
import { canonical } from '../../rules/abilities/canonical/index.ts';
import type { CardDefinition } from '../../rules/index.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { dataOf } from '../../wording/meaning.ts';
import { OverBudget } from '../../wording/print.ts';
import { placed } from '../../wording/sketch.ts';
import { definitionOf } from '../definition.ts';
import type { Facts } from '../facts.ts';
import { paragraphsOf } from '../fold.ts';
import { abilitiesIn, type LineReader, lineOf, lineReader } from '../read-line.ts';
import { type Fields, fields } from '../talk.ts';
import { abilitySaid, agreementFor, keywordsSaid } from './ability.ts';
import { exiledBy } from './exiled.ts';
import { severalIn, severalSaid } from './line.ts';
import { areSame, type Speaker } from './same.ts';
import { bearerOf } from './speech.ts';
import { paragraphOf } from './text.ts';

/** What may be tried for a paragraph; with ten times as much hardly any more can be said. */
const most = 450;

/** A card's facts apart from its text. */
function factsOf(card: CardDefinition): Facts {
  return {
    name: card.name,
    supertypes: card.supertypes ?? [],
    types: card.types,
    subtypes: card.subtypes ?? [],
    ...(card.manaCost === undefined ? {} : { manaCost: card.manaCost }),
    ...(card.power === undefined ? {} : { power: String(card.power) }),
    ...(card.toughness === undefined ? {} : { toughness: String(card.toughness) }),
    ...(card.loyalty === undefined ? {} : { loyalty: String(card.loyalty) }),
    ...(card.split === true ? { half: 'left' } : {}),
    oracleText: '',
  };
}

/** The card's text; nothing where a part of it can't be said. `read`: what reads lines of this very card. */
export const say = (definition: CardDefinition, read?: LineReader): string | undefined =>
  saidInSteps(definition, read).text;

interface SaidInSteps {
  readonly text: string | undefined;
  /** Of the paragraph that took most of them. */
  readonly steps: number;
}

/** The card's text, and how much was tried for it. */
export function saidInSteps(definition: CardDefinition, reader?: LineReader): SaidInSteps {
  const card = canonical(definition);
  const facts = factsOf(card);
  const read = reader ?? lineReader(facts);
  const abilities = (card.abilities ?? []).map((ability) => fields(dataOf(ability)));
  const bearer = bearerOf(facts, abilities);
  const exiled = exiledBy(abilities);
  const lines: string[] = [];
  let keywords: string[] = [];
  let steps = 0;
  const endKeywords = () => {
    const [first, ...others] = keywords;
    if (first !== undefined)
      lines.push([first, ...others.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(', '));
    keywords = [];
  };
  for (let at = 0; at < abilities.length; ) {
    const [ability] = abilities.slice(at, at + 1);
    const speaker = { facts, bearer, beside: abilities, exiled, budget: { left: most } };
    const several = Math.max(ofOneName(abilities.slice(at)), severalIn(lineOf(facts), abilities.slice(at)));
    const joined = several > 1 ? paragraph(abilities.slice(at, at + several), speaker, read) : undefined;
    // What has a cost has a line of its own.
    const together = joined?.includes('}, ') === true ? undefined : joined;
    const line = together ?? (ability === undefined ? undefined : paragraph([ability], speaker, read));
    steps = Math.max(steps, most - speaker.budget.left);
    if (ability === undefined || line === undefined) return { text: undefined, steps };
    at += together === undefined ? 1 : several;
    const isShared = ability.object === undefined || / from |^\S+$/.test(line);
    if (ability.kind === 'keyword' && isShared && !/[.—{\n]/.test(line)) keywords.push(line);
    else {
      endKeywords();
      lines.push(line);
    }
  }
  endKeywords();
  const text = lines.join('\n');
  return { text: isReadAs(card, facts, text, read) ? text : undefined, steps };
}

/** Whether a text is read as the abilities of the card: paragraph by paragraph, and what is linked among them (607). */
function isReadAs(card: CardDefinition, facts: Facts, text: string, read: LineReader): boolean {
  const again = definitionOf(facts, abilitiesIn(paragraphsOf(text).map(read))).card;
  return again !== undefined && sameWords(again.abilities, card.abilities);
}

/** With how many keywords of one name these begin that do the same, or are about one thing each. */
function ofOneName(abilities: readonly Fields[]): number {
  const [first] = abilities;
  if (first?.kind !== 'keyword') return 1;
  const isLike = ({ keyword, effect }: Fields) =>
    keyword === first.keyword && sameWords(effect, first.effect);
  const end = abilities.findIndex((one) => !isLike(one));
  return end < 0 ? abilities.length : end;
}

/** Abilities as a paragraph, which is read as these and as nothing else. */
function paragraph(abilities: readonly Fields[], speaker: Speaker, read: LineReader): string | undefined {
  const { facts } = speaker;
  const [ability] = abilities;
  if (ability === undefined) return undefined;
  const category = lineOf(facts);
  try {
    const sketch =
      abilities.length === 1
        ? abilitySaid(ability, category, speaker)
        : ability.kind === 'keyword'
          ? keywordsSaid(abilities, category, speaker)
          : severalSaid(abilities, category, speaker);
    const tree = sketch === undefined ? undefined : placed(sketch, 0, agreementFor(ability, speaker.bearer));
    if (tree === undefined) return undefined;
    const text = paragraphOf(tree);
    // What is done after a dash has spaces around it.
    const isDashed = ability.kind === 'keyword' && ability.effect === undefined;
    const line = isDashed ? text.replace(' — ', '—') : text;
    const reading = read(line);
    return reading.verdict === 'read' && areSame(reading.abilities, abilities, speaker) ? line : undefined;
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}
