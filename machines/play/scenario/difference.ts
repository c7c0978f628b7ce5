/** What is not as expected. */
export interface Difference {
  /** `bob.life`, `Grizzly Bears.damage`. */
  readonly what: string;
  readonly expected: unknown;
  readonly actual: unknown;
}
