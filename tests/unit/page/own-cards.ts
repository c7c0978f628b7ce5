/** Cards of nobody’s, as Scryfall’s files have them. */
const card = (name: string, typeLine: string, text: string, more: Readonly<Record<string, string>> = {}) => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{1}{U}',
  type_line: typeLine,
  oracle_text: text,
  ...more,
});

const owl = { power: '1', toughness: '1' };

/** One that is read; one that is read and said otherwise; one with a line that isn’t understood; one with nothing but such a line. */
export const ownCards = [
  card('Careful Owl', 'Creature — Bird', 'Flying\nWhen this creature enters, draw a card.', owl),
  card('Odd Owl', 'Creature — Bird', 'Flying\nFrobnicate target player.', owl),
  card('Odd Charm', 'Instant', 'Frobnicate target player.'),
  card('Owl Lesson', 'Sorcery', 'Draw two cards.'),
];

/** A file of them, as it is dropped on the page. */
export const cardFile = (cards: readonly object[] = ownCards): Blob => new Blob([JSON.stringify(cards)]);
