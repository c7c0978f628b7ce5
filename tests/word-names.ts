/** Who may name a word: its home, what is written in words, and what the engine has not yet asked the homes for. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conditions } from '../machines/words/conditions/index.ts';
import { costs } from '../machines/words/costs/index.ts';
import { decisions } from '../machines/words/decisions/index.ts';
import { gameEvents } from '../machines/words/game-events/index.ts';
import { instructions } from '../machines/words/instructions/index.ts';
import { modifications } from '../machines/words/modifications/index.ts';
import { quantities } from '../machines/words/quantities/index.ts';
import { replacedWords } from '../machines/words/replacements/index.ts';
import { ruleWords } from '../machines/words/rules/index.ts';
import { triggerWords } from '../machines/words/triggers/index.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

/** A family of words: the field that tells them apart, the type of one of them, and what there is. */
interface Family {
  readonly tag: string;
  readonly type: string;
  readonly words: readonly string[];
  /** Words that mean something else as well; the others aren't named at all, not even in a list of names. */
  readonly alsoOtherwise: readonly string[];
  /** Where the field tells other things apart as well, which have some of the same words. */
  readonly notOfThese?: RegExp;
  /** Whoever makes one names it: only asking which one it is counts. */
  readonly isMade?: true;
  /** How that is asked, where the field alone doesn't show it. */
  readonly asked?: string;
}

export const families: Readonly<Record<string, Family>> = {
  costs: {
    tag: 'pay',
    type: 'CostPartOf',
    // Mana, which pays for everything else, is a matter of the engine.
    words: Object.keys(costs).filter((word) => word !== 'mana'),
    alsoOtherwise: Object.keys(costs),
  },
  conditions: {
    tag: 'holds',
    type: 'ConditionOf',
    words: Object.keys(conditions),
    alsoOtherwise: [
      'attackedThisTurn',
      'both',
      'compare',
      'did',
      'either',
      'exists',
      'is',
      'not',
      'paid',
      'playerDesignated',
      'startingPlayer',
      'timeOfDay',
    ],
  },
  quantities: {
    tag: 'number',
    type: 'QuantityOf',
    words: Object.keys(quantities),
    alsoOtherwise: [
      'amount',
      'chosen',
      'count',
      'counters',
      'excess',
      'greatest',
      'half',
      'least',
      'life',
      'lowest',
      'manaSpent',
      'minus',
      'playerCounters',
      'plus',
      'thisTurn',
      'times',
      'value',
      'votes',
      'x',
    ],
  },
  instructions: {
    tag: 'do',
    type: 'InstructionOf',
    // As above.
    words: Object.keys(instructions).filter((word) => word !== 'addMana'),
    alsoOtherwise: Object.keys(instructions),
    // What is done in a scenario, and in a situation from outside.
    notOfThese: /^machines\/play\/(conformance\/|scenario\/(action|line|passing|refused|trying|wanted)\.ts)/,
  },
  triggers: {
    tag: 'on',
    type: 'TriggerConditionOf',
    words: Object.keys(triggerWords),
    alsoOtherwise: Object.keys(triggerWords),
  },
  modifications: {
    tag: 'change',
    type: 'ModificationOf',
    words: Object.keys(modifications),
    // An instruction and an event of their own.
    alsoOtherwise: ['control'],
  },
  'rule changes': {
    tag: 'rule',
    type: 'RuleChangeOf',
    words: Object.keys(ruleWords),
    // Questions to them, and guards.
    alsoOtherwise: ['cant', 'goaded', 'mayCast', 'mostCounters'],
  },
  'replaced events': {
    tag: 'would',
    type: 'ReplacedEventOf',
    words: Object.keys(replacedWords),
    alsoOtherwise: Object.keys(replacedWords),
  },
  'game events': {
    tag: 'type',
    type: 'EventOf',
    // That an object moves is a matter of the engine: how it enters is asked before and after.
    words: Object.keys(gameEvents).filter((word) => word !== 'move'),
    alsoOtherwise: Object.keys(gameEvents),
    // What a player does, which charts, scenarios and situations from outside tell apart.
    notOfThese: /^machines\/play\/scenario\/(action|passing|refused|trying)\.ts$/,
    isMade: true,
  },
  decisions: {
    tag: 'kind',
    type: 'DecisionOf',
    // Having priority and paying are states of the charts, where acting answers.
    words: Object.keys(decisions).filter((word) => word !== 'priority' && word !== 'payment'),
    alsoOtherwise: Object.keys(decisions),
    // Whoever answers says of each kind how: players, scenarios, situations from outside, in tables and switches that are total.
    notOfThese: /^machines\/play\//,
    isMade: true,
    asked: String.raw`\b(?:pending|decision)\??\.kind`,
  },
};

