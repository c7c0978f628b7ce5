/** What replacement and prevention effects wait for (614.1). */

import { isPlayers } from '../../state/players-or-filter.ts';
import {
  type Filter,
  type Objects,
  type Players,
  type ReplacedEvent,
  type ReplacedEventOf,
  speaksOfSources,
} from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import type { Context } from './context.ts';
import {
  filterText,
  holds,
  isJustNamed,
  objectsText,
  oneText,
  playersText,
  someone,
} from './expressions/index.ts';
import { asList } from './nouns.ts';
import { exceptFirstText, list, numeral, possessive, timeWord } from './words.ts';

export const isAtOnce = (event: ReplacedEvent): boolean =>
  event.would === 'dealDamage' && event.atOnce === true;

export const permanentOr = (object: 'self' | 'attached' | Filter, context: Context): string =>
  typeof object === 'object' && holds(object.among, 'named')
    ? objectsText(object.among, context, 'subject')
    : typeof object === 'string'
      ? objectsText(object, context, 'subject')
      : oneText(object, context);

/** What is put somewhere from anywhere is a card, and no token (109.2). */
function asCard({ owner: _owner, token: _token, ...filter }: Filter): Filter {
  return { ...filter, zone: 'library' };
}

const whoseZone = (moved: 'self' | Filter, context: Context): string => {
  if (moved === 'self' || moved.owner === undefined) return 'a';
  return moved.owner === 'opponents' ? "an opponent's" : possessive(playersText(moved.owner, context));
};

/** What a replacement effect waits for, after "if". */
export function eventText(event: ReplacedEvent, context: Context): string {
  switch (event.would) {
    case 'enter':
      return `${permanentOr(event.what, context)} would enter`;
    case 'move':
      return movesText(event, context);
    case 'die':
      return `${permanentOr(event.what, context)} would die`;
    case 'dealDamage': {
      const { atOnce, to, toPlayer, from, combat } = event;
      const source =
        from === undefined
          ? 'a source'
          : isJustNamed(from)
            ? objectsText(from.among, context, 'subject')
            : typeof from === 'object' && speaksOfSources(from)
              ? permanentOr(from, context).replace(/\bpermanent/, 'source')
              : permanentOr(from, context);
      const whom = [
        ...(toPlayer === undefined ? [] : [someone(toPlayer, context)]),
        ...(to === undefined ? [] : [to === 'self' ? context.self : permanentOr(to, context)]),
      ];
      const dealt = whom.length === 0 ? anyRecipient : list(whom, 'or');
      if (atOnce === true && to === 'self') context.mentioned.add('self');
      if (atOnce === true)
        return `${combat === undefined ? '' : combat ? 'combat ' : 'noncombat '}damage would be dealt to ${dealt}${from === undefined ? '' : ` by ${source}`}`;
      return `${source} would deal ${combat === undefined ? '' : combat ? 'combat ' : 'noncombat '}damage to ${dealt}`;
    }
    case 'destroy':
      return `${permanentOr(event.what, context)} would be destroyed`;
    case 'draw':
      return `${someone(event.who, context)} would draw a card${event.exceptFirstInDrawStep ? exceptFirstText(event.who) : ''}`;
    case 'drawSeveral':
      return `${someone(event.who, context)} would draw ${numeral(event.atLeast)} or more cards`;
    case 'search':
      return `${someone(event.who, context)} would search a library`;
    case 'gainLife':
      return `${someone(event.who, context)} would gain life`;
    case 'loseLife':
      return `${someone(event.who, context)} would lose life`;
    case 'loseGame':
      return `${someone(event.who, context)} would lose the game`;
    case 'create': {
      const tokens =
        event.tokens === undefined ? 'tokens' : filterText({ ...event.tokens, token: true }, context, 'many');
      const whose = `under ${possessive(someone(event.who, context))} control`;
      return event.byEffect === true
        ? `an effect would create one or more ${tokens} ${whose}`
        : `one or more ${tokens} would be created ${whose}`;
    }
    case 'putCounters': {
      if (event.byEffect)
        return `an effect would put one or more ${countersText(event)} on ${countersOn(event, context)}`;
      if (event.by !== undefined)
        return `${someone(event.by, context)} would put one or more ${countersText(event)} on ${countersOn(event, context)}`;
      const counters = `one or more ${countersText(event)}`;
      return isPlayers(event.on)
        ? `${someone(event.on, context)} would get ${counters}`
        : `${counters} would be put on ${oneText(event.on, context)}`;
    }
    case 'discard':
      return `${event.what === 'self' ? 'this card' : oneText(asCard(event.what), context)} would be discarded`;
    case 'begin':
      return `${someone(event.whose, context)} would begin ${their(event.whose)} ${timeWord(event.what)}`;
    case 'attach':
      return `${context.self} would become attached to ${oneText(event.to, context)}`;
    case 'transform':
      return `${context.self} would transform`;
    case 'turnFaceUp':
      return `${context.self} would be turned face up`;
    case 'perform': {
      const { by = 'everyone', object, action: wouldPerform } = event;
      return `${object === undefined ? someone(by, context) : permanentOr(object, context)} would ${wouldPerform}`;
    }
    case 'untap':
      return `${permanentOr(event.what, context)} would untap`;
    default:
      return event satisfies never;
  }
}

