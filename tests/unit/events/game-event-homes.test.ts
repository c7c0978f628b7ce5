import { expect, test } from 'vitest';
import type { GameEvent } from '../../../machines/rules/index.ts';
import { gameEvents } from '../../../machines/words/game-events/index.ts';
import { type Tap, tap } from '../../../machines/words/game-events/tapping.ts';
import type { QuietEventWord } from '../../../machines/words/game-events/word.ts';

type Tapping = QuietEventWord<Tap, 'permanent.tapped'>;

/** What an event has to say of itself: without one of these its home doesn't compile. */
test('an event without application, rule, what it changes, sentence, redaction or name is none', () => {
  const { apply, ...nothingHappens } = tap;
  const { rule, ...byNoRule } = tap;
  const { changes, ...changesWhat } = tap;
  const { asksForCheck, ...checkedWhen } = tap;
  const { sentence, ...untold } = tap;
  const { hides, ...seenByWhom } = tap;
  const { emits, ...unheard } = tap;
  const faults: readonly Tapping[] = [
    // @ts-expect-error it isn't applied
    nothingHappens,
    // @ts-expect-error by which rule isn't said
    byNoRule,
    // @ts-expect-error what can depend on it isn't said
    changesWhat,
    // @ts-expect-error whether state-based actions may follow isn't said
    checkedWhen,
    // @ts-expect-error the log has no sentence for it
    untold,
    // @ts-expect-error who may know of it isn't said
    seenByWhom,
    // @ts-expect-error nobody hears of it
    unheard,
    // @ts-expect-error it is emitted under its own name
    { ...tap, emits: 'permanent.untapped' },
    // @ts-expect-error nothing is tapped by a player
    { ...tap, sentence: ({ player }) => `${player} taps.` },
    // @ts-expect-error what is hidden of it is still such an event
    { ...tap, hides: () => ({ type: 'untap', object: 1 }) },
    // @ts-expect-error a rule has a number
    { ...tap, rule: 'tapping' },
  ];
  expect(faults).toHaveLength([apply, rule, changes, asksForCheck, sentence, hides, emits].length + 4);
});

test('each event has its home, and nothing else has', () => {
  // @ts-expect-error nothing sings in a game
  const sings: GameEvent = { type: 'sing', object: 1 };
  expect(Object.hasOwn(gameEvents, sings.type)).toBe(false);
  // @ts-expect-error becoming tapped is no home of becoming untapped
  const { untap }: typeof gameEvents = { ...gameEvents, untap: tap };
  expect(untap).toBe(tap);
});
