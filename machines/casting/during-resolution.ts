import {
  allowed,
  asCast,
  ask,
  asked,
  asProposed,
  type CostPart,
  done,
  type Face,
  type Filter,
  firstRefusal,
  fits,
  forbidden,
  type Game,
  go,
  handOver,
  happen,
  hasOtherFace,
  isModal,
  type ObjectId,
  objectAt,
  type PlayerId,
  procedure,
  remembering,
  type Scope,
  type Verdict,
  zones,
} from '../rules/index.ts';
import { announcementWithin, isAnnounced } from './announcement.ts';
import { faceName, isCastAsItIs, ruleOfFaces, turnedFaces } from './faces.ts';
import { isNoLand, mayCastThisWay, prohibition } from './may-cast.ts';
import { landMove, landWasPlayed, mayPlayLandNow } from './may-play-land.ts';
import { mayBeCastFrom } from './permission.ts';
import { type WayOfCasting, waysDuringResolution } from './ways.ts';

interface Memory {
  readonly player: PlayerId;
  /** The cards that may be cast, each once, in whatever order. */
  readonly objects: readonly ObjectId[];
  /** Instead of its mana cost: nothing, or this. */
  readonly withoutPaying?: boolean;
  /** Lands among them may be played. */
  readonly lands?: boolean;
  /** No more than so many of them. */
  readonly most?: number;
  /** With their back faces up (712.11a). */
  readonly transformed?: boolean;
  /** Those that can be cast are, in an order that the player chooses. */
  readonly must?: boolean;
  readonly alternativeCost?: { readonly name: string; readonly cost: readonly CostPart[] };
  /** Only what will be a spell like this, as the words of this scope mean it. */
  readonly like?: Filter;
  readonly scope?: Scope;
  /** What is being cast, and the spells that were. */
  readonly object?: ObjectId;
  readonly cast?: readonly ObjectId[];
  /** What can be cast now, as it was offered; and with which faces, of what was chosen. */
  readonly offered?: readonly ObjectId[];
  readonly faces?: readonly Face[];
  readonly face?: Face;
}

/**
 * A player may cast cards while something resolves (608.2g): one after the other, at whatever time, and without anyone
 * getting priority. Each is cast by the charts, by the steps of 601.2a-i; this waits meanwhile. Nobody is asked about
 * what can't be cast. What turns out to be illegal is reversed and not offered again; what its player gives up is
 * (733.1-2). With `must` they are cast if they can be; but nobody has to activate mana abilities for it (118.3c), so that
 * what its player gives up is offered again only where their pool pays for it. With `lands` they may be played: lands as well, in their player's
 * turn and not more than they may (305.2-3).
 * Memory: `{ player, objects }`, with `withoutPaying` or an `alternativeCost` instead of the mana cost. Returns
 * `{ cast: ObjectId[] }`, the spells, and lands as they are on the battlefield.
 */
