import type { ReactNode } from 'react';

/** What is above the log: it scrolls, so it can have the focus. */
export function SideTop({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="sc-side-top" aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
