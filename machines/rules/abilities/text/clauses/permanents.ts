/** The words of what is done to permanents. */
import { sameWords } from '../../../state/same-words.ts';
import type { CardDefinition, Objects } from '../../../state/vocabulary/index.ts';
import { whetherDone } from '../conditions.ts';
import { type Context, countAsked, eachDone, itself } from '../context.ts';
import { becomeCopyClause, createCopyClause } from '../copying.ts';
import {
  asCondition,
  holds,
  howMany,
  inWords,
  isSeveral,
  isYou,
  objectsByKind,
  objectsText,
  playersText,
  quantityText,
  sayLeaving,
  someText,
  where,
} from '../expressions/index.ts';
import { attackedText, enteringText, entersFighting, moveClause } from '../moving.ts';
import { objectsDo, order, playerDoes } from '../parts.ts';
import { listedText, tokenText } from '../tokens.ts';
import { capitalized, fromText, possessive } from '../words.ts';
import type { Clauses } from './clauses.ts';

export const permanentsClauses = {
  pair(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(`pair ${object(instruction.first)} with ${object(instruction.second)}`);
  },
  exchangeControl(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(
      `exchange control of ${instruction.first === 'self' ? context.self : object(instruction.first)} and ${object(instruction.second)}`,
    );
  },
  fight(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return {
      subject: objectsText(instruction.first, context, 'subject'),
      predicate: `fights ${object(instruction.second)}`,
    };
  },
  move(instruction, context) {
    // "If that card is returned to its owner's hand this way".
    if (instruction.as !== undefined && instruction.to.zone === 'hand' && holds(instruction.what, 'event'))
      context.names.set(whetherDone(instruction.as), "that card is returned to its owner's hand this way");
    return moveClause(instruction.what, instruction.from, instruction.to, context);
  },
  destroy(instruction, context) {
    const destroyed = order(`destroy ${eachOrAll(instruction.what, context)}`);
    sayLeaving(instruction.what, context);
    if (instruction.as !== undefined)
      context.names.set(eachDone(instruction.as), 'permanent destroyed this way');
    return {
      ...destroyed,
      ...(instruction.cantBeRegenerated
        ? { after: `${capitalized(destroyedText(instruction.what, context))} can't be regenerated.` }
        : {}),
    };
  },
  exile(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    if (isAllGraveyards(instruction.what)) return order('exile all graveyards');
    if (holds(instruction.what, 'top') && holds(instruction.what.of, 'target')) {
      const { of, top } = instruction.what;
      const many = top === 1 ? 'the top card' : `the top ${inWords(top, context)} cards`;
      return playerDoes(of, 'exiles', ` ${many} of their library`, context);
    }
    return order(
      `exile ${holds(instruction.what, 'named') ? (context.names.get(instruction.what.named) ?? 'that card') : `${eachOrAll(instruction.what, context)}${fromText(instruction.from)}`}${instruction.haunting === undefined ? '' : ` haunting ${object(instruction.haunting)}`}${instruction.faceDown ? ' face down' : ''}${instruction.until === undefined ? '' : ` until ${context.self} leaves the battlefield`}`,
    );
  },
  sacrifice(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const { who, filter, count, what } = instruction;
    if (
      what !== undefined &&
      holds(who, 'controllerOf') &&
      holds(what, 'named') &&
      sameWords(who.controllerOf, what)
    )
      return { subject: "that creature's controller", predicate: 'sacrifices it' };
    if (instruction.as !== undefined && count !== undefined)
      context.names.set(countAsked(instruction.as), JSON.stringify(count));
    // Once something is targeted "it" would be that.
    const text =
      what === undefined
        ? someText(filter ?? {}, count ?? 1, context)
        : what === 'self' && context.mentioned.has('target0')
          ? context.self
          : holds(what, 'target') && context.inTrigger
            ? objectsByKind(what, context)
            : object(what).replace(/ you control$/, '');
    return playerDoes(isYou(who) ? undefined : who, 'sacrifices', ` ${text}`, context);
  },
  create(instruction, context) {
    const { token, size, count = 1, tapped = false } = instruction;
    const are = count === 1 ? "that's" : 'that are';
    const fights = entersFighting(instruction);
    const state = fights ? ` ${are} ${enteringText(instruction, context)}` : '';
    const tokens = tokenText(token, count, tapped && !fights, context);
    const sized = size === undefined ? tokens : tokens.replace(/^a \*\/\*/, 'an X/X').replace('*/*', 'X/X');
    const much = size === undefined ? '' : where(size.power, context);
    const { counters } = instruction;
    const on = count === 1 ? 'it' : 'them';
    const having =
      counters === undefined ? '' : ` with ${howMany(counters.count, `${counters.kind} counter`)} on ${on}`;
    const to = instruction.attachedTo;
    const attached =
      to === undefined
        ? ''
        : ` attached to ${to === 'self' ? itself(context.face, 'object') : attachedTo(to, context)}`;
    return playerDoes(instruction.who, 'creates', ` ${sized}${having}${attached}${state}${much}`, context);
  },
  createCopy(instruction, context) {
    return createCopyClause(instruction, context);
  },
  meld(instruction, context) {
    const into = isMeldCard(context.face) ? context.face.back?.name : undefined;
    const state = enteringText(instruction, context);
    return {
      ...order(`meld ${objectsText(instruction.what, context, 'object')} into ${into ?? 'one permanent'}`),
      ...(state !== '' && { after: `It enters ${state}.` }),
    };
  },
  becomeCopy(instruction, context) {
    return becomeCopyClause(instruction, context);
  },
  tap(instruction, context) {
    return order(`tap ${objectsByKind(instruction.what, context)}`);
  },
  untap(instruction, context) {
    return order(`untap ${objectsByKind(instruction.what, context)}`);
  },
  freeze(instruction, context) {
    return objectsDo(
      instruction.what,
      // Of itself an object says whose step it is.
      `doesn't untap during ${instruction.what === 'self' ? 'your' : `${isSeveral(instruction.what, context) ? 'their' : 'its'} controller's`} next untap step`,
      context,
    );
  },
  attach(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(
      `attach ${instruction.what === 'self' && holds(instruction.to, 'named') ? context.self : object(instruction.what)} to ${instruction.to === undefined ? playersText(instruction.toPlayer ?? 'you', context) : attachedTo(instruction.to, context)}`,
    );
  },
  unattach(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(`unattach ${object(instruction.what)}`);
  },
  regenerate(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(`regenerate ${object(instruction.what)}`);
  },
  monstrosity(instruction, context) {
    return order(`monstrosity ${quantityText(instruction.n, context)}${where(instruction.n, context)}`);
  },
  designate({ designation, noLonger, what }, context) {
    return objectsDo(
      what,
      noLonger === true ? `is no longer ${designation}` : `becomes ${designation}`,
      context,
    );
  },
  unlock({ what, who }, context) {
    return playerDoes(who, 'unlocks', ` a locked door of ${objectsText(what, context, 'object')}`, context);
  },
  lock({ what, who }, context) {
    return playerDoes(who, 'locks', ` an unlocked door of ${objectsText(what, context, 'object')}`, context);
  },
  becomeLevel(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const whose = object(instruction.what);
    return { subject: `${possessive(whose)} level`, predicate: `becomes ${instruction.level}` };
  },
  transform(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(`transform ${object(instruction.what)}`);
  },
  convert(instruction, context) {
    return order(`convert ${objectsText(instruction.what, context, 'object')}`);
  },
  turnFaceDown(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const { like } = instruction;
    const as = like === undefined ? '' : `. It's ${listedText(like, context)}`;
    return order(`turn ${object(instruction.what)} face down${as}`);
  },
  turnFaceUp(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(`turn ${object(instruction.what)} face up`);
  },
  phaseOut(instruction, context) {
    const until = instruction.until === undefined ? '' : ` until ${context.self} leaves the battlefield`;
    return objectsDo(instruction.what, `phases out${until}`, context);
  },
  removeFromCombat(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(`remove ${object(instruction.what)} from combat`);
  },
  becomeBlocked(instruction, context) {
    return objectsDo(instruction.what, 'becomes blocked', context);
  },
  becomeAttacking({ what, whom }, context) {
    return objectsDo(
      what,
      `becomes attacking${whom === undefined ? '' : ` ${attackedText(whom, context)}`}`,
      context,
    );
  },
  becomeBlocking({ attacker, what }, context) {
    const object = (words: Objects): string => objectsText(words, context, 'object');
    return order(`have ${object(what)} block ${object(attacker)}`);
  },
  reselect({ among, what }, context) {
    const which = among === undefined ? 'player, planeswalker, or battle' : 'player';
    const creature = what === 'self' ? context.self : objectsText(what, context, 'object');
    return order(`reselect which ${which} ${creature} is attacking`);
  },
  flip(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(`flip ${object(instruction.what)}`);
  },
} satisfies Partial<Clauses>;

