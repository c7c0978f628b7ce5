/** What is said with reference to something, for the data that mean it: the inverse of what `reading/` resolves. */

import { isFields, isList, listOf, wordOf } from '../../wording/meaning.ts';
import { isSpecOfSeveral } from '../../wording/print.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { participleOf } from '../cards-found.ts';
import { exilesCards } from '../references.ts';
import { type Fields, fields } from '../talk.ts';
import { attachedTo } from './host.ts';
import { nounsFor } from './nouns.ts';

type Says = (wanted: Meaning) => Iterable<Fields>;

/** Whether it can be spoken of again, as of several or as of one; what is targeted is introduced first. */
function isReference(wanted: Meaning, several: boolean, ofEach = false): boolean {
  if (typeof wanted === 'string') return !several && ['self', 'it', 'attached'].includes(wanted);
  if (!isFields(wanted)) return false;
  if ((wanted.ofEach === true) !== ofEach) return false;
  if (wanted.found !== undefined) return several === (wanted.found === 'several');
  // What it was before it became this.
  if (wanted.before !== undefined) return isReference(wanted.before, several, ofEach);
  if (attachedTo(wanted) !== undefined) return !several;
  if (wanted.target === undefined) return wanted.named !== undefined || wanted.event !== undefined;
  return wanted.isNew !== true && several === isSpecOfSeveral(wanted.spec);
}

const objectSaid =
  (said: string, several: boolean): Says =>
  (wanted) =>
    isReference(wanted, several) ? [{ said }] : [];

/** How a target is described; what is any target is no card. */
const describedIn = (spec: Meaning | undefined): Meaning | undefined =>
  fields(spec).any === true ? 'any' : fields(spec).objects;

const called =
  (said: string, several: boolean, ofEach = false): Says =>
  (wanted) =>
    // What something would happen to is spoken of with its event: "exile that card instead".
    wanted === 'it' && !several
      ? [{ said, noun: { called: 'card' } }]
      : isReference(wanted, several, ofEach) && isFields(wanted)
        ? nounsFor(wanted.like ?? fields(wanted.before).was ?? describedIn(wanted.spec)).map((noun) => ({
            said,
            noun,
          }))
        : [];

/** A player of whom was spoken. */
const playerSaid =
  (said: string): Says =>
  (wanted) =>
    wanted === 'they' ||
    wanted === 'attachedPlayer' ||
    (isFields(wanted) &&
      wanted.isNew !== true &&
      ['event', 'target', 'controllerOf', 'ownerOf', 'named'].some((key) => wanted[key] !== undefined))
      ? [{ said }]
      : [];

const amountSaid =
  (said: string): Says =>
  (wanted) =>
    isFields(wanted) &&
    wanted.together !== true &&
    (wanted.number === 'eventAmount' || wanted.number === 'amount')
      ? [{ said }]
      : [];

function* targetSaid(wanted: Meaning): Generator<Fields> {
  if (!isFields(wanted) || wanted.target === undefined || wanted.isNew === false) return;
  // That it is targeted only if something is paid isn't said of it, but of what is done.
  const { differentFrom, ifPaid: _ifPaid, ...spec } = fields(wanted.spec);
  const { max, min } = fields(spec.count);
  const said: Fields = {
    said: 'target',
    ...spec,
    ...(max === 99 || fields(max).number === 'countPlayers' ? { count: { min: min ?? 0, max: 'any' } } : {}),
    ...(differentFrom === undefined ? {} : { another: true }),
  };
  const { divide, ...whole } = said;
  const ways = divide === undefined ? [said] : [whole, said];
  for (const way of ways) {
    const { other, ...objects } = fields(way.objects);
    if (other === true) yield { ...way, objects, another: true };
    yield way;
    yield { ...way, objects, support: true };
  }
}

