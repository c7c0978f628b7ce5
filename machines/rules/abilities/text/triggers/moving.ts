/** Triggers on what enters, leaves, dies, is destroyed or sacrificed (603.6). */

import type { Filter, Players, TriggerCondition } from '../../../state/vocabulary/index.ts';
import type { Zone } from '../../../state/zones.ts';
import type { Context } from '../context.ts';
import { filterText, holds, oneText, playersText, someone } from '../expressions/index.ts';
import { possessive, withArticle } from '../words.ts';
import { about, type Part, type PartsOf, subjectOf, whenever } from './part.ts';

/** It itself, as it is attached to something that is so. */
const isSelfAttached = (
  object: 'self' | 'attached' | Filter,
): object is Filter & { readonly attachedTo: { readonly all: Filter } } =>
  typeof object === 'object' && object.among === 'self' && holds(object.attachedTo, 'all');

const spellOrAbilityOf = (players: Players, context: Context): string =>
  `a spell or ability ${someone(players, context)} ${players === 'you' ? 'control' : 'controls'}`;

const withoutOwner = ({ owner: _owner, ...rest }: Filter): Filter => rest;

/** "an instant or sorcery card leaves your graveyard". */
function leavingText(
  object: 'self' | 'attached' | Filter,
  zone: Zone,
  context: Context,
  oneOrMore: true | undefined,
): Part {
  const predicate = (whose: string): string =>
    `${oneOrMore ? 'leave' : 'leaves'} ${zone === 'exile' ? zone : `${whose} ${zone}`}`;
  if (typeof object === 'string') return about(object, `leaves ${placeText(zone, true)}`, context);
  const { owner, ...what } = object;
  const noun = filterText({ ...what, zone: 'hand' }, context, oneOrMore ? 'many' : 'one').replace(
    / (in|from) .*$/,
    '',
  );
  return whenever(
    oneOrMore ? `one or more ${noun}` : withArticle(noun),
    predicate(owner === undefined ? 'a' : possessive(playersText(owner, context))),
  );
}

const fromWhere = (from: Zone | undefined, owned: boolean): string =>
  from === undefined ? 'anywhere' : placeText(from, owned);

/** "your graveyard", "a hand", "the battlefield", "exile". */
function placeText(zone: Zone, owned: boolean): string {
  if (zone === 'exile') return zone;
  return zone === 'battlefield' || zone === 'stack' ? `the ${zone}` : `${owned ? 'your' : 'a'} ${zone}`;
}

/** Whether what is put somewhere is yours: as the text says so, or as it has the ability and is no permanent then. */
const isYours = ({ from, object }: BeingPut): boolean =>
  typeof object === 'object'
    ? object.owner === 'you'
    : from !== undefined && from !== 'battlefield' && from !== 'stack';
type BeingPut = Extract<TriggerCondition, { readonly on: 'putInto' }>;

/** What goes to its owner's zone, without saying whose: a permanent from the battlefield, a card from elsewhere. */
function asPut({ owner: _owner, zone: _zone, ...what }: Filter, from: Zone | undefined): Filter {
  return from === 'battlefield' ? what : { ...what, zone: 'library' };
}

export const movingParts: PartsOf<'enters' | 'leaves' | 'dies' | 'putInto' | 'destroyed' | 'sacrificed'> = {
  enters(when, context) {
    if (isSelfAttached(when.object)) {
      context.mentioned.add('attached');
      return about('self', `enters attached to ${oneText(when.object.attachedTo.all, context)}`, context);
    }
    return about(
      when.object,
      `${when.oneOrMore ? 'enter' : 'enters'}${when.from === undefined ? '' : ` from a ${when.from}`}`,
      context,
      when.oneOrMore,
    );
  },
  leaves(when, context) {
    if (when.from !== undefined) return leavingText(when.object, when.from, context, when.oneOrMore);
    if (when.oneOrMore) return about(when.object, 'leave the battlefield', context, true);
    if (when.through !== undefined)
      return {
        ...about(
          when.object,
          `is ${when.through.keyword}ed with ${when.through.of === 'self' ? context.self : oneText(when.through.of, context)}`,
          context,
        ),
        word: 'When',
      };
    return when.to === 'graveyard'
      ? about(
          when.object,
          `is put into a graveyard${when.object === 'attached' ? '' : ' from the battlefield'}`,
          context,
        )
      : about(when.object, 'leaves the battlefield', context);
  },
  dies(when, context) {
    return when.object === 'haunted'
      ? { word: 'When', subject: 'the creature it haunts', predicate: 'dies' }
      : about(when.object, when.oneOrMore ? 'die' : 'dies', context, when.oneOrMore);
  },
  putInto(when, context) {
    const owned = isYours(when);
    if (when.causedBy !== undefined)
      return whenever(
        spellOrAbilityOf(when.causedBy, context),
        `causes ${subjectOf(typeof when.object === 'object' ? withoutOwner(when.object) : when.object, context)} to be put ${when.zone === 'battlefield' ? 'onto' : 'into'} ${placeText(when.zone, owned)} from ${fromWhere(when.from, owned)}`,
      );
    return about(
      owned && typeof when.object === 'object' ? asPut(when.object, when.from) : when.object,
      `${when.oneOrMore ? 'are' : 'is'} put ${when.zone === 'battlefield' ? 'onto' : 'into'} ${placeText(when.zone, owned)} from ${fromWhere(when.from, owned)}`,
      context,
      when.oneOrMore,
    );
  },
  destroyed(when, context) {
    return when.causedBy === undefined
      ? about(when.object, 'is destroyed', context)
      : whenever(spellOrAbilityOf(when.causedBy, context), `destroys ${subjectOf(when.object, context)}`);
  },
  sacrificed(when, context) {
    if (when.through !== undefined && when.object !== 'self')
      return about(when.through.of, `${when.through.keyword}s ${oneText(when.object, context)}`, context);
    return when.by === undefined
      ? about(when.object, 'is sacrificed', context)
      : whenever(
          someone(when.by, context),
          `sacrifice${when.by === 'you' ? '' : 's'} ${subjectOf(when.object, context)}`,
        );
  },
};