const isMeldCard = (face: Context['face']): face is CardDefinition => 'meldsWith' in face;

/** What is told apart by its mana value is said of each: "each nonland permanent with mana value X". */
const eachOrAll = (what: Objects, context: Context): string =>
  objectsText(
    what,
    context,
    'object',
    holds(what, 'all') &&
      what.all.zone === undefined &&
      (what.all.manaValue !== undefined || what.all.didThisTurn !== undefined)
      ? 'each'
      : 'all',
  );

/** The token that was just created is "it". */
const attachedTo = (to: Objects, context: Context): string =>
  (to === 'self' ? context.self : objectsText(to, context, 'object')).replace(/^that token$/, 'it');

/** What was destroyed, once more: "it", but after a condition, where that is the source, "that creature". */
function destroyedText(what: Objects, context: Context): string {
  if (isSeveral(what, context)) return 'they';
  const target = holds(what, 'target') ? context.targets[what.target] : undefined;
  const type = target?.objects?.type;
  return context.inTrigger && context.mentioned.has(asCondition) && target !== undefined
    ? `that ${typeof type === 'string' ? type : 'permanent'}`
    : 'it';
}

/** The same objects, by the name that they were given. */
/** Every card in every graveyard. */
const isAllGraveyards = (what: Objects): boolean =>
  holds(what, 'all') && what.all.zone === 'graveyard' && Object.keys(what.all).length === 1;