const says: Readonly<Record<string, Says>> = {
  self: (wanted) => (typeof wanted === 'string' ? [{ said: 'self', what: wanted }] : []),
  it: objectSaid('it', false),
  them: objectSaid('them', true),
  that: called('that', false),
  those: called('those', true),
  eachOf: called('eachOf', true, true),
  the: called('the', false),
  target: targetSaid,
  thatPlayer: (wanted) =>
    [...playerSaid('thatPlayer')(wanted)].flatMap((one) =>
      fields(wanted).event === 'player' ? [one, { ...one, opponent: true }] : [one],
    ),
  they: playerSaid('they'),
  theirs: (wanted) => [
    { said: 'theirs', who: wanted },
    { said: 'theirs', who: 'you' },
  ],
  thatMuch: amountSaid('thatMuch'),
  thatMany: amountSaid('thatMany'),
  amountOf: (wanted) =>
    isFields(wanted) && wanted.number === 'amount' ? [{ said: 'amountOf', of: wanted.done ?? '' }] : [],
  excess: (wanted) => (isFields(wanted) && wanted.number === 'excess' ? [{ said: 'excess' }] : []),
  beforeDamage: (wanted) =>
    isFields(wanted) && wanted.number === 'beforeDamage'
      ? [{ said: 'beforeDamage', of: wanted.of ?? '' }]
      : [],
  ofEvent: (wanted) =>
    wanted === 'self' || wanted === 'attached' || fields(wanted).event === 'object'
      ? [{ said: 'ofEvent' }]
      : [],
  eitherTarget: (wanted) =>
    isFields(wanted) && wanted.target !== undefined && wanted.isNew !== true
      ? [{ said: 'eitherTarget' }]
      : [],
  performed: (wanted) =>
    isFields(wanted) && wanted.named !== undefined && wanted.action !== undefined
      ? [{ said: 'performed', action: wanted.action }]
      : [],
  doneTo: (wanted) =>
    isFields(wanted) && wanted.named !== undefined ? [{ said: 'doneTo', does: wanted.done ?? '' }] : [],
  putThisWay: (wanted) => (isFields(wanted) && wanted.named !== undefined ? [{ said: 'putThisWay' }] : []),
  onSticker: (wanted) =>
    isFields(wanted) && wanted.number === 'amount' && wanted.counted !== undefined
      ? [{ said: 'onSticker', counted: wanted.counted }]
      : [],
  paid: (wanted) =>
    isFields(wanted) && wanted.paid !== undefined ? [{ said: 'paid', how: wanted.how ?? '' }] : [],
  group: (wanted) =>
    isFields(wanted) && wanted.named !== undefined
      ? [{ said: 'group' }, { said: 'group', thatWas: participleOf(wanted.done) ?? '' }]
      : [],
  divided: (wanted) => {
    const { divide } = fields(fields(wanted).spec);
    return divide === undefined ? [] : [{ said: 'divided', of: wanted, divide }];
  },
  eachOther: (wanted) =>
    wanted === 'everyoneElse' || (isFields(wanted) && fields(wanted.playersWith).except !== undefined)
      ? [{ said: 'eachOther' }]
      : [],
  source: (wanted) => (isFields(wanted) && wanted.event === 'source' ? [{ said: 'source' }] : []),
  exiled: (wanted) =>
    !isFields(wanted)
      ? []
      : wanted.linked !== undefined
        ? [{ said: 'exiled', several: wanted.several === true }]
        : wanted.how === 'exile' || wanted.how === 'exileTop'
          ? [{ said: 'exiled', several: false }]
          : wanted.named !== undefined
            ? [false, true].map((several) => ({ said: 'exiled', several }))
            : [],
  castThisWay: (wanted) =>
    isFields(wanted) &&
    wanted.named !== undefined &&
    (wanted.isCast === true || casting.has(wordOf(wanted.done)))
      ? [{ said: 'castThisWay' }]
      : [],
  exiledThisWay: (wanted) =>
    isFields(wanted) && exilesCards.has(wordOf(wanted.done)) ? [{ said: 'exiledThisWay' }] : [],
  damaged: (wanted) => (isFields(wanted) && wanted.named !== undefined ? [{ said: 'damaged' }] : []),
  hadCounterPut: (wanted) =>
    isFields(wanted) && wanted.done === 'putCounters' ? [{ said: 'hadCounterPut' }] : [],
  notChosen: (wanted) =>
    fields(fields(fields(wanted).all).notAmong).named === undefined ? [] : [{ said: 'notChosen' }],
  chosenValue: (wanted) => (typeof wanted === 'string' ? [{ said: 'chosenValue', what: wanted }] : []),
  thisHalf: (wanted) => (typeof wanted === 'string' ? [{ said: 'thisHalf' }] : []),
  where: (wanted) => (typeof wanted === 'string' ? [{ said: 'where' }] : []),
  negative: (wanted) => (typeof wanted === 'number' && wanted < 0 ? [{ said: 'negative', n: -wanted }] : []),
  oneLess: (wanted) => (typeof wanted === 'number' ? [{ said: 'oneLess', n: wanted + 1 }] : []),
  ownPair: (wanted) => {
    const [own, exists] = isList(fields(wanted).of) ? listOf(fields(wanted).of) : [];
    const { owner, controller, ...other } = fields(fields(exists).what);
    return fields(own).holds === 'is' &&
      fields(exists).holds === 'exists' &&
      owner === 'you' &&
      controller === 'you'
      ? [{ said: 'ownPair', what: fields(own).what ?? 'self', other }]
      : [];
  },
  anAura: (wanted) => (fields(wanted).subtype === 'Aura' ? [{ said: 'anAura' }] : []),
  ofSeveral: costSaid,
  times: timesSaid,
  cast: castSaid,
  exiledWith: (wanted) => (fields(wanted).linked === undefined ? [] : [{ said: 'exiledWith', by: 'self' }]),
  doneThisWay: doneSaid,
};

