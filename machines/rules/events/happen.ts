import { apnap, lastKnownOf, objectAt } from '../characteristics/index.ts';
import type { Entering, GameEvent } from '../state/event.ts';
import type { ContinuousEffect, Defender, Game } from '../state/game.ts';
import type { Cause, Happened } from '../state/happened.ts';
import type { ObjectId } from '../state/identity.ts';
import type { LastKnown } from '../state/object.ts';
import { ask, call, done, go, type Outcome, procedure } from '../state/procedure.ts';
import { rulesTable } from '../state/table.ts';
import { textAt } from '../state/text.ts';
import { write } from '../state/write.ts';
import { apply } from './apply.ts';
import { joinAttack } from './apply-combat.ts';
import { canChange } from './can-change.ts';
import { contained, following as followingOn } from './contained.ts';
import { keepFacts } from './facts.ts';
import { mayHappen } from './impossible.ts';
import { type Applicable, applicable, changed, chooserOf, scopeWithEvent } from './replacements.ts';
import { ruleOf } from './rule-of.ts';
import {
  asOneEvent,
  letWait,
  rivalOccurrences,
  stateTriggered,
  type Triggered,
  triggeredBy,
} from './triggers.ts';
import { controlChanges, ended, goingBack, removalsFromCombat } from './upkeep.ts';

/** One event of a batch on its way: what became of it, and what it was before effects changed it. */
interface Item {
  /** Null once nothing is left of it. */
  readonly event: GameEvent | null;
  readonly settled: boolean;
  /** Keys of the effects that have been applied to it (614.5). */
  readonly applied: readonly string[];
  readonly replaced: readonly { readonly was: GameEvent; readonly by: ObjectId }[];
  /** The item that contains it. */
  readonly within: number | null;
}

interface Memory {
  readonly events: readonly GameEvent[];
  readonly rule: string;
  readonly items: readonly Item[];
  /** The item and the effect for which something is being asked or carried out. */
  readonly at: number;
  readonly key: string;
  readonly after: readonly (readonly GameEvent[])[];
  readonly happened: readonly Happened[];
  /** What has triggered, each with the number of its event, while it is chosen which occurrence counts (603.7b). */
  readonly triggered?: readonly Numbered[];
}

/** An ability that has triggered, with the number of the event it triggered on. */
interface Numbered {
  readonly one: Triggered;
  readonly number: number;
}

/**
 * Lets a batch of events happen: proposes them, strikes what can't be (101.2), replaces and prevents (616.1), takes
 * last known information, applies all at once, and finds what triggers (603). Memory: `{ events, rule }`.
 */
