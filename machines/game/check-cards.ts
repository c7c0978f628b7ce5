import { type CardDefinition, EngineError } from '../rules/index.ts';
import { checkCard } from '../words/check-card.ts';

const checked = new WeakSet<CardDefinition>();

/**
 * Every card must be whole, and nothing on it unknown to the engine: a card never silently does less than it says.
 * Throws an `EngineError` with every fault of all of them.
 */
export function checkCards(cards: readonly CardDefinition[]): void {
  const faults = cards.flatMap((card) => {
    if (checked.has(card)) return [];
    const found = checkCard(card);
    if (found.length === 0) checked.add(card);
    return found.map(({ path, reason }) => `${card.name}: ${path === '' ? '' : `${path}: `}${reason}`);
  });
  if (faults.length > 0) throw new EngineError(`These cards can’t be played.\n${faults.join('\n')}`);
}
