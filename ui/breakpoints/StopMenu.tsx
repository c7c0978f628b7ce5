import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Menu } from '../Menu.tsx';
import { breakableAt } from './breakable.ts';
import type { BreakAt, When } from './breakpoint.ts';
import { breakpointAt, useBreakpoints } from './context.ts';
import { breakWords } from './words.ts';

interface Opened {
  readonly element: Element;
  readonly all: readonly BreakAt[];
  /** Where it was asked for, from the corner of what it is in. */
  readonly x: number;
  readonly y: number;
}

/**
 * Sets breakpoints where things are, within the parent of this: a right click, or the menu key, on what a run can stop
 * at opens a menu; F9 while it has the focus sets one, or takes it away.
 */
export function StopMenu() {
  const breakpoints = useBreakpoints();
  const [opened, setOpened] = useState<Opened | null>(null);
  const here = useRef<HTMLDivElement>(null);
  const latest = useRef(breakpoints);
  useLayoutEffect(() => {
    latest.current = breakpoints;
  }, [breakpoints]);
  useEffect(() => {
    const around = here.current?.parentElement;
    if (around == null) return;
    const onMenu = (event: MouseEvent) => {
      const found = breakableAt(event.target);
      if (found === null || event.defaultPrevented) return;
      event.preventDefault();
      const box = around.getBoundingClientRect();
      const own = found.element.getBoundingClientRect();
      // The menu key gives no place.
      const at = event.clientX === 0 && event.clientY === 0 ? { x: own.left + 12, y: own.bottom } : null;
      setOpened({
        ...found,
        x: (at?.x ?? event.clientX) - box.left,
        y: (at?.y ?? event.clientY) - box.top,
      });
    };
    const onKey = (event: KeyboardEvent) => {
      const first = event.key === 'F9' ? breakableAt(event.target)?.all[0] : undefined;
      if (first === undefined) return;
      event.preventDefault();
      const { current } = latest;
      if (breakpointAt(current, first) === null) current.set(first, {});
      else current.remove(first);
    };
    around.addEventListener('contextmenu', onMenu);
    around.addEventListener('keydown', onKey);
    return () => {
      around.removeEventListener('contextmenu', onMenu);
      around.removeEventListener('keydown', onKey);
    };
  }, []);
  const close = (isBack: boolean) => {
    if (isBack) focusIn(opened?.element);
    setOpened(null);
  };
  return (
    <div ref={here} className="sc-stop-menu-place">
      {opened !== null && (
        <OpenMenu
          key={`${opened.x} ${opened.y}`}
          opened={opened}
          around={here.current?.parentElement}
          onClose={close}
        />
      )}
    </div>
  );
}

function focusIn(element: Element | undefined): void {
  const target = element?.matches('button') === true ? element : element?.querySelector('button');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function OpenMenu({
  opened,
  around,
  onClose,
}: {
  readonly opened: Opened;
  readonly around: HTMLElement | null | undefined;
  readonly onClose: (isBack: boolean) => void;
}) {
  const breakpoints = useBreakpoints();
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const own = menu.current?.getBoundingClientRect();
    const room = around?.getBoundingClientRect();
    if (own === undefined || room === undefined) return;
    setPlace({
      left: Math.max(4, Math.min(opened.x, room.width - own.width - 4)),
      top: Math.max(4, Math.min(opened.y, room.height - own.height - 4)),
    });
  }, [opened, around]);
  return (
    <Menu
      ref={menu}
      className="sc-stop-menu"
      label="Stop here"
      style={place ?? { left: 0, top: 0, opacity: 0 }}
      onClose={onClose}
    >
      {opened.all.map((at) => (
        <Row key={breakWords(at, breakpoints.chart)} at={at} onDone={() => onClose(true)} />
      ))}
    </Menu>
  );
}

function Row({ at, onDone }: { readonly at: BreakAt; readonly onDone: () => void }) {
  const breakpoints = useBreakpoints();
  const known = breakpointAt(breakpoints, at);
  const name = breakWords(at, breakpoints.chart);
  const choose = (when: When) => {
    if (known?.when === when) breakpoints.remove(at);
    else breakpoints.set(at, { when, isOn: true });
    onDone();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of items of a menu is no fieldset
    <div role="group" aria-label={name}>
      <span className="sc-stop-what" aria-hidden="true">
        {name}
      </span>
      {(['after', 'before'] as const).map((when) => (
        <button
          key={when}
          type="button"
          role="menuitemcheckbox"
          aria-checked={known?.when === when}
          tabIndex={-1}
          onClick={() => choose(when)}
        >
          Stop {when}
        </button>
      ))}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        onClick={() => {
          onDone();
          breakpoints.runTo(at);
        }}
      >
        Run to here
      </button>
    </div>
  );
}
