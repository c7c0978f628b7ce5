import { counted } from '../../machines/game/words.ts';
import {
  characteristics,
  type Entering,
  type Game,
  type GameEvent,
  type GameObject,
  type Happened,
  type ObjectId,
  type PlayerDesignation,
  type PlayerId,
  sameTarget,
  type Target,
} from '../../machines/rules/index.ts';

/** A question about an object as it is now, and what answers it. */
export interface Question {
  readonly question: string;
  /** The events that made it so, in order: of a number all that made it up. None where none is known. */
  readonly events: readonly number[];
  /** How much of a number was there as the game began; 0 of what is none. */
  readonly fromBeginning: number;
}

/** The answer where no event brought it about. */
export const sinceTheBeginning = 'It was so as the game began.';

/** What is said of a number of which some was there as the game began. */
export const hadAlready = (count: number): string => `It had ${count} as the game began.`;

/** What one may ask of an object: why it is where it is and as it is. */
export function questionsOf(game: Game, id: ObjectId, happened: readonly Happened[]): readonly Question[] {
  const object = game.objects[id];
  if (object == null || object.left !== null) return [];
  const last = lastOf(happened);
  return [
    last('Why is it here?', (event) => brought(event, id)),
    ...(object.zone === 'battlefield' ? ofPermanent(game, object, last) : []),
    ...(object.room === undefined
      ? []
      : [
          last(
            `Why is the venture marker in ${object.room}?`,
            (event) => event.type === 'enterRoom' && event.dungeon === id && event.room === object.room,
          ),
        ]),
    ...(object.damage > 0 ? [ofDamage(object, happened)] : []),
    ...Object.entries(object.counters).flatMap(([kind, count]) =>
      count > 0 ? [ofCounters({ object: id }, 'it', kind, count, happened)] : [],
    ),
  ];
}

/** What one may ask of what is marked on a player: a designation (725, 726), a kind of counters. */
export type PlayerMark = { readonly designation: PlayerDesignation } | { readonly counters: string };

/** Why a player is marked so; null if they aren't. */
export function whyMarked(
  game: Game,
  player: PlayerId,
  mark: PlayerMark,
  happened: readonly Happened[],
): Question | null {
  const of = game.players[player];
  if (of === undefined) return null;
  if ('counters' in mark) {
    const count = of.counters[mark.counters] ?? 0;
    return count === 0 ? null : ofCounters({ player }, of.name, mark.counters, count, happened);
  }
  const { designation } = mark;
  if (game.designations?.[designation] !== player) return null;
  const question =
    designation === 'monarch' ? `Why is ${of.name} the monarch?` : `Why does ${of.name} have the initiative?`;
  return lastOf(happened)(
    question,
    (event) =>
      event.type === 'designatePlayer' && event.designation === designation && event.player === player,
  );
}

/** A question that the last event like that answers. */
type Last = (question: string, is: (event: GameEvent) => boolean) => Question;

const lastOf =
  (happened: readonly Happened[]): Last =>
  (question, is) => {
    const found = happened.findLast(({ event }) => is(event));
    return { question, events: found === undefined ? [] : [found.number], fromBeginning: 0 };
  };

/** All damage that was dealt to it since it last had none. */
function ofDamage({ damage, id }: GameObject, happened: readonly Happened[]): Question {
  const healed = happened.findLastIndex(
    ({ event }) =>
      (event.type === 'healDamage' && (event.object ?? id) === id) ||
      (event.type === 'regenerate' && event.object === id),
  );
  const dealt = happened
    .slice(healed + 1)
    .flatMap(({ event, number }) =>
      event.type === 'damage' && isOn(event.to, id) ? { number, by: event.amount } : [],
    );
  return {
    question: `Why does it have ${damage} damage?`,
    events: dealt.map(({ number }) => number),
    fromBeginning: Math.max(0, damage - dealt.reduce((sum, { by }) => sum + by, 0)),
  };
}

