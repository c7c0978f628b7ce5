/** What replacement and prevention effects wait for (614.1). */
import {
  type Filter,
  type Objects,
  type Players,
  type Replacement,
  speaksOfSources,
} from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import type { Context } from './context.ts';
import {
  filterText,
  holds,
  isJustNamed,
  isPlayers,
  objectsText,
  oneText,
  playersText,
  someone,
} from './expressions/index.ts';
import { asList } from './nouns.ts';
import { exceptFirstText, list, numeral, possessive, timeWord } from './words.ts';

export const isAtOnce = (event: Replacement['event']): boolean =>
  'damage' in event && event.damage.atOnce === true;

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
export function eventText(event: Replacement['event'], context: Context): string {
  if ('enters' in event) return `${permanentOr(event.enters, context)} would enter`;
  if ('moves' in event) return movesText(event, context);
  if ('dies' in event) return `${permanentOr(event.dies, context)} would die`;
  if ('damage' in event) {
    const { atOnce, to, toPlayer, from, combat } = event.damage;
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
  if ('destroy' in event) return `${permanentOr(event.destroy, context)} would be destroyed`;
  if ('draw' in event)
    return `${someone(event.draw, context)} would draw a card${event.exceptFirstInDrawStep ? exceptFirstText(event.draw) : ''}`;
  if ('draws' in event)
    return `${someone(event.draws, context)} would draw ${numeral(event.atLeast)} or more cards`;
  if ('search' in event) return `${someone(event.search, context)} would search a library`;
  if ('gainLife' in event) return `${someone(event.gainLife, context)} would gain life`;
  if ('loseLife' in event) return `${someone(event.loseLife, context)} would lose life`;
  if ('loseGame' in event) return `${someone(event.loseGame, context)} would lose the game`;
  if ('create' in event) {
    const tokens =
      event.tokens === undefined ? 'tokens' : filterText({ ...event.tokens, token: true }, context, 'many');
    const whose = `under ${possessive(someone(event.create, context))} control`;
    return event.byEffect === true
      ? `an effect would create one or more ${tokens} ${whose}`
      : `one or more ${tokens} would be created ${whose}`;
  }
  if ('putCounters' in event && event.byEffect)
    return `an effect would put one or more ${countersText(event)} on ${countersOn(event, context)}`;
  if ('putCounters' in event && event.by !== undefined)
    return `${someone(event.by, context)} would put one or more ${countersText(event)} on ${countersOn(event, context)}`;
  if ('putCounters' in event) {
    const counters = `one or more ${countersText(event)}`;
    return isPlayers(event.putCounters)
      ? `${someone(event.putCounters, context)} would get ${counters}`
      : `${counters} would be put on ${oneText(event.putCounters, context)}`;
  }
  if ('discard' in event)
    return `${event.discard === 'self' ? 'this card' : oneText(asCard(event.discard), context)} would be discarded`;
  if ('begins' in event)
    return `${someone(event.whose, context)} would begin ${their(event.whose)} ${timeWord(event.begins)}`;
  if ('attaches' in event) return `${context.self} would become attached to ${oneText(event.to, context)}`;
  if ('transforms' in event) return `${context.self} would transform`;
  if ('turnedFaceUp' in event) return `${context.self} would be turned face up`;
  if ('wouldPerform' in event) {
    const { by = 'everyone', object, wouldPerform } = event;
    return `${object === undefined ? someone(by, context) : permanentOr(object, context)} would ${wouldPerform}`;
  }
  return `${permanentOr(event.untaps, context)} would untap`;
}

/** "a permanent or player" */
export const countersOn = (
  { putCounters: on, orOn }: Extract<Replacement['event'], { readonly putCounters: unknown }>,
  context: Context,
): string =>
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
  { moves, to, from, when, causedBy, notPaying }: Extract<Replacement['event'], { readonly moves: unknown }>,
  context: Context,
): string {
  const what =
    moves === 'self'
      ? objectsText('self', context, 'subject')
      : isJustNamed(moves)
        ? spellOf(moves.among, context)
        : Object.keys(moves).length === 0
          ? 'a card or token'
          : `${oneText(asCard(moves), context)}${isFromElsewhere(moves) ? ' not on the battlefield' : ''}`;
  const place = (zone: string, whose: string): string =>
    zone === 'battlefield' ? 'the battlefield' : zone === 'exile' ? 'exile' : `${whose} ${zone}`;
  if (to === undefined) return `${what} would leave ${from === undefined ? 'its zone' : place(from, 'the')}`;
  if (causedBy !== undefined && when === 'discarded')
    return `a spell or ability ${someone(causedBy, context)} ${causedBy === 'you' ? 'control' : 'controls'} causes you to discard ${what}`;
  const origin =
    from === undefined
      ? isJustNamed(moves) || isFromElsewhere(moves)
        ? ''
        : ' from anywhere'
      : ` from ${place(from, 'a')}`;
  const put = to === 'battlefield' ? 'put onto' : 'put into';
  const paid = notPaying === undefined ? undefined : keywords[notPaying]?.words?.discarding?.done;
  const unless = paid === undefined ? '' : ` and it wasn't ${paid}`;
  return `${what} would be ${put} ${place(to, whoseZone(moves, context))}${origin}${unless}`;
}
