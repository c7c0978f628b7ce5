/** Abilities that are lost, or can't be had (613.1f, 113.11). */
import { withoutKeyword } from '../../rules/characteristics/keyword-modules.ts';
import type { TextRef } from '../../rules/state/identity.ts';
import { withoutPair } from '../../rules/state/links.ts';
import type { HadAbility } from '../../rules/state/object.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { rulesTable } from '../../rules/state/table.ts';
import type { Ability } from '../../rules/state/vocabulary/abilities.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

export interface RemoveKeyword {
  readonly change: 'removeKeyword';
  readonly keyword: string;
}

export const removeKeyword: ModificationWord<RemoveKeyword> = {
  shape: { keyword: 'keyword' },
  said: {
    changing: [phrase('[lose] <keyword:keywordWord>', [{ change: 'removeKeyword', keyword: '<keyword>' }])],
  },
  layer: '6',
  apply(now, { keyword }) {
    now.abilities = withoutKeyword(now.abilities, keyword);
  },
  writes: ['abilities', 'lost'],
  order: 'takes',
};

export interface CantHaveKeyword {
  readonly change: 'cantHaveKeyword';
  readonly keyword: string;
}

export const cantHaveKeyword: ModificationWord<CantHaveKeyword> = {
  shape: { keyword: 'keyword' },
  said: {
    being: [
      phrase("[lose] <keyword:keywordWord> and can't have or gain <keyword:keywordWord>", [
        { change: 'removeKeyword', keyword: '<keyword>' },
        { change: 'cantHaveKeyword', keyword: '<keyword>' },
      ]),
    ],
  },
  layer: '6',
  apply(now, { keyword }) {
    now.abilities = withoutKeyword(now.abilities, keyword);
  },
  writes: ['abilities', 'lost'],
  order: 'none',
  denies: ({ keyword }) => keyword,
};

/** These very abilities, with their parameters ("loses hexproof from black", 702.11f). */
export interface RemoveAbilities {
  readonly change: 'removeAbilities';
  readonly abilities: readonly Ability[];
}

export const removeAbilities: ModificationWord<RemoveAbilities> = {
  shape: { abilities: 'abilities' },
  said: {
    changing: [
      phrase('[lose] hexproof <from:oneHexproof>', [{ change: 'removeAbilities', abilities: ['<from>'] }]),
    ],
  },
  layer: '6',
  apply(now, { abilities }) {
    now.abilities = now.abilities.filter((had) => !abilities.some((gone) => sameWords(gone, had.ability)));
  },
  writes: ['abilities', 'lost'],
  order: 'takes',
};

export interface RemoveAllAbilities {
  readonly change: 'removeAllAbilities';
  /** Mana abilities stay. */
  readonly except?: 'mana';
}

export const removeAllAbilities: ModificationWord<RemoveAllAbilities> = {
  shape: { except: { optional: true, words: { mana: true } } },
  said: {
    changing: [
      phrase('[lose] all abilities except mana abilities', [
        { change: 'removeAllAbilities', except: 'mana' },
      ]),
      phrase('[lose] all abilities', [{ change: 'removeAllAbilities' }]),
    ],
  },
  layer: '6',
  apply(now, { except }) {
    now.abilities =
      except === 'mana'
        ? now.abilities.filter(({ ability }) => rulesTable().isManaAbility?.(ability) === true)
        : [];
  },
  writes: ['abilities', 'lost'],
  order: 'takes',
  says: (name) => name === 'abilities',
  gain: (_change, { lasts, mine }) => -(lasts ? 1 : 0.2) * mine * 1.5,
};

/** The very ability whose effect this is. */
export interface RemoveThisAbility {
  readonly change: 'removeThisAbility';
}

export const removeThisAbility: ModificationWord<RemoveThisAbility> = {
  shape: {},
  said: { changing: [phrase('[lose] this ability', [{ change: 'removeThisAbility' }])] },
  layer: '6',
  apply(now, _change, { ref }) {
    now.abilities = withoutAbilityOf(now.abilities, ref);
  },
  writes: ['abilities', 'lost'],
  order: 'takes',
  says: (name) => name === 'abilities',
  gain: (_change, { lasts, mine }) => -(lasts ? 1 : 0.2) * mine * 0.8,
};

/** Without the one ability in whose words an effect is printed: the innermost, as abilities give abilities. */
function withoutAbilityOf(abilities: readonly HadAbility[], effect: TextRef): readonly HadAbility[] {
  const words = withoutPair(effect);
  const isWithin = ({ ref }: HadAbility): boolean => /^[./]/.test(after(words, withoutPair(ref)));
  const [own] = abilities.filter(isWithin).sort((a, b) => b.ref.length - a.ref.length);
  return abilities.filter((had) => had !== own);
}

/** What follows that beginning; empty if it begins otherwise. */
const after = (text: string, beginning: string): string =>
  text.startsWith(beginning) ? text.slice(beginning.length) : '';
