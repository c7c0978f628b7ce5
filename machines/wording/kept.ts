/** Answers by a text: those that were asked for last, at most twice as many as said. */
export class Kept<Answer> {
  readonly #many: number;
  #latest = new Map<string, Answer>();
  #before = new Map<string, Answer>();

  constructor(many: number) {
    this.#many = many;
  }

  get(text: string): Answer | undefined {
    const latest = this.#latest.get(text);
    if (latest !== undefined) return latest;
    const before = this.#before.get(text);
    if (before !== undefined) this.set(text, before);
    return before;
  }

  set(text: string, answer: Answer): void {
    if (this.#latest.size >= this.#many) {
      this.#before = this.#latest;
      this.#latest = new Map();
    }
    this.#latest.set(text, answer);
  }
}
