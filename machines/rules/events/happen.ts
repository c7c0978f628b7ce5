import { nextInTurnOrder } from '../characteristics/index.ts';
import { asked } from '../state/decider.ts';
import type { GameEvent } from '../state/event.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import type { PlayerId, TextRef } from '../state/identity.ts';
import type { Named } from '../state/object.ts';
import { ask, call, done, go, type Outcome, procedure, type Running } from '../state/procedure.ts';
import type { Scope } from '../state/scope.ts';
import { rulesTable } from '../state/table.ts';
import { faceWith, textAt } from '../state/text.ts';
import { write } from '../state/write.ts';
import { type Applicable, scopeWithEvent } from './applicable.ts';
import { type Afterwards, applyBatch, letThemWait, type Numbered } from './apply-batch.ts';
import { questionBefore, stepsBeforeApplying } from './before-applying.ts';
import { withLegalAttachments } from './entering-attached.ts';
import { becoming, whatToCopy, withCopy } from './entering-copies.ts';
import { withExcess } from './excess.ts';
import { mayHappen } from './impossible.ts';
import { namedIn } from './named-in.ts';
import { chooserOf } from './replacements.ts';
import {
  applicableTo,
  appliedWith,
  byPriority,
  differs,
  type Item,
  isContested,
  isOffered,
  proposed,
  replace,
  rivals,
  settle,
} from './settle.ts';
import { rivalOccurrences } from './triggers.ts';

interface Memory {
  readonly events: readonly GameEvent[];
  readonly rule: string;
  readonly items: readonly Item[];
  /** The item and the effect for which something is being asked or carried out. */
  readonly at: number;
  readonly key: string;
  /** The effects among which a player chooses. */
  readonly keys?: readonly string[];
  /** Numbers of what a player chooses among: items, triggers, or objects, as they were offered. */
  readonly offered?: readonly number[];
  /** Items in the order in which their objects receive timestamps (613.7m). */
  readonly order?: readonly number[];
  readonly after: readonly Afterwards[];
  /** What prevention effects do besides, immediately after the batch (615.5). */
  readonly besides?: readonly Besides[];
  readonly happened: readonly Happened[];
  /** What has triggered, each with the number of its event, while it is chosen which occurrence counts (603.7b). */
  readonly triggered?: readonly Numbered[];
}

interface Besides {
  readonly ref: TextRef;
  readonly scope: Scope;
  /** Under which name is found what the object became. */
  readonly as?: string;
  /** It is linked to a copy effect that was applied to the item in this place. */
  readonly copying?: number;
}

/**
 * Lets a batch of events happen: proposes them, strikes what can't be (101.2), replaces and prevents (616.1), takes
 * last known information, applies all at once, and finds what triggers (603). Memory: `{ events, rule }`.
 */
