/** What only stands in files of cards: fields of Scryfall’s, MTGJSON’s and our own records. */
const fieldsOfCards =
  /"(?:oracle_text|oracle_id|type_line|mana_cost|oracleText|typeLine|manaCost|atomicCards)"|"object"\s*:\s*"(?:card|list|error)"|"meta"\s*:\s*\{/;
/** What begins a game or a situation. */
const isOurs = /^\s*\{\s*"format"\s*:\s*"spellchart/;

/** So much of a file is looked at, in bytes. */
const enough = 16_384;

/** Whether a file holds cards, by how it begins; else it is a game, a situation, or nothing that is known. */
export async function isCardFile(file: Blob): Promise<boolean> {
  const head = await file.slice(0, enough).arrayBuffer();
  const [first, second] = new Uint8Array(head);
  if (first === 0x1f && second === 0x8b) return true;
  const text = new TextDecoder().decode(head);
  return !isOurs.test(text) && fieldsOfCards.test(text);
}
