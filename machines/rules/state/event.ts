export type { EventOf, EventType, GameEvent } from '../../words/game-events/index.ts';
export type * from './entering.ts';
