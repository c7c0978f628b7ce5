import type { Ability } from '../state/ability.ts';
import type { Game } from '../state/game.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import { expansion } from '../state/text.ts';
import type { Zone } from '../state/zones.ts';
import { zonesElsewhere } from './printed.ts';

/** Words of the vocabulary that the texts of a game use, as a name or a value. */
interface Words {
  /** Anywhere: what some ability could trigger on, ask for or do. */
  readonly all: ReadonlySet<string>;
  /** Where continuous effects say what they affect, how, and under which condition: what their answers depend on. */
  readonly continuous: ReadonlySet<string>;
  /** Zones besides battlefield and stack in which some ability functions (113.6), or defines characteristics. */
  readonly functionsIn: ReadonlySet<string>;
}

/**
 * Whether any text that can come up in this game uses a word of the vocabulary: whether something triggers on
 * `tapped`, whether something asks for `life`. What no text speaks of needs not be looked at.
 */
export const isSpokenOf = (game: Game, word: string): boolean => wordsOf(game).all.has(word);

/** Whether what continuous effects do could depend on what a word stands for. */
export const dependsOn = (game: Game, word: string): boolean => wordsOf(game).continuous.has(word);

/** Whether what is in a zone could matter to what objects are, or which abilities function. */
export function zoneMatters(game: Game, zone: Zone): boolean {
  if (zone === 'battlefield' || zone === 'stack' || zone === 'command') return true;
  const { continuous, functionsIn } = wordsOf(game);
  if (functionsIn.has('everywhere')) return true;
  return continuous.has(zone) || continuous.has('cardsIn') || functionsIn.has(zone);
}

const known = new WeakMap<Game['definitions'], Words>();

/** Worked out once for each table of definitions, with what keywords are short for. */
function wordsOf(game: Game): Words {
  let words = known.get(game.definitions);
  if (words === undefined) {
    const all = new Set<string>();
    const continuous = new Set<string>();
    const functionsIn = new Set<string>();
    for (const texts of [game.definitions, ruleTexts]) collect(texts, { all, continuous, functionsIn });
    words = { all, continuous, functionsIn };
    known.set(game.definitions, words);
  }
  return words;
}

interface Collected {
  readonly all: Set<string>;
  readonly continuous: Set<string>;
  readonly functionsIn: Set<string>;
}

function collect(text: unknown, words: Collected): void {
  if (typeof text === 'string') {
    words.all.add(text);
    return;
  }
  if (typeof text !== 'object' || text === null) return;
  if (isAbility(text)) {
    if (text.kind === 'static' && text.characteristicDefining) words.functionsIn.add('everywhere');
    for (const zone of zonesElsewhere(text)) words.functionsIn.add(zone);
  }
  if (isKeyword(text)) for (const ability of expansion(text)) collect(ability, words);
  for (const [name, part] of Object.entries(text)) {
    if (!Array.isArray(text)) words.all.add(name);
    if (continuousParts.has(name)) note(part, words.continuous);
    collect(part, words);
  }
}

/** The parts of static abilities and of instructions for continuous effects that are read again and again. */
const continuousParts: ReadonlySet<string> = new Set([
  'if',
  'affects',
  'changes',
  'rules',
  'players',
  'costs',
  'what',
  'characteristicDefining',
]);

function note(text: unknown, words: Set<string>): void {
  if (typeof text === 'string') words.add(text);
  if (typeof text !== 'object' || text === null) return;
  for (const [name, part] of Object.entries(text)) {
    if (!Array.isArray(text)) words.add(name);
    note(part, words);
  }
}

const isAbility = (text: object): text is Ability =>
  'kind' in text && (text.kind === 'activated' || text.kind === 'triggered' || text.kind === 'static');

const isKeyword = (text: object): text is Extract<Ability, { kind: 'keyword' }> =>
  'kind' in text && text.kind === 'keyword' && 'keyword' in text;
