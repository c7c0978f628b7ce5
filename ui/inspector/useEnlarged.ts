import { useCallback, useEffect, useRef, useState } from 'react';
import type { ObjectId } from '../../machines/rules/index.ts';

/** How long one looks at a card before it is shown large, in milliseconds. */
const glance = 320;

/** The object that is shown large, beside the element it is drawn as. */
export function useEnlarged() {
  const [large, setLarge] = useState<{ readonly object: ObjectId; readonly beside: Element } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enlarge = useCallback((object: ObjectId | null, beside?: Element) => {
    clearTimeout(timer.current);
    if (object === null || beside === undefined) setLarge(null);
    else
      timer.current = setTimeout(() => {
        // What was there may have been drawn away meanwhile, without a word.
        if (beside.isConnected) setLarge({ object, beside });
      }, glance);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { large, enlarge };
}
