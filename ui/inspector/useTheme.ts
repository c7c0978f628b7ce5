import { type RefObject, useEffect, useState } from 'react';

/** Dark or light: as given, as chosen here, or as the page around has it. */
export function useTheme(given: 'dark' | 'light' | undefined, root: RefObject<HTMLElement | null>) {
  const [theme, setTheme] = useState(given);
  const [isDark, setDark] = useState(theme !== 'light');
  useEffect(() => {
    if (theme === undefined && root.current !== null)
      setDark(getComputedStyle(root.current).colorScheme.includes('dark') && prefersDark());
  }, [theme, root]);
  const switchTheme = () => {
    setTheme(isDark ? 'light' : 'dark');
    setDark(!isDark);
  };
  return { theme, isDark, switchTheme };
}

const prefersDark = (): boolean =>
  document.documentElement.dataset.theme === 'dark' ||
  (document.documentElement.dataset.theme !== 'light' &&
    window.matchMedia('(prefers-color-scheme: dark)').matches);
