/** What counters of some kinds do for the permanent they are on, without its having an ability (122.1c, d, h). */
import { controllerOf, objectAt } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import type { Replacement } from '../state/vocabulary/index.ts';

/** The effect that the counters of a kind have, however many they are, on such an event. */
interface CounterEffect {
  readonly kind: string;
  readonly ref: TextRef;
  readonly replacement: Replacement;
}

function written(rule: string, name: string, kind: string): readonly CounterEffect[] {
  const ability = ruleTexts[rule]?.[name];
  return ability?.kind === 'static' && ability.replaces !== undefined
    ? [{ kind, ref: `${rule}#${name}`, replacement: ability.replaces }]
    : [];
}

/** By the type of event that they replace or prevent. */
const effects: Readonly<Partial<Record<GameEvent['type'], readonly CounterEffect[]>>> = {
  destroy: written('rule:122.1c', 'shieldFromDestroying', 'shield'),
  damage: written('rule:122.1c', 'shield', 'shield'),
  untap: written('rule:122.1d', 'stun', 'stun'),
  move: written('rule:122.1h', 'finality', 'finality'),
};

/** The permanent that such an event would happen to; null if it is none that a counter could save. */
function permanentOf(game: Game, event: GameEvent): ObjectId | null {
  switch (event.type) {
    case 'destroy':
      // Only what an effect would destroy (122.1c).
      return event.stateBased === true ? null : event.object;
    case 'damage':
      return 'object' in event.to ? event.to.object : null;
    case 'untap':
      return event.object;
    case 'move':
      return objectAt(game, event.object).zone === 'battlefield' ? event.object : null;
    default:
      return null;
  }
}

/** The effects of counters that would replace or prevent an event, each with the permanent that has them. */
export function ofCounters(
  game: Game,
  event: GameEvent,
): readonly (CounterEffect & { readonly permanent: ObjectId; readonly controller: PlayerId })[] {
  const possible = effects[event.type];
  if (possible === undefined) return none;
  const permanent = permanentOf(game, event);
  if (permanent === null) return none;
  const { counters } = objectAt(game, permanent);
  const found = possible.filter(({ kind }) => (counters[kind] ?? 0) > 0);
  if (found.length === 0) return none;
  return found.map((one) => ({ ...one, permanent, controller: controllerOf(game, permanent) }));
}

const none: readonly never[] = [];
