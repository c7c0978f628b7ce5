/** What is known of a game that is kept without opening it. Plain. */
export interface KeptHead {
  readonly id: string;
  /** What it is called: its scenario, or who plays. */
  readonly name: string;
  /** When it was kept last, in milliseconds since 1970. */
  readonly since: number;
  readonly steps: number;
  /** The number of the turn that was shown. */
  readonly turn: number;
  /** Whether anybody did anything in it: one that was only looked at is listed nowhere. */
  readonly isPlayed: boolean;
}

/** Games that are kept under ids of their own. What a storage refuses rejects, and then nothing has changed. */
export interface KeptGames {
  /** Whether they outlive the page. */
  readonly isDurable: () => Promise<boolean>;
  /** The last one first. */
  readonly heads: () => Promise<readonly KeptHead[]>;
  /** The text of one, which `opening` opens; null if it isn’t there. */
  readonly text: (id: string) => Promise<string | null>;
  readonly put: (head: KeptHead, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** How long a game that nobody played in is had again where it was looked at, in milliseconds: a week. */
const aWeek = 7 * 24 * 60 * 60 * 1000;

/** Forgets the games that nobody played in, after a while: the page lists them nowhere. */
export async function forgetUnplayed(games: KeptGames, now: number): Promise<void> {
  for (const { id, isPlayed, since } of await games.heads())
    if (!isPlayed && now - since > aWeek) await games.remove(id);
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );

export const lastFirst = (heads: readonly KeptHead[]): readonly KeptHead[] =>
  heads.toSorted((one, other) => other.since - one.since);

/** Games that are kept as long as the page is open, and no longer. */
export function gamesInMemory(): KeptGames {
  const games = new Map<string, { readonly head: KeptHead; readonly text: string }>();
  return {
    isDurable: async () => false,
    heads: async () => lastFirst([...games.values()].map(({ head }) => head)),
    text: async (id) => games.get(id)?.text ?? null,
    put: async (head, text) => void games.set(head.id, { head, text }),
    remove: async (id) => void games.delete(id),
  };
}
