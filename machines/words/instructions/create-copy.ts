import { isFaceDown, objectAt, objects } from '../../rules/characteristics/index.ts';
import { enteringCombat, linkedTo, remembering } from '../../rules/effects/instructions/going.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { moved } from '../../rules/effects/instructions/named.ts';
import { amountOf, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { entering, makeTokens } from '../../rules/events/index.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { GameObject } from '../../rules/state/object.ts';
import { faceDownText } from '../../rules/state/rule-texts.ts';
import type {
  CopyException,
  EnteringCombat,
  Objects,
  Players,
  Quantity,
  Remembering,
} from '../../rules/state/vocabulary/index.ts';
import { type Copies, copyBy } from './copying.ts';
import type { InstructionWord } from './word.ts';

export interface CreateCopy extends EnteringCombat {
  readonly do: 'createCopy';
  readonly of: Objects;
  readonly count?: Quantity;
  readonly who?: Players;
  readonly tapped?: true;
  readonly except?: readonly CopyException[];
  readonly link?: string;
  readonly remembers?: Remembering;
}

/** Tokens that are copies of objects (707.2, 111.2), as those are now or last were (608.2h). */
export const createCopy: InstructionWord<CreateCopy> = {
  shape: {
    of: 'objects',
    count: 'quantity?',
    who: 'players?',
    tapped: 'flag?',
    attacking: 'what it attacks?',
    blocking: 'what it blocks?',
    except: { list: 'copy exception', optional: true },
    link: 'name of a link?',
    remembers: 'remembering?',
  },
  said: {},
  gives: ['objects', 'amount'],
  they: true,
  forYou: true,
  done: 'created',
  linksBy: () => '607.2c',
  gains: ({ of }, { game, scope, worth }) => objects(game, scope, of).reduce((sum, id) => sum + worth(id), 0),
  meaning: atOnce(
    '707.2',
    (game, reading) => {
      const { instruction, scope } = reading;
      return whoOf(game, scope, instruction.who).flatMap((player) => {
        const spoken = forEach(scope, player);
        const count = amountOf(game, spoken, instruction.count ?? 1);
        if (count === 0) return [];
        return objects(game, spoken, instruction.of).flatMap((id) =>
          tokenCopies(game, { ...reading, scope: spoken }, player, objectAt(game, id), count),
        );
      });
    },
    moved,
  ),
};

type CreateCopies = Copies & {
  readonly instruction: Pick<CreateCopy, 'tapped' | 'attacking' | 'blocking' | 'link' | 'remembers'>;
};

/** Tokens with the faces of what they are copies of, the same one up (707.8a). */
function tokenCopies(
  game: Game,
  reading: CreateCopies,
  player: number,
  of: GameObject,
  count: number,
): readonly GameEvent[] {
  const { instruction, scope } = reading;
  const copied = copyBy(game, reading, of, { bothFaces: true });
  if (copied === null) return [];
  const token = isFaceDown(of) ? (of.faceDownAs ?? faceDownText) : of.definition;
  const isPrinted = copied.exceptions.length === 0 && copied.face === null && copied.definition === token;
  return [
    makeTokens(player, token, count, {
      copyOf: of.id,
      ...(!isPrinted && { copied }),
      linked: linkedTo(scope, instruction.link),
      entering: entering(player, {
        ...remembering(game, scope, instruction.remembers, copied.pair),
        face: of.face === 1 && of.components === undefined && !isFaceDown(of) ? 1 : 0,
        tapped: instruction.tapped === true,
        ...enteringCombat(game, scope, instruction),
      }),
    }),
  ];
}
