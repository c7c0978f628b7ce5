import { objectAt } from '../../rules/characteristics/index.ts';
import { causingObject } from '../../rules/events/causing-player.ts';
import { inZoneOr, is } from '../../rules/events/looking.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import { isThrough, leaver, leavesZone, type Through } from './moving.ts';
import { oneOrMoreTogether, type Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Leaves {
  readonly on: 'leaves';
  readonly object: Watched;
  /** Without it the battlefield. */
  readonly from?: Zone;
  readonly to?: Zone;
  readonly notTo?: Zone;
  /** As an ability resolves that this keyword of such an object stands for: "is championed with" (702.72c). */
  readonly through?: Through;
  readonly oneOrMore?: true;
}

export const leaves: TriggerWord<Leaves, ['object', 'player']> = {
  shape: {
    object: 'self, attached or filter',
    from: 'zone?',
    to: 'zone?',
    notTo: 'zone?',
    through: { optional: true, fields: { keyword: 'keyword', of: 'self or filter' } },
    oneOrMore: 'flag?',
  },
  said: {
    event: [
      phrase('[leave] the battlefield', [{ on: 'leaves', '...object': '<object>' }]),
      phrase('[leave] the battlefield without dying', [
        { on: 'leaves', '...object': '<object>', notTo: 'graveyard' },
      ]),
      phrase('is|are put into a graveyard', [{ on: 'leaves', to: 'graveyard', '...object': '<object>' }]),
    ],
    impersonal: [
      phrase('<self:selfWord> leaves your graveyard', [{ on: 'leaves', object: 'self', from: 'graveyard' }]),
      phrase('a|an <what:card> leaves your graveyard', [
        { on: 'leaves', object: { '...what': '<what>', owner: 'you' }, from: 'graveyard' },
      ]),
      phrase('one or more <what:card> leave your graveyard', [
        { on: 'leaves', object: { '...what': '<what>', owner: 'you' }, from: 'graveyard', oneOrMore: true },
      ]),
      phrase('a|an <what:one> is championed with <of:selfWord>', [
        { on: 'leaves', object: '<what>', to: 'exile', through: { keyword: 'champion', of: 'self' } },
      ]),
    ],
  },
  events: ['move', 'cease'],
  gives: ['object', 'player'],
  looksBack: true,
  matches(looking, { from, notTo, object, through, to }, event) {
    const { game } = looking;
    // 603.6c: it also leaves the battlefield as its owner leaves the game.
    if (event.type === 'cease')
      return to === undefined &&
        from === undefined &&
        isPhasedInPermanent(game, event.object) &&
        is(looking, object, event.object)
        ? leaver(game, event.object)
        : null;
    return leavesZone(event, from ?? 'battlefield') &&
      (to === undefined || to === event.to) &&
      notTo !== event.to &&
      (through === undefined || isThrough(looking, through, causingObject(game))) &&
      is(looking, inZoneOr(object, from), event.object)
      ? leaver(game, event.object)
      : null;
  },
  together: oneOrMoreTogether,
  functionsIn: ({ from, object }) =>
    object === 'self' && from !== undefined && from !== 'battlefield' ? [from] : null,
  putsItselfInto: ({ object, to }, zone) =>
    object === 'attached' || (object === 'self' && (to === undefined || to === zone)),
};

function isPhasedInPermanent(game: Game, id: ObjectId): boolean {
  const { zone, phasedOut } = objectAt(game, id);
  return zone === 'battlefield' && !phasedOut;
}