export const happenProcedure = procedure<Memory>('happen', '616.1', {
  propose(game, { memory }) {
    const items = proposed(game, memory.events, appliedAround(game));
    if (items.length === 0) return finish(game, []);
    const settled = settle(game, items);
    // The common case: nothing to ask, so the batch is applied at once.
    return settled.at === null
      ? applyOrAsk(game, { rule: memory.rule, items: settled.items })
      : go('choose', { ...settled, happened: [], after: [], key: '' });
  },

  /** Several effects could apply: the affected player chooses one (616.1); one that is optional is offered. */
  choose(game, { memory }) {
    const items = withoutLeft(game, memory.items);
    if (items !== memory.items) return go('settle', { items });
    const { item, effects } = waitingItem(game, memory);
    const choices = byPriority(effects, item);
    const [first] = choices;
    if (first === undefined) return go('settle');
    if (choices.length === 1 || !choices.some((one) => one.key !== first.key && differs(one, first)))
      return go('offer', { key: first.key });
    const player = choosingNow(game, item);
    return ask(
      asked(game, player, {
        kind: 'replacement',
        rule: '616.1',
        object: null,
        about: 'choose which effect applies first',
        options: choices.map((one) => ({ object: one.source, text: textOf(game, one) })),
      }),
      { remember: { keys: choices.map(({ key }) => key) } },
    );
  },

  chosen(game, { memory, frame }) {
    const { item, effects } = waitingItem(game, memory);
    const key = memory.keys?.[Number(frame.answer)];
    const chosen = byPriority(effects, item).find((one) => one.key === key);
    return chosen === undefined ? go('settle') : go('offer', { key: chosen.key });
  },

  offer: withChosen((game, { memory }, { one }) => {
    if (isContested(game, memory.items, memory.at, one)) return go('whichFirst');
    const { optional, cost } = one.replacement;
    if (cost !== undefined) {
      const context = contextOf(one);
      return call('payable', { context, cost }, { then: 'ask' });
    }
    return go(optional === true ? 'ask' : 'carryOut');
  }),

  /** Whether to apply it; nobody is asked to pay what they can’t. */
  ask: withChosen((game, { memory, frame }, { item, one }) => {
    const { cost } = one.replacement;
    if (cost !== undefined && frame.returned !== true)
      return go('settle', { items: declined(memory, one, item) });
    const player = isOffered(one) ? one.controller : chooserOf(game, item);
    return ask(
      asked(game, player, {
        kind: 'confirm',
        rule: cost === undefined ? '614.1' : '614.12a',
        object: one.source,
        about: textOf(game, one),
        tone: 'good',
      }),
      { then: 'offered' },
    );
  }),

  /** Damage by several sources at once is more than a shield prevents: the player chooses what it does (615.7). */
  whichFirst: withChosen((game, { memory }, { item, one }) => {
    const player = choosingNow(game, item);
    const damage = rivals(game, memory.items, memory.at, one);
    return ask(
      asked(game, player, {
        kind: 'replacement',
        rule: '615.7',
        object: one.source,
        about: 'choose which damage is prevented first',
        options: damage.map(({ source, amount }) => ({ object: source, text: `${amount} damage` })),
      }),
      { then: 'thisFirst', remember: { offered: damage.map(({ at }) => at) } },
    );
  }),

  thisFirst(_game, { memory, frame }) {
    const at = memory.offered?.[Number(frame.answer)];
    return at === undefined ? go('settle') : go('carryOut', { at });
  },

  offered: withChosen((_game, { memory, frame }, { item, one }) => {
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
        chosen: {},
      },
      { then: 'paid' },
    );
  }),

  paid: withChosen((_game, { memory, frame }, { item, one }) => {
    return wasPaid(frame.returned) ? go('carryOut') : go('settle', { items: declined(memory, one, item) });
  }),

  /** Changes the event; instructions that the effect has are carried out before anything else goes on (614.12a). */
  carryOut: withChosen((game, { memory }, { item, one }) => {
    if (one.replacement.asCopyOf !== undefined) return go('copyWhat');
    if (one.replacement.choose !== undefined && one.ref !== null)
      return call(
        'program',
        { ref: blockIn(one, one.ref, 'choose'), scope: scopeWithEvent(one, item) },
        { then: 'asChosen' },
      );
    if (one.replacement.becomes !== undefined) return go('becomeWhat');
    const items = replace(game, memory.items, memory.at, one);
    if (one.replacement.prevent !== undefined && one.replacement.also !== undefined && one.ref !== null) {
      const ref = blockIn(one, one.ref, 'also');
      const scope = scopeOfBesides(memory, game, one, item, items);
      return go('settle', { items, besides: [...(memory.besides ?? []), { ref, scope }] });
    }
    if (one.replacement.afterwards !== undefined && one.ref !== null) {
      const ref = blockIn(one, one.ref, 'afterwards');
      const { as } = one.replacement;
      const next: Besides = { ref, scope: scopeWithEvent(one, item), ...(as !== undefined && { as }) };
      return go('settle', { items, besides: [...(memory.besides ?? []), next] });
    }
    const block =
      one.replacement.instead !== undefined ? 'instead' : one.replacement.also !== undefined ? 'also' : null;
    if (block === null || one.ref === null) return go('settle', { items });
    return call(
      'program',
      { ref: blockIn(one, one.ref, block), scope: scopeWithEvent(one, item) },
      { then: 'settle', remember: { items } },
    );
  }),

  /** What was chosen, flipped or rolled as it enters may say how it does. */
  asChosen: withChosen((game, { memory, frame }, { one }) => {
    const named = { ...one.scope.named, ...namedIn(frame.returned) };
    const knowing: Applicable = { ...one, scope: { ...one.scope, named } };
    const { becomesBy } = one.replacement;
    return go('settle', {
      items:
        becomesBy === undefined
          ? replace(game, memory.items, memory.at, knowing)
          : becoming(game, memory.items, memory.at, knowing, named[becomesBy]?.did === true ? 0 : 1),
    });
  }),

  /** What it enters as a copy of is chosen as it enters (707.5): no target, and nothing that enters with it. */
  copyWhat: withChosen((game, { memory }, { item, one }) => {
    const options = item.type === 'move' ? whatToCopy(game, one, item) : [];
    const [only, ...others] = options;
    if (only === undefined) return go('settle', { items: declined(memory, one, item) });
    if (others.length === 0)
      return go('settle', {
        items: withCopy(game, memory.items, memory.at, one, only),
        besides: afterCopying(memory, item, one),
      });
    return ask(
      asked(game, one.controller, {
        kind: 'choose',
        rule: '707.5',
        object: one.source,
        about: 'choose what it enters as a copy of',
        options: options.map((object) => ({ object })),
        min: 1,
        max: 1,
        hidden: false,
        purpose: 'effect',
        tone: 'good',
      }),
      { then: 'copied', remember: { offered: [...options] } },
    );
  }),

  copied: withChosen((game, { memory, frame }, { item, one }) => {
    const [position] = Array.isArray(frame.answer) ? frame.answer : [];
    const of = memory.offered?.[Number(position)];
    return of === undefined
      ? go('settle', { items: declined(memory, one, item) })
      : go('settle', {
          items: withCopy(game, memory.items, memory.at, one, of),
          besides: afterCopying(memory, item, one),
        });
  }),

  /** As it enters it becomes what its controller chooses, which is part of its copiable values (707.2). */
  becomeWhat: withChosen((game, _running, { one }) =>
    ask(
      asked(game, one.controller, {
        kind: 'option',
        rule: '614.12a',
        object: one.source,
        about: textOf(game, one),
        options: (one.replacement.becomes ?? []).map(
          (exceptions, at) => rulesTable().becomingText?.(exceptions) ?? `choice ${at + 1}`,
        ),
      }),
      { then: 'becomes' },
    ),
  ),

  becomes: withChosen((game, { memory, frame }, { one }) =>
    go('settle', { items: becoming(game, memory.items, memory.at, one, Number(frame.answer)) }),
  ),

  settle(game, { memory }) {
    const settled = settle(game, memory.items);
    return settled.at === null
      ? applyOrAsk(game, { ...memory, items: settled.items })
      : go('choose', settled);
  },

  ...stepsBeforeApplying,
  apply: (game, { memory }) => applyOrAsk(game, memory),

  /** Its trigger event occurred several times at once: a delayed trigger's controller chooses (603.7b). */
  whichOccurrence(game, { memory }) {
    const triggered = memory.triggered ?? [];
    const rivals = rivalOccurrences(
      game,
      triggered.map(({ one }) => one),
    );
    const [first] = rivals;
    if (first === undefined) {
      if (!letThemWait(game, triggered, memory.happened[0]?.batch ?? 0)) return endless;
      return goOn(game, memory);
    }
    return ask(
      asked(game, first.controller, {
        kind: 'choose',
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
      }),
      { remember: { offered: rivals.map((rival) => triggered.findIndex(({ one }) => one === rival)) } },
    );
  },

  occurrence(_game, { memory: { triggered = [], offered = [] }, frame }) {
    const [position] = Array.isArray(frame.answer) ? frame.answer : [];
    const chosen = offered[Number(position)] ?? offered[0];
    return go('whichOccurrence', {
      triggered: triggered.filter((_, at) => at === chosen || !offered.includes(at)),
    });
  },

  /** What prevention effects do besides takes place immediately after (615.5). */
  besides(game, { memory }) {
    const [next, ...besides] = memory.besides ?? [];
    if (next === undefined) return goOn(game, { ...memory, besides: [] });
    return call(
      'program',
      { ref: next.ref, scope: afterMoving(game, next) },
      { then: 'besides', remember: { besides } },
    );
  },

  /** Draws of one card after the other (121.2), and what goes back (610.3), once the outer event has happened. */
  follow(game, { memory, frame }) {
    const happened = [...memory.happened, ...frame.happened];
    const [next, ...after] = memory.after;
    if (next === undefined) return finish(game, happened);
    const { events, rule } = next;
    return {
      kind: 'happen',
      events,
      rule: rule ?? memory.rule,
      then: 'follow',
      remember: { happened, after },
    };
  },
});

