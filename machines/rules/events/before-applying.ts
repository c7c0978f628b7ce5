/** What players choose about a batch once it is known what will happen, right before it does. */

import { isSpokenOf, objectAt } from '../characteristics/index.ts';
import { chosenPositions, picked } from '../state/answers.ts';
import { copyOf } from '../state/copy.ts';
import { asked } from '../state/decider.ts';
import type { ChooseDecision } from '../state/decision.ts';
import type { Entering } from '../state/event.ts';
import type { Defender, Game } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';
import { remembering } from '../state/memory.ts';
import type { AttachedTo } from '../state/object.ts';
import { ask, decide, go, part } from '../state/procedure.ts';
import { cardsOf } from '../state/represented.ts';
import { rulesTable } from '../state/table.ts';
import { cardsToOrder, inChosenOrder, keepingStickers, piecesForStickers } from './components.ts';
import { attachedAt, firstUnattached, staying } from './entering-attached.ts';
import { firstUnprotected, protectedBy } from './protectors.ts';
import { askedToReveal, firstToReveal, revealDecision } from './revealing.ts';
import type { Item } from './settle.ts';
import { type Group, groupsToOrder } from './simultaneous.ts';

/** What these steps remember of the batch. */
export interface BeforeApplying {
  readonly items: readonly Item[];
  /** The item that is asked about. */
  readonly at: number;
  /** What it could attack or block, as it was offered. */
  readonly fought?: readonly Defender[];
  /** Who could protect it, as they were offered. */
  readonly protectors?: readonly PlayerId[];
  /** What it could enter attached to, as it was offered. */
  readonly enchantable?: readonly AttachedTo[];
  /** Items whose objects receive timestamps in this order; and those that are being ordered. */
  readonly order?: readonly number[];
  readonly ordering?: readonly number[];
  /** Items whose cards, of one permanent, were put in an order; and those that are being put in one. */
  readonly arranged?: readonly number[];
  readonly arranging?: readonly number[];
}

export const rememberingQuestions = remembering<BeforeApplying>({
  items: 'records, later',
  at: 'number, later',
  fought: 'records, maybe',
  protectors: 'numbers, maybe',
  enchantable: 'records, maybe',
  order: 'numbers, maybe',
  ordering: 'numbers, maybe',
  arranged: 'numbers, maybe',
  arranging: 'numbers, maybe',
});

/** The steps that ask something before the batch is applied. */
export const questions = [
  'enchantWhat',
  'protectedByWhom',
  'fightWhat',
  'revealAsDrawn',
  'orderCards',
  'keepStickers',
  'timestamps',
] as const;
export type Question = (typeof questions)[number];

/** The step that asks something before the batch is applied, and about which item; null: nothing is to be asked. */
export function questionBefore(
  game: Game,
  items: readonly Item[],
  order: readonly number[],
  arranged: readonly number[],
): { readonly step: Question; readonly at: number } | null {
  const aura = firstUnattached(game, items);
  if (aura !== null) return { step: 'enchantWhat', at: aura.at };
  if (isSpokenOf(game, 'battle') && firstUnprotected(game, items) !== null)
    return { step: 'protectedByWhom', at: 0 };
  const at = items.findIndex(entersFighting);
  if (at >= 0) return { step: 'fightWhat', at };
  const drawn = firstToReveal(game, items);
  if (drawn >= 0) return { step: 'revealAsDrawn', at: drawn };
  if (cardsToOrder(game, items, arranged) !== null) return { step: 'orderCards', at: 0 };
  if (piecesForStickers(game, items).length > 0) return { step: 'keepStickers', at: 0 };
  return items.length > 1 && nextGroup(game, items, order) !== undefined
    ? { step: 'timestamps', at: 0 }
    : null;
}

/** The next player whose objects are not ordered yet. */
const nextGroup = (game: Game, items: readonly Item[], order: readonly number[]): Group | undefined =>
  groupsToOrder(game, items).find((group) => group.items.some(({ at }) => !order.includes(at)));

