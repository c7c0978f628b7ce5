/** Where things are put, and whether they are put there or return. */
import type { Attacked, Destination, EnteringCombat, Objects } from '../../state/vocabulary/index.ts';
import type { Zone } from '../../state/zones.ts';
import type { Context } from './context.ts';
import {
  asExiled,
  asPermanent,
  asYours,
  eachText,
  filterText,
  holds,
  howMany,
  isBesides,
  isSeveral,
  objectsText,
  playersText,
} from './expressions/index.ts';
import { linkOf } from './linked.ts';
import { modificationsText } from './modification.ts';
import { type Clause, order } from './parts.ts';
import { fromText, plural } from './words.ts';

const zoneOf = (
  what: Objects,
  from: Zone | undefined,
  context: Context,
): { zone: string | undefined; yours: boolean } => {
  if (what === 'self') return { zone: from, yours: from !== undefined };
  const filter =
    typeof what !== 'object'
      ? undefined
      : 'target' in what
        ? context.targets[what.target]?.objects
        : 'all' in what
          ? what.all
          : undefined;
  const zone = filter?.zone;
  return { zone: typeof zone === 'string' ? zone : undefined, yours: filter?.owner === 'you' };
};

/** A player, planeswalker or battle that is attacked, in words. */
export const attackedText = (attacked: Attacked, context: Context): string =>
  holds(attacked, 'object')
    ? objectsText(attacked.object, context, 'object')
    : playersText(attacked, context);

/** "attacking", "attacking that player", "attacking the same player, planeswalker, or battle as that creature". */
function attackingText(attacking: NonNullable<EnteringCombat['attacking']>, context: Context): string {
  if (attacking === true) return 'attacking';
  return holds(attacking, 'sameAs')
    ? `attacking the same player, planeswalker, or battle as ${objectsText(attacking.sameAs, context, 'object')}`
    : `attacking ${attackedText(attacking, context)}`;
}

/** How something enters: "tapped and attacking that player", "blocking"; nothing for what enters without more. */
export function enteringText(
  { attacking, blocking, tapped }: EnteringCombat & { readonly tapped?: boolean },
  context: Context,
): string {
  const said: string[] = tapped ? ['tapped'] : [];
  if (attacking !== undefined) said.push(attackingText(attacking, context));
  if (blocking !== undefined)
    said.push(blocking === true ? 'blocking' : `blocking ${objectsText(blocking, context, 'object')}`);
  return said.join(' and ');
}

/** Whether it enters fighting. */
export const entersFighting = ({ attacking, blocking }: EnteringCombat): boolean =>
  attacking !== undefined || blocking !== undefined;

