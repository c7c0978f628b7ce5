/** Small files of cards of our own in each form, and streams of them. */

/** A file as it comes, in chunks of so many bytes. */
export function streamOf(content: string | Uint8Array, size = 64): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

/** A card as Scryfall has it. */
export const scryfallCard = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  object: 'card',
  id: `id of ${name}`,
  oracle_id: `oracle id of ${name}`,
  name,
  lang: 'en',
  released_at: '2018-04-27',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '2',
  toughness: '2',
  set: 'dom',
  set_name: 'Dominions',
  collector_number: '7',
  image_uris: { small: 'https://example.com/small.jpg' },
  ...more,
});

/** A face as MTGJSON has it. */
export const mtgjsonFace = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  layout: 'normal',
  manaCost: '{1}{G}',
  manaValue: 2,
  type: 'Creature — Bear',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Bear'],
  power: '2',
  toughness: '2',
  text: 'Trample',
  identifiers: {},
  ...more,
});
