import { functionsAt, type WhereItFunctions } from '../../rules/characteristics/where-abilities-function.ts';
import type { EventType } from '../../rules/state/event.ts';
import { allowed, forbidden, type RuleNumber } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import { forObjects } from './phrases.ts';
import { cantBlockIt } from './verdicts.ts';
import type { RuleWord } from './word.ts';

/** It can't do something, or nothing can do it to it. */
export interface Cant {
  readonly rule: 'cant';
  readonly what:
    | 'attack'
    | 'block'
    | 'beBlocked'
    | 'attackOrBlock'
    | 'untap'
    | 'beRegenerated'
    | 'beCountered'
    | 'beCopied'
    | 'beSacrificed'
    | 'haveCountersPut'
    | 'attackAlone'
    | 'blockAlone'
    | 'transform';
}

/** Events that can't happen to it, each with the rule that says what it is. */
const bans: Readonly<
  Partial<
    Record<Cant['what'], { readonly event: EventType; readonly rule: RuleNumber; readonly because?: string }>
  >
> = {
  beRegenerated: { event: 'regenerate', rule: '701.19c' },
  beCountered: { event: 'counter', rule: '701.6a' },
  beCopied: { event: 'copyOnStack', rule: '707.10' },
  beSacrificed: { event: 'sacrifice', rule: '701.21a' },
  haveCountersPut: {
    event: 'putCounters',
    rule: '101.2',
    because: '{0} can’t have counters put on it: {1} says so.',
  },
};

/** Where that functions which isn't about permanents. */
const functions: Readonly<Partial<Record<Cant['what'], WhereItFunctions>>> = {
  beCountered: functionsAt('113.6g', 'stack'),
  beCopied: functionsAt('113.6g', 'stack'),
  haveCountersPut: functionsAt('113.6i', 'battlefield', 'entering'),
};

const means = (what: Cant['what']) => [{ rule: 'cant', what }];

export const cant: RuleWord<Cant> = {
  shape: {
    what: {
      words: {
        attack: true,
        block: true,
        beBlocked: true,
        attackOrBlock: true,
        untap: true,
        beRegenerated: true,
        beCountered: true,
        beCopied: true,
        beSacrificed: true,
        haveCountersPut: true,
        attackAlone: true,
        blockAlone: true,
        transform: true,
      },
    },
  },
  said: {
    restriction: [
      phrase("can't attack", means('attack')),
      phrase("can't block", means('block')),
      phrase("can't attack or block", means('attackOrBlock')),
      phrase("can't be blocked", means('beBlocked')),
      phrase("can't be countered", means('beCountered')),
      phrase("can't be copied", means('beCopied')),
      phrase("can't be regenerated", means('beRegenerated')),
      phrase("can't be sacrificed", means('beSacrificed')),
      phrase("can't have counters put on it|them", means('haveCountersPut')),
      phrase("can't transform", means('transform')),
      phrase("[don't] untap during its controller's untap step", means('untap')),
      phrase("[don't] untap during their controllers ' untap steps", means('untap')),
      phrase("[don't] untap during your|their|its untap step", means('untap')),
      phrase("can't attack alone", means('attackAlone')),
      phrase("can't block alone", means('blockAlone')),
      phrase("can't attack or block alone", [...means('attackAlone'), ...means('blockAlone')]),
    ],
    statement: [
      phrase(
        "<players:ruledPlayers> can't block with <what:many>",
        forObjects({ all: { '...what': '<what>', controller: '<players>' } }, ...means('block')),
      ),
    ],
  },
  isFor: 'objects',
  mayHappenTo(_game, { change, source }, object, event) {
    const ban = bans[change.what];
    return ban?.event === event.type
      ? forbidden(ban.rule, ban.because ?? '{0} can’t: {1} says so.', [object, source])
      : allowed;
  },
  staysBare: ({ what }) => what === 'haveCountersPut',
  staysTapped: ({ what }) => what === 'untap',
  cantTransform: ({ what }) => what === 'transform',
  mayAttack: ({ change: { what }, source }, creature) =>
    what === 'attack' || what === 'attackOrBlock'
      ? forbidden('508.1c', '{1} says that {0} can’t attack.', [creature, source])
      : allowed,
  othersToAttack: ({ what }) => (what === 'attackAlone' ? 1 : 0),
  mayBlock: ({ change: { what }, source }, creature) =>
    what === 'block' || what === 'attackOrBlock'
      ? forbidden('509.1b', '{1} says that {0} can’t block.', [creature, source])
      : allowed,
  othersToBlock: ({ what }) => (what === 'blockAlone' ? 1 : 0),
  mayBeBlockedBy: (_game, { change, source }, attacker, blocker) =>
    change.what === 'beBlocked' ? cantBlockIt(blocker, attacker, source) : allowed,
  functionsIn: ({ what }) => functions[what] ?? null,
  gain({ what }, { power, worth }) {
    if (what === 'attackOrBlock') return -worth() * 0.9;
    if (what === 'attack' || what === 'block') return -worth() * 0.4;
    return what === 'beBlocked' ? power() * 0.5 : 0;
  },
};
