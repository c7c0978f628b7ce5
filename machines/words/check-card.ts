import { checkCard as checkInWords, type Fault } from '../rules/abilities/check/index.ts';
import { putWordsTogether } from './table.ts';

/** Every fault of a card definition that comes as JSON, with path and reason; none if it is whole. */
export function checkCard(definition: unknown): readonly Fault[] {
  putWordsTogether();
  return checkInWords(definition);
}
