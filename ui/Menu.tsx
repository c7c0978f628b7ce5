import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';

/** Places of a menu that have the focus in turn. */
const places = '[role=menuitem], [role=menuitemcheckbox]';

/** A menu over something: its first item has the focus as it opens, arrow keys go through it, and it closes outside. */
export function Menu({
  label,
  style,
  className,
  onClose,
  children,
  ref,
}: {
  readonly label: string;
  readonly className: string;
  readonly style?: CSSProperties;
  /** It is closed; whether the focus goes back to where it was. */
  readonly onClose: (isBack: boolean) => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const menu = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>(places)?.focus();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) === false) onClose(false);
    };
    document.addEventListener('pointerdown', elsewhere, true);
    return () => document.removeEventListener('pointerdown', elsewhere, true);
  }, [onClose]);
  return (
    <div
      ref={(element) => {
        menu.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref != null) ref.current = element;
      }}
      className={className}
      role="menu"
      aria-label={label}
      style={style}
      onKeyDown={(event) => onKey(event, () => onClose(true))}
    >
      {children}
    </div>
  );
}

/** Arrow keys go through the menu; what else is pressed in it is no shortcut. */
function onKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  event.stopPropagation();
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key] ?? 0;
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    close();
  }
  if (by === 0) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(places)];
  const active = document.activeElement;
  const now = active instanceof HTMLElement ? items.indexOf(active) : -1;
  items[(now + by + items.length) % items.length]?.focus();
}
