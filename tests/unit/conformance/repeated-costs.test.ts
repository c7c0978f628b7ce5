import { expect, test } from 'vitest';
import { answerFor } from '../../../machines/play/conformance/answers.ts';
import { cardsAlong } from '../../../machines/play/conformance/known-cards.ts';
import { readSituation } from '../../../machines/play/conformance/situation.ts';
import { scriptOf, setTable } from '../../../machines/play/conformance/table.ts';
import { asked, type DecisionOf } from '../../../machines/rules/index.ts';
import { situation } from './situation.ts';

/** How often a cost is paid that may be paid any number of times, and what is left of what the script says. */
function answered(values: readonly (boolean | number)[], { max = 3 } = {}) {
  const read = readSituation(situation({ setup: [] }), {});
  if (!('situation' in read)) throw new Error('the situation can be run');
  const script = scriptOf(read.situation, cardsAlong, { given: [], met: [] });
  const game = setTable(script).getSnapshot().context.game;
  const [seat] = script.seats;
  if (seat === undefined) throw new Error('two players play');
  seat.choices = values.map((value) =>
    typeof value === 'boolean' ? { type: 'yesNo', value } : { type: 'amount', value },
  );
  const decision: DecisionOf<'number'> = asked(game, 0, {
    kind: 'number',
    rule: '601.2b',
    about: 'pay the additional cost: squad',
    object: null,
    min: 0,
    max,
    purpose: 'count',
  });
  return { times: answerFor(script, game, decision), left: seat.choices.length };
}

test('601.2b: a cost that may be paid any number of times is paid so often as the script says yes', () => {
  expect(answered([true, true, false, true])).toEqual({ times: 2, left: 1 });
  expect(answered([false, true])).toEqual({ times: 0, left: 1 });
  expect(answered([2, true])).toEqual({ times: 2, left: 1 });
});

test('601.2b: a yes beyond what can be paid is for something else, a no after the last one is not', () => {
  expect(answered([true, true], { max: 1 })).toEqual({ times: 1, left: 1 });
  expect(answered([true, false], { max: 1 })).toEqual({ times: 1, left: 0 });
});
