/** What happened, and because of what. */
export { type CauseIndex, causeIndex, storyOf } from './causes.ts';
export { type Entry, entriesOn, objectsOf } from './entries.ts';
export { Log } from './Log.tsx';