/** What is done by which a card is cast. */
export const casting: ReadonlySet<string> = new Set(['cast', 'castWithoutPaying']);

/** One of the costs that a keyword has: "its {W} kicker". */
function* costSaid(wanted: Meaning): Generator<Fields> {
  const [, keyword, mana] = /^(\w+) (\{.*)$/.exec(wordOf(wanted)) ?? [];
  if (keyword !== undefined && mana !== undefined) yield { said: 'ofSeveral', keyword, mana };
}

/** What may be cast from somewhere: that no lands are isn't said. */
function* castSaid(wanted: Meaning): Generator<Fields> {
  const { what, ...rule } = fields(wanted);
  if (rule.rule !== 'mayPlayFrom') return;
  const { notType, ...others } = fields(what);
  if (notType === 'land') yield { ...rule, said: 'cast', what: others };
  yield { ...rule, said: 'cast', what: what ?? {} };
}

/** "A creature card was milled this way": of one whether it is so, of several whether one is. */
function* doneSaid(wanted: Meaning): Generator<Fields> {
  const { holds, what, like, to } = fields(wanted);
  const isOfOne = holds === 'is';
  if (!isOfOne && !(holds === 'compare' && fields(to).atLeast === 1)) return;
  const { named, done } = fields(isOfOne ? what : fields(what).of);
  if (named === undefined || done === undefined) return;
  const { zone: _zone, ...described } = fields(isOfOne ? like : fields(what).like);
  yield { said: 'doneThisWay', does: done, like: described };
}

/** "+1/+1 for each …". */
function* timesSaid(wanted: Meaning): Generator<Fields> {
  const { change, power, toughness, ...others } = fields(wanted);
  if (change !== 'modifyPowerToughness' || Object.keys(others).length > 0) return;
  const [one, other] = [timesOf(power), timesOf(toughness)];
  const of = one?.of ?? other?.of;
  if (one === undefined || other === undefined || of === undefined) return;
  yield { said: 'times', by: { power: one.n, toughness: other.n }, of };
}

/** How many times what. */
function timesOf(value: Meaning | undefined): { readonly n: number; readonly of?: Meaning } | undefined {
  if (value === 0) return { n: 0 };
  if (!isFields(value)) return undefined;
  const [n, of] = isList(value.of) ? value.of : [];
  return value.number === 'times' && typeof n === 'number' && of !== undefined
    ? { n, of }
    : { n: 1, of: value };
}

/** Whether something is said so of one thing. */
export const isOfOne = (said: string): boolean => Object.hasOwn(says, said);

/** What is said so, and could mean this. */
export const saidOf = (said: string, wanted: Meaning): readonly Fields[] => [...(says[said]?.(wanted) ?? [])];
