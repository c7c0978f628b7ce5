/** Who protects a battle, chosen as it enters (310.9a). */
import { enteringAs, opponentsOf } from '../characteristics/index.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';
import type { Characteristics } from '../state/object.ts';
import type { Item } from './settle.ts';

/** An opponent of a Siege's controller (310.12a); a battle without a type is protected by its controller (310.9a). */
export const possibleProtectors = (
  game: Game,
  controller: PlayerId,
  { subtypes }: Pick<Characteristics, 'subtypes'>,
): readonly PlayerId[] => (subtypes.includes('Siege') ? opponentsOf(game, controller) : [controller]);

/** The first battle of a batch that would enter without a protector, and who could be that; null: there is none. */
export function firstUnprotected(
  game: Game,
  items: readonly Item[],
): { readonly at: number; readonly controller: PlayerId; readonly among: readonly PlayerId[] } | null {
  for (const [at, { event }] of items.entries()) {
    if (!isEntering(event) || event.entering.protector !== undefined) continue;
    const { values } = enteringAs(game, event);
    if (!values.types.includes('battle')) continue;
    const { controller } = event.entering;
    return { at, controller, among: possibleProtectors(game, controller, values) };
  }
  return null;
}

/** The items, of which one enters with this protector; null: nobody could be that. */
export const protectedBy = (
  items: readonly Item[],
  at: number,
  protector: PlayerId | null,
): readonly Item[] =>
  items.map((item, index) =>
    index === at && isEntering(item.event)
      ? { ...item, event: { ...item.event, entering: { ...item.event.entering, protector } } }
      : item,
  );

type Move = EventOf<'move'>;

const isEntering = (
  event: Item['event'],
): event is Move & { readonly entering: NonNullable<Move['entering']> } =>
  event?.type === 'move' && event.to === 'battlefield' && event.entering !== null;