/** Written in words: cards, keywords and keyword actions, builders, phrases, the rules' own texts, what was written before, what puts words into sentences and what understands them. */
const writesWords = (file: string): boolean =>
  /^machines\/(cards|decks|reading|words)\//.test(file) ||
  /^machines\/rules\/abilities\/(actions|keywords|write|text|check\/older)\//.test(file) ||
  /^machines\/rules\/state\/(rule-texts|inherent|said-by-rules)\.ts$/.test(file);

type Named = Readonly<Record<string, readonly string[]>>;

/** Who still names one, and which. */
export const stillNamed: Readonly<Record<string, Named>> = {
  costs: {
    // What a symbol is paid with instead (107.4f).
    'machines/rules/effects/costs/equivalents.ts': ['life'],
  },
  conditions: {
    'machines/rules/abilities/canonical/plain.ts': ['not'],
  },
  quantities: {
    'machines/rules/abilities/canonical/plain.ts': [
      'basicLandTypesAmong',
      'count',
      'least',
      'plus',
      'withDifferentNames',
    ],
    // A field of trigger conditions, too.
    'machines/rules/events/excess.ts': ['excess'],
    // The words of a keyword action that a permanent does.
    'machines/rules/state/text.ts': ['amount'],
  },
  instructions: {
    'machines/play/players/said.ts': ['modify', 'rule'],
    'machines/play/scenario/described.ts': ['exile'],
    'machines/rules/characteristics/spoken-of.ts': ['perform'],
    'machines/rules/events/unpairing.ts': ['pair'],
    'machines/rules/state/keyword-action.ts': ['perform'],
    'machines/rules/state/text.ts': ['perform'],
  },
  triggers: {
    'machines/rules/abilities/canonical/plain.ts': ['discards', 'playerAttacks'],
  },
  modifications: {
    'machines/play/scenario/control.ts': ['removeAbilities'],
  },
  'rule changes': {},
  'replaced events': {},
  'game events': {
    // What a chart or a rule let happen itself, and asks of it afterwards: of what was reversed, who won and lost, what was shown, what links remember.
    'machines/casting/may-play-land.ts': ['landPlayed'],
    'machines/casting/rewind.ts': ['reverse'],
    'machines/game/attempt.ts': ['reverse'],
    'machines/game/leaving.ts': ['lose', 'win'],
    'machines/game/sight.ts': ['reveal'],
    'machines/priority/chart-rules.ts': ['leave'],
    'machines/priority/state-based-actions/batch.ts': ['cease'],
    'machines/rules/characteristics/why-linked.ts': ['link'],
    'machines/turn/advancing.ts': ['beginPhase', 'beginStep', 'beginTurn'],
    'machines/turn/expiring.ts': ['expire'],
    'machines/turn/turn-based-actions.ts': ['untap'],
    // Which mana comes of what is activated: mana is a matter of the engine.
    'machines/rules/effects/mana/add-mana.ts': ['addMana'],
    'machines/rules/effects/mana/rewind.ts': ['reverse'],
    'machines/rules/effects/mana/with-triggers.ts': ['addMana', 'tapForMana'],
    'machines/rules/effects/mana/would-produce.ts': ['addMana'],
    'machines/rules/effects/instructions/effect.ts': ['effectBegins'],
    // Batches on their way: what shields prevent and redirect is damage alone (615), and excess damage (120.10); tokens enter by their creation; who attacks and blocks.
    'machines/rules/events/applying-one-effect.ts': ['damage'],
    'machines/rules/events/created-under-another.ts': ['create'],
    'machines/rules/events/effects-that-apply.ts': ['damage'],
    'machines/rules/events/entering-attached.ts': ['create'],
    'machines/rules/events/excess.ts': ['damage'],
    'machines/rules/events/extra-phases.ts': ['extraPhases'],
    'machines/rules/events/in-combat.ts': ['becomeBlocked'],
    'machines/rules/events/inherent.ts': ['beginPhase'],
    'machines/rules/events/moves-and-creations.ts': ['create'],
    'machines/rules/events/settle.ts': ['create', 'damage'],
    'machines/rules/events/simultaneous.ts': ['attach'],
    'machines/rules/events/spells-cast.ts': ['cast'],
    'machines/rules/events/tokens.ts': ['create'],
    'machines/rules/events/upkeep.ts': ['cast', 'controlChange'],
    'machines/rules/events/watches.ts': ['damage'],
    'machines/rules/state/table.ts': ['damage'],
    // What is expected of what happened, said in a scenario or by a situation from outside.
    'machines/play/conformance/play.ts': ['coin', 'die'],
    'machines/play/conformance/table.ts': ['coin', 'die'],
    'machines/play/conformance/unasked.ts': ['discard', 'sacrifice'],
    'machines/play/scenario/announced.ts': ['activate', 'addMana', 'cast'],
  },
  // Who asks.
  decisions: {
    'machines/casting/announce.ts': ['number'],
    'machines/casting/modes.ts': ['modes'],
    'machines/casting/targets.ts': ['divide'],
    'machines/chart/procedure-rules.ts': ['order'],
    'machines/rules/events/applying-one-effect.ts': ['replacement'],
  },
};