/** All that put counters of a kind there or took them off; what is left then it entered with, or has had from the beginning. */
function ofCounters(
  on: Target,
  whose: string,
  kind: string,
  count: number,
  happened: readonly Happened[],
): Question {
  const changed = happened.flatMap(({ event, number }) =>
    (event.type === 'putCounters' || event.type === 'removeCounters') &&
    event.kind === kind &&
    sameTarget(event.on, on)
      ? { number, by: event.type === 'putCounters' ? event.count : -event.count }
      : [],
  );
  const before = count - changed.reduce((sum, { by }) => sum + by, 0);
  const entered =
    before > 0 && 'object' in on ? happened.findLast(({ event }) => brought(event, on.object)) : undefined;
  return {
    question: `Why does ${whose} have ${counted(count, `${kind} counter`)}?`,
    events: [...(entered === undefined ? [] : [entered.number]), ...changed.map(({ number }) => number)],
    fromBeginning: entered === undefined ? Math.max(0, before) : 0,
  };
}

const isOn = (target: Target, id: ObjectId): boolean => 'object' in target && target.object === id;

function ofPermanent(
  game: Game,
  { attachedTo, designated = [], id, monstrous, owner, pairedWith, tapped }: GameObject,
  last: Last,
): readonly Question[] {
  const attacks = game.combat?.attackers.some(({ object }) => object === id) === true;
  const blocks = game.combat?.blockers.some(({ object }) => object === id) === true;
  const asked: readonly (readonly [boolean, string, (event: GameEvent) => boolean])[] = [
    [
      tapped,
      'Why is it tapped?',
      (event) => (event.type === 'tap' && event.object === id) || entered(event, id, ({ tapped }) => tapped),
    ],
    [
      characteristics(game, id).controller !== owner,
      'Why is it controlled by another player?',
      (event) => event.type === 'controlChange' && event.object === id,
    ],
    [
      attacks,
      'Why does it attack?',
      (event) =>
        (event.type === 'attack' && event.attackers.some(({ object }) => object === id)) ||
        ((event.type === 'joinAttack' || event.type === 'reselect') && event.object === id) ||
        entered(event, id, ({ attacking }) => attacking !== null),
    ],
    [
      blocks,
      'Why does it block?',
      (event) =>
        (event.type === 'block' && event.blockers.some(({ object }) => object === id)) ||
        entered(event, id, ({ blocking }) => blocking !== undefined),
    ],
    [
      attachedTo !== null,
      'Why is it attached?',
      (event) =>
        (event.type === 'attach' && event.object === id) ||
        entered(event, id, ({ attachedTo }) => attachedTo !== null),
    ],
    [
      monstrous === true,
      'Why is it monstrous?',
      (event) => event.type === 'becomeMonstrous' && event.object === id,
    ],
    [
      pairedWith !== undefined,
      'Why is it paired?',
      (event) => event.type === 'pair' && (event.object === id || event.other === id),
    ],
    ...designated.map(
      (designation) =>
        [
          true,
          `Why is it ${designation}?`,
          (event: GameEvent) =>
            event.type === 'designate' &&
            event.object === id &&
            event.designation === designation &&
            event.noLonger !== true,
        ] as const,
    ),
  ];
  return asked.flatMap(([isSo, question, is]) => (isSo ? last(question, is) : []));
}

/** Whether with this event it entered the battlefield like that. */
const entered = (event: GameEvent, id: ObjectId, how: (entering: Entering) => boolean): boolean =>
  brought(event, id) && 'entering' in event && event.entering !== null && how(event.entering);

/** Whether an event brought this object where it is: it is another one in each zone (400.7). */
function brought(event: GameEvent, id: ObjectId): boolean {
  switch (event.type) {
    case 'move':
      return event.became === id;
    case 'createEmblem':
    case 'copyCard':
    case 'copyOnStack':
      return event.made === id;
    case 'putOnStack':
    case 'cast':
    case 'activate':
      return event.object === id;
    default:
      return false;
  }
}

/** Why an effect or a delayed trigger with this number is there, among what happened so far; null if that isn't known. */
export function whyItBegan(happened: readonly Happened[], number: number): Question | null {
  const began = happened.findLast(({ event }) => event.type === 'effectBegins' && event.effect === number);
  return began === undefined
    ? null
    : { question: 'Why is it there?', events: [began.number], fromBeginning: 0 };
}
