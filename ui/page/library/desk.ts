/** The library of the page, where it is looked after: in a worker, so that the page goes on. It talks in plain data. */
import { engineVersion } from '../../../machines/game/index.ts';
import {
  byNames,
  CardFileError,
  type CardFound,
  type CardsByNames,
  changedVerdicts,
  isForDecks,
  type LibraryCard,
  nearNames,
  printOf,
  readCardFile,
  readForDeck,
  type Verdicts,
  type VerdictWord,
  verdictOf,
} from '../../../machines/library/index.ts';
import { type CardStorage, type KeptFile, storageInMemory } from './kept.ts';
import { type LibraryState, noLibrary } from './state.ts';

/** Reads texts without holding up what is asked meanwhile: so long at once, in milliseconds. */
const atOnce = 25;
/** After so many verdicts they are kept. */
const keptAfter = 4000;
/** How often it is told how far a file is, in milliseconds. */
const tellEvery = 100;
/** How often it is told how many cards are read, in milliseconds. */
const tellReadingEvery = 300;

export interface DeskOptions {
  /** Opens what keeps the cards; where that may not be used it rejects. */
  readonly storage: () => Promise<CardStorage>;
  /** Hears how the library is, each time that this has changed. */
  readonly tell: (state: LibraryState) => void;
  /** Lets what was asked meanwhile come first. */
  readonly pause: () => Promise<void>;
  readonly engine?: string;
  readonly now?: () => number;
}

