/** What is in force: extra turns, continuous effects, rules that are changed, shields, delayed triggers, permissions. */
export { InForceList } from './InForceList.tsx';
export { howMuchIsInForce, inForce } from './in-force.ts';
