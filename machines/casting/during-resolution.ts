import {
  allowed,
  ask,
  asked,
  type CostPart,
  done,
  firstRefusal,
  forbidden,
  type Game,
  go,
  handOver,
  type ObjectId,
  objectAt,
  type PlayerId,
  procedure,
  type Verdict,
} from '../rules/index.ts';
import { announcementWithin, isAnnounced } from './announcement.ts';
import { isNoLand, mayCastThisWay, prohibition } from './may-cast.ts';
import { mayBeCastFrom, type WayOfCasting, waysDuringResolution } from './ways.ts';

interface Memory {
  readonly player: PlayerId;
  /** The cards that may be cast, each once, in whatever order. */
  readonly objects: readonly ObjectId[];
  /** Instead of its mana cost: nothing, or this. */
  readonly withoutPaying?: boolean;
  readonly alternativeCost?: { readonly name: string; readonly cost: readonly CostPart[] };
  /** What is being cast, and the spells that were. */
  readonly object?: ObjectId;
  readonly cast?: readonly ObjectId[];
  /** What can be cast now, as it was offered. */
  readonly offered?: readonly ObjectId[];
}

/**
 * A player may cast cards while something resolves (608.2g): one after the other, at whatever time, and without anyone
 * getting priority. Each is cast by the charts, by the steps of 601.2a-i; this waits meanwhile. Nobody is asked about
 * what can't be cast. What turns out to be illegal is reversed and not offered again; what its player gives up is
 * (733.1-2). Memory: `{ player, objects }`, with `withoutPaying` or an `alternativeCost` instead of the mana cost. Returns `{ cast: ObjectId[] }`, the spells.
 */
export const castDuringResolution = procedure<Memory>('castDuringResolution', '608.2g', {
  offer(game, { memory }) {
    const { player, objects, withoutPaying } = memory;
    const offered = objects.filter((object) => mayCastNow(game, memory, object).ok);
    const [only, ...others] = offered;
    if (only === undefined) return go('end');
    const free = withoutPaying === true ? ' without paying its mana cost' : '';
    const question =
      others.length === 0
        ? asked(game, player, {
            kind: 'confirm',
            rule: '608.2g',
            about: `cast it${free}`,
            object: only,
            tone: 'good',
          })
        : asked(game, player, {
            kind: 'choose',
            rule: '608.2g',
            about: `choose what to cast next${free}`,
            object: null,
            options: offered.map((object) => ({ object })),
            min: 0,
            max: 1,
            hidden: false,
            purpose: 'effect',
            tone: 'good',
          });
    return ask(question, { remember: { offered } });
  },
  offered(game, { memory, frame: { answer } }) {
    const at = answer === true ? 0 : Array.isArray(answer) ? answer[0] : undefined;
    const object = memory.offered?.[Number(at ?? -1)];
    if (object === undefined) return go('end');
    const { player, objects } = memory;
    const ways = waysNow(game, memory, object);
    return handOver('announcement', announcementWithin(player, object, ways), {
      remember: { object, objects: objects.filter((one) => one !== object) },
    });
  },
  after(_game, { memory, frame: { returned } }) {
    const { object, objects, cast = [] } = memory;
    if (isAnnounced(returned)) return go('offer', { cast: [...cast, returned.announced] });
    return isGivenUp(returned) && object !== undefined
      ? go('offer', { objects: [object, ...objects] })
      : go('offer');
  },
  end: (_game, { memory }) => done({ cast: memory.cast ?? [] }),
});

const isGivenUp = (returned: unknown): boolean =>
  typeof returned === 'object' && returned !== null && 'givenUp' in returned && returned.givenUp === true;

function mayCastNow(game: Game, memory: Memory, id: ObjectId): Verdict {
  const { player } = memory;
  if (game.objects[id]?.left !== null) return forbidden('601.2a', 'There is no such card now.', [id]);
  return firstRefusal(
    () => isNoLand(game, id),
    () => mayBeCastFrom(game, id),
    () => prohibition(game, player, id, true),
    () => {
      const verdicts = waysNow(game, memory, id).map((way) => mayCastThisWay(game, player, id, way));
      return verdicts.find(({ ok }) => ok) ?? verdicts[0] ?? allowed;
    },
  );
}

/** The cost that the effect says (118.9a), or the mana cost or one of the card's own alternative costs. */
function waysNow(game: Game, memory: Memory, id: ObjectId): readonly WayOfCasting[] {
  const { player, withoutPaying, alternativeCost } = memory;
  if (withoutPaying === true) return [{ name: `from:${objectAt(game, id).zone}`, cost: [], paid: null }];
  if (alternativeCost !== undefined) {
    const { name, cost } = alternativeCost;
    return [{ name, cost, paid: name }];
  }
  return waysDuringResolution(game, player, id);
}
