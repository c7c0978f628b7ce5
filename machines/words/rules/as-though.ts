/** What players may do as though something had a keyword, or hadn't (609.4). */
import { fits } from '../../rules/characteristics/index.ts';
import { rulesTable } from '../../rules/state/table.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { zones } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** They may cast these as though they had this keyword. */
export interface MayCastAsThoughWith {
  readonly rule: 'mayCastAsThoughWith';
  readonly keyword: string;
  readonly what: Filter;
}

export const mayCastAsThoughWith: RuleWord<MayCastAsThoughWith> = {
  shape: { keyword: 'keyword', what: 'filter' },
  said: {
    playerRule: [
      phrase('may cast <what:spellsMany> as though they had flash', [
        { rule: 'mayCastAsThoughWith', keyword: 'flash', what: '<what>' },
      ]),
    ],
  },
  isFor: 'players',
  letsCastAtAnyTime: (game, { change: { keyword, what }, scope }, spell) =>
    rulesTable().keywords[keyword]?.castAsInstant === true &&
    fits(game, scope, { ...what, zone: what.zone ?? zones }, spell),
  isAboutSpell: (game, { change, scope }, spell) =>
    fits(game, scope, { ...change.what, zone: 'stack' }, spell),
};

/** Abilities that this keyword stands for may be activated any time the player could cast an instant. */
export interface MayActivateAsInstant {
  readonly rule: 'mayActivateAsInstant';
  readonly keyword: string;
}

export const mayActivateAsInstant: RuleWord<MayActivateAsInstant> = {
  shape: { keyword: 'keyword' },
  said: {
    playerRule: [
      phrase('may activate <keyword:keywordName> abilities any time you could cast an instant', [
        { rule: 'mayActivateAsInstant', keyword: '<keyword>' },
      ]),
    ],
  },
  isFor: 'players',
  activatesAsInstant: ({ keyword }) => keyword,
};

/** These may be chosen as targets by the player as though they didn't have this keyword (702.11e). */
export interface MayTargetAsThoughWithout {
  readonly rule: 'mayTargetAsThoughWithout';
  readonly keyword: string;
  readonly what: Filter;
}

export const mayTargetAsThoughWithout: RuleWord<MayTargetAsThoughWithout> = {
  shape: { keyword: 'keyword', what: 'filter' },
  said: {
    playerRule: [
      phrase("may choose <what:many> as targets as though they didn't have <keyword:keywordWord>", [
        { rule: 'mayTargetAsThoughWithout', keyword: '<keyword>', what: '<what>' },
      ]),
    ],
  },
  isFor: 'players',
  targetsAsThoughWithout: (game, { change, scope }, object, keyword) =>
    change.keyword === keyword && fits(game, scope, change.what, object),
};
