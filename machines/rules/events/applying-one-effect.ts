/** How one effect is chosen, offered, paid for and carried out, where that takes a player (616.1). */
import { characteristics } from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import { asked } from '../state/decider.ts';
import type { DecisionOf } from '../state/decision.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { isRecord } from '../state/is-record.ts';
import type { Named } from '../state/object.ts';
import { ask, call, decide, go, part } from '../state/procedure.ts';
import type { Scope } from '../state/scope.ts';
import { replacedWord } from '../state/word-table.ts';
import { write } from '../state/write.ts';
import { type Applicable, scopeAsItEnters, scopeWithEvent } from './applicable.ts';
import { chooserOf } from './effects-that-apply.ts';
import { type Besides, type Happening, happening } from './happening.ts';
import { mayHappen } from './impossible.ts';
import { withJoined } from './joining.ts';
import { isRedirection } from './redirecting.ts';
import {
  appliedWith,
  byPriority,
  differs,
  type Item,
  isContested,
  isOffered,
  replace,
  rivals,
} from './settle.ts';
import { blockIn, choosingNow, declined, textOf, waitingItem, withChosen } from './waiting-effect.ts';

export const replacing = part(
  happening,
  ['choose', 'chosen', 'offer', 'ask', 'whichFirst', 'thisFirst', 'offered', 'paid', 'carryOut'],
  ['settle', 'copyWhat', 'asChosen', 'becomeWhat', 'carriedOut'],
  {
    /** Several effects could apply: the affected player chooses one (616.1); one that is optional is offered. */
    choose(game, { memory }) {
      const items = withoutLeft(game, memory.items);
      if (items !== memory.items) return go('settle', { items });
      const { item, effects } = waitingItem(game, memory);
      const choices = byPriority(effects, item);
      const [first] = choices;
      if (first === undefined) return go('settle');
      // What something does to itself alone nobody could have chosen.
      if (choices.length === 1 && 'object' in item && item.object === first.source)
        return go('offer', { key: first.key });
      const isChoice = choices.some((one) => one.key !== first.key && differs(one, first));
      return decide(whichFirst(game, item, choices, isChoice), {
        then: 'chosen',
        remember: { keys: choices.map(({ key }) => key) },
        only: isChoice ? undefined : 0,
      });
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
          about: isRedirection(one.replacement)
            ? 'choose which damage is redirected first'
            : 'choose which damage is prevented first',
          options: damage.map((each) => optionOf(game, each.damage)),
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

    paid: withJoined(
      'paid',
      withChosen((_game, { memory, frame }, { item, one }) =>
        wasPaid(frame.returned)
          ? go('carryOut', {
              paidFor: { key: memory.key, at: memory.at, paidWith: paidWithIn(frame.returned) },
            })
          : go('settle', { items: declined(memory, one, item) }),
      ),
    ),

    /** Changes the event. What instructions of the effect do joins the batch, once players have chosen (614.6, 614.12a). */
    carryOut: withChosen((game, { memory }, { item, one }) => {
      if (one.replacement.asCopyOf !== undefined) return go('copyWhat');
      if (one.replacement.choose !== undefined && one.ref !== null)
        return call(
          'program',
          { ref: blockIn(one, one.ref, 'choose'), scope: scopeAsItEnters(one, copyOf(item)) },
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
      if (isForLater(one.replacement) && one.ref !== null) {
        const action = { ref: blockIn(one, one.ref, 'also'), scope: scopeWithEvent(one, item) };
        write(game).root.afterSkipping = [...(game.afterSkipping ?? []), action];
        return go('settle', { items });
      }
      const block =
        one.replacement.instead !== undefined
          ? 'instead'
          : one.replacement.also !== undefined
            ? 'also'
            : null;
      if (block === null || one.ref === null) return go('settle', { items });
      return call(
        'program',
        { ref: blockIn(one, one.ref, block), scope: scopeWithEvent(one, item) },
        { then: 'carriedOut', remember: { items } },
      );
    }),
  },
);

/** Which of several effects applies first (616.1); where that makes no difference it isn't said what each of them does. */
const whichFirst = (
  game: Game,
  event: GameEvent,
  effects: readonly Applicable[],
  isChoice: boolean,
): DecisionOf<'replacement'> =>
  asked(game, choosingNow(game, event), {
    kind: 'replacement',
    rule: '616.1',
    object: null,
    about: 'choose which effect applies first',
    options: effects.map((one) => ({ object: one.source, text: isChoice ? textOf(game, one) : '' })),
  });

/** Damage that a shield could prevent, to be told from the rest by its source and by whom it would be dealt to (615.7). */
function optionOf(game: Game, { amount, source, to }: EventOf<'damage'>) {
  const name = 'player' in to ? game.players[to.player]?.name : characteristics(game, to.object).name;
  const recipient = name === undefined || name === '' ? 'a permanent' : name;
  return { object: source, text: `${amount} damage to ${recipient}` };
}

/** What is done besides skipping a step, phase or turn is done as the next one begins (614.10b). */
const isForLater = ({ also, event, skip }: Applicable['replacement']): boolean =>
  skip === true && also !== undefined && replacedWord(event).isForNext === true;

/** The items without what can't happen any more, now that players have left (800.4a); the same if that is none. */
function withoutLeft(game: Game, items: readonly Item[]): readonly Item[] {
  if (!game.players.some(({ left }) => left === true)) return items;
  const isStruck = ({ cant, event }: Item) => event !== null && cant !== true && !mayHappen(game, event).ok;
  return items.some(isStruck)
    ? items.map((item) => (isStruck(item) ? { ...item, event: null, settled: true } : item))
    : items;
}

const contextOf = ({ controller, scope }: Applicable) => ({ player: controller, scope, purpose: null });

/**
 * What a prevention effect does besides speaks of the damage that it was applied to as one event: of so much as it
 * prevented, or would have prevented where that can't be (615.12).
 */
function scopeOfBesides(
  { items, at }: Happening,
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

/** What the cost used up, by the names in it (118.12). */
function paidWithIn(returned: unknown): Readonly<Record<string, readonly ObjectId[]>> {
  const paidWith = isRecord(returned) && isRecord(returned.paidWith) ? returned.paidWith : {};
  return Object.fromEntries(
    Object.entries(paidWith).map(([name, used]) => [
      name,
      Array.isArray(used) ? used.filter((id) => typeof id === 'number') : [],
    ]),
  );
}

const wasPaid = (returned: unknown): boolean =>
  typeof returned === 'object' && returned !== null && 'paid' in returned && returned.paid === true;
