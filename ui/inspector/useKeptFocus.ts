import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus within the inspector when what had it is drawn no more, so that the next key is still a shortcut. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const wasWithin = useRef(false);
  useEffect(() => {
    const notice = ({ target }: Event) => {
      wasWithin.current = target instanceof Node && root.current?.contains(target) === true;
    };
    document.addEventListener('focusin', notice);
    document.addEventListener('pointerdown', notice, true);
    return () => {
      document.removeEventListener('focusin', notice);
      document.removeEventListener('pointerdown', notice, true);
    };
  }, [root]);
  useEffect(() => {
    // What isn't React's own goes a frame later.
    const frame = requestAnimationFrame(() => {
      if (wasWithin.current && document.activeElement === document.body)
        root.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
}