const filesOf = (folder: string): readonly string[] =>
  readdirSync(`${project}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.ts'))
    .sort();

const codeOf = (file: string): string =>
  readFileSync(`${project}${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** Families whose words instructions are called by as well: whoever asks for those means them. */
const alsoInstructions: readonly string[] = ['kind', 'pay', 'type', 'would'];

function namedIn(code: string, family: Family): readonly string[] {
  const { alsoOtherwise, isMade, tag, type, words } = family;
  const said = isMade === true ? ' ===| !==' : ':| ===| !==';
  const { asked: field = String.raw`\b${tag}` } = family;
  const as = new RegExp(String.raw`${field}(?:${said}) '(\w+)'|\b${type}<'(\w+)'>`, 'g');
  const asked = /\b(?:isSpokenOf|dependsOn)\(\w+, '(\w+)'\)/g;
  const named = [...code.matchAll(as), ...(alsoInstructions.includes(tag) ? [] : code.matchAll(asked))].map(
    (match) => match[1] ?? match[2],
  );
  return words.filter(
    (word) => named.includes(word) || (!alsoOtherwise.includes(word) && code.includes(`'${word}'`)),
  );
}

/** The words of a family that each file of the engine names. */
export function namedWords(family: Family): Named {
  const found: Record<string, readonly string[]> = {};
  for (const file of filesOf('machines')) {
    if (writesWords(file) || family.notOfThese?.test(file) === true) continue;
    const named = namedIn(codeOf(file), family).toSorted();
    if (named.length > 0) found[file] = named;
  }
  return found;
}

/** Files of the engine that go through all words of a family one by one. */
export function switches({ asked, notOfThese, tag }: Family): readonly string[] {
  const through = new RegExp(String.raw`switch \(${asked ?? String.raw`\w+\.${tag}`}\)`);
  return filesOf('machines').filter((file) => notOfThese?.test(file) !== true && through.test(codeOf(file)));
}
