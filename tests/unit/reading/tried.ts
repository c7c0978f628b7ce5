import { type CardReading, readCard } from '../../../machines/reading/index.ts';

/** An invented card of these types with this text, read. Its own text calls it Tried Card. */
export function tried(typeLine: string, oracleText: string): CardReading {
  const [before = '', after = ''] = typeLine.split(' — ');
  const types = before.split(' ');
  return readCard({
    name: 'Tried Card',
    supertypes: [],
    types,
    subtypes: after === '' ? [] : after.split(' '),
    ...(types.includes('Creature') ? { power: '1', toughness: '1' } : {}),
    ...(types.includes('Planeswalker') ? { loyalty: '3' } : {}),
    oracleText,
  });
}

/** Its abilities; or the reading itself, where nothing was read. */
export function abilitiesOf(typeLine: string, oracleText: string): unknown {
  const reading = tried(typeLine, oracleText);
  return 'card' in reading ? reading.card.abilities : reading;
}
