/** The kinds of decisions, as `asked` and `decide` name them: what each asks, and how its answer is said. */
import type { DecisionKind } from '../../rules/index.ts';

interface AboutDecision {
  /** What is asked, in a sentence. */
  readonly says: string;
  /** Lines that answer it. */
  readonly examples: readonly [string, ...string[]];
  /** Other words that one may look for it by. */
  readonly also?: readonly string[];
}

export const decisionKinds: { readonly [Kind in DecisionKind]: AboutDecision } = {
  priority: {
    says: 'A player has priority: they cast, activate, play, or pass.',
    examples: ['alice passes'],
    also: ['pass'],
  },
  mulligan: { says: 'Whether to take a mulligan.', examples: ['alice keeps'], also: ['keep'] },
  choose: {
    says: 'Which objects or players: targets, what to sacrifice, discard or find.',
    examples: ['alice chooses Grizzly Bears', 'alice chooses nothing'],
    also: [
      'object',
      'objects',
      'target',
      'targets',
      'discard',
      'sacrifice',
      'search',
      'choosePlayer',
      'player',
      'card',
      'cards',
      'legend',
    ],
  },
  confirm: {
    says: 'Yes or no: “you may”, “unless”, “if you do”.',
    examples: ['alice says yes'],
    also: ['may', 'optional', 'yesNo', 'unless', 'mayPay', 'boolean'],
  },
  option: {
    says: 'One of some words: a color, a type, the kind of mana.',
    examples: ['alice answers blue', 'alice answers {U}'],
    also: ['chooseValue', 'mana', 'color', 'type', 'word'],
  },
  cardName: {
    says: 'The name of a card.',
    examples: ['alice answers Grizzly Bears'],
    also: ['name', 'nameCard'],
  },
  number: { says: 'A number, also X.', examples: ['alice answers 3'], also: ['x', 'amount', 'count'] },
  modes: { says: 'Which modes.', examples: ['alice chooses 3 and 4'], also: ['mode', 'chooseModes'] },
  order: {
    says: 'In which order: triggers for the stack, the first named first; cards on a library. Of several abilities of one source which, or how its text begins.',
    examples: [
      'alice orders Soul Warden, Auriok Champion',
      'alice orders Guest 2, Guest',
      'alice orders Guest "When this", Guest "Whenever"',
      'alice orders anything',
    ],
    also: ['orderTriggers', 'triggers', 'ordering'],
  },
  divide: {
    says: 'How to divide an amount.',
    examples: ['alice answers 1 to Grizzly Bears, 1 to bob'],
    also: ['division', 'distribute'],
  },
  arrange: {
    says: 'Which cards go where: scry, surveil.',
    examples: ['alice answers top: Forest; bottom: Island'],
    also: ['scry', 'surveil', 'piles', 'pile'],
  },
  attackers: {
    says: 'Which creatures attack whom.',
    examples: ['alice attacks bob with Grizzly Bears'],
    also: ['attack', 'declareAttackers'],
  },
  blockers: {
    says: 'Which creatures block what.',
    examples: ['bob blocks Hill Giant with Grizzly Bears'],
    also: ['block', 'declareBlockers'],
  },
  combatDamage: {
    says: 'How combat damage is assigned.',
    examples: [
      'alice assigns 2 to Grizzly Bears, 4 to bob',
      'alice assigns Green Giant: 2 to Grizzly Bears, 4 to bob; Second Giant: 2 to Hill Giant',
    ],
    also: ['assignCombatDamage', 'assignDamage', 'damage'],
  },
  payment: {
    says: 'With which mana a cost is paid; mana abilities may be activated.',
    examples: ['alice pays {R}', 'alice pays'],
    also: ['pay', 'cost', 'payCost'],
  },
  replacement: {
    says: 'Which of several replacement effects applies first.',
    examples: ['bob chooses Furnace of Rath'],
    also: ['replace', 'replacementEffect', 'prevention'],
  },
  reverseMana: {
    says: 'Which mana abilities are reversed as an illegal play is.',
    examples: ['alice answers everything'],
    also: ['undoMana', 'reverse'],
  },
};

export const decisionKindNames = Object.keys(decisionKinds).filter(
  (name): name is DecisionKind => name in decisionKinds,
);
