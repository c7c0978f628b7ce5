import { createHash } from 'node:crypto';
import type { CardDefinition } from '../../../machines/cards/index.ts';
import { folded } from '../../../machines/play/conformance/fold.ts';

/** Of each card the hash of its printed rules text, so that no text is in the project. */
export const printedFile = new URL('./printed.json', import.meta.url);

/** The hash of rules text, after what printings say differently is folded away. */
export const hashOf = (text: string, card: CardDefinition): string =>
  createHash('sha256').update(folded(text, card)).digest('hex').slice(0, 10);

/** Cards whose text isn't the printed one, or that have none to compare with: each with the reason. */
export const notAsPrinted: Readonly<Record<string, string>> = {
  "Avacyn's Collar": 'it asks in the present tense whether what died was a Human',
  "Fool's Demise": 'it calls itself “it” where the printed text doesn’t',
  'Goblin Cannon': 'it calls itself “it” where the printed text doesn’t',
  'Inferno Fist': 'it calls itself “it” where the printed text doesn’t',
  'Engineered Explosives': 'it says “all” and “on it” where the printed text says “each” and names it',
  'Ugin, the Spirit Dragon': 'it says “aren’t colorless” where the printed text has “one or more colors”',
  Solitude: 'it says “its controller” where the printed text names the creature',
  'Delver of Secrets': 'it says in other words which card was revealed',
  'Kessig Forgemaster': 'it calls itself “it” where the printed text doesn’t',
  'Identity Thief': 'it calls itself “it” where the printed text doesn’t',
  'Infinite Reflection': 'it asks in other words whether it entered attached to a creature',
  'Progenitor Mimic': 'it calls itself “it” where the printed text doesn’t',
  'Angelic Renewal': 'it says under whose control the card returns, which the printed text leaves to 110.2a',
  "Trostani, Selesnya's Voice": 'it says “its toughness” where the printed text names the creature',
  'Dance of Many': 'no facts of it are there to compare with',
  'Hofri Ghostforge': 'no facts of it are there to compare with',
  'Mirror of Life Trapping': 'no facts of it are there to compare with',
  'Profane Procession': 'no facts of it are there to compare with',
  Duplicant: 'it says “there is a creature card exiled with it”',
  'Panoptic Mirror': 'it says in sentences of their own that it copies the card and may cast that',
  'Mimic Vat': 'it says “all other cards” where the printed text says “each other card”',
  "Mind's Desire": 'it leaves out “then”',
  'Through the Breach': 'it says “it” where the printed text says “that creature”',
  'Torrent of Stone': 'no facts of it are there to compare with',
  'Consuming Vortex': 'no facts of it are there to compare with',
  'Veil of Secrecy': 'it says in a sentence of its own that the creature can’t be blocked',
  Stangg: 'it says when something is done before it says what',
};
