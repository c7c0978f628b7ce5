import {
  characteristics,
  choicesOfPart,
  EngineError,
  type Game,
  noChoices,
  type ObjectId,
  objectAt,
  type Part,
  partsOf,
  remembering,
  type Scope,
  type StackChoices,
  scopeOnStack,
  type Target,
  type TargetSpec,
  targetSpecs,
  targetVerdict,
  topFrame,
  whoseTarget,
} from '../rules/index.ts';

export const rememberingResolution = remembering<{ readonly object: ObjectId }>({ object: 'number' });

/** The spell or ability that is resolving; throws if nothing is. */
export function resolvingObject(game: Game): ObjectId {
  const memory = topFrame(game, 'resolution');
  if (memory === null) throw new EngineError('Nothing is resolving.');
  return rememberingResolution.read(memory).object;
}

/** What was chosen for a spell or ability on the stack. */
export const choicesOf = (game: Game, id: ObjectId): StackChoices =>
  objectAt(game, id).stack?.choices ?? noChoices;

/** The parts of a spell or ability: spell abilities, effects, chosen modes. */
export const partsOnStack = (game: Game, id: ObjectId): readonly Part[] =>
  partsOf(game, id, choicesOf(game, id).modes);

/** Each target spec with what was chosen for it and whether that is legal now (608.2b). */
export function targetsNow(
  game: Game,
  id: ObjectId,
): readonly { readonly chosen: readonly Target[]; readonly legal: readonly boolean[] }[] {
  const choices = choicesOf(game, id);
  return partsOnStack(game, id).flatMap((part) => {
    const own = choicesOfPart(choices, part);
    const scope = scopeOnStack(game, id, own);
    return part.targets.map((spec, at) => {
      const { chosen = [], whose = [] } = own.targets[at] ?? {};
      // What was chosen for a player has to be that player's still.
      const isTheirs = (target: Target, position: number): boolean => {
        const player = whose[position] ?? null;
        return player === null || whoseTarget(game, target) === player;
      };
      return {
        chosen,
        legal: chosen.map(
          (target, position) => isLegalNow(game, scope, spec, target, id) && isTheirs(target, position),
        ),
      };
    });
  });
}

const isLegalNow = (game: Game, scope: Scope, spec: TargetSpec, target: Target, id: ObjectId): boolean =>
  targetVerdict(game, scope, spec, target, id).ok;

/** The choices with illegal targets left out (608.2b). */
export function legalChoices(game: Game, id: ObjectId): StackChoices {
  const choices = choicesOf(game, id);
  const now = targetsNow(game, id);
  if (now.every(({ legal }) => legal.every((is) => is))) return choices;
  const targets = choices.targets.map(({ chosen, divided }, at) => {
    const legal = now[at]?.legal ?? [];
    return {
      chosen: chosen.filter((_target, position) => legal[position] === true),
      divided: divided.filter((_amount, position) => legal[position] === true),
    };
  });
  return { ...choices, targets };
}

/**
 * Whether it is a permanent spell whose targets were asked for only because of the way in which it was cast: with all of
 * them illegal it resolves as the permanent spell that it is otherwise (608.3b, 702.140b).
 */
export const resolvesWithoutTargets = (game: Game, id: ObjectId): boolean =>
  isPermanentSpell(game, id) &&
  targetSpecs(game, id, choicesOf(game, id).modes).every(({ ifPaid }) => ifPaid !== undefined);

/** Whether it is a mutating creature spell, which doesn't enter: what it does then are instructions (608.3d, 702.140c). */
export const isMutating = (game: Game, id: ObjectId): boolean =>
  isPermanentSpell(game, id) &&
  partsOnStack(game, id).some(
    ({ effect, offset, targets }) =>
      effect !== null &&
      targets.some((_, at) => (choicesOf(game, id).targets[offset + at]?.chosen ?? []).length > 0),
  );

/** Whether it is a spell that becomes a permanent as it resolves (608.3). */
export function isPermanentSpell(game: Game, id: ObjectId): boolean {
  const { kind } = objectAt(game, id);
  if (kind === 'ability') return false;
  const { types } = characteristics(game, id);
  return !types.includes('instant') && !types.includes('sorcery');
}
