/** What happened, and because of what. */
export { type CauseIndex, causeIndex, storyOf } from './causes.ts';
export { type Entry, entriesOf, entriesOn, objectsOf } from './entries.ts';
export { Log } from './Log.tsx';
