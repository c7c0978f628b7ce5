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
  "Fool's Demise": 'it names itself twice; today’s texts say “return it to its owner’s hand”',
  'Inferno Fist': 'it names itself again after the cost; today’s texts say “it deals”, as Pyromania’s does',
  'Ugin, the Spirit Dragon': 'it says “aren’t colorless” where the printed text has “one or more colors”',
  'Delver of Secrets': 'it says in other words which card was revealed',
  'Identity Thief': 'it calls itself “it” where the printed text doesn’t',
  'Progenitor Mimic': 'it calls itself “it” where the printed text doesn’t',
  "Trostani, Selesnya's Voice": 'it says “its toughness” where the printed text names the creature',
  Duplicant: 'it says “there is a creature card exiled with it”',
  'Through the Breach':
    'it says “that creature” a second time; today’s texts go on with “it”, as Swift Warkite’s does',
  'Rainbow Crow': 'it says in sentences of their own that a color is chosen and what becomes of that',
  'Chandra Nalaar':
    'it names the creatures of a player and of a planeswalker’s controller one after the other',
  'Doubling Season': 'it says of the tokens and counters what the printed text says of the effect',
  'Angel of Serenity':
    'it says only once that creatures on the battlefield and cards in graveyards may be chosen',
  'Underworld Cerberus': 'it says in sentences of their own what is exiled and what returns',
  'Satyr Wayfinder': 'it says in sentences of their own which card is chosen and where the others go',
  'Gift of Immortality': 'it says “it” where the printed text says “that creature”',
  'Deadbridge Chant': 'it says in its condition which card was chosen',
  'Bloodbond March':
    'it says what is put onto the battlefield from all graveyards, not each player’s part of it',
  'Chain of Vapor':
    'it says “if the player does” and “for that copy”; today’s texts say “if they do” and “for the copy”',
  "Sevinne's Reclamation": 'it says in a sentence of its own that the copy may have another target',
  'Corpse Traders': 'it says in one sentence which card is discarded',
  'Runeflare Trap': 'it says where X is the number of cards',
  'Animate Land':
    'it says “that’s still a land” in the same sentence; today’s texts say “It’s still a land.” after it, as Nissa of Shadowed Boughs’ does',
  'Karmic Justice': 'it says “that opponent”; today’s texts say “that player”, as Satyr Firedancer’s does',
  'Ring of Evos Isle': 'it says the condition first',
  'Volatile Stormdrake': 'it calls itself and the creature “it” where the printed text names them',
  'Kalitas, Traitor of Ghet': 'it says in a sentence of its own that a token is created',
  'Gonti, Lord of Luxury': 'it says in sentences of their own which card is exiled and where the others go',
  "Aquitect's Will":
    'it names the land again and says “other types”; today’s texts go on with “It’s” and say “other land types”, as Urborg’s does',
  Stangg:
    'it says what is done before it says when; today’s texts say “When … leaves the battlefield” first, as Animate Dead’s does',
  'It That Betrays':
    'it says “put”; today’s texts say “return” of what was on the battlefield, as Angelic Renewal’s does',
  'Nissa of Shadowed Boughs': 'it says from where the card is put before it says where',
  'Stormtide Leviathan':
    'it says “all lands are Islands in addition to their other types”; today’s texts say “each land is … in addition to its other land types”, as Urborg’s does',
  'Unbreathing Horde':
    'it says “would be dealt damage”; today’s texts say “if damage would be dealt to”, as Undergrowth Champion’s does',
  'Desmond Miles': 'it says what X is where the printed text says “for each”',
  'Molten Rain': 'it says “the land’s controller”; today’s texts say “that land’s controller”',
  'Void Winnower': 'it says what can’t block where the printed text says who can’t block with it',
  'Nahiri, the Lithomancer':
    'it says all that the token has after “with”; nothing here asks for “can be your commander”',
  'Anafenza, the Foremost': 'it says in two sentences what is exiled instead',
  'Assault Suit': 'it says in a sentence of its own what equipped creature can’t do',
  'Matter Reshaper': 'it says twice where the card goes otherwise',
  'Bonus Round': 'it says in two sentences that the player copies the spell and may choose new targets',
  'Phyrexian Obliterator': 'it says “is dealt damage” where the printed text says “a source deals damage to”',
  'Tunnel Ignus': 'it says how many lands where the printed text says “another land”',
  Seraph:
    'it says “put” and when the creature is sacrificed at the end; today’s texts say “return”, and “When you lose control of …” first',
  'Mycosynth Lattice':
    'it lists all in one; today’s texts name permanents and go on with “The same is true for”, as Arcane Adaptation’s does',
  'Reversal of Fortune': 'it says “from that player’s hand” where the printed text says “in it”',
  Spelltwine: 'it says “that card” of both copies',
  'Sylvan Library': 'it says for the two cards at once that each is put back unless life is paid',
  'Undergrowth Champion': 'it names itself again; today’s texts say “from it”, as Unbreathing Horde’s does',
  'Karn Liberated': 'it says “return” where the printed text says “put”',
  'Gideon Jura': 'it says “it” of Gideon',
  'Gideon of the Trials':
    'it says “would be dealt by”, “it” of Gideon, and the emblem’s two statements each with its condition',
  'Nissa, Vastwood Seer': 'it says “it” and “its” of Nissa',
  'Silverquill, the Disputant': 'it says “spells you cast” where the printed text says “each spell you cast”',
  'Chimeric Mass': 'it says “base power and toughness” where the printed text says which they are',
  'Simic Guildmage':
    'it says “that player controls”, and in other words which permanent the Aura is moved to',
  'Scorching Lava':
    'it says “that creature” of any target; today’s texts say “a creature dealt damage this way”',
  'Marneus Calgar': 'the facts have a line of code in them',
  'Sarkhan the Masterless': 'it says what they become for all planeswalkers at once',
  'Tamiyo, Field Researcher': 'it says which creatures are the targets where it first speaks of them',
  'Dire Fleet Daredevil':
    'it says “until end of turn, you may” where the printed text says “you may … this turn”',
  'Diluvian Primordial': 'it says “from a graveyard” where the printed text says whose, and “that spell”',
  'Rashmi, Eternities Crafter': 'it says which mana value is lesser',
  'Perplexing Chimera': 'it says “that spell” where the printed text says “the spell”',
  'Gideon Blackblade':
    'it leaves out that it is still a planeswalker, and says when damage is prevented as a condition',
  "Autumn's Veil": 'it says in two sentences what can’t be countered and what can’t be the target',
  "Angel's Grace": 'it says in two sentences who can’t lose and who can’t win',
  'Aura Graft': 'it says “that’s attached”; later texts leave out “that’s”, as Simic Guildmage’s does',
  Cloudform: 'it says that it becomes an Aura “in addition to its other types”, and “that card”',
  'Deathmist Raptor': 'it says twice that it returns, once face down',
  'Ulrich of the Krallenhorde': 'there are facts of its back face alone',
  'Surgical Extraction': 'it doesn’t say in a sentence of its own that a target is chosen',
  'Test of Talents': 'it says “its controller” where the printed text says “that player”',
  'Bronzehide Lion':
    'it says what it loses before what it has, and “equipped” of what it enchants once it is an Aura',
  'Gor Muldrak, Amphinologist':
    'it says of you and of your permanents in two sentences that they have protection',
  'Gemstone Caverns': 'it says “instead” at the end',
  'Neyith of the Dire Hunt': 'it says “it” where the printed text says “that creature”',
  'Jon Irenicus, Shattered One':
    'it says in sentences of their own what becomes of the creature, and “you don’t control you own”',
  'Melek, Izzet Paragon': 'it says “that spell” where the printed text says “it”',
  'Spectral Bears': 'it says “its controller’s” where the printed text says “your”',
  'Baba Lysaga, Night Witch':
    'it asks in the present tense how many card types there are, and says in two sentences what is done',
  'Abandoned Sarcophagus': 'it says “with cycling”, and in other words that a card was cycled',
  'Kinnan, Bonder Prodigy':
    'it leaves out that the card is a non-Human creature, and that no one orders the rest',
  'Vigor Mortis': 'it says twice what returns, with a counter and without',
  'Hail Storm': 'it says in two sentences whom it deals how much damage',
  'Blue, Loyal Raptor': 'the facts have a ruling after the text',
  Turnabout: 'it says for each of the three types what is tapped or untapped',
  'Oracle en-Vec': 'it says in sentences of their own what the chosen creatures do and what others can’t',
  "Aurelia's Fury": 'it says “up to X” targets, and “among” of those that were dealt damage',
  'Drain Life': 'it says in other words how much life is gained at most',
};
