/** What a static ability states (604.1) has to say of itself: the home of each statement is an object of this type. */
import type { WhereItFunctions } from '../../rules/characteristics/where-abilities-function.ts';
import type { Statement, StaticAbility } from '../../rules/state/vocabulary/abilities.ts';
import type { FieldOf } from '../shape.ts';
import type { Said } from '../wording.ts';

/** What is said in a statement. */
export type Stating<Word extends Statement> = Required<StaticAbility>[Word];

export interface StaticWord<Word extends Statement> {
  readonly shape: FieldOf<Stating<Word>>;

  /** How it is said, whole or after what it is about. Null: what it holds says it, or a keyword stands for it. */
  readonly said: Said<'predicate' | 'statement' | 'static'> | null;

  /** Where an ability that states it functions, if not where those of its object usually do (113.6). */
  readonly functionsIn?: (said: Stating<Word>, ability: StaticAbility) => WhereItFunctions | null;
  /** Whether it restricts or modifies how its object can be played or cast (113.6e). */
  readonly isAboutCasting?: (said: Stating<Word>) => boolean;
}
