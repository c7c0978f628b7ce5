import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives a dialog the focus as it opens, and gives it back to what had it before as the dialog closes. */
export function useDialogFocus(): RefObject<HTMLDivElement | null> {
  const dialog = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.focus({ preventScroll: true });
    return () => {
      const isLeft = current?.contains(document.activeElement) === true;
      if (isLeft && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
