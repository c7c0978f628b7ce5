/** Trigger conditions as data; what the event is about is what "it" means at first. */
import { isFields, keyOf, listOf, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { triggerWords } from '../words/triggers/index.ts';
import { resolved } from './references.ts';
import { type Fields, fields, mention, NotUnderstood, type Talk } from './talk.ts';

export function triggersOf(said: Meaning, talk: Talk): Meaning {
  const conditions = listOf(said).flatMap((one) => conditionsOf(fields(one)));
  // "Blocks or becomes blocked by a Goblin" is of Goblins in both.
  if (isHalfSaid(conditions)) throw new NotUnderstood('what is blocked is what blocks');
  const subjects = conditions.map((one) => one.object ?? one.source ?? one.spell ?? one.card);
  if (subjects.some((what) => what !== undefined)) {
    const isSource = conditions.every((one) => one.on === 'dealsDamage' && one.source !== undefined);
    const isSelf = subjects.every((what) => what === 'self');
    mention(
      talk,
      isSelf ? 'self' : { event: isSource ? 'source' : 'object' },
      'object',
      conditions.some((one) => one.oneOrMore === true),
      {
        like: conditions.map((one, index) =>
          one.on === 'activated' ? anAbility : described(subjects[index]),
        ),
        isCard: conditions.every(isMove),
        isSubject: 'ofEvent',
      },
    );
  }
  // "You may exert this as it attacks. When you do, it …", "the upkeep of enchanted creature's controller".
  const spoken = conditions.every(({ on }) => on === 'paysToAttack')
    ? 'self'
    : conditions.every(({ whose }) => fields(whose).controllerOf === 'attached')
      ? 'attached'
      : undefined;
  if (spoken !== undefined) mention(talk, spoken, 'object', false, { isSubject: 'ofEvent' });
  const others = conditions.map((one) => otherOf(one));
  const [other] = others;
  if (other !== undefined && others.every((one) => keyOf(one?.ref ?? null) === keyOf(other.ref)))
    mention(talk, other.ref, 'object', false, { like: others.map((one) => one?.like ?? null) });
  if (conditions.every(({ on, player }) => on === 'playerAttacks' && player === 'attachedPlayer'))
    talk.player = 'attachedPlayer';
  else if (conditions.every(givesPlayer)) talk.player = { event: 'player' };
  else if (conditions.every((one) => attacking.has(one.on ?? '') && one.player !== undefined))
    talk.player = { event: 'otherPlayer' };
  else if (subjects.every((what) => fields(what).controller === 'opponents'))
    talk.player = { controllerOf: { event: 'object' } };
  else if (subjects.every((what) => fields(what).owner === 'opponents'))
    talk.player = { ownerOf: { event: 'object' } };
  if (conditions.every(isOfOpponent)) talk.opponents.push({ event: 'player' });
  talk.isOfSource = conditions.every((one) => one.on === 'dealsDamage' && one.source === undefined);
  // X of a spell that somebody casts is that spell's (107.3e).
  if (conditions.every(({ on, spell }) => on === 'cast' && isFields(spell)))
    talk.x = { number: 'xOf', of: { event: 'object' } };
  if (conditions.some(givesAmount)) talk.amount = { number: 'eventAmount' };
  const done = conditions.map((one) => resolved(one, talk));
  talk.clause++;
  return done;
}

/** What is activated is an ability on the stack (602.2a). */
const anAbility = { zone: 'stack', stackObject: 'ability' };

/** How it is described; what was spoken of before may be anything. */
const described = (what: Meaning | undefined): Meaning =>
  isFields(what) && what.among !== undefined ? {} : (what ?? null);

/** Events of which several at once can be one. */
const batched: ReadonlySet<Meaning | undefined> = new Set(
  Object.entries(triggerWords).flatMap(([word, { shape }]) => ('oneOrMore' in shape ? [word] : [])),
);

const attacking = new Set<Meaning>(['attacks', 'attacksUnblocked']);

/** What was said of one event or of two, about `one` object `or` another. */
function conditionsOf(said: Fields): readonly Fields[] {
  const { one: object, or, oneOrMore, said: how, at: _at, ...rest } = said;
  const make = (what: Meaning): Fields => {
    if (how === 'through') {
      const { sacrificed, keyword, ...others } = rest;
      return { ...others, object: sacrificed ?? {}, through: { keyword: keyword ?? '', of: what } };
    }
    const whose =
      how === 'underYourControl'
        ? { controller: 'you' }
        : how === 'underOpponentsControl'
          ? { controller: 'opponents' }
          : how === 'yours'
            ? { owner: 'you' }
            : how === 'theirs'
              ? { owner: 'opponents' }
              : {};
    if (oneOrMore === true && !batched.has(rest.on))
      throw new NotUnderstood('of this several at once are said in other words');
    const key = rest.on === 'dealsDamage' ? 'source' : 'object';
    return {
      ...rest,
      [key]: isFields(what) ? { ...what, ...whose } : what,
      ...(oneOrMore === true ? { oneOrMore: true } : {}),
    };
  };
  if (object === undefined) return [oneOrMore === undefined ? rest : { ...rest, oneOrMore }];
  return or === undefined ? [make(object)] : [make(object), make(or)];
}

/** Whether it blocks anything, and becomes blocked by what is described. */
const isHalfSaid = (conditions: readonly Fields[]): boolean =>
  conditions.some(
    ({ on, blocked, atLeast }) => on === 'blocks' && blocked === undefined && atLeast === undefined,
  ) && conditions.some(({ on, by }) => on === 'becomesBlocked' && by !== undefined);

/** Whether what an event is about is a card afterwards, somewhere else. */
const isMove = ({ on }: Fields): boolean =>
  ['dies', 'leaves', 'putInto', 'sacrificed', 'destroyed', 'discards'].includes(wordOf(on));

/** What an event is about besides: what is blocked, what is dealt damage, what targets. */
function otherOf({ on, blocked, by, to, ofSpell }: Fields): { ref: Meaning; like: Meaning } | undefined {
  if (on === 'blocks' && blocked !== undefined) return { ref: { event: 'other' }, like: blocked };
  if (on === 'becomesBlocked' && by !== undefined) return { ref: { event: 'other' }, like: by };
  if (on === 'attachedTo' && to !== undefined) return { ref: { event: 'other' }, like: to };
  if (on === 'unattached') return { ref: { event: 'other' }, like: {} };
  if (on === 'dealsDamage' && isFields(to)) return { ref: { event: 'object' }, like: to };
  if (on === 'becomesTarget')
    return {
      ref: { event: 'other' },
      like: { zone: 'stack', ...(ofSpell === true ? { stackObject: 'spell' } : {}) },
    };
  return undefined;
}

/** Whether an event's player is one whom its words speak of, so that "that player" can mean them. */
const givesPlayer = ({ on, toPlayer, player, by, who, whose, causedBy }: Fields): boolean =>
  on === 'dealsDamage' || on === 'dealtDamage'
    ? toPlayer !== undefined || player !== undefined
    : [by, who].some((one) => one !== undefined && one !== 'you') ||
      (on === 'begins' && whose !== 'you') ||
      causedBy !== undefined ||
      (on === 'cast' && by === undefined);

const givesAmount = ({ on }: Fields): boolean =>
  ['dealsDamage', 'dealtDamage', 'gainsLife', 'losesLife', 'countersPut', 'becomesMonstrous'].includes(
    wordOf(on),
  );

/** Whether the player of the event is an opponent. */
const isOfOpponent = ({ by, causedBy, toPlayer, who }: Fields): boolean => {
  const [player, ...others] = [by, causedBy, toPlayer, who].filter((one) => one !== undefined);
  return player === 'opponents' && others.length === 0;
};
