import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { type CardReading, readCard } from '../../../machines/reading/index.ts';

beforeAll(putRulesTogether);

const face = (types: readonly string[], oracleText: string) => ({
  name: 'Tried Card',
  supertypes: [],
  types,
  subtypes: [],
  ...(types.includes('Creature') ? { power: '1', toughness: '1' } : {}),
  oracleText,
});
const sorcery = (text: string): CardReading => readCard(face(['Sorcery'], text));
const creature = (text: string): CardReading => readCard(face(['Creature'], text));
const abilities = (reading: CardReading) => ('card' in reading ? reading.card.abilities : reading);

describe('a printed text', () => {
  test('is read into the data that cards are written in', () => {
    expect(abilities(sorcery('Destroy target creature. Draw a card.'))).toMatchObject([
      {
        kind: 'spell',
        targets: [{ objects: { type: 'creature' } }],
        effect: [
          { do: 'destroy', what: { target: 0 } },
          { do: 'draw', count: 1 },
        ],
      },
    ]);
  });

  test('in older words is a variant: read as the same, printed in today’s', () => {
    const reading = creature('When Tried Card comes, draw a card.');
    expect(reading.verdict).toBe('declined');
    expect(creature('When Tried Card enters the battlefield, draw a card.').verdict).toBe('same');
  });

  test('that isn’t wholly understood is declined, with the place and what could have stood there', () => {
    expect(sorcery('Draw a card. Frobnicate target creature.')).toMatchObject({
      verdict: 'declined',
      lines: [{ upTo: 'Draw a card. ' }],
    });
  });

  test('calls the card by its name only where its name stands: "Fight" is a verb too', () => {
    const reading = readCard({
      ...face(['Sorcery'], 'Target creature you control fights target creature you don’t control.'),
      name: 'Fights',
    });
    expect(abilities(reading)).toMatchObject([
      { effect: [{ do: 'fight', first: { target: 0 }, second: { target: 1 } }] },
    ]);
  });
});
