import { describes, objects } from '../../rules/characteristics/index.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { also, phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** All of these objects are like this, and there is one. */
export interface IsLike {
  readonly holds: 'is';
  readonly what: Objects;
  readonly like: Filter;
}

/** Where something is said to be it must be now: what it last was there (608.2h) is no answer to that. */
const isThereYet = (game: Game, like: Filter, id: ObjectId): boolean =>
  like.zone === undefined || game.objects[id]?.left === null;

const isSo = { holds: 'is', what: '<what>', like: '<like>' } as const;
const isNotSo = { holds: 'not', of: isSo } as const;

export const is: ConditionWord<IsLike> = {
  shape: { what: 'objects', like: 'filter' },
  said: {
    standing: [
      phrase('<what:oneOfThese> has|had <like:possessed>', isSo),
      phrase("<what:oneOfThese> doesn't|didn't have <like:possessed>", isNotSo),
      phrase('<what:oneOfThese> is|was <like:stateWords>', isSo),
      phrase('<what:severalOfThese> are|were <like:stateWords>', isSo),
      phrase("<what:oneOfThese> isn't|wasn't <like:stateWords>", isNotSo),
      phrase('<what:topOne> is a|an <like:card>', isSo),
      phrase('<what:oneOfThese> had to attack this combat', {
        holds: 'is',
        what: '<what>',
        like: { hadToAttack: true },
      }),
      phrase("it's <like:stateWords>", { holds: 'is', what: { said: 'it' }, like: '<like>' }),
      phrase("it's not <like:stateWords>", {
        holds: 'not',
        of: { holds: 'is', what: { said: 'it' }, like: '<like>' },
      }),
    ],
    passing: [
      phrase('<what:oneOfThese> shares a creature type with <with:aboutWhom>', {
        holds: 'is',
        what: '<what>',
        like: { sharesCreatureTypeWith: '<with>', zone: { said: 'where' } },
      }),
      phrase('a|an <like:card> is|was <does:doneWord> this way', {
        said: 'doneThisWay',
        does: '<does>',
        like: '<like>',
      }),
      also('at least one <like:card> is|was <does:doneWord> this way', {
        said: 'doneThisWay',
        does: '<does>',
        like: '<like>',
      }),
      phrase('<what:oneOfThese> entered (the battlefield)? this turn', {
        holds: 'is',
        what: '<what>',
        like: { enteredThisTurn: true },
      }),
      phrase("<what:oneOfThese> didn't enter (the battlefield)? this turn", {
        holds: 'not',
        of: { holds: 'is', what: '<what>', like: { enteredThisTurn: true } },
      }),
    ],
    /** What is done to cards, of which a text can say "this way". */
    doneWord: [
      phrase('revealed', 'reveal'),
      phrase('milled', 'mill'),
      phrase('exiled', 'exile'),
      phrase('discarded', 'discard'),
    ],
    severalOfThese: [phrase('they', { said: 'them' })],
    stateWords: [
      phrase('<one:stateWord>', '<one>'),
      phrase('<one:stateWord> or <other:stateWord>', { any: ['<one>', '<other>'] }),
      phrase('a|an <what:one>', '<what>'),
      phrase('a|an <what:card>', { '...what': '<what>', zone: { said: 'where' } }),
      phrase('on the battlefield', { zone: 'battlefield' }),
      phrase('in your graveyard', { zone: 'graveyard' }),
      phrase('in exile', { zone: 'exile' }),
      phrase('in the command zone or on the battlefield', { zone: ['command', 'battlefield'] }),
      phrase('in your hand or graveyard', { zone: ['hand', 'graveyard'] }),
      // 702.62b
      phrase('suspended', { zone: 'exile', keyword: 'suspend', counters: { kind: 'time', atLeast: 1 } }),
    ],
    stateWord: [
      phrase('attacking', { attacking: true }),
      phrase('blocking', { blocking: true }),
      phrase('tapped', { tapped: true }),
      phrase('untapped', { tapped: false }),
      phrase('enchanted', { hasAttached: { subtype: 'Aura' } }),
      phrase('equipped', { hasAttached: { subtype: 'Equipment' } }),
      phrase('monstrous', { monstrous: true }),
      phrase('face down', { faceDown: true }),
      phrase('paired with another creature', { paired: true }),
      phrase('paired with a|an <with:one>', { pairedWith: '<with>' }),
      phrase('<color>', { color: '<color>' }),
      phrase('colorless', { colors: 'colorless' }),
      phrase('multicolored', { colors: 'multicolored' }),
      phrase('legendary', { supertype: 'legendary' }),
      phrase('a|an Ring-bearer', { designated: 'Ring-bearer' }),
      phrase('harnessed', { designated: 'harnessed' }),
      phrase('renowned', { designated: 'renowned' }),
      phrase('exiled', { zone: 'exile' }),
      phrase('your Ring-bearer', { designated: 'Ring-bearer', controller: 'you' }),
      phrase('<notSupertype:nonSupertype>', { notSupertype: '<notSupertype>' }),
    ],
    possessed: [
      phrase('a counter on it', { counters: { atLeast: 1 } }),
      also('counters on it', { counters: { atLeast: 1 } }),
      also('one or more counters on it', { counters: { atLeast: 1 } }),
      also('one or more <kind:counterKind> counters on it', { counters: { kind: '<kind>', atLeast: 1 } }),
      also('any <kind:counterKind> counters on it', { counters: { kind: '<kind>', atLeast: 1 } }),
      phrase('a|an <kind:counterKind> counter on it', { counters: { kind: '<kind>', atLeast: 1 } }),
      phrase('<n:numeral> or more <kind:counterKind> counters on it', {
        counters: { kind: '<kind>', atLeast: '<n>' },
      }),
      phrase('<keyword:keywordWord>', { keyword: '<keyword>' }),
      phrase('power <power:comparison>', { power: '<power>' }),
      phrase('toughness <toughness:comparison>', { toughness: '<toughness>' }),
      phrase('mana value <manaValue:comparison>', { manaValue: '<manaValue>' }),
    ],
  },
  holds(game, scope, { what, like }) {
    const meant = objects(game, scope, what);
    return (
      meant.length > 0 && meant.every((id) => isThereYet(game, like, id) && describes(game, scope, like, id))
    );
  },
  changedBy: [],
  ownZones({ what, like: { zone } }) {
    if (what !== 'self') return null;
    return typeof zone === 'string' ? [zone] : (zone ?? null);
  },
};
