import { type RefObject, useCallback, useState } from 'react';
import type { ObjectId } from '../../machines/rules/index.ts';
import type { Session } from '../session/index.ts';

/** The object beside whose card a menu is open, as long as the step is shown in which it was opened. */
export function useCardMenu(session: Session, root: RefObject<HTMLElement | null>) {
  const [menu, setMenu] = useState<{ readonly object: ObjectId; readonly at: number | null } | null>(null);
  const open = useCallback(
    (object: ObjectId) => setMenu({ object, at: session.get().history.at }),
    [session],
  );
  const close = useCallback(
    (isBack: boolean) => {
      setMenu(null);
      if (isBack && menu !== null)
        root.current?.querySelector<HTMLElement>(`[data-object="${menu.object}"]`)?.focus();
    },
    [menu, root],
  );
  return { object: menu !== null && menu.at === session.get().history.at ? menu.object : null, open, close };
}
