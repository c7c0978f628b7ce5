/** Where the command line writes to: what was asked for, and what went wrong. */
export interface Output {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/** What came of a command: done; a game or scenario failed; the words or files given were wrong. */
export const exitCodes = { done: 0, failed: 1, badInput: 2 } as const;

/** Something in the words or files that were given: every fault a line; `hints`: what could be done about them. Nothing was played. */
export class BadInput extends Error {
  readonly faults: readonly string[];
  readonly hints: readonly string[];

  constructor(faults: readonly string[], hints: readonly string[] = []) {
    super(faults.join('\n'));
    this.faults = faults;
    this.hints = hints;
  }
}

/** Whoever reads the output may stop in the middle (`| head`): that is no error. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** The process's own output. */
export function processOutput(): Output {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(ignoreClosedPipe)) stream.on('error', ignoreClosedPipe);
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
  };
}

/** Commands as one would write them, below a help text. */
export const examples = (...lines: readonly string[]): string =>
  `\nFor example:\n${lines.map((line) => `  ${line}`).join('\n')}\n`;

/** An option that may be said several times. */
export const several = (value: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  value,
];
