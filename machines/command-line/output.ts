/** Where the command line writes to: what was asked for, and what went wrong. */
export interface Output {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/** What came of a command: done; a game or scenario failed; the words or files given were wrong. */
export const exitCodes = { done: 0, failed: 1, badInput: 2 } as const;

/** Something in the words or files that were given: every fault a line. Nothing was played. */
export class BadInput extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
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