export const happenProcedure = procedure<Memory>('happen', '616.1', {
  propose(game, { memory }) {
    const items: Item[] = [];
    for (const event of memory.events) if (mayHappen(game, event).ok) items.push(newItem(event, null));
    if (items.length === 0) return finish(game, []);
    const settled = settle(game, items);
    // The common case: nothing to ask, so the batch is applied at once.
    return settled.at === null
      ? applyOrAsk(game, memory.rule, settled.items)
      : go('choose', { ...settled, happened: [], after: [], key: '' });
  },

  /** Several effects could apply: the affected player chooses one (616.1); one that is optional is offered. */
  choose(game, { memory }) {
    const { item, effects } = waitingItem(game, memory);
    const choices = byPriority(game, effects, item);
    const [first] = choices;
    if (first === undefined) return go('settle');
    if (choices.length === 1 || !choices.some((one) => one.key !== first.key && differs(one, first)))
      return go('offer', { key: first.key });
    const player = chooserOf(game, item);
    return ask({
      kind: 'replacement',
      player,
      decider: game.players[player]?.controlledBy ?? player,
      rule: '616.1',
      object: null,
      about: 'choose which effect applies first',
      options: choices.map((one) => ({ object: one.source, text: textOf(game, one) })),
    });
  },

  chosen(game, { memory, frame }) {
    const { item, effects } = waitingItem(game, memory);
    const chosen = byPriority(game, effects, item)[Number(frame.answer)];
    return chosen === undefined ? go('settle') : go('offer', { key: chosen.key });
  },

  offer(game, { memory }) {
    const { effects } = waitingItem(game, memory);
    const one = effects.find((effect) => effect.key === memory.key);
    if (one === undefined) return go('settle');
    if (isContested(game, memory.items, memory.at, one)) return go('whichFirst');
    const { optional, cost } = one.replacement;
    if (cost !== undefined) {
      const context = contextOf(one);
      return call('payable', { context, cost }, { then: 'ask' });
    }
    return go(optional === true ? 'ask' : 'carryOut');
  },

  /** Whether to apply it; nobody is asked to pay what they can’t. */
  ask(game, { memory, frame }) {
    const { item, effects } = waitingItem(game, memory);
    const one = effects.find((effect) => effect.key === memory.key);
    if (one === undefined) return go('settle');
    const { cost } = one.replacement;
    if (cost !== undefined && frame.returned !== true)
      return go('settle', { items: declined(memory, one, item) });
    const player = isOffered(one) ? one.controller : chooserOf(game, item);
    return ask(
      {
        kind: 'confirm',
        player,
        decider: game.players[player]?.controlledBy ?? player,
        rule: cost === undefined ? '614.1' : '614.12a',
        object: one.source,
        about: textOf(game, one),
        tone: 'good',
      },
      { then: 'offered' },
    );
  },

  /** Damage by several sources at once is more than a shield prevents: the player chooses what it does (615.7). */
  whichFirst(game, { memory }) {
    const { item, effects } = waitingItem(game, memory);
    const one = effects.find((effect) => effect.key === memory.key);
    if (one === undefined) return go('settle');
    const player = chooserOf(game, item);
    return ask(
      {
        kind: 'replacement',
        player,
        decider: game.players[player]?.controlledBy ?? player,
        rule: '615.7',
        object: one.source,
        about: 'choose which damage is prevented first',
        options: rivals(game, memory.items, memory.at, one).map(({ source, amount }) => ({
          object: source,
          text: `${amount} damage`,
        })),
      },
      { then: 'thisFirst' },
    );
  },

  thisFirst(game, { memory, frame }) {
    const { effects } = waitingItem(game, memory);
    const one = effects.find((effect) => effect.key === memory.key);
    const first = one && rivals(game, memory.items, memory.at, one)[Number(frame.answer)];
    return first === undefined ? go('settle') : go('carryOut', { at: first.at });
  },

  offered(game, { memory, frame }) {
    const { item, effects } = waitingItem(game, memory);
    const one = effects.find((effect) => effect.key === memory.key);
    if (one === undefined) return go('settle');
    if (frame.answer !== true) return go('settle', { items: declined(memory, one, item) });
    const { cost } = one.replacement;
    if (cost === undefined) return go('carryOut');
    return call(
      'pay',
      {
        context: contextOf(one),
        cost,
        mode: 'automatic',
        spend: [],
      },
      { then: 'paid' },
    );
  },

  paid(game, { memory, frame }) {
    const { item, effects } = waitingItem(game, memory);
    const one = effects.find((effect) => effect.key === memory.key);
    if (one === undefined) return go('settle');
    return wasPaid(frame.returned) ? go('carryOut') : go('settle', { items: declined(memory, one, item) });
  },

  /** Changes the event; instructions that the effect has are carried out before anything else goes on (614.12a). */
  carryOut(game, { memory }) {
    const { item, effects } = waitingItem(game, memory);
    const one = effects.find((effect) => effect.key === memory.key);
    if (one === undefined) return go('settle');
    const items = replace(game, memory.items, memory.at, one);
    const block =
      one.replacement.instead !== undefined
        ? 'instead'
        : one.replacement.choose !== undefined
          ? 'choose'
          : one.replacement.also !== undefined
            ? 'also'
            : null;
    if (block === null || one.ref === null) return go('settle', { items });
    const ref = `${one.ref}.${one.effect === null ? 'replaces' : 'replacement'}.${block}`;
    return call(
      'program',
      { ref, scope: scopeWithEvent(one, item) },
      { then: 'settle', remember: { items } },
    );
  },

  settle(game, { memory }) {
    const settled = settle(game, memory.items);
    return settled.at === null ? applyOrAsk(game, memory.rule, settled.items) : go('choose', settled);
  },

  /** Who puts a creature onto the battlefield attacking chooses what it attacks as it enters (508.4). */
  attackWhom(game, { memory }) {
    const entering = enteringAt(memory.items, memory.at);
    const defenders =
      entering === null ? [] : rulesTable().combat.enteringDefenders(game, entering.controller);
    if (entering === null || defenders.length <= 1)
      return applyOrAsk(game, memory.rule, attackedBy(memory, defenders[0] ?? null));
    return ask({
      kind: 'choose',
      player: entering.controller,
      decider: game.players[entering.controller]?.controlledBy ?? entering.controller,
      rule: '508.4',
      object: null,
      about: 'choose what it attacks',
      options: defenders,
      min: 1,
      max: 1,
      hidden: false,
      purpose: 'attackWhom',
      tone: 'bad',
    });
  },

  attacks(game, { memory, frame }) {
    const entering = enteringAt(memory.items, memory.at);
    const defenders =
      entering === null ? [] : rulesTable().combat.enteringDefenders(game, entering.controller);
    const [position] = Array.isArray(frame.answer) ? frame.answer : [];
    return applyOrAsk(game, memory.rule, attackedBy(memory, defenders[Number(position)] ?? null));
  },

  /** Its trigger event occurred several times at once: a delayed trigger's controller chooses (603.7b). */
  whichOccurrence(game, { memory }) {
    const triggered = memory.triggered ?? [];
    const rivals = rivalOccurrences(
      game,
      triggered.map(({ one }) => one),
    );
    const [first] = rivals;
    if (first === undefined) {
      letThemWait(game, triggered, memory.happened[0]?.batch ?? 0);
      return memory.after.length === 0 ? finish(game, memory.happened) : go('follow');
    }
    return ask({
      kind: 'choose',
      player: first.controller,
      decider: game.players[first.controller]?.controlledBy ?? first.controller,
      rule: '603.7b',
      object: first.source,
      about: 'choose what makes the delayed ability trigger',
      options: rivals.map(({ facts: { object, player }, source }) =>
        object !== null ? { object } : player !== null ? { player } : { object: source },
      ),
      min: 1,
      max: 1,
      hidden: false,
      purpose: 'effect',
      tone: 'neutral',
    });
  },

  occurrence(game, { memory, frame }) {
    const triggered = memory.triggered ?? [];
    const rivals = rivalOccurrences(
      game,
      triggered.map(({ one }) => one),
    );
    const [position] = Array.isArray(frame.answer) ? frame.answer : [];
    const chosen = rivals[Number(position)] ?? rivals[0];
    return go('whichOccurrence', {
      triggered: triggered.filter(({ one }) => one === chosen || !rivals.includes(one)),
    });
  },

  /** Draws of one card after the other (121.2), once the outer event has happened. */
  follow(game, { memory, frame }) {
    const happened = [...memory.happened, ...frame.happened];
    const [next, ...after] = memory.after;
    if (next === undefined) return finish(game, happened);
    return { kind: 'happen', events: next, rule: memory.rule, then: 'follow', remember: { happened, after } };
  },
});

