/** What is wrong with the form of a scenario, said so that it can be put right: where, why, and what there is instead. */
import type { z } from 'zod/mini';
import { isRecord, issueWords, nearestOf, nothingCalled } from '../../rules/index.ts';
import { decisionKindNames, decisionKinds } from './decision-kinds.ts';
import { aboutHappening, happeningNames } from './happenings/index.ts';

/** Something wrong with a scenario: where, why, and names that may have been meant. */
export interface ScenarioFault {
  /** From the top: `players[0].hand[1]`. */
  readonly path: string;
  readonly reason: string;
  readonly nearest: readonly string[];
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What a value is read with, so that its faults can name the fields that there are. */
export const fieldsTold: z.core.ParseContext<Issue> = {
  error: (issue) =>
    issue.code === 'unrecognized_keys' && issue.inst !== undefined
      ? fieldsOf(issue.inst).join(', ')
      : issueWords(issue),
};

const fieldsOf = (form: unknown): readonly string[] => {
  const shape = isRecord(form) && isRecord(form.def) ? form.def.shape : undefined;
  return isRecord(shape) ? Object.keys(shape) : [];
};

/** The faults of a value that was read with `fieldsTold`; `top` is the path of the value. */
export function shapeFaults(value: unknown, issues: readonly Issue[], top = ''): readonly ScenarioFault[] {
  const players = isRecord(value) && Array.isArray(value.players) ? value.players.map(nameIn) : [];
  const told = (issue: Issue, before: Path): readonly ScenarioFault[] => {
    const path = [...before, ...issue.path];
    if (issue.code !== 'invalid_union')
      return [{ path: pathOf(path, top), ...wordsFor(issue, valueAt(value, path)) }];
    const best = formMeant(path, players, issue.errors);
    if (best === undefined) return [{ path: pathOf(path, top), reason: issue.message, nearest: [] }];
    return best.flatMap((one) => told(one, path));
  };
  return issues.flatMap((issue) => told(issue, []));
}

const nameIn = (seat: unknown): unknown => (isRecord(seat) ? seat.name : undefined);

/** Of several forms that it could have: an expectation has that of what it is about, others that which they nearly have. */
function formMeant(
  path: Path,
  players: readonly unknown[],
  forms: readonly (readonly Issue[])[],
): readonly Issue[] | undefined {
  const [ofPlayer, ofObject, ofGame] = forms;
  const name = path.at(-1);
  if (path.at(-2) === 'expect')
    return name === 'game' ? ofGame : players.includes(name) ? ofPlayer : ofObject;
  const weight = (issues: readonly Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  return [...forms].sort((a, b) => weight(a) - weight(b))[0];
}

const longestList = 12;

function wordsFor(issue: Issue, value: unknown): Pick<ScenarioFault, 'reason' | 'nearest'> {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(', ');
    const nearest = issue.keys.flatMap((key) => nearestOf(key, known, 1));
    return { reason: `${nothingCalled(issue.keys)}: there are ${issue.message}`, nearest };
  }
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const values = issue.values.map(String);
    const nearest = nearestValue(value, values);
    const list = values.length > longestList && nearest.length > 0 ? '' : `: it takes ${values.join(', ')}`;
    return { reason: `nothing here is called “${value}”${list}`, nearest };
  }
  return { reason: issue.message, nearest: [] };
}

/** Which of the values may have been meant, also by another word for one. */
function nearestValue(typed: string, values: readonly string[]): readonly string[] {
  const meanings = new Map<string, string>(values.map((value) => [value, value]));
  for (const kind of decisionKindNames)
    if (values.includes(kind)) for (const word of decisionKinds[kind].also ?? []) meanings.set(word, kind);
  for (const name of happeningNames)
    if (values.includes(name) && values.includes('move'))
      for (const word of aboutHappening(name).also) if (!meanings.has(word)) meanings.set(word, name);
  const exact = [...meanings].find(([word]) => word.toLowerCase() === typed.toLowerCase())?.[1];
  const near = nearestOf(typed, [...meanings.keys()]).flatMap((word) => meanings.get(word) ?? []);
  return exact === undefined ? [...new Set(near)] : [exact];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((within, part) => {
    if (Array.isArray(within)) return typeof part === 'number' ? within[part] : undefined;
    return isRecord(within) ? within[String(part)] : undefined;
  }, value);

const pathOf = (path: Path, top: string): string =>
  path.reduce<string>(
    (before, part) =>
      typeof part === 'number' ? `${before}[${part}]` : `${before}${before === '' ? '' : '.'}${String(part)}`,
    top,
  );
