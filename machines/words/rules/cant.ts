import { phrase } from '../../wording/syntax.ts';
import { forObjects } from './phrases.ts';
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
};
