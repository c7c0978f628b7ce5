/** The homes of all words, as the engine asks for them: family by family. */
import type { ConditionTable } from '../../words/conditions/index.ts';
import type { ConditionWord } from '../../words/conditions/word.ts';
import type { CostTable } from '../../words/costs/index.ts';
import type { CostWord } from '../../words/costs/word.ts';
import type { AnswerOf, DecisionKind, DecisionOf, DecisionTable } from '../../words/decisions/index.ts';
import type { DecisionWord } from '../../words/decisions/word.ts';
import type { DurationTable } from '../../words/durations/index.ts';
import type { DurationWord } from '../../words/durations/word.ts';
import type { ExceptionTable } from '../../words/exceptions/index.ts';
import type { ExceptionWord } from '../../words/exceptions/word.ts';
import type { FilterTable } from '../../words/filters/index.ts';
import type { FilterWord } from '../../words/filters/word.ts';
import type { EventOf, EventType, GameEventTable } from '../../words/game-events/index.ts';
import type { GameEventWord } from '../../words/game-events/word.ts';
import type { BodyOf, InstructionTable } from '../../words/instructions/index.ts';
import type { InstructionWord } from '../../words/instructions/word.ts';
import type { ModificationTable } from '../../words/modifications/index.ts';
import type { ModificationWord } from '../../words/modifications/word.ts';
import type { QuantityTable } from '../../words/quantities/index.ts';
import type { QuantityWord } from '../../words/quantities/word.ts';
import type { ReplacedTable } from '../../words/replacements/index.ts';
import type { ReplacedWord } from '../../words/replacements/word.ts';
import type { RuleTable } from '../../words/rules/index.ts';
import type { RuleHome } from '../../words/rules/word.ts';
import type { StaticTable } from '../../words/statics/index.ts';
import type { StaticWord } from '../../words/statics/word.ts';
import type { TriggerTable } from '../../words/triggers/index.ts';
import type { TriggerWord } from '../../words/triggers/word.ts';
import { EngineError } from './error.ts';
import { isRecord } from './is-record.ts';
import type { PerformedPart } from './keyword-action.ts';
import { onceFor } from './once-for.ts';
import type {
  Condition,
  ConditionOf,
  CopyException,
  CopyExceptionOf,
  CostPart,
  CostPartOf,
  Duration,
  Filter,
  Instruction,
  Modification,
  ModificationOf,
  Quantity,
  QuantityOf,
  ReplacedEvent,
  ReplacedEventOf,
  RuleChange,
  RuleChangeOf,
  Statement,
  TriggerCondition,
  TriggerConditionOf,
} from './vocabulary/index.ts';

/** The words in which cards and rules are written, by family. */
export interface WordTable {
  readonly conditions: ConditionTable;
  readonly costs: CostTable;
  readonly decisions: DecisionTable;
  readonly durations: DurationTable;
  readonly exceptions: ExceptionTable;
  readonly filters: FilterTable;
  readonly gameEvents: GameEventTable;
  readonly quantities: QuantityTable;
  readonly modifications: ModificationTable;
  readonly rules: RuleTable;
  readonly statics: StaticTable;
  readonly triggers: TriggerTable;
  readonly replacedEvents: ReplacedTable;
  readonly instructions: InstructionTable;
}

let allWords: WordTable | null = null;

/** Sets the table of words; once, where they are put together. */
export function setWords(all: WordTable): void {
  allWords = all;
}

/** The words; read before they are set, it throws. */
export function wordTable(): WordTable {
  if (allWords === null)
    throw new EngineError('The words are not put together yet: make a game, or ask for its machine, first.');
  return allWords;
}

/** Whether what stands in a text has this tag, with a word of the family that it tells apart. */
function isWordOf(text: unknown, tag: string, family: object): boolean {
  if (!isRecord(text)) return false;
  const word = text[tag];
  return typeof word === 'string' && Object.hasOwn(family, word);
}

/** Whether {T} is in a cost (107.5). */
export const hasTapSymbol = (cost: readonly CostPart[]): boolean =>
  cost.some((part) => costWord(part).symbol === 'tap');

/** Whether {T} or {Q} is in a cost (602.5a). */
export const tapsOrUntaps = (cost: readonly CostPart[]): boolean =>
  cost.some((part) => costWord(part).symbol !== undefined);

/** Whether a loyalty symbol is in a cost (606.1). */
export const isLoyaltyCost = (cost: readonly CostPart[]): boolean =>
  cost.some((part) => costWord(part).isLoyalty === true);

/** The home of a part of a cost: what it means to pay it. */
export const costWord = <Way extends CostPart['pay']>(
  part: CostPartOf<Way> & { readonly pay: Way },
): CostWord<CostPartOf<Way>> => wordTable().costs[part.pay];

/** Whether a keyword action is done to pay a part of a cost. */
export const isPerformed = (part: CostPart): part is CostPart & PerformedPart =>
  costWord(part).isPerformed === true;

/** Whether what stands in a text is a part of a cost. */
export const isCostPart = (text: unknown): text is CostPart => isWordOf(text, 'pay', wordTable().costs);

/** The home of a trigger condition: what it looks for. */
export const triggerWord = <On extends TriggerCondition['on']>(
  condition: TriggerConditionOf<On> & { readonly on: On },
): TriggerWord<TriggerConditionOf<On>> => wordTable().triggers[condition.on];

/** Whether what stands in a text is a trigger condition: `on` says so only with one of their words. */
export const isTriggerCondition = (text: object): text is TriggerCondition =>
  isWordOf(text, 'on', wordTable().triggers);

