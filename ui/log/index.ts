/** What happened, and because of what. */
export { type CauseIndex, causeIndex, type Story, storyOf } from './causes.ts';
export { type Entry, entriesOf, objectsOf } from './entries.ts';
export { Log } from './Log.tsx';
