/** What players choose about a batch once it is known what will happen, right before it does. */
import { asked } from '../state/decider.ts';
import type { Entering } from '../state/event.ts';
import type { Defender, Game } from '../state/game.ts';
import { ask, go, type Outcome, type Running } from '../state/procedure.ts';
import { rulesTable } from '../state/table.ts';
import type { Item } from './settle.ts';
import { type Group, groupsToOrder } from './simultaneous.ts';

/** What these steps remember of the batch. */
export interface BeforeApplying {
  readonly items: readonly Item[];
  /** The item that is asked about. */
  readonly at: number;
  /** What it could attack, as it was offered. */
  readonly defenders?: readonly Defender[];
  /** Items whose objects receive timestamps in this order; and those that are being ordered. */
  readonly order?: readonly number[];
  readonly ordering?: readonly number[];
}

type Doing = Running<BeforeApplying>;

/** The step that asks something before the batch is applied, and about which item; null: nothing is to be asked. */
export function questionBefore(
  game: Game,
  items: readonly Item[],
  order: readonly number[],
): { readonly step: keyof typeof stepsBeforeApplying; readonly at: number } | null {
  const at = items.findIndex(entersAttacking);
  if (at >= 0) return { step: 'attackWhom', at };
  return items.length > 1 && nextGroup(game, items, order) !== undefined
    ? { step: 'timestamps', at: 0 }
    : null;
}

/** The next player whose objects are not ordered yet. */
const nextGroup = (game: Game, items: readonly Item[], order: readonly number[]): Group | undefined =>
  groupsToOrder(game, items).find((group) => group.items.some(({ at }) => !order.includes(at)));

/** Each of them goes on to `apply`. */
export const stepsBeforeApplying = {
  /** Who puts a creature onto the battlefield attacking chooses what it attacks as it enters (508.4). */
  attackWhom(game: Game, { memory }: Doing): Outcome {
    const entering = enteringAt(memory.items, memory.at);
    const defenders =
      entering === null ? [] : rulesTable().combat.enteringDefenders(game, entering.controller);
    if (entering === null || defenders.length <= 1)
      return go('apply', { items: attackedBy(memory, defenders[0] ?? null) });
    return ask(
      asked(game, entering.controller, {
        kind: 'choose',
        rule: '508.4',
        object: null,
        about: 'choose what it attacks',
        options: defenders,
        min: 1,
        max: 1,
        hidden: false,
        purpose: 'attackWhom',
        tone: 'bad',
      }),
      { remember: { defenders: structuredClone(defenders) } },
    );
  },

  attacks(_game: Game, { memory, frame }: Doing): Outcome {
    const [position] = Array.isArray(frame.answer) ? frame.answer : [];
    return go('apply', { items: attackedBy(memory, memory.defenders?.[Number(position)] ?? null) });
  },

  /** Objects of a player receive timestamps at once, and it matters in which order (613.7m). */
  timestamps(game: Game, { memory }: Doing): Outcome {
    const group = nextGroup(game, memory.items, memory.order ?? []);
    if (group === undefined) return go('apply');
    return ask(
      asked(game, group.player, {
        kind: 'order',
        rule: '613.7m',
        about: 'order timestamps: the first applies first',
        object: null,
        items: group.items.map(({ object }) => ({ object, text: '', ref: null })),
        hidden: false,
      }),
      { remember: { ordering: group.items.map(({ at }) => at) } },
    );
  },

  timestampsOrdered(_game: Game, { memory, frame }: Doing): Outcome {
    const { order = [], ordering = [] } = memory;
    const answer = Array.isArray(frame.answer) ? frame.answer.map(Number) : [];
    return go('apply', { order: [...order, ...answer.flatMap((position) => ordering[position] ?? [])] });
  },
};

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
const attackedBy = ({ items, at }: BeforeApplying, attacking: Defender | null): readonly Item[] =>
  items.map((item, index) =>
    index === at && item.event?.type === 'move' && item.event.entering !== null
      ? { ...item, event: { ...item.event, entering: { ...item.event.entering, attacking } } }
      : item,
  );
