import { eventSentence, nameOf, sourceName } from '../../machines/game/index.ts';
import type { Heard } from '../../machines/play/trace/index.ts';
import {
  type Game,
  type NotTriggered,
  type ObjectId,
  reasonsNotToTrigger,
  type WaitingTrigger,
} from '../../machines/rules/index.ts';
import type { Aside, AsideLine } from '../chart/index.ts';
import { ActingText, abilityWords, actingOnStack, actingWaiting, knownObject } from '../table/index.ts';

/** What is known of a step: the game after it and before it, as its viewer sees both, and where its chart is. */
export interface StepSeen {
  readonly view: Game;
  readonly before: Game | null;
  readonly configuration: readonly string[];
  readonly heard: readonly Heard[];
}

/** The states of the game's chart that deal with triggered abilities: they are put on the stack, and resolve. */
const putting = 'puttingTriggers';
const ordering = 'orderingTriggers';
const resolving = 'resolving';

/** More than these that looked and didn't trigger aren't written. */
const mostNot = 4;

/**
 * The way of triggered abilities in a step (603): those that wait to be put on the stack, those on it, those that have
 * left it, and those that looked at what happened and didn't trigger, with the reason. `open` shows an object.
 */
export function triggersIn(step: StepSeen, open: (object: ObjectId) => void): readonly Aside[] {
  const { view } = step;
  const opening = (source: ObjectId | null) => (source === null ? undefined : () => open(source));
  return [
    ...view.waiting.map((waiting) => waits(step, waiting, opening(waiting.source))),
    ...view.stack
      .filter((id) => view.objects[id]?.stack?.trigger != null)
      .toReversed()
      .map((id) => onStack(step, id, () => open(id))),
    ...gone(step),
    ...notTriggered(step).map((not) => looked(view, not, opening(not.source))),
  ];
}

function waits({ configuration, view }: StepSeen, waiting: WaitingTrigger, onOpen?: () => void): Aside {
  const { causes, controller, id, ref, source } = waiting;
  const text = abilityWords(view, ref, source);
  const event = causes.flatMap((cause) => ('event' in cause ? [cause.event] : []))[0];
  const happened = view.happened.find(({ number }) => number === event);
  const because = happened === undefined ? null : eventSentence(view, happened.event);
  const isOrdered = configuration.includes(ordering);
  return {
    id: `waits ${id}`,
    title: sourceName(view, source, ref),
    place: isOrdered ? 'is put in order' : 'triggered, waits',
    rule: isOrdered ? '603.3b' : '603.3',
    lines: [
      ...(because === null ? [] : [{ text: `because: ${because}` }]),
      ...wordsOf(text, <ActingText text={text} places={actingWaiting(view, ref)} />),
      ...(view.players.length > 2 ? [{ text: view.players[controller]?.name ?? '' }] : []),
    ],
    is: 'now',
    at: putting,
    onOpen,
  };
}

function onStack({ configuration, view }: StepSeen, id: ObjectId, onOpen: () => void): Aside {
  const { stack } = view.objects[id] ?? {};
  const ref = stack?.ability ?? '';
  const text = abilityWords(view, ref, stack?.source ?? null);
  const isTop = view.stack.at(-1) === id;
  const resolves = isTop && configuration.includes(resolving);
  return {
    id: `stack ${id}`,
    title: sourceName(view, stack?.source ?? null, ref),
    place: resolves ? 'resolves' : isTop ? 'resolves next' : 'on the stack',
    rule: resolves ? '608' : '405.2',
    lines: wordsOf(text, <ActingText text={text} places={actingOnStack(view, id)} />),
    is: 'now',
    at: resolving,
    onOpen,
  };
}

const wordsOf = (text: string, shown: AsideLine['shown']): readonly AsideLine[] =>
  text === '' ? [] : [{ text, shown }];

const howGone = {
  resolve: { place: 'has resolved', rule: '608.2' },
  notResolve: { place: 'doesn’t resolve', rule: '608.2b' },
  counter: { place: 'is countered', rule: '701.6a' },
} as const;

/** Triggered abilities that left the stack with this step. */
function gone({ before, view }: StepSeen): readonly Aside[] {
  return view.happened.flatMap(({ event }): readonly Aside[] => {
    if (event.type !== 'resolve' && event.type !== 'notResolve' && event.type !== 'counter') return [];
    const was = before?.objects[event.object]?.stack;
    if (before === null || was?.trigger == null || view.stack.includes(event.object)) return [];
    return [
      {
        id: `gone ${event.object}`,
        title: sourceName(before, was.source, was.ability),
        ...howGone[event.type],
        lines: [],
        is: 'over',
        at: null,
      },
    ];
  });
}

/** Each ability that didn't trigger once for each reason, those that this viewer can know. */
function notTriggered({ heard, view }: StepSeen): readonly NotTriggered[] {
  const told = new Map<string, NotTriggered>();
  for (const not of heard.flatMap((one) => one.notTriggered))
    if (knownObject(view, not.source) !== null) told.set(`${not.source} ${not.ref} ${not.because}`, not);
  // What says most of a card comes first: that something else happened is the least.
  return [...told.values()]
    .toSorted((a, b) => Number(a.because === 'notThat') - Number(b.because === 'notThat'))
    .slice(0, mostNot);
}

const reasons: Readonly<Record<NotTriggered['because'], string>> = {
  notThat: 'That happened, but not to what it looks for.',
  often: 'It has triggered as often as it may this turn.',
  done: 'What it lets its controller do was done this turn already.',
  hidden: 'Not every player can see it where it is.',
  kept: 'An effect keeps it from triggering.',
  while: 'What has to be so meanwhile wasn’t.',
  if: 'What it asks after its “if” wasn’t so.',
};

function looked(view: Game, { because, ref, source }: NotTriggered, onOpen?: () => void): Aside {
  const text = abilityWords(view, ref, source);
  return {
    id: `not ${source} ${ref} ${because}`,
    title: nameOf(view, source),
    place: 'looked, didn’t trigger',
    rule: reasonsNotToTrigger[because],
    lines: [{ text: reasons[because] }, ...(text === '' ? [] : [{ text }])],
    is: 'not',
    at: null,
    onOpen,
  };
}
