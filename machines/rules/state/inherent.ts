import type { TextRef } from './identity.ts';
import type { PlayerDesignation, TriggeredAbility } from './vocabulary/index.ts';

const theMonarch = { playerDesignated: 'monarch' } as const;
const whoHasTheInitiative = { playerDesignated: 'initiative' } as const;
const thatPlayer = { event: 'player' } as const;

/** Where the abilities of each designation are printed: `rule:725.2#endStep`. */
const rules = { monarch: 'rule:725.2', initiative: 'rule:726.2' } as const satisfies Readonly<
  Record<PlayerDesignation, TextRef>
>;

const ventureIntoUndercity: TriggeredAbility['effect'] = [
  { do: 'perform', action: 'venture', who: thatPlayer, quality: 'Undercity' },
];

/**
 * The triggered abilities that belong to designations of players. No object has them and they have no source; whoever
 * has the designation as they trigger controls them (725.2, 726.2).
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
};

/** An ability of a designation, where it is printed. */
export interface Inherent {
  readonly ref: TextRef;
  readonly ability: TriggeredAbility;
}

/** The abilities of a designation. */
export const inherentTo = (designation: PlayerDesignation): readonly Inherent[] => inherent[designation];

const ofRule = (rule: TextRef): readonly Inherent[] =>
  Object.entries(inherentTexts[rule] ?? {}).map(([name, ability]) => ({ ref: `${rule}#${name}`, ability }));

const inherent = { monarch: ofRule(rules.monarch), initiative: ofRule(rules.initiative) };

/** The designation to which the text at a reference belongs; null: to none. */
export function designationWith(ref: TextRef): PlayerDesignation | null {
  if (ref.startsWith(`${rules.monarch}#`)) return 'monarch';
  return ref.startsWith(`${rules.initiative}#`) ? 'initiative' : null;
}
