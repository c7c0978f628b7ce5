/** Whether what a scenario says of a card in a zone can be so of that card. */
import { type CardDefinition, hasSharedTypeLine } from '../../rules/index.ts';
import type { Entry } from './form.ts';

/** What can't be so: the part of the entry, and why. */
interface Wrong {
  readonly part: 'room' | 'unlocked';
  readonly reason: string;
  /** Which name is wrong, and among which it should be. */
  readonly name?: { readonly said: string; readonly known: readonly string[] };
}

/** What is wrong with the entry of a card in a zone: a room that its dungeon hasn't, halves that it hasn't. */
export function wrongIn(card: CardDefinition, entry: Entry, zone: string): readonly Wrong[] {
  const { room, unlocked } = typeof entry === 'string' ? {} : entry;
  const wrong: Wrong[] = [];
  const rooms = zone === 'command' ? roomsIn(card) : [];
  if (rooms.length > 0 && room === undefined)
    wrong.push({ part: 'room', reason: `say where the venture marker is: ${rooms.join(', ')}` });
  if (room !== undefined && !rooms.includes(room))
    wrong.push({
      part: 'room',
      reason: `${card.name} has no room “${room}” here`,
      name: { said: room, known: rooms },
    });
  if (unlocked !== undefined && !(zone === 'battlefield' && isOfTwoHalves(card)))
    wrong.push({ part: 'unlocked', reason: `${card.name} has no halves to unlock here` });
  return wrong;
}

/** The rooms of a dungeon (309.4). */
const roomsIn = ({ abilities = [] }: CardDefinition): readonly string[] =>
  abilities.flatMap((ability) => (ability.kind === 'keyword' ? (ability.room ?? []) : []));

const isOfTwoHalves = (card: CardDefinition): boolean =>
  hasSharedTypeLine({ definitions: { [card.name]: card } }, card.name);
