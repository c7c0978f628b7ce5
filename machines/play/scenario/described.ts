/** Whether what a scenario says of a card in a zone can be so of that card. */
import {
  type CardDefinition,
  hasSharedTypeLine,
  isRecord,
  linksNamedIn,
  type TextRef,
} from '../../rules/index.ts';
import type { Entry } from './form.ts';

/** What can't be so: the part of the entry, and why. */
interface Wrong {
  readonly part: 'room' | 'unlocked' | 'token' | 'transformed' | 'meldedWith' | 'remembers' | 'exiling';
  readonly reason: string;
  /** Which name is wrong, and among which it should be. */
  readonly name?: { readonly said: string; readonly known: readonly string[] };
}

/** What is wrong with the entry of a card in a zone: a room that its dungeon hasn't, halves that it hasn't. */
export function wrongIn(card: CardDefinition, entry: Entry, zone: string): readonly Wrong[] {
  const { exiling, meldedWith, remembers, room, token, transformed, unlocked } =
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
  if (exiling !== undefined && (zone !== 'battlefield' || exilingUntilItLeaves(card) === null))
    wrong.push({
      part: 'exiling',
      reason: `nothing that ${card.name} says exiles anything until it leaves the battlefield, where it has to be`,
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

/** Where a card says that something is exiled until it leaves the battlefield (610.3), under what it remembers it. */
export function exilingUntilItLeaves(
  card: CardDefinition,
): { readonly ref: TextRef; readonly link: string | null } | null {
  const find = (words: unknown, path: string): ReturnType<typeof exilingUntilItLeaves> => {
    if (isRecord(words) && words.do === 'exile' && words.until === 'sourceLeaves')
      return { ref: path, link: typeof words.link === 'string' ? words.link : null };
    const parts = typeof words === 'object' && words !== null ? Object.entries(words) : [];
    for (const [name, part] of parts) {
      const found = find(part, `${path}.${name}`);
      if (found !== null) return found;
    }
    return null;
  };
  return find(card.abilities ?? [], `${card.name}#abilities`);
}
