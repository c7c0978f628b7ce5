/** Whether what a scenario says of a card in a zone can be so of that card. */
import { type CardDefinition, hasSharedTypeLine, linksNamedIn } from '../../rules/index.ts';
import type { Entry } from './form.ts';

/** What can't be so: the part of the entry, and why. */
interface Wrong {
  readonly part: 'room' | 'unlocked' | 'token' | 'transformed' | 'meldedWith' | 'remembers';
  readonly reason: string;
  /** Which name is wrong, and among which it should be. */
  readonly name?: { readonly said: string; readonly known: readonly string[] };
}

/** What is wrong with the entry of a card in a zone: a room that its dungeon hasn't, halves that it hasn't. */
export function wrongIn(card: CardDefinition, entry: Entry, zone: string): readonly Wrong[] {
  const { meldedWith, remembers, room, token, transformed, unlocked } =
    typeof entry === 'string' ? {} : entry;
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
  if (token === true && zone !== 'battlefield')
    wrong.push({ part: 'token', reason: 'a token is on the battlefield (111.7)' });
  if (transformed !== undefined && (zone !== 'battlefield' || card.back === undefined))
    wrong.push({ part: 'transformed', reason: `${card.name} has no back face to be up here` });
  if (meldedWith !== undefined && (zone !== 'battlefield' || card.meldsWith !== meldedWith))
    wrong.push({
      part: 'meldedWith',
      reason: `${card.name} melds with ${card.meldsWith ?? 'nothing'}, on the battlefield`,
    });
  const links = linksNamedIn(card);
  for (const link of Object.keys(remembers ?? {}))
    if (!links.includes(link))
      wrong.push({
        part: 'remembers',
        reason: `no ability of ${card.name} is linked by “${link}”: there is ${links.join(', ') || 'none that is'}`,
        name: { said: link, known: links },
      });
  return wrong;
}

/** The rooms of a dungeon (309.4). */
const roomsIn = ({ abilities = [] }: CardDefinition): readonly string[] =>
  abilities.flatMap((ability) => (ability.kind === 'keyword' ? (ability.room ?? []) : []));

const isOfTwoHalves = (card: CardDefinition): boolean =>
  hasSharedTypeLine({ definitions: { [card.name]: card } }, card.name);
