/** Cards of nobody’s, as Scryfall’s files have them: a file of cards to drop on the page. */
const card = (name: string, typeLine: string, text: string, more: Readonly<Record<string, string>> = {}) => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{1}{U}',
  type_line: typeLine,
  oracle_text: text,
  ...more,
});

const size = { power: '1', toughness: '1' };

const cards: readonly object[] = [
  card('Careful Owl', 'Creature — Bird', 'Flying\nWhen this creature enters, draw a card.', size),
  card('Odd Owl', 'Creature — Bird', 'Flying\nFrobnicate target player.', size),
  card('Odd Charm', 'Instant', 'Frobnicate target player.'),
];

export const owls = (): File => new File([JSON.stringify(cards)], 'owls.json', { type: 'application/json' });

/** What Scryfall answers of these names: it knows any that ends with “Owl”. */
export function answerTo(names: readonly string[]): Response {
  const known = names.filter((name) => name.endsWith('Owl'));
  const missing = names.filter((name) => !known.includes(name));
  const body = {
    object: 'list',
    not_found: missing.map((name) => ({ name })),
    data: known.map((name) => card(name, 'Creature — Bird', 'Flying', size)),
  };
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
}

export const list =
  '4 Careful Owl (XYZ) 12\n4 Odd Owl\n2 Odd Charm\n4 Lightning Boltt\n46 Island\nSideboard\n1 Shatter';