const newItem = (event: GameEvent, within: number | null): Item => ({
  event,
  settled: false,
  applied: [],
  replaced: [],
  within,
});

/**
 * Settles items one after the other while no player is needed. `at` is the item for which one is, that of the first
 * player in APNAP order (101.4); null when all are settled. Contained events come after the events that contain them (616.1g, 120.4).
 */
function settle(
  game: Game,
  given: readonly Item[],
): { readonly items: readonly Item[]; readonly at: number | null } {
  const items = [...given];
  for (let at = 0; at < items.length; at++) {
    let item = items[at];
    if (item === undefined || item.settled) continue;
    while (item.event !== null) {
      const effects = applicable(game, item.event, item.applied);
      const [one] = effects;
      if (one === undefined) break;
      if (effects.length > 1 || needsPlayer(one) || isContested(game, items, at, one))
        return { items, at: firstToChoose(game, items, at) };
      item = replaced(game, item, one, at, items);
      items[at] = item;
    }
    items[at] = { ...item, settled: true };
    if (item.event === null) continue;
    for (const event of contained(game, item.event))
      if (mayHappen(game, event).ok) items.push(newItem(event, at));
  }
  return { items, at: null };
}

/** Of what players must choose about at the same time, what the first of them in APNAP order does (101.4). */
function firstToChoose(game: Game, items: readonly Item[], from: number): number {
  const order = apnap(game);
  let first = from;
  let earliest = Number.POSITIVE_INFINITY;
  for (let at = from; at < items.length; at++) {
    const item = items[at];
    if (item === undefined || item.settled || item.event === null) continue;
    const effects = applicable(game, item.event, item.applied);
    const [one] = effects;
    if (one === undefined) continue;
    if (effects.length === 1 && !needsPlayer(one) && !isContested(game, items, at, one)) continue;
    const chooser = effects.length === 1 && isOffered(one) ? one.controller : chooserOf(game, item.event);
    const place = order.indexOf(chooser);
    if (place < 0 || place >= earliest) continue;
    first = at;
    earliest = place;
  }
  return first;
}

