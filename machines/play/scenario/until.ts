/** Until when players pass, as a line says it. */
import { nearestOf, type Phase, type PlayerId, phases, type Step, steps } from '../../rules/index.ts';
import { fault, type LineResult, read, type Until } from './action.ts';
import type { Lexicon } from './names.ts';
import type { Form } from './told.ts';

/** What may follow `pass until`, read by the first that fits. */
interface UntilForm extends Form {
  readonly pattern: RegExp;
  /** What the words mean; null: they are no such time. */
  readonly read: (words: readonly (string | undefined)[], lexicon: Lexicon) => Until | null;
}

/** In words: `beginningOfCombat` is the beginning of combat. */
const spoken = (place: Phase | Step): string =>
  place.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Places in a turn as they are said, and as the rules’ state names them. */
const placeWords: Readonly<Record<string, Phase | Step>> = {
  ...Object.fromEntries(
    [...steps, ...phases].flatMap((place) => [
      [place.toLowerCase(), place],
      [spoken(place), place],
    ]),
  ),
  'first main': 'precombatMain',
  'second main': 'postcombatMain',
};

const seatOf = (name: string | undefined, { players }: Lexicon): PlayerId | null => {
  const seat = players.findIndex((player) => player.toLowerCase() === name?.toLowerCase());
  return seat < 0 ? null : seat;
};

export const untilForms = {
  stackIsEmpty: {
    form: 'pass until the stack is empty',
    says: 'Everything on the stack resolves, and what triggers by it.',
    examples: ['pass until the stack is empty'],
    pattern: /^the stack is empty$/,
    read: () => ({ kind: 'stackIsEmpty' }),
  },
  over: {
    form: 'pass until the game is over',
    says: 'Nobody does anything more till somebody has won.',
    examples: ['pass until the game is over'],
    pattern: /^the game is over$/,
    read: () => ({ kind: 'over' }),
  },
  nextTurn: {
    form: 'pass until the next turn',
    says: 'The turn ends, and the next begins.',
    examples: ['pass until the next turn'],
    pattern: /^the next turn$/,
    read: () => ({ kind: 'nextTurn' }),
  },
  turn: {
    form: 'pass until turn N',
    says: 'That turn begins.',
    examples: ['pass until turn 5'],
    pattern: /^turn (\d+)$/,
    read: ([number]) => ({ kind: 'turn', number: Number(number) }),
  },
  asked: {
    form: 'pass until A decides',
    says: 'That player has to decide something, other than what to do with priority.',
    examples: ['pass until bob decides', 'pass until bob is asked'],
    pattern: /^(\S+) (?:decides|chooses|is asked)$/,
    read([name], lexicon) {
      const player = seatOf(name, lexicon);
      return player === null ? null : { kind: 'asked', player };
    },
  },
  place: {
    form: 'pass until PLACE | pass until A’s PLACE',
    says: `That step or main phase, of that player’s turn if one is named: ${[...steps, ...phases]
      .filter((place) => place !== 'beginning' && place !== 'combat' && place !== 'ending')
      .join(', ')}; also in words, like second main or declare blockers.`,
    examples: ['pass until the end step', 'pass until bob’s upkeep', 'pass until second main'],
    pattern: /^(?:(\S+?)['’]s |the )?(.+?)(?: step| phase)?$/,
    read([owner, place], lexicon) {
      const at = placeWords[place?.toLowerCase() ?? ''];
      const of = owner === undefined ? null : seatOf(owner, lexicon);
      const isNobody = owner !== undefined && of === null;
      return at === undefined || isNobody ? null : { kind: 'place', of, at };
    },
  },
} as const satisfies Readonly<Record<Until['kind'], UntilForm>>;

/** Reads what follows `pass until`. */
export function readUntil(text: string, lexicon: Lexicon): LineResult {
  for (const { pattern, read: meaning } of Object.values<UntilForm>(untilForms)) {
    const [whole, ...words] = pattern.exec(text) ?? [];
    const until = whole === undefined ? null : meaning(words, lexicon);
    if (until !== null) return read({ do: 'passUntil', until });
  }
  const [, name] = untilForms.asked.pattern.exec(text) ?? [];
  if (name !== undefined) return fault(`nobody is called “${name}”`, name);
  return fault(
    `“${text}” is no time: there are “the stack is empty”, steps and main phases like “bob’s upkeep”, “turn 7”, “the next turn”, “bob decides”, “the game is over”`,
    null,
    nearestTimes(text),
  );
}

/** What may have been meant: for `bob’s main phase` the main phases of bob’s turn. */
function nearestTimes(text: string): readonly string[] {
  const [, owner, place = ''] = untilForms.place.pattern.exec(text) ?? [];
  const whose = owner === undefined ? 'the' : `${owner}’s`;
  return nearestOf(place, [...steps, ...phases].map(spoken), 2).map((one) => `${whose} ${one}`);
}
