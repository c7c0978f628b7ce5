import { type RefObject, useEffect, useState } from 'react';
import { usePreference } from '../preferences/index.ts';
import { themePreference } from './preferred.ts';

/** Dark or light: as it was chosen, else as given, else as the page around has it. */
export function useTheme(given: 'dark' | 'light' | undefined, root: RefObject<HTMLElement | null>) {
  const [chosen, choose] = usePreference(themePreference);
  const theme = chosen ?? given;
  const [isDarkAround, setDarkAround] = useState(true);
  useEffect(() => {
    if (theme === undefined && root.current !== null)
      setDarkAround(getComputedStyle(root.current).colorScheme.includes('dark') && prefersDark());
  }, [theme, root]);
  const isDark = theme === undefined ? isDarkAround : theme === 'dark';
  return { theme, isDark, switchTheme: () => choose(() => (isDark ? 'light' : 'dark')) };
}

const prefersDark = (): boolean =>
  document.documentElement.dataset.theme === 'dark' ||
  (document.documentElement.dataset.theme !== 'light' &&
    window.matchMedia('(prefers-color-scheme: dark)').matches);