export const castDuringResolution = procedure(
  'castDuringResolution',
  '608.2g',
  remembering<Memory>({
    player: 'number',
    objects: 'numbers',
    withoutPaying: 'yes or no, maybe',
    lands: 'yes or no, maybe',
    most: 'number, maybe',
    transformed: 'yes or no, maybe',
    must: 'yes or no, maybe',
    alternativeCost: 'record, maybe',
    like: 'record, maybe',
    scope: 'record, maybe',
    object: 'number, maybe',
    cast: 'numbers, maybe',
    offered: 'numbers, maybe',
    faces: 'list, maybe',
    face: 'anything, maybe',
  }),
  ['offer', 'offered', 'taken', 'faceChosen', 'begin', 'after', 'playLand', 'playedLand', 'afterLand', 'end'],
  {
    offer(game, { memory }) {
      const { cast = [], most, objects, player, withoutPaying } = memory;
      if (most !== undefined && cast.length >= most) return go('end');
      const offered = objects.filter((object) => mayCastNow(game, memory, object).ok);
      const [only, ...others] = offered;
      if (only === undefined) return go('end');
      if (memory.must === true && others.length === 0) return go('taken', { object: only });
      const free = withoutPaying === true ? ' without paying its mana cost' : '';
      const verb = memory.lands === true ? 'play' : 'cast';
      const question =
        others.length === 0
          ? asked(game, player, {
              kind: 'confirm',
              rule: '608.2g',
              about: `${verb} it${free}`,
              object: only,
              tone: 'good',
            })
          : asked(game, player, {
              kind: 'choose',
              rule: '608.2g',
              about: `choose what to ${verb} next${free}`,
              object: null,
              options: offered.map((object) => ({ object })),
              min: memory.must === true ? 1 : 0,
              max: 1,
              hidden: false,
              purpose: 'effect',
              tone: 'good',
            });
      return ask(question, { then: 'offered', remember: { offered } });
    },
    offered(_game, { memory, frame: { answer } }) {
      const at = answer === true ? 0 : Array.isArray(answer) ? answer[0] : undefined;
      const object = memory.offered?.[Number(at ?? -1)];
      return object === undefined ? go('end') : go('taken', { object });
    },
    taken(game, { memory }) {
      const { object, objects, player } = memory;
      if (object === undefined) return go('end');
      const remember = { object, objects: objects.filter((one) => one !== object) };
      const faces = facesNow(game, memory, object);
      if (faces.length < 2) return go('begin', { ...remember, face: faces[0] ?? 0 });
      const names = faces.map((face) => faceName(game, object, face));
      return ask(
        asked(game, player, {
          kind: 'option',
          rule: ruleOfFaces(game, object),
          about: `choose ${ruleOfFaces(game, object) === '712.11b' ? 'which face' : 'what'} to ${memory.lands === true ? 'play' : 'cast'}`,
          object,
          options: names,
        }),
        { then: 'faceChosen', remember: { ...remember, faces } },
      );
    },
    faceChosen: (_game, { memory: { faces = [] }, frame: { answer } }) =>
      go('begin', { face: faces[Number(answer)] ?? 0 }),
    begin(game, { memory }) {
      const { face = 0, object, player } = memory;
      if (object === undefined) return go('end');
      if (mayPlaySo(game, memory, object, face)) return go('playLand');
      const ways = waysNow(game, memory, object).filter(({ put }) => faceOf(put) === face);
      return handOver('announcement', announcementWithin(game, player, object, ways), { then: 'after' });
    },
    after(game, { memory, frame: { returned } }) {
      const { object, objects, cast = [] } = memory;
      if (isAnnounced(returned)) return go('offer', { cast: [...cast, returned.announced] });
      if (object === undefined || !isGivenUp(returned)) return go('offer');
      const mayBeLeft = memory.must === true && !mayCastNow(game, memory, object, { fromPool: true }).ok;
      return mayBeLeft ? go('offer') : go('offer', { objects: [object, ...objects] });
    },
    playLand(game, { memory: { face = 0, object, player } }) {
      if (object === undefined) return go('end');
      return happen('305.1', [landMove(game, player, object, face === 1 ? 1 : 0)], { then: 'playedLand' });
    },
    playedLand(_game, { memory: { object, player }, frame }) {
      if (object === undefined) return go('end');
      return happen('305.1', [landWasPlayed(player, object, frame.happened)], { then: 'afterLand' });
    },
    afterLand(game, { memory: { cast = [], object } }) {
      const became = object === undefined ? null : (game.objects[object]?.became ?? null);
      return go('offer', { cast: [...cast, ...(became === null ? [] : [became])] });
    },
    end: (_game, { memory }) => done({ cast: memory.cast ?? [] }),
  },
);

const isGivenUp = (returned: unknown): boolean =>
  typeof returned === 'object' && returned !== null && 'givenUp' in returned && returned.givenUp === true;

