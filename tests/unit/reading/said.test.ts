import { beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { saidInSteps } from '../../../machines/reading/index.ts';
import { isInWords } from '../../../machines/reading/saying/card-text.ts';
import { notSaid, notSaidBacks } from './not-said.ts';

beforeAll(putRulesTogether);

const known = [...new Set(Object.values(cards))].filter(({ abilities = [] }) => abilities.length > 0);

describe('every known card', () => {
  let all: readonly ({ readonly name: string } & ReturnType<typeof saidInSteps>)[] = [];
  beforeAll(() => {
    all = known.map((card) => ({ name: card.name, ...saidInSteps(card) }));
  }, 240_000);

  test('is said, but for those that aren’t yet', () => {
    const silent = all.flatMap(({ name, text }) => (text === undefined ? [name] : []));
    expect(silent.sort()).toEqual([...notSaid].sort());
  });

  test('is said with its back face, but for those that aren’t yet', () => {
    const silent = Object.values(cards).flatMap(({ back }) =>
      back === undefined || isInWords(back) ? [] : [back.name],
    );
    expect(silent).toEqual(notSaidBacks);
  });

  test('is said in few steps', () => {
    const steps = all.flatMap(({ text, steps }) => (text === undefined ? [] : [steps]));
    expect(Math.max(...steps)).toBeLessThan(450);
    expect(steps.reduce((sum, each) => sum + each, 0) / steps.length).toBeLessThan(56);
  });
});
