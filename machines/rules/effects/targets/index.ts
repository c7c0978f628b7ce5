/** Targets (115): what may be one, what a spell or ability asks for, and whether enough can be chosen. */
export * from './choosing.ts';
export * from './legal-targets.ts';
export * from './parts.ts';
