/** What one sets and finds set again: kept in this browser, and the same in all its tabs. */
export { type Keeping, type Preference, type Preferences, preferencesIn } from './preferences.ts';
export { PreferencesContext, usePreference } from './usePreference.ts';