/** How it would be paid for: `fromPool` without activating mana abilities. */
interface Paying {
  readonly fromPool?: boolean;
}

function mayCastNow(game: Game, memory: Memory, id: ObjectId, paying: Paying = {}): Verdict {
  if (game.objects[id]?.left !== null) return forbidden('601.2a', 'There is no such card now.', [id]);
  if (faces.some((face) => mayPlaySo(game, memory, id, face))) return allowed;
  if (memory.transformed === true && !hasOtherFace(game, objectAt(game, id).definition))
    return forbidden('712.11a', '{0} has no back face with which it could be cast.', [id]);
  const verdicts = waysNow(game, memory, id).map((way) => mayCastSo(game, memory, id, way, paying));
  return verdicts.find(({ ok }) => ok) ?? verdicts[0] ?? allowed;
}

/** Only the characteristics that it will have on the stack are asked (712.11c); a card exiled face down is face up (406.3a). */
function mayCastSo(
  game: Game,
  { like, player, scope }: Memory,
  id: ObjectId,
  way: WayOfCasting,
  paying: Paying = {},
): Verdict {
  const seen = asProposed(asCast(game, id, way.put ?? null), player, id);
  return firstRefusal(
    () => isNoLand(seen, id),
    () => mayBeCastFrom(seen, id),
    () =>
      like === undefined || scope === undefined || fits(seen, scope, { ...like, zone: zones }, id)
        ? allowed
        : forbidden('608.2g', '{0} is no spell that may be cast now.', [id]),
    () => prohibition(seen, player, id, true),
    () => mayCastThisWay(seen, player, id, way, paying),
  );
}

/** Whether it may be played as a land with this face up (712.12). */
function mayPlaySo(game: Game, { lands, player }: Memory, id: ObjectId, face: Face): boolean {
  if (lands !== true || face === 'both' || (face === 1 && !isModal(game, objectAt(game, id)))) return false;
  return mayPlayLandNow(asCast(game, id, face === 1 ? { face } : null), player, id).ok;
}

const faces: readonly Face[] = [0, 1, 'both'];

const faceOf = (put: WayOfCasting['put']): Face => (put !== undefined && 'face' in put ? put.face : 0);

/** The faces with which it could be cast now (712.11b), or played; the halves of a split card (709.3). */
const facesNow = (game: Game, memory: Memory, id: ObjectId): readonly Face[] => {
  const cast = waysNow(game, memory, id)
    .filter((way) => mayCastSo(game, memory, id, way).ok)
    .map(({ put }) => faceOf(put));
  return faces.filter((face) => cast.includes(face) || mayPlaySo(game, memory, id, face));
};

/** The cost that the effect says (118.9a), or the mana cost or one of the card's own alternative costs; with each face. */
function waysNow(game: Game, memory: Memory, id: ObjectId): readonly WayOfCasting[] {
  if (memory.transformed === true) {
    const put: WayOfCasting['put'] = { face: 1 };
    return waysWith(asCast(game, id, put), memory, id).map((way) => ({ ...way, put }));
  }
  const others = turnedFaces(game, memory.player, id).flatMap(({ name, put }) =>
    waysWith(asCast(game, id, put), memory, id).map((way) => ({ ...way, name: `${name} ${way.name}`, put })),
  );
  return isCastAsItIs(game, id) ? [...waysWith(game, memory, id), ...others] : others;
}

function waysWith(game: Game, memory: Memory, id: ObjectId): readonly WayOfCasting[] {
  const { player, withoutPaying, alternativeCost } = memory;
  if (withoutPaying === true) return [{ name: `from:${objectAt(game, id).zone}`, cost: [], paid: null }];
  if (alternativeCost !== undefined) {
    const { name, cost } = alternativeCost;
    return [{ name, cost, paid: name }];
  }
  return waysDuringResolution(game, player, id);
}
