import type { GameEvent } from '../state/event.ts';

/** The rule by which a contained event happens: a result of damage, the move that destroying is, and so on. */
export function ruleOf(event: GameEvent): string {
  switch (event.type) {
    case 'move':
      return moveRules[event.why];
    case 'loseLife':
      return '120.3a';
    case 'removeCounters':
      return event.kind === 'defense' ? '120.3h' : '120.3c';
    case 'markDamage':
      return '120.3e';
    case 'gainLife':
      return '120.3f';
    case 'drawFromEmpty':
      return '121.4';
    case 'expire':
      return '611.2b';
    case 'controlChange':
      return '613.1b';
    case 'removeFromCombat':
      return '506.4';
    case 'cease':
      return '608.2n';
    case 'regenerate':
    case 'tap':
      return '701.19a';
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
  effect: '608.2c',
  rule: '400.7',
};
