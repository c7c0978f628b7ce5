import type { TextRef } from './identity.ts';
import type { PlayerDesignation, Quantity, TriggeredAbility } from './vocabulary/index.ts';

const theMonarch = { playerDesignated: 'monarch' } as const;
const whoHasTheInitiative = { playerDesignated: 'initiative' } as const;
const thatPlayer = { event: 'player' } as const;

/** What has triggered abilities of its own, which no object has. */
type Bearer = PlayerDesignation | 'rad counters';

/** Where the abilities of each are printed: `rule:725.2#endStep`. */
const rules = {
  monarch: 'rule:725.2',
  initiative: 'rule:726.2',
  'rad counters': 'rule:728.1',
} as const satisfies Readonly<Record<Bearer, TextRef>>;

const nonlandMilled: Quantity = { number: 'countOf', of: { named: 'milled' }, like: { notType: 'land' } };

const ventureIntoUndercity: TriggeredAbility['effect'] = [
  { do: 'perform', action: 'venture', who: thatPlayer, quality: 'Undercity' },
];

/**
 * The triggered abilities that belong to designations of players and to rad counters. No object has them and they have
 * no source; whoever has the designation as they trigger controls them (725.2, 726.2), or the active player (728.1).
 */
export const inherentTexts: Readonly<Record<string, Readonly<Record<string, TriggeredAbility>>>> = {
  [rules.monarch]: {
    endStep: {
      kind: 'triggered',
      when: [{ on: 'begins', step: 'end', whose: theMonarch }],
      effect: [{ do: 'draw', count: 1, who: thatPlayer }],
    },
    combatDamage: {
      kind: 'triggered',
      when: [{ on: 'dealsDamage', source: { type: 'creature' }, toPlayer: theMonarch, combat: true }],
      effect: [{ do: 'designatePlayer', designation: 'monarch', who: { controllerOf: { event: 'source' } } }],
    },
  },
  [rules.initiative]: {
    upkeep: {
      kind: 'triggered',
      when: [{ on: 'begins', step: 'upkeep', whose: whoHasTheInitiative }],
      effect: ventureIntoUndercity,
    },
    combatDamage: {
      kind: 'triggered',
      when: [
        {
          on: 'dealsDamage',
          source: { type: 'creature' },
          toPlayer: whoHasTheInitiative,
          combat: true,
          oneOrMore: 'ofAPlayer',
        },
      ],
      effect: [{ do: 'designatePlayer', designation: 'initiative', who: { event: 'otherPlayer' } }],
    },
    taken: {
      kind: 'triggered',
      when: [{ on: 'playerDesignated', designation: 'initiative', who: 'everyone' }],
      effect: ventureIntoUndercity,
    },
  },
  [rules['rad counters']]: {
    radiation: {
      kind: 'triggered',
      when: [{ on: 'begins', step: 'precombatMain', whose: 'everyone' }],
      if: {
        holds: 'compare',
        what: { number: 'playerCounters', kind: 'rad', on: thatPlayer },
        to: { atLeast: 1 },
      },
      effect: [
        {
          do: 'mill',
          who: thatPlayer,
          count: { number: 'playerCounters', kind: 'rad', on: thatPlayer },
          as: 'milled',
        },
        { do: 'loseLife', who: thatPlayer, amount: nonlandMilled },
        { do: 'removeCounters', kind: 'rad', count: nonlandMilled, fromPlayers: thatPlayer },
      ],
    },
  },
};

/** Such an ability, where it is printed. */
export interface Inherent {
  readonly ref: TextRef;
  readonly ability: TriggeredAbility;
}

/** The abilities of a designation, or of rad counters. */
export const inherentTo = (bearer: Bearer): readonly Inherent[] => inherent[bearer];

const ofRule = (rule: TextRef): readonly Inherent[] =>
  Object.entries(inherentTexts[rule] ?? {}).map(([name, ability]) => ({ ref: `${rule}#${name}`, ability }));

const inherent = {
  monarch: ofRule(rules.monarch),
  initiative: ofRule(rules.initiative),
  'rad counters': ofRule(rules['rad counters']),
};

/** To what the text at a reference belongs, of what no object has; null: to none of it. */
export const bearerOf = (ref: TextRef): Bearer | null =>
  bearers.find((bearer) => ref.startsWith(`${rules[bearer]}#`)) ?? null;

const bearers = ['monarch', 'initiative', 'rad counters'] as const satisfies readonly Bearer[];
