/** Words that clauses of several kinds have in common. */
import type { Filter } from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import { oneText } from '../expressions/index.ts';

/** "a source", "a red source". */
export const sourceText = (like: Filter = {}, context: Context): string =>
  oneText(like, context).replace('permanent', 'source');
