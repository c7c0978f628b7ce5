import type { Happened, ObjectId } from '../../machines/rules/index.ts';

/** What belongs to an event: what led to it, what it led to, and which objects these are about. */
export interface Story {
  /** Numbers of events, its own among them. */
  readonly events: ReadonlySet<number>;
}

/** All events by number, with what each one led to, and the way of triggered abilities onto the stack and off it. */
export interface CauseIndex {
  readonly byNumber: ReadonlyMap<number, Happened>;
  readonly effects: ReadonlyMap<number, readonly number[]>;
  /** For each object on the stack: events that put it there or took it off, and those that it caused. */
  readonly ofObject: ReadonlyMap<ObjectId, readonly number[]>;
  /** For each waiting trigger: that it triggered, and that it was put on the stack. */
  readonly ofTrigger: ReadonlyMap<number, readonly number[]>;
}

/** An index of everything that happened along a line. */
export function causeIndex(happened: Iterable<Happened>): CauseIndex {
  const byNumber = new Map<number, Happened>();
  const effects = new Map<number, number[]>();
  const ofObject = new Map<ObjectId, number[]>();
  const ofTrigger = new Map<number, number[]>();
  for (const one of happened) {
    byNumber.set(one.number, one);
    for (const cause of one.causes) {
      if ('event' in cause) add(effects, cause.event, one.number);
      if ('object' in cause) add(ofObject, cause.object, one.number);
    }
    const { event } = one;
    if (event.type === 'trigger') add(ofTrigger, event.waiting, one.number);
    if (event.type === 'putOnStack') {
      if (event.waiting !== null) add(ofTrigger, event.waiting, one.number);
      add(ofObject, event.object, one.number);
    }
    if (event.type === 'resolve' || event.type === 'notResolve' || event.type === 'counter')
      add(ofObject, event.object, one.number);
    if (event.type === 'cast' || event.type === 'activate') add(ofObject, event.object, one.number);
  }
  return { byNumber, effects, ofObject, ofTrigger };
}

function add<Key>(map: Map<Key, number[]>, key: Key, number: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [number]);
  else list.push(number);
}

/**
 * What led to an event, and what it led to, as far as causes lead. A triggered ability belongs together with what it
 * triggered on, its way onto the stack, its resolving or leaving the stack, and what it did.
 */
export function storyOf(index: CauseIndex, number: number): Story {
  const events = new Set<number>();
  follow(number, events, (at) => before(index, at));
  const back = new Set(events);
  events.delete(number);
  follow(number, events, (at) => afterwards(index, at));
  return { events: new Set([...back, ...events]) };
}

function follow(from: number, found: Set<number>, next: (at: number) => readonly number[]): void {
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    open.push(...next(at));
  }
}

function before({ byNumber, ofObject, ofTrigger }: CauseIndex, number: number): readonly number[] {
  const happened = byNumber.get(number);
  if (happened === undefined) return [];
  const found: number[] = [];
  for (const cause of happened.causes) {
    if ('event' in cause) found.push(cause.event);
    if ('object' in cause) found.push(...waysOf(ofObject.get(cause.object), byNumber, number));
  }
  const { event } = happened;
  if (event.type === 'putOnStack' && event.waiting !== null)
    found.push(...(ofTrigger.get(event.waiting) ?? []).filter((one) => one < number));
  if (event.type === 'resolve' || event.type === 'notResolve' || event.type === 'counter')
    found.push(...waysOf(ofObject.get(event.object), byNumber, number));
  return found.filter((one) => one < number);
}

/** Of the events of an object those by which it came onto the stack. */
const waysOf = (
  numbers: readonly number[] | undefined,
  byNumber: ReadonlyMap<number, Happened>,
  until: number,
): readonly number[] =>
  (numbers ?? []).filter((one) => {
    const type = byNumber.get(one)?.event.type;
    return one < until && (type === 'putOnStack' || type === 'cast' || type === 'activate');
  });

function afterwards(
  { byNumber, effects, ofObject, ofTrigger }: CauseIndex,
  number: number,
): readonly number[] {
  const event = byNumber.get(number)?.event;
  const found = [...(effects.get(number) ?? [])];
  if (event?.type === 'trigger') found.push(...(ofTrigger.get(event.waiting) ?? []));
  if (event?.type === 'putOnStack' || event?.type === 'cast' || event?.type === 'activate')
    found.push(...(ofObject.get(event.object) ?? []));
  return found.filter((one) => one > number);
}
