import { objectAt } from '../../rules/characteristics/index.ts';
import { causingPlayer } from '../../rules/events/causing-player.ts';
import { by, inZone, is } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { also, phrase } from '../../wording/syntax.ts';
import { oneOrMoreTogether } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface PutInto {
  readonly on: 'putInto';
  readonly zone: Zone;
  readonly object: 'self' | Filter;
  readonly from?: Zone;
  /** As the last part of its resolution (608.2n). */
  readonly resolving?: true;
  /** A spell or ability that one of these players controls causes it. */
  readonly causedBy?: Players;
  readonly oneOrMore?: true;
}

/** A card that goes from one of its owner's zones, or exile, to another: "put into your hand from your graveyard". */
const places = [
  { zone: 'hand', into: 'into your hand', from: 'your hand' },
  { zone: 'library', into: 'into your library', from: 'your library' },
  { zone: 'exile', into: 'into exile', from: 'exile' },
  { zone: 'graveyard', into: 'into your graveyard', from: 'your graveyard' },
  { zone: 'battlefield', into: 'onto the battlefield' },
] as const;
const ofItself = places.flatMap(({ zone, into }) =>
  places.flatMap(({ zone: origin, ...place }) =>
    zone === origin || !('from' in place)
      ? []
      : [
          phrase(`<self:selfWord> is put ${into} from ${place.from}`, [
            { on: 'putInto', zone, from: origin, object: 'self' },
          ]),
        ],
  ),
);

/** `other` is what it was before, `player` its owner. */
export const putInto: TriggerWord<PutInto, ['object', 'other', 'player']> = {
  shape: {
    zone: 'zone',
    object: 'self or filter',
    from: 'zone?',
    resolving: 'flag?',
    causedBy: 'players?',
    oneOrMore: 'flag?',
  },
  said: {
    event: [
      phrase('is|are put into a graveyard from the battlefield', [
        { on: 'putInto', zone: 'graveyard', from: 'battlefield', '...object': '<object>' },
      ]),
      phrase('is|are put into your graveyard from the battlefield', [
        { on: 'putInto', zone: 'graveyard', from: 'battlefield', '...object': '<object>', said: 'yours' },
      ]),
      phrase("is|are put into an opponent's graveyard from the battlefield", [
        { on: 'putInto', zone: 'graveyard', from: 'battlefield', '...object': '<object>', said: 'theirs' },
      ]),
      phrase('is|are put into your graveyard', [
        { on: 'putInto', zone: 'graveyard', from: 'battlefield', '...object': '<object>', said: 'yours' },
      ]),
      phrase('is|are returned to your hand from the battlefield', [
        { on: 'putInto', zone: 'hand', from: 'battlefield', '...object': '<object>', said: 'yours' },
      ]),
      also('is|are returned to your hand', [
        { on: 'putInto', zone: 'hand', from: 'battlefield', '...object': '<object>', said: 'yours' },
      ]),
      phrase("is|are returned to its owner's hand", [
        { on: 'putInto', zone: 'hand', from: 'battlefield', '...object': '<object>' },
      ]),
      phrase('is|are put into exile from the battlefield', [
        { on: 'putInto', zone: 'exile', from: 'battlefield', '...object': '<object>' },
      ]),
      phrase('is|are put into a graveyard from anywhere', [
        { on: 'putInto', zone: 'graveyard', '...object': '<object>' },
      ]),
    ],
    /** A token is no card (108.2b). */
    impersonal: [
      ...ofItself,
      phrase('a|an <what:card> is put into your graveyard from <from:cardFrom>', [
        {
          on: 'putInto',
          zone: 'graveyard',
          object: { '...what': '<what>', card: true, owner: 'you' },
          '...from': '<from>',
        },
      ]),
      phrase('one or more <what:card> are put into your graveyard from <from:cardFrom>', [
        {
          on: 'putInto',
          zone: 'graveyard',
          object: { '...what': '<what>', card: true, owner: 'you' },
          '...from': '<from>',
          oneOrMore: true,
        },
      ]),
      phrase('a|an <what:card> is put into a graveyard from <from:cardFrom>', [
        {
          on: 'putInto',
          zone: 'graveyard',
          object: { '...what': '<what>', card: true },
          '...from': '<from>',
        },
      ]),
      phrase("a|an <what:card> is put into an opponent's graveyard from <from:cardFrom>", [
        {
          on: 'putInto',
          zone: 'graveyard',
          object: { '...what': '<what>', card: true, owner: 'opponents' },
          '...from': '<from>',
        },
      ]),
      phrase(
        'a spell or ability an opponent controls causes a|an <what:one> to be put into your graveyard from the battlefield',
        [
          {
            on: 'putInto',
            zone: 'graveyard',
            from: 'battlefield',
            object: { '...what': '<what>', owner: 'you' },
            causedBy: 'opponents',
          },
        ],
      ),
    ],
    cardFrom: [
      phrase('anywhere', {}),
      phrase('your|their library', { from: 'library' }),
      phrase('a library', { from: 'library' }),
      phrase('your|their hand', { from: 'hand' }),
    ],
  },
  events: ['move'],
  gives: ['object', 'other', 'player'],
  looksBack,
  matches(looking, condition, event) {
    const { game, scope } = looking;
    if (event.type !== 'move' || event.to !== condition.zone) return null;
    if (condition.from !== undefined && condition.from !== event.from) return null;
    if (condition.resolving === true && event.why !== 'resolve') return null;
    if (condition.causedBy !== undefined && !by(looking, condition.causedBy, causingPlayer(game)))
      return null;
    const subject = event.became ?? event.object;
    // What several cards represent moves once, and each of them is put there (712.21).
    const isFurther = event.partOf !== undefined;
    if (isFurther && event.to === 'battlefield') return null;
    const fit =
      condition.object === 'self'
        ? scope.self === subject || (scope.self === event.object && !isFurther)
        : is(looking, inZone(condition.object, event.became === null ? event.from : event.to), subject);
    return fit ? { object: subject, other: event.object, player: objectAt(game, event.object).owner } : null;
  },
  together: oneOrMoreTogether,
  /** Where it is from, of what looks back (603.10a), and else where it is put. */
  functionsIn(condition) {
    if (condition.object !== 'self') return null;
    const zone = looksBack(condition) ? condition.from : condition.zone;
    return zone === undefined || zone === 'battlefield' ? null : [zone];
  },
  putsItselfInto: ({ object, zone: to }, zone) => object === 'self' && to === zone,
  isOfEntering: true,
};

function looksBack({ from, zone }: PutInto): boolean {
  // What is put onto the battlefield enters it (603.6a).
  if (zone === 'battlefield') return false;
  return (
    from === 'battlefield' ||
    from === 'graveyard' ||
    // Of an object that all players can see: one that was in a public zone.
    ((zone === 'hand' || zone === 'library') && from !== undefined && from !== 'hand' && from !== 'library')
  );
}