/** "a permanent or player" */
export const countersOn = ({ on, orOn }: ReplacedEventOf<'putCounters'>, context: Context): string =>
  [
    isPlayers(on) ? someone(on, context) : oneText(on, context),
    ...(orOn === undefined ? [] : [orOn === 'everyone' ? 'player' : someone(orOn, context)]),
  ].join(' or ');

export const their = (players: Players): string => (players === 'you' ? 'your' : 'their');

export const countersText = ({ kind }: { readonly kind?: string }): string =>
  kind === undefined ? 'counters' : `${kind} counters`;

/** Whom a replacement effect means that is of all damage. */
const anyRecipient = 'a permanent or player';

/** "that spell"; of several that may have been cast "a spell cast this way". */
const spellOf = (among: Objects, { names }: Context): string => {
  const said = holds(among, 'named') ? names.get(among.named) : undefined;
  return said?.startsWith('a spell ') === true ? said : 'that spell';
};

/** From wherever it is but the battlefield. */
const isFromElsewhere = (moves: 'self' | Filter): boolean =>
  moves !== 'self' &&
  (['hand', 'library', 'exile', 'stack', 'command'] as const).every((zone) =>
    asList(moves.zone).includes(zone),
  );

function movesText(
  { what: moved, to, from, when, causedBy, notPaying }: ReplacedEventOf<'move'>,
  context: Context,
): string {
  const what =
    moved === 'self'
      ? objectsText('self', context, 'subject')
      : isJustNamed(moved)
        ? spellOf(moved.among, context)
        : Object.keys(moved).length === 0
          ? 'a card or token'
          : `${oneText(asCard(moved), context)}${isFromElsewhere(moved) ? ' not on the battlefield' : ''}`;
  const place = (zone: string, whose: string): string =>
    zone === 'battlefield' ? 'the battlefield' : zone === 'exile' ? 'exile' : `${whose} ${zone}`;
  if (to === undefined) return `${what} would leave ${from === undefined ? 'its zone' : place(from, 'the')}`;
  if (causedBy !== undefined && when === 'discarded')
    return `a spell or ability ${someone(causedBy, context)} ${causedBy === 'you' ? 'control' : 'controls'} causes you to discard ${what}`;
  const origin =
    from === undefined
      ? isJustNamed(moved) || isFromElsewhere(moved)
        ? ''
        : ' from anywhere'
      : ` from ${place(from, 'a')}`;
  const put = to === 'battlefield' ? 'put onto' : 'put into';
  const paid = notPaying === undefined ? undefined : keywords[notPaying]?.words?.discarding?.done;
  const unless = paid === undefined ? '' : ` and it wasn't ${paid}`;
  return `${what} would be ${put} ${place(to, whoseZone(moved, context))}${origin}${unless}`;
}
