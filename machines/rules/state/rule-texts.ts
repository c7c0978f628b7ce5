import type { TextRef } from './identity.ts';
import type { Ability, ReplacedEvent, Replacement, TokenDefinition } from './vocabulary/index.ts';
import type { Zone } from './zones.ts';

/** The keywords that a keyword counter gives (122.1b). */
export const keywordCounters = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
] as const;

const byCounter: Record<string, Ability> = {};
for (const keyword of keywordCounters) byCounter[keyword] = { kind: 'keyword', keyword };

const tapForBasic = (mana: 'W' | 'U' | 'B' | 'R' | 'G'): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  effect: [{ do: 'addMana', mana: [mana] }],
});

/** Instead of what would happen to the permanent, one of these counters is removed from it. */
const removedInstead = (event: ReplacedEvent, kind: string): Ability => ({
  kind: 'static',
  replaces: { event, instead: [{ do: 'removeCounters', kind, count: 1, from: 'self' }] },
});

/** The card is put into the command zone instead: a commander if its owner likes (903.9b), an Attraction always (717.6). */
const toCommandZone = (to: Zone, optional?: true): Ability => ({
  kind: 'static',
  replaces: {
    event: { would: 'move', what: 'self', to },
    ...(optional && { optional }),
    to: { zone: 'command' },
  },
});

/**
 * Abilities that a rule gives, which no card has printed; referred to as `rule:305.6#Forest`. Those of 122.1c, d and h are
 * no abilities, but what counters on a permanent do, by their kinds.
 */
export const ruleTexts: Readonly<Record<string, Readonly<Record<string, Ability>>>> = {
  'rule:305.6': {
    Plains: tapForBasic('W'),
    Island: tapForBasic('U'),
    Swamp: tapForBasic('B'),
    Mountain: tapForBasic('R'),
    Forest: tapForBasic('G'),
  },
  'rule:122.1b': byCounter,
  'rule:122.1c': {
    shield: {
      kind: 'static',
      replaces: {
        event: { would: 'dealDamage', to: 'self', atOnce: true },
        prevent: true,
        also: [{ do: 'removeCounters', kind: 'shield', count: 1, from: 'self' }],
      },
    },
    shieldFromDestroying: removedInstead({ would: 'destroy', what: 'self' }, 'shield'),
  },
  'rule:122.1d': { stun: removedInstead({ would: 'untap', what: 'self' }, 'stun') },
  'rule:122.1h': {
    finality: {
      kind: 'static',
      replaces: {
        event: { would: 'move', what: 'self', from: 'battlefield', to: 'graveyard' },
        to: { zone: 'exile' },
      },
    },
  },
  'rule:903.9b': {
    hand: toCommandZone('hand', true),
    library: toCommandZone('library', true),
  },
  'rule:717.6': {
    graveyard: toCommandZone('graveyard'),
    hand: toCommandZone('hand'),
    library: toCommandZone('library'),
  },
  'rule:714.3a': {
    Saga: {
      kind: 'static',
      replaces: { event: { would: 'enter', what: 'self' }, counters: { kind: 'lore', count: 1 } },
    },
  },
};

/** What a Siege has by its type (310.12b); referred to in the same way, and asked for only where there could be one. */
export const siegeTexts: Readonly<Record<string, Readonly<Record<string, Ability>>>> = {
  'rule:310.12b': {
    Siege: {
      kind: 'triggered',
      when: [{ on: 'counterRemoved', object: 'self', kind: 'defense', last: true }],
      effect: [
        { do: 'exile', what: 'self', as: 'exiled' },
        { do: 'castWithoutPaying', what: { named: 'exiled' }, transformed: true },
      ],
    },
  },
};

const faceDownCreature: TokenDefinition = { name: '', types: ['creature'], power: 2, toughness: 2 };

/** What a cloaked card is while it is face down, and one with disguise (701.58a, 702.168b). */
export const faceDownWithWard: TokenDefinition = {
  ...faceDownCreature,
  abilities: [{ kind: 'keyword', keyword: 'ward', cost: [{ pay: 'mana', cost: '{2}' }] }],
};

/** Characteristics that a rule lists; referred to as `rule:708.2a#creature`. */
export const ruleDefinitions: Readonly<Record<string, Readonly<Record<string, TokenDefinition>>>> = {
  'rule:708.2a': { creature: faceDownCreature },
  'rule:702.168b': { creature: faceDownWithWard },
};

/** What lists the characteristics of a face-down permanent or spell where no effect does (708.2a). */
export const faceDownText: TextRef = 'rule:708.2a#creature';

/** What lists those of a card that is cast face down by its disguise ability (702.168b). */
export const disguisedText: TextRef = 'rule:702.168b#creature';

/** What protection does to damage (702.16e). */
export const preventedByProtection: Replacement = {
  event: { would: 'dealDamage', to: 'self' },
  prevent: true,
};
