export type * from '../state/event.ts';
