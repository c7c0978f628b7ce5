/** A game with a card in play at once: on a table with mana for it, and with something for it to do something to. */
import { findCard } from '../../machines/cards/index.ts';
import { recordingOf } from '../../machines/play/replay/index.ts';
import { type Scenario, setTable } from '../../machines/play/scenario/index.ts';
import { fromActor } from '../../machines/play/trace/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { onlyOnce } from '../once.ts';
import { type Started, seated } from '../page/start.ts';

const basics: Readonly<Record<string, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

/** What each player has, whatever the card is: something of each type, of several sizes and colors. */
const yours = { battlefield: ['Grizzly Bears', 'Wind Drake', 'Sol Ring'], hand: ['Shock', 'Giant Growth'] };
const theirs = {
  battlefield: [
    'Hill Giant',
    'Serra Angel',
    'Llanowar Elves',
    'Ornithopter',
    'Glorious Anthem',
    'Forest',
    'Plains',
    'Mountain',
  ],
  hand: ['Divination', 'Air Elemental'],
};
const graveyard = ['Divination', 'Air Elemental', 'Runeclaw Bear'];
const library = [
  'Forest',
  'Grizzly Bears',
  'Shock',
  'Island',
  'Hill Giant',
  'Divination',
  'Plains',
  'Air Elemental',
  'Swamp',
  'Giant Growth',
  'Mountain',
  'Ornithopter',
];

/** The most lands that stand ready. */
const mostLands = 12;

/** Lands for what a card and its abilities cost: of each of its colors several. */
function landsFor(card: CardDefinition): readonly string[] {
  const symbols = [...JSON.stringify(card).matchAll(/\{([^{}]+)\}/g)].flatMap(([, symbol = '']) =>
    symbol.split('/'),
  );
  const colors = Object.keys(basics).filter((color) => symbols.includes(color));
  const names = colors.length === 0 ? ['Wastes'] : colors.map((color) => basics[color] ?? 'Wastes');
  const each = Math.min(Math.max(3, Math.ceil(9 / names.length)), Math.floor(mostLands / names.length));
  return names.flatMap((name) => Array.from({ length: each }, () => name));
}

const isSpell = ({ types }: CardDefinition): boolean =>
  types.includes('instant') || types.includes('sorcery');

/** What is attached to something as it enters, or counts from then on, is cast; so is what is no permanent. */
const isCast = (card: CardDefinition): boolean =>
  isSpell(card) || (card.subtypes ?? []).some((subtype) => subtype === 'Aura' || subtype === 'Saga');

/** The situation in which a card is tried: in hand, and on the battlefield where that is where it does something. */
export function situationFor(card: CardDefinition): Scenario {
  const { name } = card;
  return {
    title: `Trying ${name}`,
    rules: ['100.1'],
    players: [
      {
        name: 'alice',
        battlefield: [...(isCast(card) ? [] : [name]), ...yours.battlefield, ...landsFor(card)],
        hand: [name, ...yours.hand],
        graveyard: [...graveyard],
        library: [...library],
      },
      {
        name: 'bob',
        battlefield: [...theirs.battlefield],
        hand: [...theirs.hand],
        graveyard: [...graveyard],
        library: [...library],
      },
    ],
    turn: { of: 'alice', at: 'precombatMain' },
    script: [],
    expect: {},
  };
}

/** The game in which a card is tried: yours, against a built-in player. */
export function tryIt(card: CardDefinition): Started {
  const scenario = situationFor(card);
  const others = scenario.players.flatMap(({ battlefield = [], hand = [], graveyard = [], library = [] }) =>
    [battlefield, hand, graveyard, library].flat().filter((entry) => typeof entry === 'string'),
  );
  const definitions = {
    ...Object.fromEntries(others.flatMap((name) => findCard(name) ?? []).map((known) => [known.name, known])),
    [card.name]: card,
  };
  const { actor } = setTable({
    scenario,
    definitions,
    inControl: {},
    lexicon: {
      players: scenario.players.map(({ name }) => name),
      aliases: [],
      names: Object.keys(definitions),
    },
  });
  const source = fromActor(actor);
  actor.start();
  return {
    source,
    beginning: onlyOnce(() => recordingOf(actor)),
    opened: { events: [] },
    ...seated(['you', 'sensible'], scenario.title),
    viewer: 0,
    isPlaying: true,
    opensAt: 'end',
    scenario: null,
  };
}
