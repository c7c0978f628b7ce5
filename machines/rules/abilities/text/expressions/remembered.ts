/** What a text keeps of what it has said: how it calls what it found, and what it spoke of. */
import type { Filter, Objects, Players } from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import { holds } from './holds.ts';

export const isEventObject = (objects: Objects): boolean =>
  holds(objects, 'event') && objects.event === 'object';

/** Under which name it is kept how a text calls what was chosen under a link. */
export const whatWasChosen = (link: string): string => `chosen ${link}`;

/** "that color" where this very text had it chosen, else "the chosen color". */
export const chosenColor = (link: string, context: Context): string =>
  context.names.get(whatWasChosen(link)) ?? 'the chosen color';

/** Under which name it is kept how a text calls the result of dice that it had rolled. */
export const whatWasRolled = (name: string): string => `rolled ${name}`;

/** Under which name it is kept how a text calls what it found where a sentence begins with that. */
export const asSubject = (name: string): string => `${name} does`;

/** The key under which it is kept that a text spoke of a player's next turn, which is "that turn" from then on. */
export const nextTurnOf = (players: Players): string => `next turn of ${JSON.stringify(players)}`;

/** "the chosen creatures": what a player was said to choose several of, and these are of. */
export function chosenBefore(
  among: Filter['among'] | Filter['notAmong'],
  { names }: Context,
): string | undefined {
  const said = holds(among, 'named') ? names.get(among.named) : undefined;
  return said?.startsWith('the chosen ') === true ? said : undefined;
}

/** The key under which it is kept that damage was dealt to what has this name. */
export const asDamaged = (name: string): string => `${name} was dealt damage`;

/** Whether these are of those that this very text dealt damage. */
export const areDamaged = ({ among }: Filter, { mentioned }: Context): boolean =>
  holds(among, 'named') && mentioned.has(asDamaged(among.named));

/** The key under which it is kept that a player's hand was revealed, and cards in it are "in it". */
export const handOf = (players: Players): string => `hand of ${JSON.stringify(players)}`;

/** The key under which it is kept that a player's library was searched: from then on they are "that player". */
export const libraryOf = (players: Players): string => `library of ${JSON.stringify(players)}`;

/** Under which names it is kept that what a text found was revealed or exiled by it, and what it found last. */
export const asRevealed = (name: string): string => `${name} is revealed`;

export const asExiled = (name: string): string => `${name} is exiled`;

export const foundLast = 'found last';

/** The key under which it is kept that a condition stands before what happens. */
export const asCondition = 'condition';

/** Under which name it is kept that what a text found is a permanent. */
export const asPermanent = (name: string): string => `${name} is a permanent`;

/** Under which name it is kept that what a text found is of the hand or graveyard of "you". */
export const asYours = (name: string): string => `${name} is yours`;

/** The key under which it is kept that a text has spoken of all that are so. */
export const sayingAll = (filter: Filter): string => `all ${JSON.stringify(filter)}`;

/** The key under which it is kept that what is targeted isn't any more where it was. */
export const leaving = (objects: Objects): string => `gone ${JSON.stringify(objects)}`;

/** What is targeted goes away: later sentences say what it was. */
export function sayLeaving(objects: Objects, context: Context): void {
  if (holds(objects, 'target')) context.mentioned.add(leaving(objects));
}

/** The key under which it is kept that what is targeted was spoken of only as whose power, or whose library, it was. */
export const asOwner = (objects: Objects): string => `whose ${JSON.stringify(objects)}`;