/** Each of them goes on to `apply`. */
export const beforeApplying = part(
  rememberingQuestions,
  [
    'enchantWhat',
    'enchants',
    'protectedByWhom',
    'protects',
    'fightWhat',
    'fights',
    'revealAsDrawn',
    'revealedAsDrawn',
    'orderCards',
    'cardsOrdered',
    'keepStickers',
    'stickersKept',
    'timestamps',
    'timestampsOrdered',
  ],
  ['apply'],
  {
    /** An Aura that isn't cast enters attached to what its controller chooses as it enters (303.4f), or stays (303.4g). */
    enchantWhat(game, { memory }) {
      const aura = firstUnattached(game, memory.items);
      if (aura === null) return go('apply');
      const { at, move, options } = aura;
      if (options.length === 0) return go('apply', { items: staying(game, memory.items, at) });
      const decision: ChooseDecision = asked(game, move.entering?.controller ?? 0, {
        kind: 'choose',
        rule: '303.4f',
        object: move.object,
        about: 'choose what the Aura enters attached to',
        options,
        min: 1,
        max: 1,
        hidden: false,
        purpose: 'effect',
        tone: 'neutral',
      });
      return decide(decision, { then: 'enchants', remember: { at, enchantable: copyOf(options) } });
    },

    enchants(_game, { memory, frame }) {
      const [to = null] = picked(frame.answer, memory.enchantable ?? []);
      return go('apply', { items: attachedAt(memory.items, memory.at, to) });
    },

    /** As a battle enters, its controller chooses a player to be its protector (310.9a). */
    protectedByWhom(game, { memory }) {
      const battle = firstUnprotected(game, memory.items);
      if (battle === null) return go('apply');
      const { among, at, controller } = battle;
      const count = Math.min(1, among.length);
      const event = memory.items[at]?.event;
      const decision: ChooseDecision = asked(game, controller, {
        kind: 'choose',
        rule: '310.9a',
        object: event?.type === 'move' ? event.object : null,
        about: 'choose a protector',
        options: among.map((player) => ({ player })),
        min: count,
        max: count,
        hidden: false,
        purpose: 'protector',
        tone: 'neutral',
      });
      return decide(decision, { then: 'protects', remember: { at, protectors: [...among] } });
    },

    protects(_game, { memory, frame }) {
      const { at, items, protectors = [] } = memory;
      const [protector = null] = picked(frame.answer, protectors);
      return go('apply', { items: protectedBy(items, at, protector) });
    },

    /** Whoever's creature enters attacking or blocking chooses what it attacks or blocks (508.4, 509.4). */
    fightWhat(game, { memory }) {
      const entering = enteringAt(memory.items, memory.at);
      const fought = entering === null ? [] : couldFight(game, entering);
      if (entering === null || fought.length === 0) return go('apply', { items: fightingAt(memory, null) });
      const isAttack = entering.attacking === 'choose';
      return decide(
        asked(game, entering.controller, {
          kind: 'choose',
          rule: isAttack ? '508.4' : '509.4',
          object: null,
          about: isAttack ? 'choose what it attacks' : 'choose what it blocks',
          options: fought,
          min: 1,
          max: 1,
          hidden: false,
          purpose: isAttack ? 'attackWhom' : 'effect',
          tone: 'bad',
        }),
        { then: 'fights', remember: { fought: copyOf(fought) } },
      );
    },

    fights(_game, { memory, frame }) {
      const [fought = null] = picked(frame.answer, memory.fought ?? []);
      return go('apply', { items: fightingAt(memory, fought) });
    },

    /** A card is drawn that its owner may reveal as they draw it (702.94a). */
    revealAsDrawn(game, { memory: { at, items } }) {
      const card = items[at]?.event;
      if (card?.type !== 'move') return go('apply');
      return ask(asked(game, objectAt(game, card.object).owner, revealDecision(card.object)), {
        then: 'revealedAsDrawn',
      });
    },

    revealedAsDrawn: (_game, { memory: { at, items }, frame }) =>
      go('apply', { items: askedToReveal(items, at, chosenPositions(frame.answer).length > 0) }),

    /** The cards of a permanent go to one place in the order that a player chooses (712.21a-b). */
    orderCards(game, { memory }) {
      const cards = cardsToOrder(game, memory.items, memory.arranged ?? []);
      if (cards === null) return go('apply');
      const { items, player, to } = cards;
      return ask(
        asked(game, player, {
          kind: 'order',
          rule: to === 'exile' ? '712.21b' : '712.21a',
          about: placesOfCards[to],
          object: null,
          items: items.flatMap((at) => cardOfItem(game, memory.items[at])),
          hidden: to === 'library',
        }),
        { then: 'cardsOrdered', remember: { arranging: items } },
      );
    },

    cardsOrdered(_game, { memory, frame }) {
      const { arranged = [], arranging = [], items } = memory;
      const chosen = chosenPositions(frame.answer);
      const [first] = arranging;
      const event = first === undefined ? null : items[first]?.event;
      // What is put on top last lies on top.
      const isOnTop = event?.type === 'move' && event.to !== 'exile' && event.position !== 'bottom';
      const inTurn = isOnTop ? chosen.toReversed() : chosen;
      return go('apply', {
        items: inChosenOrder(items, arranging, inTurn),
        arranged: [...arranged, ...arranging],
      });
    },

    /** The owner of a permanent that several cards represent chooses which of them retains its stickers (123.5c). */
    keepStickers(game, { memory: { items } }) {
      const pieces = piecesForStickers(game, items);
      const [first, ...others] = pieces;
      if (first === undefined || others.length === 0)
        return go('apply', { items: keepingStickers(items, pieces, first?.at) });
      return ask(
        asked(game, objectAt(game, first.object).owner, {
          kind: 'option',
          rule: '123.5c',
          about: 'choose which card retains the stickers',
          object: first.object,
          options: pieces.map(({ definition }) => definition),
        }),
        { then: 'stickersKept' },
      );
    },

    stickersKept(game, { memory: { items }, frame }) {
      const pieces = piecesForStickers(game, items);
      return go('apply', { items: keepingStickers(items, pieces, pieces[Number(frame.answer)]?.at) });
    },

    /** Objects of a player receive timestamps at once, and it matters in which order (613.7m). */
    timestamps(game, { memory }) {
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
        { then: 'timestampsOrdered', remember: { ordering: group.items.map(({ at }) => at) } },
      );
    },

    timestampsOrdered(_game, { memory, frame }) {
      const { order = [], ordering = [] } = memory;
      return go('apply', { order: [...order, ...picked(frame.answer, ordering)] });
    },
  },
);