/** The home of a condition: what it means. */
export const conditionWord = <Word extends Condition['holds']>(
  condition: ConditionOf<Word> & { readonly holds: Word },
): ConditionWord<ConditionOf<Word>> => wordTable().conditions[condition.holds];

/** Whether a part of a text is a condition. */
export const isCondition = (text: unknown): text is Condition =>
  isWordOf(text, 'holds', wordTable().conditions);

/** The home of a quantity in words: what number it is. */
export const quantityWord = <Word extends Exclude<Quantity, number>['number']>(
  quantity: QuantityOf<Word> & { readonly number: Word },
): QuantityWord<QuantityOf<Word>> => wordTable().quantities[quantity.number];

/** Whether a part of a text is a quantity in words. */
export const isQuantity = (text: unknown): text is Exclude<Quantity, number> =>
  isWordOf(text, 'number', wordTable().quantities);

/** The words of a family whose homes are so; found once for the words that there are. */
export function wordsThat<Family extends keyof WordTable>(
  family: Family,
  are: (home: HomeIn<Family>) => boolean,
): () => readonly string[] {
  const find = onceFor((homes: WordTable[Family]): readonly string[] =>
    Object.keys(homes).filter((word) => are(homes[word as keyof WordTable[Family]])),
  );
  return () => find(wordTable()[family]);
}

type HomeIn<Family extends keyof WordTable> = WordTable[Family][keyof WordTable[Family]];

/** The home of a replaced event: which events it is. */
export const replacedWord = <Would extends ReplacedEvent['would']>(
  wanted: ReplacedEventOf<Would> & { readonly would: Would },
): ReplacedWord<ReplacedEventOf<Would>> => wordTable().replacedEvents[wanted.would];

/** Whether what stands in a text is a replaced event. */
export const isReplacedEvent = (text: object): text is ReplacedEvent =>
  isWordOf(text, 'would', wordTable().replacedEvents);

/** The word of a duration: itself, or its one field. */
const wordOf = (until: string | object): string =>
  typeof until === 'string' ? until : (Object.keys(until)[0] ?? '');

/** Whether what stands in a text as one is a duration. */
export const isDuration = (text: unknown): text is Duration =>
  (typeof text === 'string' || isRecord(text)) && Object.hasOwn(wordTable().durations, wordOf(text));

/** The home of a duration: when it ends. */
export const durationWord = (until: Duration): Omit<DurationWord<Duration>, 'shape'> => {
  const homes: Readonly<Record<string, DurationTable[keyof DurationTable]>> = wordTable().durations;
  return homes[wordOf(until)] as Omit<DurationWord<Duration>, 'shape'>;
};

/** The home of a word of a filter: whether an object is so. */
export const filterWord = <Word extends keyof Filter>(word: Word): FilterWord<Word> =>
  wordTable().filters[word];

/** Whether a word is one of a filter. */
export const isFilterWord = (word: string): word is keyof Filter => Object.hasOwn(wordTable().filters, word);

/** The home of an instruction: what it means to follow it. */
export const instructionWord = <Kind extends Instruction['do']>(
  instruction: BodyOf<Kind> & { readonly do: Kind },
): InstructionWord<BodyOf<Kind>> => wordTable().instructions[instruction.do];

/** Whether what stands in a text is an instruction. */
export const isInstruction = (text: object): text is Instruction =>
  isWordOf(text, 'do', wordTable().instructions);

/** The home of a change of characteristics: what it does, in which layer. */
export const modificationWord = <Change extends Modification['change']>(
  change: ModificationOf<Change> & { readonly change: Change },
): ModificationWord<ModificationOf<Change>> => wordTable().modifications[change.change];

/** Whether what stands in a text is a change of characteristics, of an effect or of copying. */
export const isModification = (text: object): text is Modification =>
  isWordOf(text, 'change', wordTable().modifications);

/** The home of an exception to copying: what it is fixed as. */
export const exceptionWord = <Change extends CopyException['change']>(
  exception: CopyExceptionOf<Change> & { readonly change: Change },
): ExceptionWord<CopyExceptionOf<Change>> => wordTable().exceptions[exception.change];

/** The home of a change of rules: what is different by it. */
export const ruleWord = <Word extends RuleChange['rule']>(
  change: RuleChangeOf<Word> & { readonly rule: Word },
): RuleHome<RuleChangeOf<Word>> => wordTable().rules[change.rule];

/** Whether what stands in a text is a change of rules. */
export const isRuleChange = (text: object): text is RuleChange => isWordOf(text, 'rule', wordTable().rules);

/** The home of a statement of a static ability. */
export const staticWord = <Word extends Statement>(word: Word): StaticWord<Word> => wordTable().statics[word];

/** Whether a field of a static ability is a statement. */
export const isStatement = (field: string): field is Statement => Object.hasOwn(wordTable().statics, field);

/** The home of an event: what it does to the game, and how it is told. */
export const gameEventWord = <Type extends EventType>(
  event: EventOf<Type> & { readonly type: Type },
): GameEventWord<EventOf<Type>> => wordTable().gameEvents[event.type];

/** The home of a decision: how it is answered, and who may know of it. */
export const decisionWord = <Kind extends DecisionKind>(
  decision: DecisionOf<Kind> & { readonly kind: Kind },
): DecisionWord<DecisionOf<Kind>, AnswerOf[Kind]> => wordTable().decisions[decision.kind];
