import {
  apnap,
  asked,
  decide,
  done,
  type Game,
  type ObjectId,
  objectAt,
  onceForBoth,
  type PlayerId,
  picked,
  procedure,
  remembering,
  sameWords,
  saysAny,
  textAt,
  topFrame,
  type WaitingTrigger,
  wordsOfAbility,
  wordsThat,
} from '../rules/index.ts';

/** The triggered abilities that wait, by their numbers, and the order in which those of one player are put on the stack. */
export const puttingTriggers = remembering<{
  readonly left: readonly number[];
  readonly order: readonly number[];
}>({ left: 'numbers', order: 'numbers' });

/** Which triggered abilities are being put on the stack; none if that isn't under way. */
export function triggersBeingPut(game: Game) {
  const memory = topFrame(game, 'puttingTriggers');
  return memory === null ? { left: [], order: [] } : puttingTriggers.read(memory);
}

/**
 * The next player in APNAP order orders their triggered abilities, those that another ability triggering set off
 * after all others (603.3b). Returns `{ order, left }`: ids in the order in which they go on the stack, and those of
 * other players and of the second pass.
 */
export const orderTriggers = procedure(
  'orderTriggers',
  '603.3b',
  remembering<{
    readonly group: readonly number[];
    readonly left: readonly number[];
  }>({ group: 'numbers, later', left: 'numbers, later' }),
  ['ask', 'ordered'],
  {
    ask(game) {
      const { left: ids } = triggersBeingPut(game);
      const waiting = game.waiting.filter(({ id }) => ids.includes(id));
      const next = nextGroup(game, waiting);
      const group = next.map(({ id }) => id);
      const left = waiting.map(({ id }) => id).filter((id) => !group.includes(id));
      const [first] = next;
      // Those of a player who has left are never put on the stack (800.4d).
      if (first === undefined) return done({ order: [], left: [] });
      if (next.length === 1) return done({ order: group, left });
      const text = wordsOfAbility(game, first.ref);
      const areAllAlike = next.every((one) => areAlike(game, one, first));
      return decide(
        asked(game, first.controller, {
          kind: 'order',
          rule: '603.3b',
          about: 'order your triggered abilities: the first goes on the stack first',
          object: null,
          items: next.map(({ source, ref }) => ({
            object: source,
            text: ref === first.ref ? text : wordsOfAbility(game, ref),
            ref,
          })),
          hidden: false,
        }),
        {
          then: 'ordered',
          remember: { group, left },
          only: areAllAlike ? group.map((_id, at) => at) : undefined,
        },
      );
    },

    ordered: (_game, { frame, memory: { group, left } }) =>
      done({ order: picked(frame.answer, group), left }),
  },
);

/** The abilities of the first player in APNAP order that has any in the first pass, else in the second. */
function nextGroup(game: Game, waiting: readonly WaitingTrigger[]): readonly WaitingTrigger[] {
  for (const second of [false, true]) {
    for (const player of apnap(game)) {
      const group = theirs(waiting, player, second);
      if (group.length > 0) return group;
    }
  }
  return [];
}

const theirs = (
  waiting: readonly WaitingTrigger[],
  player: PlayerId,
  second: boolean,
): readonly WaitingTrigger[] => waiting.filter((one) => one.controller === player && one.second === second);

/**
 * Whether two triggered abilities do the same, so that their order is no choice: the same words about the same, about
 * two things that are gone and were alike, or words that speak neither of their source nor of what triggered them, nor
 * have anything to choose.
 */
function areAlike(game: Game, one: WaitingTrigger, other: WaitingTrigger): boolean {
  if (one === other) return true;
  if (one.ref !== other.ref || !sameWords(one.named, other.named)) return false;
  const isAboutTheSame =
    one.source === other.source ||
    (one.source !== null && other.source !== null && wereAlike(game, one.source, other.source));
  return (
    (isAboutTheSame && sameWords(factsOf(one), factsOf(other))) ||
    !saysAny(textAt(game, one.ref), aboutAnything(conditionsApart(), quantitiesApart()), whenItTriggers)
  );
}

/** What a trigger is about, with its source as such. */
const factsOf = ({ facts, source }: WaitingTrigger): unknown => ({
  ...facts,
  event: 0,
  object: facts.object === source ? 'source' : facts.object,
  source: facts.source === source ? 'source' : facts.source,
});

/** Whether two objects have left, and there was nothing to tell them apart but which is which. */
function wereAlike(game: Game, one: ObjectId, other: ObjectId): boolean {
  const [first, second] = [objectAt(game, one), objectAt(game, other)];
  if (first.left === null || second.left === null) return false;
  const which = { id: 0, card: 0, timestamp: 0, became: 0 };
  return first.attachedTo === null && sameWords({ ...first, ...which }, { ...second, ...which });
}

/** Words by which an ability speaks of its source, of what triggered it, or of what is chosen for it. */
const aboutAnything = onceForBoth(
  (conditions: readonly string[], quantities: readonly string[]): ReadonlySet<string> =>
    new Set([...aboutIt, ...conditions, ...quantities, ...durationsApart()]),
);

const conditionsApart = wordsThat('conditions', ({ tellsApart }) => tellsApart === true);
const quantitiesApart = wordsThat('quantities', ({ tellsApart }) => tellsApart === true);
const durationsApart = wordsThat('durations', ({ tellsApart }) => tellsApart === true);

const aboutIt: readonly string[] = [
  'attached',
  'attachedPlayer',
  'chosen',
  'dealDamage',
  'defending',
  'event',
  'fight',
  'it',
  'link',
  'linked',
  'modes',
  'other',
  'paid',
  'self',
  'source',
  'sourceLeaves',
  'targets',
  'they',
];

const whenItTriggers: ReadonlySet<string> = new Set(['when']);
