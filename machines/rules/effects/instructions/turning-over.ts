/** Turning double-faced permanents over: transforming (701.27) and converting (701.28) are the same by two names. */
import { hasOtherFace, objectAt, ruleChangesFor } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { GameObject } from '../../state/object.ts';
import type { Scope } from '../../state/scope.ts';
import { definitionAt } from '../../state/text.ts';
import type { Objects } from '../../state/vocabulary/index.ts';
import { atOnce, type Reading } from './meaning.ts';
import { affected } from './named.ts';
import { permanents } from './permanents.ts';

type TurningOver = Pick<Reading<{ readonly what: Objects }>, 'instruction' | 'scope'>;

/**
 * The double-faced permanents that are turned over: not one without another face, nor to an instant or sorcery face
 * (701.27c-d), nor a second time by its own ability (701.27f), nor one that can't transform (701.28f).
 */
const turned = (game: Game, { instruction, scope }: TurningOver): readonly ObjectId[] =>
  permanents(game, scope, instruction.what).filter((id) => canTransform(game, scope, id));

const turningOver = <Kind extends 'transform' | 'convert'>(kind: Kind, rule: string) =>
  atOnce<Kind>(
    kind,
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

export const transform = turningOver('transform', '701.27a');
export const convert = turningOver('convert', '701.28a');

function canTransform(game: Game, scope: Scope, id: ObjectId): boolean {
  const object = objectAt(game, id);
  const definition = definitionAt(game, object.definition);
  const back = 'back' in definition ? definition.back : undefined;
  if (back === undefined || object.faceDown || !hasOtherFace(game, object.definition)) return false;
  const to = object.face === 0 ? back : definition;
  if (to.types.includes('instant') || to.types.includes('sorcery')) return false;
  if (ruleChangesFor(game, id).some(({ change }) => change.rule === 'cant' && change.what === 'transform'))
    return false;
  return !(scope.self === id && hasTurnedOver(game, object, scope));
}

/** Whether it has transformed or converted since its ability was put onto the stack, or a delayed one was created (701.27f). */
function hasTurnedOver(game: Game, { turnedOver = 0 }: GameObject, { onStack }: Scope): boolean {
  const ability = onStack === null ? null : game.objects[onStack];
  if (ability?.kind !== 'ability') return false;
  return turnedOver > (ability.stack?.trigger?.timestamp ?? ability.timestamp);
}