const placesOfCards = {
  exile: 'order the cards in exile, the first first',
  graveyard: 'order the cards in the graveyard, the topmost first',
  library: 'order the cards in the library, the topmost first',
};

/** The card that an item of one permanent moves, by its name. */
function cardOfItem(game: Game, item: Item | undefined) {
  const event = item?.event;
  if (event?.type !== 'move') return [];
  const { object, cards } = event;
  const card = cardsOf(objectAt(game, object)).find((one) => one.card === cards?.[0]);
  return card === undefined ? [] : [{ object, text: card.definition, ref: null }];
}

/** How the object of a move enters, if its controller still has to choose what it attacks or blocks. */
function enteringAt(items: readonly Item[], at: number): Entering | null {
  const item = items[at];
  return item !== undefined && entersFighting(item) && item.event?.type === 'move'
    ? item.event.entering
    : null;
}

const entersFighting = ({ event }: Item): boolean =>
  event?.type === 'move' && (event.entering?.attacking === 'choose' || event.entering?.blocking === 'choose');

/** What it could attack, or else the attacking creatures that it could block. */
function couldFight(game: Game, { attacking, controller }: Entering): readonly Defender[] {
  const { enteringBlocks, enteringDefenders } = rulesTable().combat;
  return attacking === 'choose'
    ? enteringDefenders(game, controller)
    : enteringBlocks(game, controller).map((object) => ({ object }));
}

/** The items, of which the one that was asked about enters fighting this, or nothing. */
const fightingAt = ({ items, at }: BeforeApplying, fought: Defender | null): readonly Item[] =>
  items.map((item, index) =>
    index === at && item.event?.type === 'move' && item.event.entering !== null
      ? { ...item, event: { ...item.event, entering: fighting(item.event.entering, fought) } }
      : item,
  );

function fighting(entering: Entering, fought: Defender | null): Entering {
  if (entering.attacking === 'choose') return { ...entering, attacking: fought };
  const { blocking: _chosen, ...others } = entering;
  return fought !== null && 'object' in fought ? { ...others, blocking: fought.object } : others;
}
