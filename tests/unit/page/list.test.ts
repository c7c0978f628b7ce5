import { expect, test } from 'vitest';
import { deckLines } from '../../../machines/decks/index.ts';
import { withName } from '../../../ui/page/library/list.ts';

test('another name is put in place of a wrong one, and all around it is as it was', () => {
  const text = 'Deck\r\n4x Careful Owls (XYZ) 12 *F*\r\n3 Island';
  const [line] = deckLines(text);
  if (line === undefined) throw new Error('There is no line.');
  expect(withName(text, line, 'Careful Owl')).toBe('Deck\r\n4x Careful Owl (XYZ) 12 *F*\r\n3 Island');
});
