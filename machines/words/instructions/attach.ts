import { objectAt, players } from '../../rules/characteristics/index.ts';
import { atOnce, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import { mayAttach } from '../../rules/events/index.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { AttachedTo } from '../../rules/state/object.ts';
import type { CardType, Objects, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Attach {
  readonly do: 'attach';
  readonly what: Objects;
  readonly to?: Objects;
  readonly toPlayer?: Players;
  /** As though what it is attached to had this card type (702.6e). */
  readonly asThough?: CardType;
}

/** What can't be attached there, or is already, doesn't move (701.3b). */
function attachEvents(game: Game, { instruction, scope }: Reading<Attach>): readonly GameEvent[] {
  const to: AttachedTo | null =
    instruction.to === undefined
      ? toPlayer(players(game, scope, instruction.toPlayer ?? 'you')[0])
      : toObject(permanents(game, scope, instruction.to)[0]);
  if (to === null) return [];
  return permanents(game, scope, instruction.what).flatMap((object): readonly GameEvent[] => {
    const now = objectAt(game, object).attachedTo;
    return isSame(now, to) || !mayAttach(game, object, to, instruction.asThough).ok
      ? []
      : [{ type: 'attach', object, to }];
  });
}

const toPlayer = (player: number | undefined): AttachedTo | null =>
  player === undefined ? null : { player };

const toObject = (object: number | undefined): AttachedTo | null =>
  object === undefined ? null : { object };

function isSame(one: AttachedTo | null, other: AttachedTo): boolean {
  if (one === null) return false;
  return 'object' in one
    ? 'object' in other && one.object === other.object
    : 'player' in other && one.player === other.player;
}

export const attach: InstructionWord<Attach> = {
  shape: { what: 'objects', to: 'objects?', toPlayer: 'players?', asThough: 'card type?' },
  said: {
    deed: [phrase('[attach] <what:objects> to <to:objects>', { do: 'attach', what: '<what>', to: '<to>' })],
  },
  gives: ['objects', 'amount'],
  done: 'attached',
  gains: ({ to }, { game, overObjects, scope, worth }) =>
    to === undefined || game.objects[scope.self]?.attachedTo != null
      ? 0
      : overObjects(to, (id) => 1.5 + worth(id) * 0.2),
  meaning: atOnce('701.3a', attachEvents, affected('attach'), {
    possible: (game, reading) => attachEvents(game, reading).length > 0,
  }),
};
