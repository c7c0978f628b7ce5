import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { type Preference, type Preferences, preferencesIn } from './preferences.ts';

/** What was set, for all that is drawn within; without it a component remembers what is set as long as it is drawn. */
export const PreferencesContext = createContext<Preferences | null>(null);

/** What was set, null if nothing was; and what sets it, from what it was before. */
export function usePreference<Value>(
  preference: Preference<Value>,
): readonly [Value | null, (to: (before: Value | null) => Value | null) => void] {
  const [own] = useState(() => preferencesIn(null));
  const preferences = useContext(PreferencesContext) ?? own;
  const setting = useMemo(() => preferences.setting(preference), [preferences, preference]);
  const value = useSyncExternalStore(preferences.subscribe, setting.get, setting.get);
  return [value, useCallback((to) => setting.change(to), [setting])];
}
