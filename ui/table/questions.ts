import {
  characteristics,
  type Entering,
  type Game,
  type GameEvent,
  type GameObject,
  type Happened,
  type ObjectId,
  type Target,
} from '../../machines/rules/index.ts';

/** A question about an object as it is now, and the event that answers it: null where none is known. */
export interface Question {
  readonly question: string;
  readonly event: number | null;
}

/** The answer where no event brought it about. */
export const sinceTheBeginning = 'It was so as the game began.';

/** What one may ask of an object: why it is where it is and as it is, each with the last event that made it so. */
export function questionsOf(game: Game, id: ObjectId, happened: readonly Happened[]): readonly Question[] {
  const object = game.objects[id];
  if (object == null || object.left !== null) return [];
  const last = (is: (event: GameEvent) => boolean): number | null =>
    happened.findLast(({ event }) => is(event))?.number ?? null;
  const isIt = (target: Target): boolean => 'object' in target && target.object === id;
  return [
    { question: 'Why is it here?', event: last((event) => brought(event, id)) },
    ...(object.zone === 'battlefield' ? ofPermanent(game, object, last, isIt) : []),
  ];
}

type Last = (is: (event: GameEvent) => boolean) => number | null;

function ofPermanent(
  game: Game,
  { attachedTo, counters, damage, id, owner, tapped }: GameObject,
  last: Last,
  isIt: (target: Target) => boolean,
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
        entered(event, id, ({ attacking }) => attacking !== null),
    ],
    [
      blocks,
      'Why does it block?',
      (event) =>
        (event.type === 'block' && event.blockers.some(({ object }) => object === id)) ||
        entered(event, id, ({ blocking }) => blocking !== undefined),
    ],
    [damage > 0, 'Why is it damaged?', (event) => event.type === 'damage' && isIt(event.to)],
    [
      Object.keys(counters).length > 0,
      'Why has it counters?',
      (event) =>
        (event.type === 'putCounters' && isIt(event.on)) ||
        entered(event, id, (entering) => Object.keys(entering.counters).length > 0),
    ],
    [
      attachedTo !== null,
      'Why is it attached?',
      (event) =>
        (event.type === 'attach' && event.object === id) ||
        entered(event, id, ({ attachedTo }) => attachedTo !== null),
    ],
  ];
  return asked.flatMap(([isSo, question, is]) => (isSo ? { question, event: last(is) } : []));
}

/** Whether with this event it entered the battlefield like that. */
const entered = (event: GameEvent, id: ObjectId, how: (entering: Entering) => boolean): boolean =>
  brought(event, id) && 'entering' in event && event.entering !== null && how(event.entering);

/** Whether an event brought this object where it is: it is another one in each zone (400.7). */
function brought(event: GameEvent, id: ObjectId): boolean {
  switch (event.type) {
    case 'move':
      return event.became === id;
    case 'create':
      return event.made.includes(id);
    case 'createEmblem':
    case 'copyCard':
    case 'copyOnStack':
      return event.made === id;
    case 'putOnStack':
    case 'activate':
      return event.object === id;
    default:
      return false;
  }
}

/** The last event by which something with this number began, among those that happened so far; null if none is known. */
export const beginningOf = (happened: readonly Happened[], number: number): number | null =>
  happened.findLast(({ event }) => event.type === 'effectBegins' && event.effect === number)?.number ?? null;
