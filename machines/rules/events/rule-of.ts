import type { GameEvent } from '../state/event.ts';
import { gameEventWord, hasHome } from '../state/word-table.ts';

/**
 * The rule by which an event happens that another contains, or that follows at once from how things are: a result of
 * damage, the move that destroying is, a pair that ends, and so on.
 */
export function ruleOf(event: GameEvent): string {
  if (hasHome(event)) {
    const { rule } = gameEventWord(event);
    return (typeof rule === 'function' ? rule(event) : rule) ?? '616.1g';
  }
  switch (event.type) {
    case 'move':
      if (event.partOf !== undefined) return event.to === 'battlefield' ? '712.14c' : '712.21';
      return moveRules[event.why];
    case 'loseLife':
      return '120.3a';
    case 'markDamage':
      return '120.3e';
    case 'gainLife':
      return '120.3f';
    case 'drawFromEmpty':
      return '121.4';
    case 'expire':
      return '611.2b';
    case 'removeFromCombat':
      return '506.4';
    case 'cease':
      return '608.2n';
    case 'preventedDamage':
      return '615.1';
    default:
      return '616.1g';
  }
}

const moveRules: Readonly<Record<Extract<GameEvent, { type: 'move' }>['why'], string>> = {
  draw: '121.1',
  discard: '701.9a',
  destroy: '701.8a',
  sacrifice: '701.21a',
  mill: '701.17a',
  cast: '601.2a',
  play: '305.1',
  resolve: '608.3a',
  counter: '701.6a',
  exile: '701.13a',
  return: '400.7',
  stateBased: '704.5',
  effect: '701.7a',
  rule: '400.7',
};
