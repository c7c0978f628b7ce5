/** The kinds of decisions, as `asked` and `decide` name them: what each asks, and how its answer is said. */
import type { DecisionKind } from '../../rules/index.ts';

interface AboutDecision {
  /** What is asked, in a few words. */
  readonly asks: string;
  /** How a line answers it. */
  readonly answer: string;
  /** Other words that one may look for it by. */
  readonly also?: readonly string[];
}

export const decisionKinds: { readonly [Kind in DecisionKind]: AboutDecision } = {
  priority: {
    asks: 'A player has priority: they cast, activate, play, or pass.',
    answer: 'alice passes',
    also: ['pass'],
  },
  mulligan: { asks: 'Whether to take a mulligan.', answer: 'alice keeps', also: ['keep'] },
  choose: {
    asks: 'Which objects or players: targets, what to sacrifice, discard or find.',
    answer: 'alice chooses Grizzly Bears, bob',
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
    asks: 'Yes or no: “you may”, “unless”, “if you do”.',
    answer: 'alice says yes',
    also: ['may', 'optional', 'yesNo', 'unless', 'mayPay', 'boolean'],
  },
  option: {
    asks: 'One of some words: a color, a type, the kind of mana.',
    answer: 'alice answers blue',
    also: ['chooseValue', 'mana', 'color', 'type', 'word'],
  },
  cardName: {
    asks: 'The name of a card.',
    answer: 'alice answers Grizzly Bears',
    also: ['name', 'nameCard'],
  },
  number: { asks: 'A number, also X.', answer: 'alice answers 3', also: ['x', 'amount', 'count'] },
  modes: { asks: 'Which modes.', answer: 'alice chooses 1 and 3', also: ['mode', 'chooseModes'] },
  order: {
    asks: 'In which order: triggers for the stack, cards on a library.',
    answer: 'alice orders Grizzly Bears, Hill Giant',
    also: ['orderTriggers', 'triggers', 'ordering'],
  },
  divide: {
    asks: 'How to divide an amount.',
    answer: 'alice answers 2 to Grizzly Bears, 1 to bob',
    also: ['division', 'distribute'],
  },
  arrange: {
    asks: 'Which cards go where: scry, surveil.',
    answer: 'alice answers top: Island; bottom: Forest',
    also: ['scry', 'surveil', 'piles', 'pile'],
  },
  attackers: {
    asks: 'Which creatures attack whom.',
    answer: 'alice attacks bob with Grizzly Bears',
    also: ['attack', 'declareAttackers'],
  },
  blockers: {
    asks: 'Which creatures block what.',
    answer: 'bob blocks Grizzly Bears with Hill Giant',
    also: ['block', 'declareBlockers'],
  },
  combatDamage: {
    asks: 'How combat damage is assigned.',
    answer: 'alice assigns 2 to Hill Giant, 1 to bob',
    also: ['assignCombatDamage', 'assignDamage', 'damage'],
  },
  payment: {
    asks: 'With which mana a cost is paid; mana abilities may be activated.',
    answer: 'alice pays {R}{R}',
    also: ['pay', 'cost', 'payCost'],
  },
  replacement: {
    asks: 'Which of several replacement effects applies first.',
    answer: 'alice chooses Furnace of Rath',
    also: ['replace', 'replacementEffect', 'prevention'],
  },
  reverseMana: {
    asks: 'Which mana abilities are reversed as an illegal play is.',
    answer: 'alice answers everything',
    also: ['undoMana', 'reverse'],
  },
};

export const decisionKindNames = Object.keys(decisionKinds).filter(
  (name): name is DecisionKind => name in decisionKinds,
);
