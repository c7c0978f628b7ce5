/**
 * What the charts do, for an inspector: `fromActor` where it is on the same page as the actor, `toPort` and `fromPort` where
 * it is elsewhere (a worker, another frame, another process).
 *
 * @example
 * // in a worker
 * toPort(createGame(setup).start(), self);
 * // on the page
 * <Inspector source={fromPort(worker)} />
 */
export { fromActor, fromPort, type Port, type Source, toPort } from './play/trace/index.ts';
