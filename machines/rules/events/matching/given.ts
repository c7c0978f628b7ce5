import type { TriggerCondition } from '../../state/vocabulary/index.ts';
import type { On } from '../condition-index.ts';

/** What the effect of a triggered ability may ask about the event: its words are `{ event: 'object' }`, `{ eventAmount }` … */
export type Fact = 'object' | 'source' | 'other' | 'player' | 'otherPlayer' | 'amount' | 'types' | 'votes';

/**
 * What each kind of trigger event gives for the effect to speak of. `object` is what the condition speaks of, `player` who
 * does it or whose it is; `other` and `otherPlayer` are said here. A matcher that gives anything else doesn't compile.
 */
export const given = {
  /** `other` is what it was before (400.7), `player` its controller. */
  enters: ['object', 'other', 'player'],
  leaves: ['object', 'player'],
  dies: ['object', 'player'],
  /** `other` is what it was before, `player` its owner. */
  putInto: ['object', 'other', 'player'],
  sacrificed: ['object', 'player'],
  /** `player` controls the spell or ability that destroys it. */
  destroyed: ['object', 'player'],
  /** `otherPlayer` is the player who is attacked. */
  attacks: ['object', 'player', 'otherPlayer'],
  /** The amount is with how many creatures. */
  playerAttacks: ['player', 'amount'],
  /** `other` is what was paid with. */
  paysToAttack: ['object', 'other', 'player'],
  /** `other` is what it blocks. */
  blocks: ['object', 'other'],
  /** `other` is what blocks it, the amount how many do. */
  becomesBlocked: ['object', 'other', 'amount'],
  fights: ['object'],
  /** `otherPlayer` is the player whom it attacks. */
  attacksUnblocked: ['object', 'otherPlayer'],
  /** `object` or `player` is what is dealt damage; `otherPlayer` whose creatures deal it. */
  dealsDamage: ['source', 'object', 'player', 'otherPlayer', 'amount'],
  dealtDamage: ['source', 'object', 'player', 'amount'],
  /** The amount is how many spells were cast this turn before it. */
  cast: ['object', 'player', 'amount'],
  /** `object` is the ability on the stack. */
  activated: ['object', 'source', 'player'],
  /** `source` and `other` are the spell or ability, `player` who controls that. */
  becomesTarget: ['object', 'source', 'other', 'player'],
  /** `player` is whose turn it is. */
  begins: ['player'],
  draws: ['player', 'amount'],
  revealsDrawn: ['object', 'player'],
  /** `object` is the card. */
  discards: ['object', 'player'],
  gainsLife: ['player', 'amount'],
  losesLife: ['player', 'amount'],
  tapped: ['object'],
  untapped: ['object'],
  exerted: ['object', 'player'],
  phasesOut: ['object'],
  phasesIn: ['object'],
  tappedForMana: ['object', 'player', 'amount', 'types'],
  /** `object` is the source of the mana. */
  manaAdded: ['object', 'player', 'amount', 'types'],
  countersPut: ['object', 'player', 'amount'],
  counterRemoved: ['object', 'amount'],
  landPlayed: ['object', 'player'],
  /** `object` is the dungeon. */
  entersRoom: ['object', 'player'],
  completesDungeon: ['object', 'player'],
  playerDesignated: ['player'],
  losesGame: ['player'],
  /** `other` or `player` is what it is attached to. */
  attachedTo: ['object', 'other', 'player'],
  /** `other` or `player` is what it was attached to. */
  unattached: ['object', 'other', 'player'],
  transforms: ['object'],
  becomesMonstrous: ['object', 'amount'],
  unlocked: ['object', 'player'],
  becomesLevel: ['object'],
  turnedFaceUp: ['object'],
  visited: ['object', 'player', 'amount'],
  performs: ['object', 'player', 'amount'],
  votingFinished: ['votes'],
  shuffles: ['player'],
  /** `object` is the source of the ability. */
  triggers: ['object', 'player'],
  /** `source` counters it. */
  countered: ['object', 'source'],
  /** `player` gains control of it, `otherPlayer` loses it. */
  controlChanges: ['object', 'player', 'otherPlayer'],
  resolves: [],
  state: [],
} as const satisfies { readonly [Kind in On]: readonly Fact[] };

export type Given = typeof given;

/** What the event of this very condition gives: of damage dealt to a player, no object that was dealt it. */
export function factsGiven(condition: TriggerCondition): readonly Fact[] {
  const all: readonly Fact[] = given[condition.on];
  const without = (...left: readonly Fact[]) => all.filter((fact) => !left.includes(fact));
  switch (condition.on) {
    case 'dealsDamage': {
      const { oneOrMore, to, toPlayer } = condition;
      const anything = to === undefined && toPlayer === undefined;
      return without(
        ...(oneOrMore === 'ofAPlayer' ? [] : (['otherPlayer'] as const)),
        ...(anything || to !== undefined ? [] : (['object'] as const)),
        ...(anything || toPlayer !== undefined ? [] : (['player'] as const)),
      );
    }
    case 'dealtDamage':
      return without(
        ...(condition.object === undefined ? (['object'] as const) : []),
        ...(condition.player === undefined ? (['player'] as const) : []),
      );
    case 'becomesBlocked':
      return condition.byAtLeast === undefined ? all : without('other');
    default:
      return all;
  }
}
