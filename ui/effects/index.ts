/** What is in force: continuous effects, rules that are changed, shields, delayed triggers, permissions. */
export { InForceList } from './InForceList.tsx';
export { type InForce, inForce } from './in-force.ts';
