import { type KeyboardEvent, useRef } from 'react';
import { type Command, commandOf } from './keys.ts';
import { isWay, walk } from './walk.ts';

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=range]):not([type=checkbox]), textarea, select') !== null;

const isWithin = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * What an element listens to so that keys are commands while the focus is in it: not while one types, and not those
 * that press the button one came to with a key. On the table, arrow keys go from card to card.
 */
export function useShortcuts(run: (command: Command) => void) {
  const isTabbing = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Tab') isTabbing.current = true;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Where one types, keys are text; only Escape leads out again.
      if (isTyping(event.target) && event.key !== 'Escape') return;
      const isPress = event.key === ' ' || event.key === 'Enter';
      if (isPress && isTabbing.current && isWithin(event.target, 'button, summary, [role=treeitem]')) return;
      if (isWithin(event.target, '[role=tree], [role=separator]')) return;
      if (isWay(event.key) && event.target instanceof Element && isWithin(event.target, '.sc-table')) {
        event.preventDefault();
        isTabbing.current = true;
        walk(event.target, event.key);
        return;
      }
      const command = commandOf(event.key);
      if (command === null) return;
      event.preventDefault();
      isTabbing.current = command.do === 'goTo';
      run(command);
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === ' ' && !isTabbing.current && !isTyping(event.target)) event.preventDefault();
    },
    onPointerDown: () => {
      isTabbing.current = false;
    },
  };
}