/**
 * The effects that made these events of others: each had its opportunity, and doesn't affect what it made of them
 * (614.5).
 */
function appliedAround({ frames }: Game): readonly string[] {
  // It takes one such batch, the program that is part of its effect, and this batch.
  if (frames.length < 3) return none;
  const around = frames.filter(
    ({ procedure: name }, at) => name === 'happen' && frames[at + 1]?.procedure === 'program',
  );
  return around.flatMap(({ memory }) => appliedIn(memory));
}

const none: readonly string[] = [];

/** The effects that have been applied to what a batch on its way is about now. */
function appliedIn({ at, items }: Frame['memory']): readonly string[] {
  const item: unknown = Array.isArray(items) ? items[Number(at)] : null;
  return typeof item === 'object' && item !== null && 'applied' in item && Array.isArray(item.applied)
    ? item.applied.filter((key) => typeof key === 'string')
    : [];
}

const contextOf = ({ controller, scope }: Applicable) => ({ player: controller, scope, purpose: null });

/** The affected player chooses (616.1); if they have left, the next in turn order does (800.4h). */
function choosingNow(game: Game, item: GameEvent): PlayerId {
  const player = chooserOf(game, item);
  return game.players[player]?.left === true ? nextInTurnOrder(game, player) : player;
}

/** The items without what can't happen any more, now that players have left (800.4a); the same if that is none. */
function withoutLeft(game: Game, items: readonly Item[]): readonly Item[] {
  if (!game.players.some(({ left }) => left === true)) return items;
  const isStruck = ({ cant, event }: Item) => event !== null && cant !== true && !mayHappen(game, event).ok;
  return items.some(isStruck)
    ? items.map((item) => (isStruck(item) ? { ...item, event: null, settled: true } : item))
    : items;
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

/** What a step does about the effect that is being applied; where that no longer applies, the batch is settled anew. */
function withChosen(
  step: (
    game: Game,
    running: Running<Memory>,
    chosen: { readonly item: GameEvent; readonly one: Applicable },
  ) => Outcome,
): (game: Game, running: Running<Memory>) => Outcome {
  return (game, running) => {
    const { item, effects } = waitingItem(game, running.memory);
    const one = effects.find(({ key }) => key === running.memory.key);
    return one === undefined ? go('settle') : step(game, running, { item, one });
  };
}

/** The event for which something is being asked or carried out, and the effects that could still apply to it. */
function waitingItem(
  game: Game,
  memory: Memory,
): { readonly item: GameEvent; readonly effects: readonly Applicable[] } {
  const item = memory.items[memory.at];
  if (item === undefined || item.event === null) throw new Error('Nothing is being replaced.');
  return { item: item.event, effects: applicableTo(game, item) };
}

function textOf(game: Game, one: Applicable): string {
  const ability = one.ref === null ? null : textAt(game, one.ref);
  return isStatic(ability) && one.ref !== null
    ? rulesTable().abilityText(ability, faceWith(game, one.ref))
    : 'This effect applies.';
}

const isStatic = (
  value: unknown,
): value is Extract<Parameters<ReturnType<typeof rulesTable>['abilityText']>[0], { kind: 'static' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'static';

const wasPaid = (returned: unknown): boolean =>
  typeof returned === 'object' && returned !== null && 'paid' in returned && returned.paid === true;

/**
 * What is done besides once a copy effect was applied: what is linked to that one, and no longer what is linked to one
 * that was applied to the same object before it (707.9g).
 */
function afterCopying(
  { at, besides = [] }: Pick<Memory, 'at' | 'besides'>,
  item: GameEvent,
  one: Applicable,
): readonly Besides[] {
  const others = besides.filter(({ copying }) => copying === undefined || copying !== at);
  const { afterwards, as } = one.replacement;
  if (afterwards === undefined || one.ref === null) return others;
  const ref = blockIn(one, one.ref, 'afterwards');
  return [...others, { ref, scope: scopeWithEvent(one, item), ...(as !== undefined && { as }), copying: at }];
}

/** What is known of a batch that is settled, or nearly. */
interface Settled extends Pick<Memory, 'items' | 'order' | 'rule' | 'besides'> {}

/** Applies a settled batch, once players have chosen what is theirs to choose about it. */
function applyOrAsk(game: Game, settled: Settled): Outcome {
  const { order = [] } = settled;
  const items = withLegalAttachments(game, settled.items);
  const question = questionBefore(game, items, order);
  return question === null
    ? applyAll(game, { ...settled, items })
    : go(question.step, { items, at: question.at, happened: [], after: [], key: '' });
}

/** Applies a settled batch; what triggers waits, and what comes after it follows. */
function applyAll(game: Game, { rule, items, order = [], besides = [] }: Settled): Outcome {
  const { happened, triggered, after } = applyBatch(game, rule, withExcess(game, items), order);
  if (triggered.length > 0) {
    const isChosen =
      game.delayed.length > 0 &&
      rivalOccurrences(
        game,
        triggered.map(({ one }) => one),
      ).length > 0;
    if (isChosen) return go('whichOccurrence', { triggered, after, happened, items: [] });
    if (!letThemWait(game, triggered, happened[0]?.batch ?? 0)) return endless;
  }
  return goOn(game, { happened, after, besides });
}

/** Once a batch has been applied: what prevention effects do besides, then what comes after it. */
function goOn(
  game: Game,
  { happened, after, besides = [] }: Pick<Memory, 'happened' | 'after' | 'besides'>,
): Outcome {
  if (besides.length > 0) return go('besides', { after, happened, items: [] });
  return after.length === 0 ? finish(game, happened) : go('follow', { after, happened, items: [] });
}

/**
 * What a prevention effect does besides speaks of the damage that it was applied to as one event: of so much as it
 * prevented, or would have prevented where that can't be (615.12).
 */
function scopeOfBesides(
  { items, at }: Memory,
  game: Game,
  one: Applicable,
  event: GameEvent,
  after: readonly Item[],
): Scope {
  const amountIn = (all: readonly Item[], each: number): number => {
    const damage = all[each]?.event;
    return damage?.type === 'damage' ? damage.amount : 0;
  };
  const affected = appliedWith(game, items, at, one);
  const all = affected.reduce((sum, each) => sum + amountIn(items, each), 0);
  const prevented = all - affected.reduce((sum, each) => sum + amountIn(after, each), 0);
  const amount = prevented > 0 ? prevented : all;
  const scope = scopeWithEvent(one, event.type === 'damage' ? { ...event, amount } : event);
  const { as } = one.replacement;
  if (as === undefined) return scope;
  const named: Named = { objects: [], players: [], amount: prevented, did: prevented > 0 };
  return { ...scope, named: { ...scope.named, [as]: named } };
}

/** What moved is found as what it became. */
function afterMoving(game: Game, { as, scope }: Besides): Scope {
  const became = scope.it === null ? null : (game.objects[scope.it]?.became ?? null);
  const it = became ?? scope.it;
  if (as === undefined || it === null) return { ...scope, it };
  const named: Named = { objects: [it], players: [], amount: 1, did: became !== null };
  return { ...scope, it, named: { ...scope.named, [as]: named } };
}

/** Where instructions of a replacement effect are printed. */
const blockIn = (
  { effect }: Applicable,
  ref: TextRef,
  block: 'instead' | 'choose' | 'also' | 'afterwards',
): TextRef => `${ref}.${effect === null ? 'replaces' : 'replacement'}.${block}`;

/** Abilities that trigger on each other without end are a loop of mandatory actions: the game is a draw (104.4b). */
const endless: Outcome = call('drawGame', { rule: '104.4b' });

function finish(game: Game, happened: readonly Happened[]): Outcome {
  write(game).frame().happened = happened;
  return done();
}
