/** What is so of objects and players: what they are, and which rules are different for them (604.1). */
import {
  functionsAt,
  isAboutCasting,
  isAboutItself,
} from '../../rules/characteristics/where-abilities-function.ts';
import { modificationWord, replacedWord, ruleWord } from '../../rules/state/word-table.ts';
import { phrase } from '../../wording/syntax.ts';
import { is } from './phrases.ts';
import type { StaticWord } from './word.ts';

export const changes: StaticWord<'changes'> = {
  shape: { list: 'modification' },
  said: {
    predicate: [
      phrase('<changes:changing>', { changes: '<changes>' }),
      phrase('<changes:being>', { changes: '<changes>' }),
    ],
    statement: [phrase("it's <changes:kindWords>", { ...is, affects: { said: 'it' }, changes: '<changes>' })],
  },
  // A spell gives itself what is about casting it while it is cast (113.6e).
  functionsIn: (said, ability) =>
    isAboutItself(ability) &&
    said.some((change) => modificationWord(change).gives?.(change).some(isAboutCasting))
      ? functionsAt('113.6e', 'stack')
      : null,
};

export const rules: StaticWord<'rules'> = {
  shape: { list: 'rule change' },
  said: {
    predicate: [phrase('<rules:restriction>', { rules: '<rules>' })],
    statement: [
      phrase('<players:ruledPlayers> <rules:playerRules>', { ...is, players: '<players>', rules: '<rules>' }),
      phrase('you <rules:playerRules> and you <more:playerRules>', {
        ...is,
        players: 'you',
        rules: ['<...rules>', '<...more>'],
      }),
    ],
  },
  functionsIn(said, ability) {
    if (!isAboutItself(ability)) return null;
    for (const rule of said) {
      const where = ruleWord(rule).functionsIn?.(rule) ?? null;
      if (where !== null) return where;
    }
    return null;
  },
};

/** What is replaced says it itself (614). */
export const replaces: StaticWord<'replaces'> = {
  shape: 'replacement',
  said: null,
  functionsIn: ({ event }) => (event && replacedWord(event).functionsIn?.(event)) ?? null,
};

export const asCopiesOf: StaticWord<'asCopiesOf'> = {
  shape: { fields: { of: 'objects', except: { list: 'copy exception', optional: true } } },
  said: null,
};
