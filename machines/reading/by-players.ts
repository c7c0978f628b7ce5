/** What players do one by one, each of them "they" in it. */
import { carried } from '../rules/state/origins.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { isFields, isList, replaced } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { nameFor } from './naming.ts';
import { resolved } from './references.ts';
import {
  type Doing,
  type Fields,
  fields,
  isSeveralPlayers,
  mention,
  NotUnderstood,
  type Talk,
} from './talk.ts';

/** What a player does, who is "they" in it; of several players each. */
export function doneBy({ who = 'you', then = [] }: Fields, talk: Talk, doing: Doing): Meaning[] {
  if (who === 'you') return doing(then, talk);
  const before = talk.player;
  const isOfSeveral = isSeveralPlayers(who);
  const player = resolved(who, talk);
  talk.player = isOfSeveral ? 'they' : player;
  const done = doing(then, talk);
  if (!isOfSeveral) return done;
  talk.player = before;
  return done.map((one) => {
    if (fields(one).who !== undefined) return one;
    return isGained(one, player) ? doneForEach(one, player) : ofAll(one, player);
  });
}

/** Whether each of the players gets something else by it: "each player gains control of all creatures they own". */
const isGained = (one: Meaning, player: Meaning): boolean => {
  const { changes } = fields(one);
  return isList(changes) && changes.some((change) => sameWords(fields(change).by, player));
};

/** The same done for each of them, who is "they" in it. */
const doneForEach = (one: Meaning, player: Meaning): Meaning => ({
  do: 'forEachPlayer',
  of: player,
  then: [replaced(one, (part) => (sameWords(part, player) ? 'they' : undefined))],
});

/** What is said of what players may do or not, each of several "they" in it. */
export function spokenBy<Spoken>(who: Meaning | undefined, talk: Talk, speak: () => Spoken): Spoken {
  const before = talk.player;
  if (isSeveralPlayers(who)) talk.player = 'they';
  else if (isFields(who)) talk.player = who;
  const spoken = speak();
  if (isSeveralPlayers(who)) talk.player = before;
  return spoken;
}

/** "For each opponent, destroy target creature that player controls": a target for each; else what is done for each. */
export function forEachPlayer({ of = 'everyone', then = [] }: Fields, talk: Talk, doing: Doing): Meaning[] {
  const before = talk.targets.length;
  const inner: Talk = { ...talk, resolved: new Map(), player: of, forEach: of };
  const done = doing(then, inner);
  talk.names = Math.max(talk.names, inner.names);
  if (talk.targets.length > before) return eachOf(done, talk.targets.length - before, before);
  const alone: Talk = { ...talk, mentions: [...talk.mentions], resolved: new Map(), player: 'they' };
  const each = doing(then, alone);
  talk.names = Math.max(talk.names, alone.names);
  // "Put those cards onto the battlefield": what was chosen for all of them.
  const named = each.map((one) => {
    const instruction = fields(one);
    if (instruction.do === 'choose') {
      const ref = { named: nameFor(talk, instruction) };
      const isCard = fields(instruction.from).zone !== undefined;
      mention(talk, ref, 'object', true, { like: instruction.from, isCard });
    }
    return instruction;
  });
  return [{ do: 'forEachPlayer', of, then: named }];
}

/** What is done with the targets of each of them; where it is more than one thing, to one target after the other. */
function eachOf(done: Meaning[], targets: number, first: number): Meaning[] {
  if (done.some((one) => fields(one).do === 'may'))
    throw new NotUnderstood('for each player it is chosen whether it is done');
  if (done.length === 1) return done;
  if (targets > 1) throw new NotUnderstood('several targets for each player');
  const then = replaced(done, (part) => (isFields(part) && part.target === first ? 'it' : undefined));
  return [{ do: 'forEach', of: { target: first }, then }];
}

/** One of several things that each player chooses (608.2d); what is done in one isn't spoken of in another. */
export function among(
  { said: _said, at: _at, options, who, ...rest }: Fields,
  talk: Talk,
  doing: Doing,
): Meaning {
  const player = who === undefined || who === 'you' ? undefined : resolved(who, talk);
  const chosen = (isList(options) ? options : []).map((then, index): Fields => {
    const inner: Talk = { ...talk, mentions: [...talk.mentions], resolved: new Map() };
    const does = spokenBy(player, inner, () => doing(then, inner));
    talk.names = Math.max(talk.names, inner.names);
    return { word: `option ${index + 1}`, then: does };
  });
  return { ...rest, ...(player === undefined ? {} : { who: player }), options: chosen };
}

/** What each of several players does to what is theirs is done to what is any of theirs. */
function ofAll(value: Meaning, players: Meaning): Meaning {
  if (isList(value)) return value.map((part) => ofAll(part, players));
  if (!isFields(value)) return value;
  const parts = Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): readonly [string, Meaning][] =>
      part !== 'they' || (key !== 'owner' && key !== 'controller')
        ? [[key, ofAll(part, players)]]
        : players === 'everyone'
          ? []
          : [[key, players]],
    ),
  );
  return carried(value, parts);
}
