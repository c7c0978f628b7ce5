/** What happened, and because of what. */
export { type CauseIndex, causeIndex, storyOf } from './causes.ts';
export { type Entry, entriesOn, objectsOf, saidOf } from './entries.ts';
export { Log } from './Log.tsx';
