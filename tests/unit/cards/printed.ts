import { createHash } from 'node:crypto';
import type { CardDefinition } from '../../../machines/cards/index.ts';
import { folded } from '../../../machines/reading/index.ts';
import { notSaid } from '../reading/not-said.ts';

/** Of each card the hash of its printed rules text, so that no text is in the project. */
export const printedFile = new URL('./printed.json', import.meta.url);

/** The hash of rules text, after what printings say differently is folded away. */
export const hashOf = (text: string, card: CardDefinition): string =>
  createHash('sha256').update(folded(text, card)).digest('hex').slice(0, 10);

/** Cards that venture, dungeons and cards about the monarch: of none of them there are facts. */
const withoutFacts = [
  'Lost Mine of Phandelver',
  'Dungeon of the Mad Mage',
  'Tomb of Annihilation',
  'Undercity',
  'Veteran Dungeoneer',
  'Nadaar, Selfless Paladin',
  'Gloom Stalker',
  'Cloister Gargoyle',
  'Dungeon Crawler',
  "Fates' Reversal",
  'Hama Pashar, Ruin Seeker',
  'Sefris of the Hidden Ways',
  'Dungeon Map',
  'White Plume Adventurer',
  'Seasoned Dungeoneer',
  'Explore the Underdark',
  'Palace Sentinels',
  'Throne Warden',
  'Azure Fleet Admiral',
  'Custodi Lich',
  'Skyline Despot',
  'Queen Marchesa',
  'Throne of the High City',
] as const;

/** Cards whose text says the same in other words than they do, by what is different. */
const saidOtherwise: Readonly<Record<string, readonly string[]>> = {
  'it names again, or as “that card” or “that creature”, what its text calls “it”': [
    'Phyrexian Processor',
    'Minion of the Wastes',
    'Doubling Season',
    'Stormscape Battlemage',
    'Vesuvan Doppelganger',
    'Arcane Savant',
    'Volatile Stormdrake',
  ],
  'it joins what its text says in two sentences, or parts what that says in one': [
    'Rude Awakening',
    'Gideon of the Trials',
  ],
  'it says “an additional” counter, or “instead”, where its text says when which are put on it': [
    'Vigor Mortis',
  ],
  'it says “and” or “and/or” where its text counts either, or the other way round': ['Murktide Regent'],
  'it goes on with “it’s”; its text says what it becomes': ['Animate Artifact'],
  'it doesn’t say under whose control it returns; its text does': ['Bronzehide Lion'],
  'it says “the end step” of each': ['Pestilence'],
  'it says “those creatures” of whatever has a noted name': ['Noble Banneret'],
  'it says what was returned this way; its text says “if you do”': ['Puppet Master'],
  'its text says last if what it does is done': ['Baba Lysaga, Night Witch'],
};

/** Cards whose text isn't the printed one, or that have none to compare with: each with the reason. */
export const notAsPrinted: Readonly<Record<string, string>> = {
  ...Object.fromEntries(notSaid.map((name) => [name, 'no phrases say all of it yet'])),
  ...Object.fromEntries(withoutFacts.map((name) => [name, 'there are no facts to compare it with'])),
  ...Object.fromEntries(
    Object.entries(saidOtherwise).flatMap(([reason, names]) => names.map((name) => [name, reason])),
  ),
  'Through the Breach':
    'it says “that creature” a second time; today’s texts go on with “it”, as Swift Warkite’s does',
  Stangg:
    'it says what is done before it says when; today’s texts say “When … leaves the battlefield” first, as Animate Dead’s does',
  Seraph:
    'it says “put” and when the creature is sacrificed at the end; today’s texts say “return”, and “When you lose control of …” first',
  'Karn Liberated': 'it says “return” where the printed text says “put”',
  'Ashling, the Limitless':
    'there are no facts of it; the text says “The token gains” and “At the beginning of your next end step” first',
  'Marneus Calgar': 'the facts have a line of code in them',
  'Serra Paragon': 'there are no facts of it; the text says in one sentence what its given ability does',
  'Ulrich of the Krallenhorde': 'there are facts of its back face alone',
  'Warp World': 'it says for one player after the other what all of them do',
  Banefire: 'it says in one sentence that it can’t be countered and the damage can’t be prevented',
  'Blue, Loyal Raptor': 'the facts have a ruling after the text',
  'Bottomless Pool': 'there are no facts of split cards: see split-cards.test.ts',
  'Meat Locker': 'there are no facts of split cards: see split-cards.test.ts',
  'Surgical Suite': 'there are no facts of split cards: see split-cards.test.ts',
  Glassworks: 'there are no facts of split cards: see split-cards.test.ts',
  'Derelict Attic': 'there are no facts of split cards: see split-cards.test.ts',
  'Gremlin Tamer': 'there are no facts of it',
  'Monstrous Rage': 'there are no facts of it',
  Trinisphere: 'there are no facts of it',
  'Squandered Resources': 'there are no facts of it',
  'Food Chain': 'there are no facts of it',
  'Dreadship Reef': 'there are no facts of it',
  'Not Dead After All': 'there are no facts of it; the text joins its two sentences with “then”',
  'Return Triumphant': 'there are no facts of it',
  'Cursed Courtier': 'there are no facts of it',
  'Cathedral of Serra': 'there are no facts of it',
  "Seafarer's Quay": 'there are no facts of it',
  'Unholy Citadel': 'there are no facts of it',
  'Mountain Stronghold': 'there are no facts of it',
  "Adventurers' Guildhouse": 'there are no facts of it',
  'Tithing Blade': 'there are no facts of it',
  'Siege Wurm': 'there are no facts of it',
  'Stoke the Flames': 'there are no facts of it',
  'Venerated Loxodon': 'there are no facts of it',
  'Reverse Engineer': 'there are no facts of it',
  'Metallic Rebuke': 'there are no facts of it',
  Assault: 'there are no facts of split cards: see split-cards.test.ts',
  Boom: 'there are no facts of split cards: see split-cards.test.ts',
  Claim: 'there are no facts of split cards: see split-cards.test.ts',
  Consign: 'there are no facts of split cards: see split-cards.test.ts',
  Cut: 'there are no facts of split cards: see split-cards.test.ts',
  Dead: 'there are no facts of split cards: see split-cards.test.ts',
  Dusk: 'there are no facts of split cards: see split-cards.test.ts',
  Fire: 'there are no facts of split cards: see split-cards.test.ts',
  Mouth: 'there are no facts of split cards: see split-cards.test.ts',
  Never: 'there are no facts of split cards: see split-cards.test.ts',
  Rough: 'there are no facts of split cards: see split-cards.test.ts',
  Start: 'there are no facts of split cards: see split-cards.test.ts',
  Wax: 'there are no facts of split cards: see split-cards.test.ts',
  Armed: 'there are no facts of split cards: see split-cards.test.ts',
  Breaking: 'there are no facts of split cards: see split-cards.test.ts',
  Far: 'there are no facts of split cards: see split-cards.test.ts',
  Profit: 'there are no facts of split cards: see split-cards.test.ts',
  Protect: 'there are no facts of split cards: see split-cards.test.ts',
  Ready: 'there are no facts of split cards: see split-cards.test.ts',
  Toil: 'there are no facts of split cards: see split-cards.test.ts',
  Wear: 'there are no facts of split cards: see split-cards.test.ts',
  Beck: 'there are no facts of split cards: see split-cards.test.ts',
};
