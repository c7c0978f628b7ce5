/** How many attack or block together (506.5, 508.1c, 509.1b). */
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** It can't attack unless at least so many other creatures do. */
export interface AttacksOnlyWith {
  readonly rule: 'attacksOnlyWith';
  readonly others: number;
}

const attacks = { rule: 'attacksOnlyWith', others: '<others>' } as const;
const blocks = { rule: 'blocksOnlyWith', others: '<others>' } as const;

export const attacksOnlyWith: RuleWord<AttacksOnlyWith> = {
  shape: { others: 'whole number' },
  said: {
    restriction: [
      phrase("can't attack unless at least <others:numeral> other creatures attack", [attacks]),
      phrase("can't attack or block unless at least <others:numeral> other creatures attack or block", [
        attacks,
        blocks,
      ]),
    ],
  },
  isFor: 'objects',
  othersToAttack: ({ others }) => others,
};

/** It can't block unless at least so many other creatures do. */
export interface BlocksOnlyWith {
  readonly rule: 'blocksOnlyWith';
  readonly others: number;
}

export const blocksOnlyWith: RuleWord<BlocksOnlyWith> = {
  shape: { others: 'whole number' },
  said: {
    restriction: [phrase("can't block unless at least <others:numeral> other creatures block", [blocks])],
  },
  isFor: 'objects',
  othersToBlock: ({ others }) => others,
};

/** If it attacks, nothing else does. */
export interface AttacksOnlyAlone {
  readonly rule: 'attacksOnlyAlone';
}

export const attacksOnlyAlone: RuleWord<AttacksOnlyAlone> = {
  shape: {},
  said: { restriction: [phrase('can only attack alone', [{ rule: 'attacksOnlyAlone' }])] },
  isFor: 'objects',
  attacksOnlyAlone: true,
};