/** Where something is put: "onto the battlefield tapped under your control". */
export function placeText(to: Destination, owner: string, context: Context, verb: 'put' | 'return'): string {
  const into =
    to.zone === 'battlefield'
      ? verb === 'put'
        ? 'onto the battlefield'
        : 'to the battlefield'
      : to.zone === 'library'
        ? to.position === 'bottom'
          ? `on the bottom of ${owner}`
          : to.position === 'top' || to.position === undefined
            ? `on top of ${owner}`
            : `into ${owner}`
        : to.zone === 'exile'
          ? 'into exile'
          : `${verb === 'put' ? 'into' : 'to'} ${owner}`;
  return [
    into,
    enteringText(to, context),
    to.transformed ? 'transformed' : '',
    to.under === undefined
      ? ''
      : to.under === 'you'
        ? 'under your control'
        : `under ${playersText(to.under, context)}'s control`,
    to.counters === undefined
      ? ''
      : `with ${howMany(to.counters.count, `${to.counters.kind} counter`)} on it`,
    to.attachedTo === undefined
      ? ''
      : `attached to ${objectsText(to.attachedTo, context, holds(to.attachedTo, 'named') ? 'subject' : 'object')}`,
    to.faceDown ? 'face down' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether an ability printed here, and not one that a keyword stands for, exiles what this link remembers. */
const isLinkedHere = (link: string, { face }: Context): boolean =>
  (face.abilities ?? []).some(
    (ability) =>
      ability.kind !== 'keyword' && JSON.stringify(ability).includes(`"link":${JSON.stringify(link)}`),
  );

/** "Each player returns all creature cards from their graveyard to their hand." */
function eachReturns(what: Objects, to: Destination, context: Context): Clause | undefined {
  if (!holds(what, 'all') || what.all.zone !== 'graveyard' || what.all.owner !== undefined) return undefined;
  if ((to.zone !== 'hand' && to.zone !== 'battlefield') || to.under !== undefined) return undefined;
  const cards = filterText({ ...what.all, zone: 'library' }, context, 'many');
  const place = to.zone === 'hand' ? 'to their hand' : `to the battlefield${to.tapped ? ' tapped' : ''}`;
  return { subject: 'each player', predicate: `returns all ${cards} from their graveyard ${place}` };
}

export function moveClause(what: Objects, from: Zone | undefined, to: Destination, context: Context): Clause {
  const returned = eachReturns(what, to, context);
  if (returned !== undefined) return returned;
  const { zone, yours } = zoneOf(what, from, context);
  const isOneByOne = holds(what, 'all') && (isBesides(what.all) || what.all.manaValue !== undefined);
  const several = isSeveral(what, context) && !isOneByOne;
  const isNew = holds(what, 'named');
  const own = isNew ? context.names.get(asYours(what.named)) : undefined;
  // What was on the battlefield before goes back to it.
  const isBack =
    isNew &&
    own !== 'card' &&
    to.zone === 'battlefield' &&
    (['that card', 'the exiled card', 'it', 'her', 'him'].includes(context.names.get(what.named) ?? '') ||
      context.names.get(asExiled(what.named)) === 'all exiled');
  const isChosenThere = isNew && / exiled with /.test(context.names.get(what.named) ?? '');
  const isFromExile = holds(what, 'all') && zone === 'exile' && linkOf(what.all) !== undefined;
  const isOfYours = isNew && / from your graveyard$/.test(context.names.get(what.named) ?? '');
  const isReturned = isNew && context.names.has(asPermanent(what.named)) && to.zone === 'hand';
  const isPut =
    to.zone === 'library' ||
    (zone !== undefined && !yours && !isFromExile) ||
    (isChosenThere
      ? to.zone !== 'hand'
      : zone === undefined && isNew && !isBack && !isOfYours && to.under === undefined);
  const isHidden = holds(what, 'linked') && !isLinkedHere(what.linked, context);
  const verb =
    (isPut && !isReturned && !(own === 'permanent' && to.zone === 'hand')) || isHidden ? 'put' : 'return';
  const isLeaving = isBack || isFromExile || holds(what, 'linked') || holds(what, 'event');
  const fromHere = what === 'self' ? fromText(from) : '';
  const card = what === 'attached' && from === 'graveyard' ? ' card' : '';
  const moved =
    holds(what, 'all') && isOneByOne
      ? eachText(what.all, context, 'from')
      : objectsText(what, context, 'object');
  const said = `${moved}${card}${fromHere}`;
  const isYours = yours || own !== undefined || /from your (hand|graveyard)$/.test(said);
  const isAnOpponents = / an opponent owns /.test(said);
  const owner = `${isYours ? 'your' : isAnOpponents ? "that player's" : several ? "their owners'" : "its owner's"} ${several && !isYours ? plural(to.zone) : to.zone}`;
  const place = placeText(to, owner, context, verb);
  const back =
    to.zone === 'battlefield' && to.under === undefined && isLeaving
      ? several
        ? " under their owners' control"
        : ` under ${said === 'her' ? 'her' : said === 'him' ? 'his' : 'its'} owner's control`
      : '';
  const anyOrder = to.zone === 'library' && isNew && /s from/.test(said) ? ' in any order' : '';
  const is =
    to.with === undefined
      ? ''
      : `. ${several ? 'They' : 'It'} ${modificationsText(to.with.changes, true, several, context).text}`.replace(
          /^\. It is /,
          ". It's ",
        );
  // After a number of other things, "from your hand" would be said of those.
  const [, described = '', origin = ''] = /^(.* than or equal to .*)( from your .*)$/.exec(said) ?? [];
  if (origin !== '') {
    const [onto = '', ...how] = place.split(/(?= with )/);
    return order(`${verb} ${described} ${onto}${origin}${how.join('')}`);
  }
  return order(`${verb} ${said} ${place}${back}${anyOrder}${is}`);
}
