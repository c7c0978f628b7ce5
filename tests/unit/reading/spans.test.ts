import { beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { faceWithSpans, partAt, type Span, textWithSpans } from '../../../machines/reading/index.ts';
import { tokensOf } from '../../../machines/wording/tokens.ts';

beforeAll(putRulesTogether);

const face = (oracleText: string, types: readonly string[] = ['Creature']) =>
  faceWithSpans({
    name: 'Tried Card',
    supertypes: [],
    types,
    subtypes: [],
    ...(types.includes('Creature') ? { power: '1', toughness: '1' } : {}),
    oracleText,
  });

const all = (span: Span): readonly Span[] => [span, ...span.inner.flatMap(all)];

/** The spans of a face's text, and where one of them says what. */
function spansOf(oracleText: string, types?: readonly string[]) {
  const read = face(oracleText, types);
  const spans = read.paragraphs.flatMap((one) => (one.verdict === 'read' ? all(one.span) : []));
  const words = ({ start, end }: Span): string => read.text.slice(start, end);
  const of = (said: string): Span => {
    const found = spans.find((span) => words(span) === said);
    if (found === undefined)
      throw new Error(`Nothing is read of “${said}” in ${spans.map(words).join(' | ')}`);
    return found;
  };
  return { ...read, of };
}

const where = ({ parts }: Span): readonly string[] => parts.map((path) => path.join('.'));

describe('the words of a text', () => {
  test('say which part of the data they became, by which phrase, as which word of the vocabulary', () => {
    const { of } = spansOf('Whenever another creature dies, target opponent loses 2 life.');
    expect(of('loses 2 life')).toMatchObject({
      phrase: '[lose] <amount:measured life>',
      home: { family: 'instruction', word: 'loseLife', file: 'machines/words/instructions/lose-life.ts' },
    });
    expect(where(of('loses 2 life'))).toEqual(['abilities.0.effect.0']);
    expect(where(of('2'))).toEqual(['abilities.0.effect.0.amount']);
    expect(where(of('dies'))).toEqual(['abilities.0.when.0']);
    expect(of('dies').home).toEqual({
      family: 'trigger',
      word: 'dies',
      rule: '700.4',
      file: 'machines/words/triggers/dies.ts',
    });
    expect(where(of('creature'))).toEqual(['abilities.0.when.0.object.type']);
    // A target is chosen once, and spoken of where something is done to it.
    expect(where(of('target opponent'))).toEqual(['abilities.0.targets.0', 'abilities.0.effect.0.who']);
  });

  test('that depend on sentences before are found all the same', () => {
    const { of, data } = spansOf('You may sacrifice a creature. If you do, draw two cards.', ['Sorcery']);
    const [path = []] = of('draw two cards').parts;
    expect(partAt(data, path)).toMatchObject({ do: 'draw', count: 2 });
    expect(of('If you do, draw two cards.').home?.word).toBe('if');
  });

  test('are those of the text as it is printed, with reminders and marks as they stand there', () => {
    const { of, text, paragraphs } = spansOf(
      'Flying (This creature can fly.)\nEquipped creature has “Sacrifice this creature: Draw a card.” --',
    );
    expect(of('Flying').home?.rule).toBe('702.9');
    expect(paragraphs.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Flying',
      'Equipped creature has “Sacrifice this creature: Draw a card.” --',
    ]);
    const quoted = spansOf('Equipped creature has “Sacrifice this creature: Draw a card.”\nVigilance', [
      'Artifact',
    ]);
    expect(where(quoted.of('Sacrifice this creature'))).toEqual(['abilities.0.changes.0.abilities.0.cost.0']);
    expect(where(quoted.of('Vigilance'))).toEqual(['abilities.1']);
  });

  test('of keywords and keyword actions lead to their modules', () => {
    const { of } = spansOf('First strike\nWhen this creature enters, investigate.');
    expect(of('First strike').home?.file).toBe('machines/rules/abilities/keywords/first-strike.ts');
    expect(of('investigate').home).toMatchObject({ family: 'keyword action', rule: '701.16a' });
  });

  test('say how far they are understood where they are declined, and what is understood of the others', () => {
    const { paragraphs, text, data } = spansOf('Flying\nWhen this creature enters, frobnicate a card.');
    expect(partAt(data, ['abilities'])).toEqual([{ kind: 'keyword', keyword: 'flying' }]);
    const [, declined] = paragraphs;
    if (declined?.verdict !== 'declined') throw new Error('it is declined');
    expect(text.slice(declined.start, declined.upTo)).toBe('When this creature enters, ');
    expect(declined.expected.length).toBeLessThanOrEqual(5);
  });
});

describe('every known card', () => {
  const read = () =>
    [...new Set(Object.values(cards))].flatMap((card) => {
      const said = textWithSpans(card);
      return said === undefined ? [] : [{ card, ...said }];
    });

  test('that is said is read with its spans as itself: its words are of one phrase each, or of one within another', () => {
    const all = read();
    expect(all.length).toBeGreaterThan(900);
    expect(
      all.flatMap(({ card, text, paragraphs }) =>
        faultsOf(text, paragraphs).map((fault) => `${card.name}: ${fault}`),
      ),
    ).toEqual([]);
  });
});

/** What is wrong with the spans of a text: words of none, phrases that overlap, phrases without words. */
function faultsOf(text: string, paragraphs: ReturnType<typeof face>['paragraphs']): readonly string[] {
  const faults: string[] = [];
  const spans = paragraphs.flatMap((one) => (one.verdict === 'read' ? [one.span] : []));
  const words = ({ start, end }: Span): string => `“${text.slice(start, end)}”`;
  const visit = (around: Span): void => {
    let after = around.start;
    for (const span of around.inner) {
      if (span.start < after || span.end > around.end)
        faults.push(`${words(span)} isn’t within ${words(around)}`);
      if (span.end <= span.start) faults.push(`${span.phrase} has no words`);
      after = span.end;
      visit(span);
    }
  };
  spans.forEach(visit);
  for (const { start, end } of tokensOf(text))
    if (
      end > start &&
      /\S/.test(text.slice(start, end)) &&
      !spans.some((span) => span.start <= start && end <= span.end)
    )
      faults.push(`“${text.slice(start, end)}” is of no phrase`);
  return faults;
}
