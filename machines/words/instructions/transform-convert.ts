import {
  doubleFacedAmong,
  hasOtherFace,
  objectAt,
  ruleChangesFor,
  someSays,
} from '../../rules/characteristics/index.ts';
import { atOnce, type Meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { GameObject } from '../../rules/state/object.ts';
import { byItself } from '../../rules/state/represented.ts';
import type { Scope } from '../../rules/state/scope.ts';
import { definitionAt } from '../../rules/state/text.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Turned over to their other faces; to convert is another name for it (701.28a). */
export interface Transform {
  readonly do: 'transform';
  readonly what: Objects;
}

export interface Convert {
  readonly do: 'convert';
  readonly what: Objects;
}

/** What both say. */
type TurningOver = Pick<Transform, 'what'>;

/**
 * The double-faced permanents that are turned over: not one without another face, nor to an instant or sorcery face
 * (701.27c-d), nor a second time by its own ability (701.27f), nor one that can't transform (701.28f).
 */
const turned = (game: Game, { instruction, scope }: Reading<TurningOver>): readonly ObjectId[] =>
  permanents(game, scope, instruction.what).filter((id) => canTransform(game, scope, id));

const turningOver = (rule: string): Meaning<TurningOver> =>
  atOnce(
    rule,
    (game, reading) =>
      turned(game, reading).map((object) => ({
        type: 'turnFace',
        object,
        face: objectAt(game, object).face === 0 ? 1 : 0,
      })),
    affected('turnFace'),
    { possible: (game, reading) => turned(game, reading).length > 0 },
  );

export const transform: InstructionWord<Transform> = {
  shape: { what: 'objects' },
  said: {
    deed: [phrase('[transform] <what:objects>', { do: 'transform', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'transformed',
  meaning: turningOver('701.27a'),
};

export const convert: InstructionWord<Convert> = {
  shape: { what: 'objects' },
  said: {
    deed: [phrase('[convert] <what:objects>', { do: 'convert', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'converted',
  meaning: turningOver('701.28a'),
};

function canTransform(game: Game, scope: Scope, id: ObjectId): boolean {
  const object = objectAt(game, id);
  if (object.faceDown) return false;
  // Of a merged permanent it is enough that one component can be turned over (730.2i).
  const parts =
    object.merged === undefined
      ? [object]
      : doubleFacedAmong(game, object).map((one) => byItself(object, one));
  if (!parts.some((one) => hasFaceToTurn(game, one))) return false;
  if (someSays(ruleChangesFor(game, id), (home, { change }) => home.cantTransform?.(change))) return false;
  return !(scope.self === id && hasTurnedOver(game, object, scope));
}

/** Whether its other face could be up: no instant or sorcery face (701.27c-d). */
function hasFaceToTurn(game: Game, { definition: ref, face }: GameObject): boolean {
  const definition = definitionAt(game, ref);
  const back = 'back' in definition ? definition.back : undefined;
  if (back === undefined || !hasOtherFace(game, ref)) return false;
  const to = face === 0 ? back : definition;
  return !to.types.includes('instant') && !to.types.includes('sorcery');
}

/** Whether it has transformed or converted since its ability was put onto the stack, or a delayed one was created (701.27f). */
function hasTurnedOver(game: Game, { turnedOver = 0 }: GameObject, { onStack }: Scope): boolean {
  const ability = onStack === null ? null : game.objects[onStack];
  if (ability?.kind !== 'ability') return false;
  return turnedOver > (ability.stack?.trigger?.timestamp ?? ability.timestamp);
}
