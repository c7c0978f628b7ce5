import {
  allowed,
  answersOf,
  asCast,
  asked,
  characteristics,
  decide,
  done,
  type EventOf,
  entering,
  firstRefusal,
  forbidden,
  type Game,
  go,
  type Happened,
  happen,
  isModal,
  makeMove,
  mayHappen,
  type ObjectId,
  type PlayerId,
  picked,
  procedure,
  remembering,
  ruleChangesForPlayer,
  sorceryTiming,
  sum,
  type Tops,
  type Verdict,
} from '../rules/index.ts';
import { isPlayedLikeInstant } from './may-cast.ts';
import {
  mayBeCastFrom,
  type PermissionToPlayLand,
  permissionsToPlayLand,
  usePermission,
} from './permission.ts';

/**
 * May the player play this land (305.1, 116.2a, 505.6b)? In a main phase of their own turn (305.3) with the stack
 * empty, or with flash at any time of that turn (702.8a), from where they may play it, and not more lands in a turn than
 * they may (305.2a).
 */
export function mayPlayLand(game: Game, player: PlayerId, id: ObjectId, face?: 1): Verdict {
  const object = game.objects[id];
  if (!object || object.left !== null) return forbidden('305.1', 'There is no such card now.', [id]);
  if (face === 1 && !isModal(game, object))
    return forbidden('712.12', '{0} is no modal double-faced card.', [id]);
  return asItIs(asCast(game, id, face === 1 ? { face } : null), player, id, face ?? 0);
}

/** As far as it goes by the characteristics of the face that is played (712.12). */
function asItIs(game: Game, player: PlayerId, id: ObjectId, face: 0 | 1): Verdict {
  return firstRefusal(
    () =>
      characteristics(game, id).types.includes('land')
        ? allowed
        : forbidden('305.1', '{0} is no land.', [id]),
    () => mayBeCastFrom(game, id, '305.1'),
    () =>
      permissionsToPlayLand(game, player, id).length > 0
        ? allowed
        : forbidden('305.1', 'Nothing allows {p0} to play {0} from where it is.', [id], {
            players: [player],
          }),
    () => inOwnTurn(game, player, id),
    () => (isPlayedLikeInstant(game, id) ? allowed : sorceryTiming(game, player, id, '505.6b')),
    () => landsLeft(game, player, id),
    () => mayHappen(game, landMove(game, player, id, face)),
  );
}

/** 305.3: nobody plays a land in a turn that isn't theirs. */
const inOwnTurn = (game: Game, player: PlayerId, id: ObjectId): Verdict =>
  game.turn.active === player
    ? allowed
    : forbidden('305.3', 'It isn’t {p0}’s turn.', [id], { players: [player] });

/** May the player play this as a land while something resolves that lets them (305.3, 305.2a)? `game` as it is then. */
export const mayPlayLandNow = (game: Game, player: PlayerId, id: ObjectId): Verdict =>
  firstRefusal(
    () =>
      characteristics(game, id).types.includes('land')
        ? allowed
        : forbidden('305.1', '{0} is no land.', [id]),
    () => mayBeCastFrom(game, id, '305.1'),
    () => inOwnTurn(game, player, id),
    () => landsLeft(game, player, id),
  );

/** The player puts a land onto the battlefield, with this face up. */
export const landMove = (game: Game, player: PlayerId, object: ObjectId, face: 0 | 1): EventOf<'move'> =>
  makeMove(game, object, 'battlefield', { why: 'play', entering: entering(player, { face }) });

/** That the player has played this land, which has become another object where it is. */
export function landWasPlayed(
  player: PlayerId,
  object: ObjectId,
  happened: readonly Happened[],
): EventOf<'landPlayed'> {
  const move = happened.find(({ event }) => event.type === 'move' && event.object === object);
  const became = move?.event.type === 'move' ? move.event.became : null;
  return { type: 'landPlayed', object: became ?? object, player };
}

/** 305.2: one land a turn, and as many more as effects say. */
function landsLeft(game: Game, player: PlayerId, id: ObjectId): Verdict {
  const played = game.players[player]?.landsPlayed ?? 0;
  if (played === 0) return allowed;
  const more = answersOf(ruleChangesForPlayer(game, player), (home, rule) =>
    home.additionalLands?.(game, rule),
  );
  const may = 1 + sum(more);
  return played < may
    ? allowed
    : forbidden('305.2b', '{p0} can’t play more lands this turn: {played} of {may} played.', [id], {
        players: [player],
        values: { played, may },
      });
}

/** What playing a land remembers. */
interface Memory {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly face?: 1;
  readonly tops?: Tops;
  /** By what it could be played, and by what it is. */
  readonly permissions?: readonly PermissionToPlayLand[];
  readonly by?: PermissionToPlayLand;
}

/**
 * Playing a land: the player says by what they do where there are several permissions, and puts it onto the battlefield;
 * nobody can respond (305.1, 116.2a).
 */
export const playLand = procedure(
  'playLand',
  '116.2a',
  remembering<Memory>({
    player: 'number',
    object: 'number',
    face: 'number, maybe',
    tops: 'list, maybe',
    permissions: 'records, maybe',
    by: 'record, maybe',
  }),
  ['permission', 'permissionChosen', 'play', 'played', 'end'],
  {
    permission(game, { memory: { player, object, face } }) {
      const verdict = mayPlayLand(game, player, object, face);
      if (!verdict.ok) return done(verdict);
      const seen = asCast(game, object, face === 1 ? { face } : null);
      const permissions = permissionsToPlayLand(seen, player, object);
      if (permissions.length === 0) return go('play');
      return decide(
        asked(game, player, {
          kind: 'choose',
          rule: '116.2a',
          about: 'choose by what to play it',
          object,
          options: permissions.map(({ source }) => ({ object: source })),
          min: 1,
          max: 1,
          hidden: false,
          purpose: 'effect',
          tone: 'neutral',
        }),
        { then: 'permissionChosen', remember: { permissions } },
      );
    },
    permissionChosen(_game, { memory: { permissions = [] }, frame }) {
      const [by] = picked(frame.answer, permissions);
      return go('play', by && { by });
    },
    play: (game, { memory: { player, object, face } }) =>
      happen('305.1', [landMove(game, player, object, face ?? 0)], { then: 'played' }),
    played(game, { memory: { by, player, object }, frame }) {
      const event = landWasPlayed(player, object, frame.happened);
      if (by?.by !== undefined) usePermission(game, player, by.by, event.object);
      return happen('305.1', [event], { then: 'end' });
    },
    end: () => done(allowed),
  },
);