/** A library of cards that are brought as files, kept, looked up, and read. */
export function libraryDesk({ engine = engineVersion, now = Date.now, pause, storage, tell }: DeskOptions) {
  let kept: CardStorage = storageInMemory();
  let state: LibraryState = noLibrary;
  const files = new Map<string, readonly LibraryCard[]>();
  let names: CardsByNames = byNames([]);
  /** What is printed on the cards that are found, by the fingerprint of it. */
  let prints = new Map<string, LibraryCard>();
  const verdicts = new Map<string, VerdictWord>();
  /** Those that may have no verdict yet, the next one last. */
  let queue: [string, LibraryCard][] = [];
  /** Those of an earlier version, until each card has one again. */
  let before: Verdicts | null = null;
  const forDecks = new Map<string, CardFound>();
  let stopImport: AbortController | null = null;
  let isReading = false;

  const say = (changed: Partial<LibraryState>): void => {
    state = { ...state, ...changed };
    tell(state);
  };
  const gather = (): void => {
    names = byNames([...files.values()].flatMap((cards) => cards.filter(isForDecks)));
    prints = new Map(names.all.map((card) => [printOf(card), card]));
    queue = [...prints].reverse();
    for (const print of verdicts.keys()) if (!prints.has(print)) verdicts.delete(print);
  };
  const counted = (): LibraryState['read'] => {
    let playable = 0;
    for (const word of verdicts.values()) if (word === 'same' || word === 'variant') playable += 1;
    return { done: verdicts.size, playable };
  };
  const sayAll = (changed: Partial<LibraryState> = {}): void =>
    say({ cards: names.all.length, read: counted(), ...changed });

  const verdictsNow = (): Verdicts => ({ engine, verdicts: Object.fromEntries(verdicts) });

  async function keepVerdicts(): Promise<void> {
    try {
      await kept.keepVerdicts(verdictsNow());
    } catch {
      // They are found anew the next time.
    }
  }

  /** Reads what has no verdict yet, card after card, while nothing else is to be done. */
  async function readOn(): Promise<void> {
    if (isReading) return;
    isReading = true;
    let unkept = 0;
    let told = now();
    let until = now() + atOnce;
    for (let next = unread(); next !== undefined; next = unread()) {
      verdicts.set(...next);
      unkept += 1;
      if (now() < until) continue;
      if (now() - told >= tellReadingEvery) {
        told = now();
        say({ read: counted() });
      }
      if (unkept >= keptAfter) {
        unkept = 0;
        await keepVerdicts();
      }
      await pause();
      if (stopImport !== null) break;
      until = now() + atOnce;
    }
    isReading = false;
    say({ read: counted() });
    if (stopImport !== null) return;
    await keepVerdicts();
    if (before !== null) tellChanged();
  }

  /** The next card without a verdict, with the one that it has. */
  function unread(): [string, VerdictWord] | undefined {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [print, card] = next;
      if (!verdicts.has(print)) return [print, verdictOf(card)];
    }
    return undefined;
  }

  function tellChanged(): void {
    if (before === null) return;
    const { engine: from } = before;
    const cards = changedVerdicts([...prints.values()], before, verdictsNow());
    before = null;
    say({ changed: cards.length === 0 ? null : { from, cards } });
  }

  return {
    /** Opens what was kept, and goes on reading it. */
    async open(): Promise<void> {
      try {
        kept = await storage();
        const found = await kept.files();
        for (const { id } of found) files.set(id, await kept.cardsOf(id));
        const known = await kept.verdicts();
        gather();
        if (known !== null && known.engine === engine) {
          for (const [print, word] of Object.entries(known.verdicts))
            if (prints.has(print)) verdicts.set(print, word);
        } else before = known;
        sayAll({ files: found });
      } catch (error) {
        kept = storageInMemory();
        say({
          notKept: `This browser lets the page keep nothing (${reasonOf(error)}): cards that you bring are there until the page is closed.`,
        });
      }
      void readOn();
    },

    /** Reads a file of cards and keeps it. What is wrong with it is told, all at once, and then nothing of it is there. */
    async bring(id: string, file: Blob, name: string): Promise<void> {
      stopImport?.abort();
      const stop = new AbortController();
      stopImport = stop;
      say({ importing: { name, bytes: 0, of: file.size, cards: 0 }, refused: null });
      let told = now();
      try {
        const { cards } = await readCardFile(stoppable(file.stream(), stop.signal), {
          onProgress: ({ bytes, cards: found }) => {
            if (now() - told < tellEvery || stop.signal.aborted) return;
            told = now();
            say({ importing: { name, bytes, of: file.size, cards: found } });
          },
        });
        if (stop.signal.aborted) return;
        say({ importing: { name, bytes: file.size, of: file.size, cards: cards.length } });
        await keep({ id, name, cards: cards.length, since: now() }, cards);
      } catch (error) {
        if (!stop.signal.aborted) say({ refused: { name, faults: faultsOf(error) } });
      } finally {
        if (stopImport === stop) {
          stopImport = null;
          say({ importing: null });
          void readOn();
        }
      }
    },

    /** Gives up the file that is being read: nothing of it is there. */
    stop(): void {
      stopImport?.abort();
      stopImport = null;
      say({ importing: null });
      void readOn();
    },

    async remove(id: string): Promise<void> {
      try {
        await kept.remove(id);
      } catch (error) {
        say({
          notKept: `This browser didn’t let the file be removed (${reasonOf(error)}): it may come back when the page is opened again.`,
        });
      }
      files.delete(id);
      gather();
      sayAll({ files: state.files.filter((file) => file.id !== id) });
    },

    /** What the library has for each of these names; `others`: names of cards that there are besides, and may have been meant. */
    find(wanted: readonly string[], others: readonly string[]): Readonly<Record<string, CardFound>> {
      return Object.fromEntries(wanted.map((name) => [name, found(name, others)]));
    },

    /** The list of changed verdicts was seen. */
    seen: () => say({ changed: null }),
  };

  async function keep(file: KeptFile, cards: readonly LibraryCard[]): Promise<void> {
    try {
      await kept.add(file, cards);
    } catch (error) {
      const why =
        error instanceof DOMException && error.name === 'QuotaExceededError' ? 'it is full' : reasonOf(error);
      say({
        notKept: `This browser has no room to keep “${file.name}” (${why}): its cards are there until the page is closed.`,
      });
    }
    files.set(file.id, cards);
    gather();
    sayAll({ files: [...state.files.filter(({ id }) => id !== file.id), file] });
  }

  function found(name: string, others: readonly string[]): CardFound {
    const card = names.find(name);
    if (card === undefined) return { verdict: 'unknown', near: nearNames(names, name, others) };
    const print = printOf(card);
    const known = forDecks.get(print) ?? readForDeck(card);
    forDecks.set(print, known);
    if (known.verdict !== 'unknown') verdicts.set(print, known.verdict);
    return known;
  }
}

export type LibraryDesk = ReturnType<typeof libraryDesk>;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function faultsOf(error: unknown): readonly string[] {
  if (error instanceof CardFileError) return error.message.split('\n');
  return [`it can’t be read: ${reasonOf(error)}`];
}

/** The same stream, which ends with an error once it is given up. */
function stoppable(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return stream.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        if (signal.aborted) controller.error(signal.reason);
        else controller.enqueue(chunk);
      },
    }),
  );
}