/** Whether the effect's controller decides, not who is affected. */
const isOffered = ({ replacement }: Applicable): boolean =>
  'enters' in replacement.event || replacement.optional === true;

const needsPlayer = ({ replacement }: Applicable): boolean =>
  replacement.optional === true ||
  replacement.cost !== undefined ||
  replacement.choose !== undefined ||
  replacement.instead !== undefined ||
  replacement.also !== undefined;

/** The damage of the batch that a shield could prevent, not yet settled, of which `at` is one. */
function rivals(
  game: Game,
  items: readonly Item[],
  at: number,
  one: Applicable,
): readonly { readonly at: number; readonly source: ObjectId; readonly amount: number }[] {
  return items.flatMap(({ event, settled, applied }, index) => {
    if (event?.type !== 'damage' || settled || applied.includes(one.key)) return [];
    const isOne = index === at || applicable(game, event, applied).some(({ key }) => key === one.key);
    return isOne ? [{ at: index, source: event.source, amount: event.amount }] : [];
  });
}

/** Whether a shield doesn't suffice for all the damage that would be dealt at once, by several sources (615.7). */
function isContested(game: Game, items: readonly Item[], at: number, one: Applicable): boolean {
  const shield = one.effect?.shield ?? null;
  if (shield === null || items[at]?.event?.type !== 'damage') return false;
  const all = rivals(game, items, at, one);
  return all.length > 1 && all.reduce((sum, { amount }) => sum + amount, 0) > shield;
}

const contextOf = ({ controller, scope }: Applicable) => ({ player: controller, scope, purpose: null });

function replace(game: Game, given: readonly Item[], at: number, one: Applicable): readonly Item[] {
  const items = [...given];
  const item = items[at];
  if (item !== undefined) items[at] = replaced(game, item, one, at, items);
  return items;
}

