import type { Viewer } from '../../machines/game/index.ts';
import type { ObjectId } from '../../machines/rules/index.ts';
import { type WrittenCard, workshopIn } from '../workshop/written.ts';

/** What an address stands for, from its `#` on: a step of a visit, which the browser goes back and forward along. */
export type Place =
  | { readonly is: 'start' }
  | { readonly is: 'workshop'; readonly card: WrittenCard }
  /** A game that this browser keeps. */
  | { readonly is: 'kept'; readonly id: string }
  /** A game that the link itself holds. */
  | { readonly is: 'shared'; readonly link: string };

export function placeIn(hash: string): Place {
  const card = workshopIn(hash);
  if (card !== null) return { is: 'workshop', card };
  if (linkIn(hash) !== null) return { is: 'shared', link: hash };
  return hash.startsWith(keptStart) ? { is: 'kept', id: hash.slice(keptStart.length) } : { is: 'start' };
}

const keptStart = '#kept=';

export const addressOfKept = (id: string): string => keptStart + id;

/** What a link shares: a recording, and how it was looked at. */
export interface SharedLink {
  readonly shared: string;
  /** After how many events of the line that is shown. */
  readonly at?: number;
  readonly viewer?: Viewer;
  readonly selected?: ObjectId | null;
}

const linkStart = '#game=';

/** The part of a link that opens this, from `#` on. */
export function linkOf({ at, selected, shared, viewer }: SharedLink): string {
  const said = [
    ...(at === undefined ? [] : [`at=${at}`]),
    ...(viewer === undefined ? [] : [`eyes=${viewer}`]),
    ...(selected == null ? [] : [`object=${selected}`]),
  ];
  return [linkStart + shared, ...said].join('&');
}

/** What a link shares; null for any other text. What it says in another way than links do is left out. */
export function linkIn(text: string): SharedLink | null {
  const start = text.indexOf(linkStart);
  if (start < 0) return null;
  const [shared = '', ...said] = text
    .slice(start + linkStart.length)
    .trim()
    .split('&');
  const numbers = new Map(said.map((one) => [one.split('=')[0], numberIn(one)]));
  const [at, eyes, selected] = [numbers.get('at'), numbers.get('eyes'), numbers.get('object')];
  return {
    shared,
    ...(at != null && { at }),
    viewer: eyes ?? 'judge',
    selected: selected ?? null,
  };
}

const numberIn = (said: string): number | null => {
  const digits = /=(\d{1,9})$/.exec(said)?.[1];
  return digits === undefined ? null : Number(digits);
};
