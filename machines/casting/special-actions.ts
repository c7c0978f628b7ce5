import {
  allowed,
  asked,
  type CostPart,
  call,
  decide,
  done,
  firstRefusal,
  forbidden,
  type Game,
  happen,
  hasX,
  isSameAction,
  mostPossible,
  type ObjectId,
  type PlayerId,
  paidIn,
  payMemory,
  procedure,
  remembering,
  type SpecialAction,
  type Tops,
  type Verdict,
} from '../rules/index.ts';
import { exileFromHand } from './exile-from-hand.ts';
import {
  canPayFor,
  contextOf,
  countersOf,
  type KindOfSpecialAction,
  type Offer,
  type Taken,
} from './special-action.ts';
import { turnFaceUp } from './turn-face-up.ts';
import { unlock } from './unlock.ts';

/** A special action other than playing a land, with whether the player may take it. */
export interface SpecialCandidate {
  readonly object: ObjectId;
  readonly action: SpecialAction;
  readonly cost: readonly CostPart[];
  readonly verdict: Verdict;
}

const kinds: Readonly<Record<SpecialAction['kind'], KindOfSpecialAction>> = {
  turnFaceUp,
  exileFromHand,
  unlock,
};

const everyKind = Object.values(kinds);

/** The special actions that the player could think of taking (116.2b, 116.2f, 116.2m). */
export function specialActions(game: Game, player: PlayerId): readonly SpecialCandidate[] {
  const found: SpecialCandidate[] = [];
  for (const kind of everyKind) {
    for (const object of kind.objects(game, player)) {
      if (!kind.isOne(game, player, object).ok) continue;
      for (const offer of kind.offers(game, object)) {
        const verdict = mayAccept(game, player, object, offer);
        found.push({ object, action: offer.action, cost: offer.cost, verdict });
      }
    }
  }
  return found;
}

/**
 * May the player take this special action with this object? Refuses what it can't be taken with, what nothing lets them
 * do that way or something keeps them from, and a cost that they can't pay.
 */
export const mayTakeSpecialAction = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  action: SpecialAction,
): Verdict =>
  firstRefusal(
    () => kinds[action.kind].isOne(game, player, id),
    () => {
      const offer = offerOf(game, id, action);
      return offer === undefined ? nothingLetsThem(player, id, action) : mayAccept(game, player, id, offer);
    },
  );

const mayAccept = (game: Game, player: PlayerId, id: ObjectId, offer: Offer): Verdict =>
  firstRefusal(
    () => kinds[offer.action.kind].isPermitted(game, player, id),
    () => canPayFor(game, player, id, offer),
  );

const offerOf = (game: Game, id: ObjectId, action: SpecialAction): Offer | undefined =>
  game.objects[id]?.left === null
    ? kinds[action.kind].offers(game, id).find((offer) => isSameAction(offer.action, action))
    : undefined;

const nothingLetsThem = (player: PlayerId, id: ObjectId, { kind }: SpecialAction): Verdict =>
  forbidden(kinds[kind].rule, 'Nothing lets {p0} do that with {0}.', [id], { players: [player] });

interface Memory {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly action: SpecialAction;
  readonly tops?: Tops;
  /** By what it is taken, once that is found; and the value of X, where there is one (107.3d). */
  readonly offer?: Offer;
  readonly x?: number;
}

/** Taking a special action (116.2): X is chosen (107.3d), its cost is paid, and it happens; nobody can respond. */
export const takeSpecialAction = procedure(
  'takeSpecialAction',
  '116.2',
  remembering<Memory>({
    player: 'number',
    object: 'number',
    action: 'record',
    tops: 'list, maybe',
    offer: 'record, maybe',
    x: 'number, maybe',
  }),
  ['x', 'xChosen', 'pay', 'happens', 'afterwards', 'end'],
  {
    x(game, { memory: { action, object, player } }) {
      const offer = offerOf(game, object, action);
      if (offer === undefined) return done(nothingLetsThem(player, object, action));
      if (!hasX(offer.cost)) return { kind: 'go', then: 'pay', remember: { offer } };
      const { leastX = 0 } = offer;
      const most = mostPossible(leastX, (x) => canPayFor(game, player, object, offer, x).ok);
      return decide(
        asked(game, player, {
          kind: 'number',
          rule: '107.3d',
          about: 'choose the value of X',
          object,
          min: leastX,
          max: Math.max(leastX, most),
          purpose: 'x',
        }),
        { then: 'xChosen', remember: { offer } },
      );
    },
    xChosen: (_game, { frame }) => ({ kind: 'go', then: 'pay', remember: { x: Number(frame.answer) } }),
    pay: (_game, { memory }) =>
      call('pay', payMemory(contextOf(takenIn(memory)), memory.offer?.cost ?? null), { then: 'happens' }),
    happens(game, { memory, frame }) {
      const { action, object, offer } = memory;
      const { happens, rule } = kinds[action.kind];
      if (!paidIn(frame.returned).paid || offer === undefined)
        return done(forbidden(rule, 'What it costs to do that with {0} can’t be paid.', [object]));
      const taken = takenIn(memory);
      return happen(rule, happens(game, taken, countersOf(game, taken, offer), action), {
        then: 'afterwards',
      });
    },
    afterwards(game, { memory }) {
      const { action, offer } = memory;
      const { afterwards, rule } = kinds[action.kind];
      if (offer === undefined) return done(allowed);
      const taken = takenIn(memory);
      return happen(rule, afterwards(game, taken, countersOf(game, taken, offer)), { then: 'end' });
    },
    end: () => done(allowed),
  },
);

const takenIn = ({ object, player, x }: Memory): Taken => ({ object, player, x: x ?? null });
