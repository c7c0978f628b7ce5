/** Situations in the format of another engine’s tests, for tests of what runs them. */

export type Entry = Readonly<Record<string, unknown>>;

/** A situation for two, in the format; what it doesn't say is usual. */
export const situation = (parts: {
  readonly setup: readonly Entry[];
  readonly script?: readonly Entry[];
  readonly stopAt?: Entry;
  readonly expect?: readonly Entry[];
  readonly [other: string]: unknown;
}): Entry => ({
  id: 'own',
  players: 2,
  gameType: 'duel',
  startingLife: 20,
  skipFirstDraw: true,
  strictChoose: true,
  script: [],
  expect: [],
  stopAt: { turn: 1, step: 'end' },
  ...parts,
});

export const card = (zone: string, player: string, name: string, count = 1, more: Entry = {}): Entry => ({
  do: 'card',
  zone,
  player,
  name,
  count,
  ...more,
});
export const main1 = { turn: 1, step: 'main1' };
export const cast = (player: string, name: string, targets?: readonly Entry[], more: Entry = {}): Entry => ({
  ...main1,
  player,
  action: 'cast',
  card: name,
  ...(targets && { targets }),
  ...more,
});
export const life = (player: string, value: number): Entry => ({ check: 'life', player, value });
export const permanents = (player: string, name: string, count: number): Entry => ({
  check: 'permanentCount',
  player,
  name,
  count,
});

export const pick = (...names: readonly string[]): Entry => ({
  player: 'A',
  action: 'choice',
  choice: { type: 'pick', values: names.map((name) => ({ name })) },
});
export const bolt = [card('hand', 'A', 'Lightning Bolt'), card('battlefield', 'A', 'Mountain', 2)];
export const bear = card('battlefield', 'B', 'Grizzly Bears');