/** Applies an effect to an item; what it does besides is added to the batch. */
function replaced(game: Game, item: Item, one: Applicable, at: number, items: Item[]): Item {
  const { event } = item;
  if (event === null) return item;
  const after = changed(game, one, event);
  useUp(game, one, event, after);
  for (const extra of besides(one, event, after)) items.push(newItem(extra, at));
  return {
    ...item,
    event: after,
    applied: [...item.applied, one.key],
    replaced: [...item.replaced, { was: event, by: one.source }],
  };
}

/** Regeneration heals, taps and removes from combat (701.19a); prevention is recorded (615.5). */
function besides(one: Applicable, event: GameEvent, after: GameEvent | null): readonly GameEvent[] {
  if (event.type === 'destroy' && one.replacement.regenerates === true) {
    const { object } = event;
    return [
      { type: 'regenerate', object },
      { type: 'tap', object },
      { type: 'removeFromCombat', object },
    ];
  }
  if (event.type === 'damage' && one.replacement.prevent !== undefined) {
    const left = after?.type === 'damage' ? after.amount : 0;
    return [
      {
        type: 'preventedDamage',
        source: event.source,
        to: event.to,
        amount: event.amount - left,
        by: one.source,
      },
    ];
  }
  return [];
}

/** A shield is used up by what it prevents (615.7); an effect for the next time is used up at once (615.8, 701.19a). */
function useUp(game: Game, one: Applicable, event: GameEvent, after: GameEvent | null): void {
  const { effect } = one;
  if (effect === null) return;
  const shield =
    effect.shield !== null && event.type === 'damage'
      ? effect.shield - (event.amount - (after?.type === 'damage' ? after.amount : 0))
      : effect.shield;
  const used = effect.once || shield === 0;
  write(game).root.effects = used
    ? game.effects.filter((other) => other.id !== effect.id)
    : game.effects.map((other) => (other.id === effect.id ? { ...other, shield } : other));
}

/** The event without the effect, marked so that the effect isn't offered again; `otherwise` is what declining does. */
function declined(memory: Memory, one: Applicable, event: GameEvent): readonly Item[] {
  const { otherwise } = one.replacement;
  const tapped = otherwise?.tapped === true && event.type === 'move' && event.entering !== null;
  const after =
    tapped && event.entering !== null ? { ...event, entering: { ...event.entering, tapped: true } } : event;
  return memory.items.map((item, index) =>
    index === memory.at ? { ...item, event: after, applied: [...item.applied, one.key] } : item,
  );
}

function waitingItem(
  game: Game,
  memory: Memory,
): { readonly item: GameEvent; readonly effects: readonly Applicable[] } {
  const item = memory.items[memory.at];
  if (item === undefined || item.event === null) throw new Error('Nothing is being replaced.');
  return { item: item.event, effects: applicable(game, item.event, item.applied) };
}

/** 616.1a-e: self-replacement first, then control, then copies, then the others. */
function byPriority(_game: Game, effects: readonly Applicable[], event: GameEvent): readonly Applicable[] {
  const own = effects.filter((one) => one.replacement.self === true);
  if (own.length > 0 || event.type !== 'move') return own.length > 0 ? own : effects;
  const control = effects.filter((one) => one.replacement.under !== undefined);
  if (control.length > 0) return control;
  const copies = effects.filter((one) => one.replacement.asCopyOf !== undefined);
  return copies.length > 0 ? copies : effects;
}

/** Two effects that do exactly the same need no choice between them. */
const differs = (a: Applicable, b: Applicable): boolean =>
  JSON.stringify(a.replacement) !== JSON.stringify(b.replacement);

function textOf(game: Game, one: Applicable): string {
  const ability = one.ref === null ? null : textAt(game, one.ref);
  return isStatic(ability) ? rulesTable().abilityText(ability, null) : 'This effect applies.';
}

