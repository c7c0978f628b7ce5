import type { GameEvent } from '../state/event.ts';

/**
 * The rule by which an event happens that another contains, or that follows at once from how things are: a result of
 * damage, the move that destroying is, a pair that ends, and so on.
 */
export function ruleOf(event: GameEvent): string {
  switch (event.type) {
    case 'move':
      if (event.partOf !== undefined) return event.to === 'battlefield' ? '712.14c' : '712.21';
      return moveRules[event.why];
    case 'loseLife':
      return '120.3a';
    case 'removeCounters':
      return event.kind === 'defense' ? '120.3h' : '120.3c';
    case 'putCounters':
      return event.ofDamage ?? '122.6';
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
    case 'phase':
      return '702.26g';
    case 'regenerate':
    case 'tap':
      return '701.19a';
    case 'preventedDamage':
      return '615.1';
    case 'designate':
      return '701.54a';
    case 'unpair':
      return '702.95e';
    case 'becomeTime':
      return event.time === 'day' ? '702.145d' : '702.145g';
    case 'turnFace':
      return event.face === 1 ? '702.145c' : '702.145f';
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
