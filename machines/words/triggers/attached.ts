/** What becomes attached, and what becomes unattached (701.3). */
import { fits, objectAt } from '../../rules/characteristics/index.ts';
import { type About, is } from '../../rules/events/looking.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { AttachedTo } from '../../rules/state/object.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** It is put onto something, or enters attached to it (701.3a). */
export interface Attaches {
  readonly on: 'attachedTo';
  readonly object: 'self' | Filter;
  readonly to?: Filter;
}

/** `other` or `player` is what it is attached to. */
export const attachedTo: TriggerWord<Attaches, ['object', 'other', 'player']> = {
  shape: { object: 'self or filter', to: 'filter?' },
  said: {
    event: [
      phrase('[become] attached to a|an <to:one>', [
        { on: 'attachedTo', to: '<to>', '...object': '<object>' },
      ]),
      phrase('[become] attached to <self:selfWord>', [
        { on: 'attachedTo', to: { among: 'self' }, '...object': '<object>' },
      ]),
    ],
  },
  events: ['move', 'attach'],
  gives: ['object', 'other', 'player'],
  looksBack: false,
  matches(looking, { object, to }, event) {
    const found = becomingAttached(looking.game, event);
    if (found === null || !is(looking, object, found.object)) return null;
    const isOnThat =
      to === undefined || ('object' in found.to && fits(looking.game, looking.scope, to, found.to.object));
    return isOnThat ? about(found) : null;
  },
};

/** It ceases to be attached to what it was on, however that comes (701.3d). */
export interface Unattached {
  readonly on: 'unattached';
  readonly object: 'self' | Filter;
}

/** `other` or `player` is what it was attached to. It looks back (603.10c). */
export const unattached: TriggerWord<Unattached, ['object', 'other', 'player']> = {
  shape: { object: 'self or filter' },
  said: {
    event: [
      phrase('[become] unattached from a permanent', [{ on: 'unattached', '...object': '<object>' }]),
      phrase('[become] unattached', [{ on: 'unattached', '...object': '<object>' }]),
    ],
  },
  events: ['move', 'leave', 'cease', 'attach', 'unattach'],
  gives: ['object', 'other', 'player'],
  looksBack: true,
  matches: (looking, { object }, event) =>
    becomingUnattached(looking.game, event)
      .filter((one) => is(looking, object, one.object))
      .map(about),
  /** It leaves together with what it was on: it becomes unattached once. */
  together: (_condition, { object }) => `${object ?? ''}`,
};

/** An Aura, Equipment or Fortification, and what it is put on or ceases to be on. */
interface Attachment {
  readonly object: ObjectId;
  readonly to: AttachedTo;
}

const about = ({ object, to }: Attachment): About<'object' | 'other' | 'player'> => ({
  object,
  other: 'object' in to ? to.object : null,
  ...('player' in to && { player: to.player }),
});

function becomingAttached(game: Game, event: GameEvent): Attachment | null {
  if (event.type === 'attach') return event;
  if (event.type !== 'move' || event.to !== 'battlefield' || event.became === null) return null;
  const { attachedTo: to } = objectAt(game, event.became);
  return to === null || event.partOf !== undefined ? null : { object: event.became, to };
}

function becomingUnattached(game: Game, event: GameEvent): readonly Attachment[] {
  switch (event.type) {
    case 'attach':
      return itself(game, event.object).filter(({ to }) => !isSame(to, event.to));
    case 'unattach':
      return isThere(game, event.from) ? [{ object: event.object, to: event.from }] : [];
    case 'move':
    case 'cease':
      if (event.type === 'move' && event.partOf !== undefined) return [];
      return [...itself(game, event.object), ...attachedOn(game, { object: event.object })];
    case 'leave':
      return attachedOn(game, { player: event.player });
    default:
      return [];
  }
}

/** It, if what it is on is still there: as that left it became unattached. */
const itself = (game: Game, object: ObjectId): readonly Attachment[] =>
  onSomething(game, object).filter(({ to }) => isThere(game, to));

/** What is on an object or a player. */
const attachedOn = (game: Game, host: AttachedTo): readonly Attachment[] =>
  game.battlefield.flatMap((id) => onSomething(game, id)).filter(({ to }) => isSame(to, host));

/** What an object is on; phasing doesn't come into it (702.26j). */
function onSomething(game: Game, object: ObjectId): readonly Attachment[] {
  const { attachedTo: to, phasedOut, zone } = objectAt(game, object);
  return to === null || zone !== 'battlefield' || phasedOut ? [] : [{ object, to }];
}

const isThere = ({ objects, players }: Game, to: AttachedTo): boolean =>
  'object' in to ? objects[to.object]?.left === null : players[to.player]?.left !== true;

const isSame = (one: AttachedTo, other: AttachedTo): boolean =>
  'object' in one
    ? 'object' in other && one.object === other.object
    : 'player' in other && one.player === other.player;