const isStatic = (
  value: unknown,
): value is Extract<Parameters<ReturnType<typeof rulesTable>['abilityText']>[0], { kind: 'static' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'static';

const wasPaid = (returned: unknown): boolean =>
  typeof returned === 'object' && returned !== null && 'paid' in returned && returned.paid === true;

/** How the object of a move enters, if its controller still has to choose what it attacks. */
function enteringAt(items: readonly Item[], at: number): Entering | null {
  const item = items[at];
  return item !== undefined && entersAttacking(item) && item.event?.type === 'move'
    ? item.event.entering
    : null;
}

const entersAttacking = ({ event }: Item): boolean =>
  event?.type === 'move' && event.entering?.attacking === 'choose';

/** The items, of which the one that was asked about enters attacking this, or nothing. */
const attackedBy = ({ items, at }: Memory, attacking: Defender | null): readonly Item[] =>
  items.map((item, index) =>
    index === at && item.event?.type === 'move' && item.event.entering !== null
      ? { ...item, event: { ...item.event, entering: { ...item.event.entering, attacking } } }
      : item,
  );

/** Applies a settled batch, once it is known what every creature that enters attacking attacks. */
function applyOrAsk(game: Game, rule: string, items: readonly Item[]): Outcome {
  const at = items.findIndex(entersAttacking);
  return at < 0
    ? applyAll(game, rule, items)
    : go('attackWhom', { items, at, happened: [], after: [], key: '' });
}

/** Applies a settled batch, records it, and lets abilities trigger. */
function applyAll(game: Game, rule: string, items: readonly Item[]): Outcome {
  const happening: Happening[] = [];
  for (const [index, item] of items.entries())
    if (item.event !== null) happening.push({ item, index, event: item.event });
  if (happening.length === 0) return finish(game, []);
  const leaving = lastKnownOfLeaving(game, happening);
  const triggered: Triggered[] = [];
  for (const { event } of happening) triggered.push(...triggeredBy(game, event, true));

  const batch = write(game).nextBatch();
  const causes = game.frames.at(-1)?.causes ?? [];
  // The number under which each item of the batch is recorded.
  const numbers: number[] = [];
  const records: Happened[] = [];
  for (const { item, index, event } of happening) {
    const applied = apply(game, event, leaving);
    const outer = item.within === null ? undefined : numbers[item.within];
    const record = recordOf(
      game,
      applied,
      outer === undefined ? rule : ruleOf(applied),
      outer === undefined ? causes : [{ event: outer }],
      batch,
      item.replaced,
    );
    numbers[index] = record.number;
    records.push(record);
  }
  if (records.some(({ event }) => canChange(game, event))) write(game).changed();
  for (const { event } of records) afterApplying(game, event);
  const over = ended(game);
  records.push(...upkeep(game, batch, over));

  for (const { event } of records) {
    keepFacts(game, event);
    triggered.push(...triggeredBy(game, event, false));
  }
  record(game, records);
  triggered.push(...stateTriggered(game));
  // Most that happens makes nothing trigger.
  const after = following(happening, goingBack(game, over));
  if (triggered.length > 0) {
    const numberOf = numbersOf(happening, records);
    const all = asOneEvent(triggered);
    const numbered = all.map((one) => ({ one, number: numberOf.get(one.onEvent) ?? 0 }));
    if (game.delayed.length > 0 && rivalOccurrences(game, all).length > 0)
      return go('whichOccurrence', { triggered: numbered, after, happened: records, items: [] });
    letThemWait(game, numbered, batch);
  }
  return after.length === 0 ? finish(game, records) : go('follow', { after, happened: records, items: [] });
}

/** What is left of an item of a batch once it is settled. */
interface Happening {
  readonly item: Item;
  readonly index: number;
  readonly event: GameEvent;
}

/** The numbers of events, as they were about to happen and as they were applied. */
function numbersOf(
  happening: readonly Happening[],
  records: readonly Happened[],
): ReadonlyMap<GameEvent, number> {
  const numberOf = new Map<GameEvent, number>();
  for (const [place, { event }] of happening.entries()) numberOf.set(event, records[place]?.number ?? 0);
  for (const { event, number } of records) numberOf.set(event, number);
  return numberOf;
}

/** The batches that come after this one: draws one after the other (121.2), and what goes back (610.3). */
function following(
  happening: readonly Happening[],
  back: readonly GameEvent[],
): readonly (readonly GameEvent[])[] {
  const after: (readonly GameEvent[])[] = [];
  for (const { event } of happening) after.push(...followingOn(event));
  if (back.length > 0) after.push(back);
  return after;
}

const nothingLeaves: ReadonlyMap<ObjectId, LastKnown> = new Map();

/** What all moving objects were like before any of them moved (603.10a, 704.8). */
function lastKnownOfLeaving(game: Game, happening: readonly Happening[]): ReadonlyMap<ObjectId, LastKnown> {
  let leaving: Map<ObjectId, LastKnown> | null = null;
  for (const { event } of happening) {
    if (event.type !== 'move' && event.type !== 'cease') continue;
    leaving ??= new Map();
    leaving.set(event.object, lastKnownOf(game, event.object));
  }
  return leaving ?? nothingLeaves;
}

function recordOf(
  game: Game,
  event: GameEvent,
  rule: string,
  causes: readonly Cause[],
  batch: number,
  replacedBy: Item['replaced'],
): Happened {
  return { number: write(game).nextEvent(), event, rule, causes, batch, replaced: replacedBy };
}

function record(game: Game, records: readonly Happened[]): void {
  write(game).root.happened = [...game.happened, ...records];
}

/** What follows from an applied event at once: a creature enters attacking (508.4), a token's maker is forgotten. */
function afterApplying(game: Game, event: GameEvent): void {
  if (event.type !== 'move' || event.became === null || event.entering === null) return;
  const { attacking } = event.entering;
  if (
    attacking !== null &&
    attacking !== 'choose' &&
    game.combat !== null &&
    event.entering.controller === game.turn.active
  ) {
    joinAttack(game, event.became, attacking);
    write(game).changed();
  }
  if (event.from === 'outside' && objectAt(game, event.became).kind === 'token')
    write(game).forgetObject(event.object);
}

/** Effects that are over, changes of control and removals from combat that the batch brought about. */
function upkeep(game: Game, batch: number, over: readonly ContinuousEffect[]): readonly Happened[] {
  const now = (event: GameEvent): Happened =>
    recordOf(game, apply(game, event, new Map()), ruleOf(event), [], batch, []);
  const found: Happened[] = [];
  if (over.length > 0) {
    found.push(
      now({ type: 'expire', effects: over.map((effect) => effect.id), delayed: [], permissions: [] }),
    );
    write(game).changed();
  }
  const control = controlChanges(game);
  if (control.length === 0 && game.combat === null) return found;
  const changedHands = new Set(
    control.flatMap((event) => (event.type === 'controlChange' ? [event.object] : [])),
  );
  const changes = [...control.map(now), ...removalsFromCombat(game, changedHands).map(now)];
  if (changes.length > 0) write(game).changed();
  found.push(...changes);
  return found;
}

/** Lets abilities wait, in APNAP order of their controllers, and lets abilities trigger on that. */
function letThemWait(game: Game, triggered: readonly Numbered[], batch: number): void {
  let waiting = triggered;
  while (waiting.length > 0) {
    const order = apnap(game);
    const records: Happened[] = [];
    for (const { one, number } of waiting.toSorted(
      (a, b) => order.indexOf(a.one.controller) - order.indexOf(b.one.controller),
    )) {
      const event = letWait(game, one, number);
      if (event === null) continue;
      records.push(recordOf(game, event, '603.2', [{ event: number }], batch, []));
    }
    record(game, records);
    waiting = records.flatMap(({ event, number }) =>
      triggeredBy(game, event, false).map((one) => ({ one, number })),
    );
  }
}

function finish(game: Game, happened: readonly Happened[]): Outcome {
  write(game).frame().happened = happened;
  return done();
}
