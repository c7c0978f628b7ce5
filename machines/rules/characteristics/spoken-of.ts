import type { Game } from '../state/game.ts';
import { type PerformedPart, saysAction } from '../state/keyword-action.ts';
import { onceFor } from '../state/once-for.ts';
import { ruleTexts, siegeTexts } from '../state/rule-texts.ts';
import { rulesTable } from '../state/table.ts';
import { definitionAt, expansion, shortFor } from '../state/text.ts';
import type { Ability, Instruction, StaticAbility } from '../state/vocabulary/index.ts';
import {
  instructionWord,
  isCostPart,
  isInstruction,
  isModification,
  isPerformed,
  isReplacedEvent,
  isRuleChange,
  modificationWord,
  replacedWord,
  ruleWord,
} from '../state/word-table.ts';
import { entersByRule, isAboutOwnEntering } from './printed.ts';

/** Words of the vocabulary that the texts of a game use, as a name or a value. */
interface Words {
  /** Anywhere: what some ability could trigger on, ask for or do. */
  readonly all: ReadonlySet<string>;
  /** Where continuous effects say what they affect, how, and under which condition: what their answers depend on. */
  readonly continuous: ReadonlySet<string>;
  /** Some continuous effect could give an object what says how it enters. */
  readonly givesHowToEnter: boolean;
  /** Some static ability changes what spells are, or gives them abilities. */
  readonly affectsSpells: boolean;
  /** Some effect replaces that a keyword action is done (701.55c). */
  readonly replacesActions: boolean;
  /** Some rule keeps counters from being put on something (113.6i). */
  readonly keepsBare: boolean;
}

/**
 * Whether any text that can come up in this game uses a word of the vocabulary: whether something triggers on
 * `tapped`, whether something asks for `life`. What no text speaks of needs not be looked at.
 */
export const isSpokenOf = (game: Pick<Game, 'definitions'>, word: string): boolean =>
  wordsOf(game).all.has(word);

/** Whether what continuous effects do could depend on what a word stands for. */
export const dependsOn = (game: Pick<Game, 'definitions'>, word: string): boolean =>
  wordsOf(game).continuous.has(word);

/** Whether some continuous effect could give an object an ability or a subtype that says how it enters (614.12). */
export const givesHowToEnter = (game: Game): boolean => wordsOf(game).givesHowToEnter;

/** Whether some continuous effect of a static ability could make something else of a card once it is a spell (611.3a). */
export const affectsSpells = (game: Game): boolean => wordsOf(game).affectsSpells;

/** Whether some effect could replace that a keyword action is done (701.55c). */
export const replacesActions = (game: Game): boolean => wordsOf(game).replacesActions;

/** Whether some rule could keep what enters from having counters put on it (113.6i). */
export const keepsBare = (game: Game): boolean => wordsOf(game).keepsBare;

const wordsOf = (game: Pick<Game, 'definitions'>): Words => wordsIn(game.definitions);

/** Worked out once for each table of definitions, with what keywords are short for. */
const wordsIn = onceFor((definitions: Game['definitions']): Words => {
  const found: Collected = {
    all: new Set(),
    continuous: new Set(),
    givesHowToEnter: false,
    affectsSpells: false,
    replacesActions: false,
    keepsBare: false,
  };
  for (const texts of [definitions, ruleTexts]) collect(texts, found);
  if (found.all.has('Siege')) collect(siegeTexts, found);
  return found;
});

/** What a rule lists is on no card. */
const noDefinitions: Pick<Game, 'definitions'> = { definitions: {} };

interface Collected {
  readonly all: Set<string>;
  readonly continuous: Set<string>;
  givesHowToEnter: boolean;
  affectsSpells: boolean;
  replacesActions: boolean;
  keepsBare: boolean;
}

function collect(text: unknown, words: Collected): void {
  if (typeof text === 'string') {
    words.all.add(text);
    return;
  }
  if (typeof text !== 'object' || text === null) return;
  if (isKeyword(text)) {
    for (const ability of expansion(text)) collect(ability, words);
    const faceDown = rulesTable().keywords[text.keyword]?.castsFaceDown?.(text).as;
    if (faceDown !== undefined) collect(definitionAt(noDefinitions, faceDown), words);
  }
  if (saysAction(text)) collect(shortFor(text), words);
  if (isCostPart(text) && isPerformed(text)) collect(doneFor(text), words);
  if (couldGiveHowToEnter(text)) words.givesHowToEnter = true;
  if (isReplacedEvent(text) && replacedWord(text).isOfActions === true) words.replacesActions = true;
  if (isRuleChange(text) && ruleWord(text).staysBare?.(text) === true) words.keepsBare = true;
  if (isStatic(text) && 'changes' in text && 'affects' in text && says(text.affects, 'stack'))
    words.affectsSpells = true;
  const parts = isStatic(text) ? partsOfStatics : continues(text) ? partsOfInstructions : noParts;
  for (const [name, part] of Object.entries(text)) {
    if (!Array.isArray(text)) words.all.add(name);
    if (parts.has(name)) note(part, words.continuous);
    collect(part, words);
  }
}

/** The parts of a static ability that are read again and again. */
const partsOfStatics: ReadonlySet<string> = new Set([
  'if',
  'affects',
  'changes',
  'rules',
  'players',
  'costs',
] satisfies readonly (keyof StaticAbility)[]);
/** The parts of instructions for continuous effects that are, once such an effect has begun. */
const partsOfInstructions: ReadonlySet<string> = new Set(['changes', 'rules', 'what']);
const noParts: ReadonlySet<string> = new Set();

function note(text: unknown, words: Set<string>): void {
  if (typeof text === 'string') words.add(text);
  if (typeof text !== 'object' || text === null) return;
  for (const [name, part] of Object.entries(text)) {
    if (!Array.isArray(text)) words.add(name);
    note(part, words);
  }
}

/** Whether a word stands in a text, as a value. */
const says = (text: unknown, word: string): boolean =>
  text === word ||
  (typeof text === 'object' && text !== null && Object.values(text).some((part) => says(part, word)));

/** Whether a change gives an ability about entering, or a subtype that is one or may be chosen to be. */
function couldGiveHowToEnter(text: object): boolean {
  if (!isModification(text)) return false;
  const { gives, subtypes } = modificationWord(text);
  const said = subtypes?.(text) ?? [];
  return (
    gives?.(text).some((ability) => [ability, ...expansion(ability)].some(isAboutOwnEntering)) === true ||
    'chosen' in said ||
    'creatureTypesOf' in said ||
    said.some(entersByRule)
  );
}

const isStatic = (text: object): boolean => 'kind' in text && text.kind === 'static';

/** Whether it begins a continuous effect, or is what an instruction says that something is as it enters (611.2e). */
const continues = (text: object): boolean =>
  isInstruction(text)
    ? instructionWord(text).continues === true
    : !('do' in text) && 'changes' in text && !('kind' in text);

/** What is done for a part of a cost that is a keyword action. */
const doneFor = (performed: PerformedPart): readonly Instruction[] =>
  shortFor({ ...performed, do: 'perform' });

const isKeyword = (text: object): text is Extract<Ability, { kind: 'keyword' }> =>
  'kind' in text && text.kind === 'keyword' && 'keyword' in text;
