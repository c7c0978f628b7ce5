import { EngineError } from '../../state/error.ts';
import type { HadAbility } from '../../state/object.ts';
import type { KeywordAbility } from '../../state/vocabulary/index.ts';

/** The keyword ability itself with its parameters; throws if the ability is none, which is a mistake in code. */
export function parametersOf(had: HadAbility): KeywordAbility {
  if (had.ability.kind !== 'keyword') throw new EngineError(`${had.ref} is not a keyword ability.`);
  return had.ability;
}
