import type { z } from 'zod/mini';

/** Where a browser keeps short texts under names: `localStorage`, or what does the same. */
export type Keeping = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

/** Something that one sets and finds set again: a name of its own, and what is a value of it. Values are plain. */
export interface Preference<Value> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
}

/** One preference as it is set. */
export interface Setting<Value> {
  /** What was set, the same as long as no other is; null if nothing was, or what is kept is no value of it. */
  readonly get: () => Value | null;
  /** Sets what comes of the present value, which another tab may have set; null: as if it never was. */
  readonly change: (to: (before: Value | null) => Value | null) => void;
}

/** What was set in this browser. Each is kept under its own name: two tabs that set two things lose neither. */
export interface Preferences {
  readonly setting: <Value>(preference: Preference<Value>) => Setting<Value>;
  /** Tells whenever something is set, here or in another tab. Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether something that was set couldn’t be kept: it holds until the page is closed. */
  readonly isRefused: () => boolean;
  /** Another tab has set what is kept in this place, or in any if null. */
  readonly changedElsewhere: (place: string | null) => void;
}

/** Preferences in a storage; without one they hold as long as the page is open. */
export function preferencesIn(keeping: Keeping | null): Preferences {
  const listeners = new Set<() => void>();
  /** The texts that were read or written, by their places. */
  const texts = new Map<string, string | null>();
  let isRefused = false;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const textAt = (place: string): string | null => {
    const known = texts.get(place);
    if (known !== undefined) return known;
    const text = readAt(keeping, place);
    texts.set(place, text);
    return text;
  };
  return {
    setting: <Value>({ name, schema }: Preference<Value>): Setting<Value> => {
      const place = `spellchart.${name}`;
      let last: { readonly text: string | null; readonly value: Value | null } | null = null;
      const get = () => {
        const text = textAt(place);
        if (last?.text !== text) last = { text, value: valueIn(text, schema) };
        return last.value;
      };
      return {
        get,
        change: (to) => {
          const next = to(get());
          const text = next === null ? null : JSON.stringify(next);
          if (text === textAt(place)) return;
          texts.set(place, text);
          if (keeping !== null && !isWrittenAt(keeping, place, text)) isRefused = true;
          tell();
        },
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isRefused: () => isRefused,
    changedElsewhere: (place) => {
      if (place === null) texts.clear();
      else texts.delete(place);
      tell();
    },
  };
}

function valueIn<Value>(text: string | null, schema: z.ZodMiniType<Value>): Value | null {
  if (text === null) return null;
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** What a storage holds; one that isn’t allowed throws. */
function readAt(keeping: Keeping | null, place: string): string | null {
  try {
    return keeping?.getItem(place) ?? null;
  } catch {
    return null;
  }
}

/** A storage that is full or isn’t allowed throws. */
function isWrittenAt(keeping: Keeping, place: string, text: string | null): boolean {
  try {
    if (text === null) keeping.removeItem(place);
    else keeping.setItem(place, text);
    return true;
  } catch {
    return false;
  }
}
