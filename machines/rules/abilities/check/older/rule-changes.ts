import { isRecord } from '../../../state/is-record.ts';
import { byKey } from './by-key.ts';

const told = byKey('rule', {
  cant: ['cant', { cant: 'what' }],
  attacksOnlyWith: ['attacksOnlyWith', { attacksOnlyWith: 'others' }],
  blocksOnlyWith: ['blocksOnlyWith', { blocksOnlyWith: 'others' }],
  attacksOnlyAlone: ['attacksOnlyAlone', { attacksOnlyAlone: null }],
  cantAttack: ['cantAttack', { cantAttack: 'whom' }],
  cantBeBlockedBy: ['cantBeBlockedBy', { cantBeBlockedBy: 'by' }],
  canBlockOnly: ['canBlockOnly', { canBlockOnly: 'what' }],
  cantBlock: ['cantBlock', { cantBlock: 'what' }],
  cantBeBlockedExceptBy: ['cantBeBlockedExceptBy', { cantBeBlockedExceptBy: 'by' }],
  cantBeCounteredBy: ['cantBeCounteredBy', { cantBeCounteredBy: 'by' }],
  cantBeTargetedBy: ['cantBeTargetedBy', { cantBeTargetedBy: 'by' }],
  mustAttack: ['mustAttack', { mustAttack: 'whom' }],
  goaded: ['goaded', { goaded: null }],
  mustBeBlocked: ['mustBeBlocked', { mustBeBlocked: 'by' }],
  blocksAdditional: ['blocksAdditional', { blocksAdditional: 'number' }],
  fewestBlockers: ['fewestBlockers', { fewestBlockers: 'number' }],
  blockedByAllOrNone: ['blockedByAllOrNone', { blockedByAllOrNone: null }],
  mostBlockers: ['mostBlockers', { mostBlockers: 'number' }],
  mayAttackAsThoughWithout: ['mayAttackAsThoughWithout', { mayAttackAsThoughWithout: 'keyword' }],
  attachesOnlyTo: ['attachesOnlyTo', { attachesOnlyTo: 'what' }],
  costToAttack: ['costToAttack', { costToAttack: 'cost', of: 'whom' }],
  costToBlock: ['costToBlock', { costToBlock: 'cost' }],
  mayPayToAttack: ['mayPayToAttack', { mayPayToAttack: 'cost' }],
  assignsDamageAsThoughUnblocked: [
    'assignsDamageAsThoughUnblocked',
    { assignsDamageAsThoughUnblocked: null },
  ],
  assignsDamageBy: ['assignsDamageBy', { assignsDamageBy: 'by' }],
  assignsNoDamage: ['assignsNoDamage', { assignsNoDamage: null }],
  mostAttackers: ['mostAttackers', { mostAttackers: 'number' }],
  mostBlocking: ['mostBlocking', { mostBlocking: 'number' }],
  mostAttackersOfYou: ['mostAttackersOfYou', { mostAttackersOfYou: 'number' }],
  maximumHandSize: ['maximumHandSize', { maximumHandSize: 'number' }],
  additionalLands: ['additionalLands', { additionalLands: 'number' }],
  cantCast: ['cantCast', { cantCast: 'what' }],
  cantActivate: ['cantActivate', { cantActivate: 'what' }],
  cantEnter: ['cantEnter', { cantEnter: 'what' }],
  cantGainLife: ['cantGainLife', { cantGainLife: null }],
  cantLoseLife: ['cantLoseLife', { cantLoseLife: null }],
  cantBecome: ['cantBecome', { cantBecome: 'designation' }],
  cantWin: ['cantWin', { cantWin: null }],
  cantLose: ['cantLose', { cantLose: null }],
  cantSearch: ['cantSearch', { cantSearch: null }],
  doesntLoseForLife: ['doesntLoseForLife', { doesntLoseForLife: null }],
  cantPreventDamage: ['cantPreventDamage', { cantPreventDamage: null }],
  mayCastAsThoughWith: ['mayCastAsThoughWith', { mayCastAsThoughWith: 'keyword', like: 'what' }],
  mayActivateAsInstant: ['mayActivateAsInstant', { mayActivateAsInstant: 'keyword' }],
  mayTargetAsThoughWithout: [
    'mayTargetAsThoughWithout',
    { mayTargetAsThoughWithout: 'keyword', like: 'what' },
  ],
  mayPlayFrom: ['mayPlayFrom', { mayPlayFrom: 'from' }],
  mayCast: ['mayCast', { mayCast: 'what' }],
  gainAsCast: ['gainAsCast', { gainAsCast: 'what' }],
  topRevealed: ['topRevealed', { topRevealed: null }],
  playerHas: ['playerHas', { playerHas: 'ability' }],
  additionalVotes: ['additionalVotes', { additionalVotes: 'number' }],
  triggersAgain: ['triggersAgain', { triggersAgain: 'what' }],
  doesntTrigger: ['doesntTrigger', { doesntTrigger: 'what' }],
  revealDrawn: ['revealDrawn', { revealDrawn: 'number' }],
  activatedWithAnyColor: ['activatedWithAnyColor', { activatedWithAnyColor: 'colors' }],
  spendsAsAnyColor: ['spendsAsAnyColor', { spendsAsAnyColor: 'types' }],
  producesInstead: ['producesInstead', { producesInstead: 'type' }],
  producesTimes: ['producesTimes', { producesTimes: 'number' }],
  manaLasts: ['manaLasts', { manaLasts: 'types' }],
});

/** Words that may stand alone now, where they said `true`. */
const bare = ['mustAttack', 'mustBeBlocked', 'spendsAsAnyColor', 'manaLasts'];

/** Changes of rules (613.11): `{ cantBlock: {} }` is `{ rule: 'cantBlock', what: {} }` now. */
export function olderRuleChange(word: unknown): unknown {
  if (!isRecord(word) || word.rule !== undefined) return word;
  const { cantDraw, cantGetCounters, maximumHandSize, mostCounters, mustBeBlocked, mustBlock } = word;
  if (mustBlock !== undefined)
    return { rule: 'mustBlock', ...(isRecord(mustBlock) && { what: mustBlock.attacker }) };
  if (isRecord(mostCounters))
    return { rule: 'mostCounters', kind: mostCounters.kind, number: mostCounters.count };
  if (cantGetCounters !== undefined)
    return { rule: 'cantGetCounters', ...(isRecord(cantGetCounters) && cantGetCounters) };
  if (cantDraw !== undefined) return { rule: 'cantDraw', ...(isRecord(cantDraw) && cantDraw) };
  if (isRecord(maximumHandSize) && maximumHandSize.reduce !== undefined)
    return { rule: 'maximumHandSizeReduced', by: maximumHandSize.reduce };
  if (mustBeBlocked === 'byAll') return { rule: 'mustBeBlocked', by: 'all' };
  const alone = bare.find((one) => word[one] === true);
  if (alone === undefined) return told(word);
  const { [alone]: _, ...more } = word;
  return { rule: alone, ...more };
}
