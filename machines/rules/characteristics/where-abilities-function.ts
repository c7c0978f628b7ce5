import type {
  Ability,
  CardType,
  StaticAbility,
  TriggerCondition,
  TriggeredAbility,
} from '../state/ability.ts';
import type { ObjectKind } from '../state/object.ts';
import type { Zone } from '../state/zones.ts';

/** Zones from which a card could be played or cast, and the stack (113.6e). */
const playable: readonly Zone[] = ['hand', 'stack', 'graveyard', 'exile', 'library', 'command'];
const everywhere: readonly Zone[] = [...playable, 'battlefield', 'outside'];
const onlyStack: readonly Zone[] = ['stack'];
const onlyBattlefield: readonly Zone[] = ['battlefield'];

/**
 * The zones in which an ability of an object functions (113.6). Null: where abilities of such an object usually do,
 * which is the stack for an instant or sorcery, the battlefield for any other, the command zone for an emblem (113.6p).
 */
export function zonesOf(ability: Ability): readonly Zone[] | null {
  switch (ability.kind) {
    case 'spell':
      return onlyStack;
    case 'keyword':
      return null;
    case 'activated':
      if (ability.functionsIn !== undefined) return ability.functionsIn;
      // 113.6j: discarding itself can't be paid on the battlefield.
      return ability.cost.some((part) => 'discard' in part && part.discard === 'self') ? ['hand'] : null;
    case 'triggered':
      return ability.functionsIn ?? zonesOfTriggered(ability);
    case 'static':
      return ability.functionsIn ?? zonesOfStatic(ability);
    default:
      return ability satisfies never;
  }
}

function zonesOfStatic(ability: StaticAbility): readonly Zone[] | null {
  if (ability.characteristicDefining) return everywhere; // 113.6a
  if (ability.additionalCost !== undefined || ability.alternativeCost !== undefined) return playable; // 113.6d-f
  if (ability.costs?.some((change) => change.like?.among === 'self')) return playable; // 113.6d-e
  if (ability.rules?.some((rule) => 'cant' in rule && rule.cant === 'beCountered') && isAboutItself(ability))
    return onlyStack; // 113.6g
  const event = ability.replaces?.event;
  if (event !== undefined) {
    if ('moves' in event && event.moves === 'self')
      return event.from === undefined ? everywhere : [event.from];
    if ('discard' in event && event.discard === 'self') return ['hand'];
  }
  return null;
}

const isAboutItself = (ability: StaticAbility): boolean =>
  ability.players === undefined && (ability.affects === undefined || ability.affects === 'self');

function zonesOfTriggered(ability: TriggeredAbility): readonly Zone[] | null {
  const zones = ability.when.map(zonesOfCondition);
  if (zones.every((each) => each === null)) return null;
  return [...new Set(zones.flatMap((each) => each ?? onlyBattlefield))];
}

/** Where one trigger condition can trigger (113.6k); null: wherever abilities of such an object usually function. */
function zonesOfCondition(condition: TriggerCondition): readonly Zone[] | null {
  if (condition.on === 'cast') return condition.spell === 'self' ? onlyStack : null;
  if (condition.on === 'putInto')
    return condition.object === 'self' && condition.from !== 'battlefield' ? [condition.zone] : null;
  if (condition.on === 'discards') return condition.card?.among === 'self' ? ['graveyard', 'exile'] : null;
  return null;
}

/** Whether an ability functions on an object of this kind and these card types in this zone (113.6). */
export function functionsIn(
  ability: Ability,
  zone: Zone,
  kind: ObjectKind,
  types: readonly CardType[],
): boolean {
  const zones = zonesOf(ability);
  if (zones !== null) return zones.includes(zone);
  if (kind === 'emblem') return zone === 'command';
  const isInstantOrSorcery = types.includes('instant') || types.includes('sorcery');
  return zone === (isInstantOrSorcery ? 'stack' : 'battlefield');
}
