import type { Words } from '../../rules/abilities/canonical/words.ts';
import { matching } from '../../rules/characteristics/index.ts';
import { going, isThere } from '../../rules/effects/instructions/going.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, movedObjects } from '../../rules/effects/instructions/named.ts';
import { amountOf, asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { maySearch } from '../../rules/events/index.ts';
import { chosenNumber, picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { ChooseDecision } from '../../rules/state/decision.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Happened } from '../../rules/state/happened.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { isRecord } from '../../rules/state/is-record.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, decide, go, happen } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Destination, Filter, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { isHiddenZone } from '../../rules/state/zones.ts';
import { always } from '../costs/word.ts';
import { searching } from './searching.ts';
import type { InstructionWord } from './word.ts';

/** Search a library (701.23), and with `zones` these of the same player as well; found cards are named by `as`, then moved. */
export interface Search {
  readonly do: 'search';
  readonly who?: Players;
  readonly library?: Players;
  readonly zones?: readonly ('graveyard' | 'hand')[];
  /** Only those of them that the player chooses, or one alone: "library and/or graveyard". */
  readonly zonesChosen?: true;
  readonly for: Filter;
  readonly count: { readonly min: Quantity; readonly max: Quantity };
  readonly reveal?: true;
  readonly to: Destination;
  readonly thenShuffle?: false;
}

/** One player searching one zone of its owner: their library, or what is searched besides. */
interface Searching {
  readonly player: PlayerId;
  readonly owner: PlayerId;
  readonly zone: 'library' | 'graveyard' | 'hand';
  /** How many cards from the top are searched, if not all (701.23f); none of a library that can't be searched. */
  readonly cards?: number;
  readonly found: readonly ObjectId[];
}

type Searched = Searching['zone'];

interface SearchMemory {
  /** Where is searched, if that was chosen. */
  readonly zones: readonly Searched[];
  readonly searching: readonly Searching[];
  readonly at: number;
  readonly options: readonly ObjectId[];
  readonly found: readonly ObjectId[];
  /** The numbers of the cards found, which a shuffle doesn't renew. */
  readonly cards: readonly number[];
}

/** Whether a description says anything but where to look: then nobody has to find such a card (701.23b, d). */
const hasQuality = (filter: Filter): boolean =>
  Object.keys(filter).some((word) => word !== 'zone' && word !== 'owner' && word !== 'controller');

/** The cards in the zone that fit. */
function cardsIn(
  game: Game,
  scope: Scope,
  { cards, owner, player, zone }: Searching,
  filter: Filter,
): readonly ObjectId[] {
  const there = new Set((game.players[owner]?.[zone] ?? []).slice(0, cards));
  return matching(game, forEach(scope, player), { ...filter, zone }).filter((id) => there.has(id));
}

/** First the zones that are searched besides. */
const searchedAt = ({ zones = [] }: Search): readonly Searched[] => [...zones, 'library'];

/** All ways to choose one or more of these. */
function someOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  const [first, ...others] = all;
  if (first === undefined) return [];
  const rest = someOf(others);
  return [[first], ...rest, ...rest.map((some) => [first, ...some])];
}

/** Who searches whose library, theirs if nothing else is said. */
function searches(
  game: Game,
  { instruction, scope }: { readonly instruction: Search; readonly scope: Scope },
  zones: readonly Searched[] = searchedAt(instruction),
): readonly Searching[] {
  return whoOf(game, scope, instruction.who).flatMap((player) => {
    const libraries =
      instruction.library === undefined ? [player] : whoOf(game, forEach(scope, player), instruction.library);
    return libraries.flatMap((library) => zones.map((zone) => ({ player, owner: library, zone, found: [] })));
  });
}

/** As it came to be: a library is searched only so far, or can't be searched at all. */
function asHappened(one: Searching, happened: readonly Happened[]): Searching {
  if (one.zone !== 'library') return one;
  const search = eventsOf(happened, 'search').find(
    ({ library, player }) => library === one.owner && player === one.player,
  );
  if (search === undefined) return { ...one, cards: 0 };
  return search.cards === undefined ? one : { ...one, cards: search.cards };
}

/** Whether the player searches there: not a library that can't be searched. */
const isSearched = ({ cards, zone }: Searching): boolean => zone !== 'library' || cards !== 0;

const ofLibraries = (searching: readonly Searching[]): readonly Searching[] =>
  searching.filter(({ zone }) => zone === 'library');

/** What was found where is searched now, and on to the next. */
const foundIn = (
  { at, searching }: SearchMemory,
  found: readonly ObjectId[],
): Pick<SearchMemory, 'at' | 'searching'> => ({
  at: at + 1,
  searching: searching.map((one, index) => (index === at ? { ...one, found } : one)),
});

/** Cards found stay in the library while it is shuffled, if that is where they go (701.24b, g). */
const staysInLibrary = (to: Destination): boolean => to.zone === 'library';

/** A card of a kind is one in a library; any card is just that. */
function sought(filter: Words): Words {
  const { zone: _zone, ...like } = filter;
  return Object.keys(like).length === 0 ? like : { ...like, zone: 'library' };
}

export const search: InstructionWord<Search> = {
  shape: {
    who: 'players?',
    library: 'players?',
    zones: { list: { words: { graveyard: true, hand: true } }, optional: true },
    zonesChosen: 'flag?',
    for: 'filter',
    count: 'range',
    reveal: 'flag?',
    to: 'destination',
    thenShuffle: 'not?',
  },
  said: searching,
  gives: ['objects', 'players', 'amount'],
  they: true,
  forYou: true,
  done: 'found',
  plain: (words) =>
    isRecord(words.for) && words.zones === undefined ? { ...words, for: sought(words.for) } : words,
  movesOfLibrary: always,
  knownIn: (_instruction, part, known) => (part === 'who' ? known : { ...known, they: true }),
  gains: ({ who }, { overPlayers }) => overPlayers(who, () => 2),
  meaning: meaning(
    '701.23a',
    remembering<SearchMemory>({
      zones: 'texts, later',
      searching: 'records, later',
      at: 'number, later',
      options: 'numbers, later',
      found: 'numbers, later',
      cards: 'numbers, later',
    }),
    [
      'where',
      'chosen',
      'search',
      'searched',
      'find',
      'reveal',
      'move',
      'moved',
      'shuffle',
      'place',
      'found',
      'end',
    ],
    {
      where(game, { instruction, scope }) {
        const [player] = whoOf(game, scope, instruction.who);
        if (instruction.zonesChosen !== true || player === undefined)
          return go('search', { zones: searchedAt(instruction) });
        return ask(
          asked(game, player, {
            kind: 'option',
            rule: '701.23a',
            about: 'choose where to search',
            object: asking(scope),
            options: someOf(searchedAt(instruction)).map((some) => some.join(' and ')),
          }),
          { then: 'chosen' },
        );
      },
      chosen: (_game, { frame, instruction }) =>
        go('search', { zones: someOf(searchedAt(instruction))[chosenNumber(frame.answer)] ?? [] }),
      search(game, doing) {
        const searching = searches(game, doing, doing.memory.zones);
        if (searching.length === 0) return finished();
        const events = ofLibraries(searching).map(
          ({ player, owner }): GameEvent => ({ type: 'search', player, library: owner }),
        );
        return happen('701.23a', events, { then: 'searched', remember: { searching, at: 0 } });
      },
      searched: (_game, { frame, memory }) =>
        go('find', { searching: memory.searching.map((one) => asHappened(one, frame.happened)) }),
      // Who finds what is decided in APNAP order (701.23i).
      find(game, { instruction, scope, memory }) {
        const { searching, at } = memory;
        const one = searching[at];
        if (one === undefined) return go('reveal', { found: searching.flatMap(({ found }) => found) });
        const options = cardsIn(game, scope, one, instruction.for);
        const before = searching.filter(({ owner, player }) => owner === one.owner && player === one.player);
        const foundAlready = before.flatMap(({ found }) => found).length;
        const max = Math.min(options.length, amountOf(game, scope, instruction.count.max) - foundAlready);
        const mayFail = isHiddenZone(one.zone) && hasQuality(instruction.for);
        const least = mayFail ? 0 : amountOf(game, scope, instruction.count.min) - foundAlready;
        if (max <= 0) return go('find', { at: at + 1 });
        const decision: ChooseDecision = asked(game, one.player, {
          kind: 'choose',
          rule: '701.23a',
          about: max === 1 ? 'find a card' : `find up to ${max} cards`,
          object: asking(scope),
          options: options.map((object) => ({ object })),
          min: Math.max(0, Math.min(max, least)),
          max,
          hidden: isHiddenZone(one.zone),
          purpose: 'search',
          tone: one.owner === one.player ? 'good' : 'neutral',
        });
        return decide(decision, { then: 'found', remember: { options } });
      },
      reveal(_game, { instruction, memory }) {
        const { found } = memory;
        if (found.length === 0 || instruction.reveal !== true) return go('move');
        return happen('701.20a', [{ type: 'reveal', objects: found, to: 'all' }], { then: 'move' });
      },
      move(game, { instruction, scope, memory, ref }) {
        const { to } = instruction;
        const found = memory.found.filter((id) => isThere(game, id));
        if (staysInLibrary(to) || found.length === 0) return go('shuffle', { found });
        // A permanent found enters under the searching player's control, if nothing else is said (110.2a).
        const events = found.map((id) => {
          const searcher = memory.searching.find((one) => one.found.includes(id))?.player ?? scope.you;
          return to.under === undefined
            ? going(game, { ...scope, they: searcher }, id, { ...to, under: 'they' }, 'effect', ref)
            : going(game, scope, id, to, 'effect', ref);
        });
        return happen('701.23a', events, { then: 'moved' });
      },
      moved: (_game, { frame }) => go('shuffle', { found: movedObjects(frame.happened) }),
      shuffle(game, { instruction, memory }) {
        const libraries = [...new Set(ofLibraries(memory.searching).map(({ owner }) => owner))];
        // Shuffled cards are known by no id any more; the found ones are by the cards they are.
        const cards = memory.found.map((id) => game.objects[id]?.card ?? -1);
        if (instruction.thenShuffle === false) return go('place', { cards });
        return happen(
          '701.24a',
          libraries.map((player): GameEvent => ({ type: 'shuffle', player })),
          { then: 'place', remember: { cards } },
        );
      },
      place(game, { instruction, memory }) {
        const { to } = instruction;
        if (!staysInLibrary(to)) return go('end');
        const { cards } = memory;
        const events = ofLibraries(memory.searching).flatMap(({ owner }): readonly GameEvent[] => {
          const theirs = (game.players[owner]?.library ?? []).filter((id) =>
            cards.includes(game.objects[id]?.card ?? -1),
          );
          if (theirs.length === 0) return [];
          const bottom = to.position === 'bottom';
          return [
            { type: 'reorder', player: owner, top: bottom ? [] : theirs, bottom: bottom ? theirs : [] },
          ];
        });
        const found = events.flatMap((event) =>
          event.type === 'reorder' ? [...event.top, ...event.bottom] : [],
        );
        return happen('701.24b', events, { then: 'end', remember: { found } });
      },
      found: (_game, { memory, frame }) => go('find', foundIn(memory, picked(frame.answer, memory.options))),
      end: (_game, { memory }) => {
        const { found } = memory;
        const searched = memory.searching.filter(isSearched);
        return finished({
          objects: found,
          players: ofLibraries(searched).map(({ player }) => player),
          amount: found.length,
          // "If you do" asks whether the player searched, not what was found (118.12b).
          did: searched.length > 0,
        });
      },
    },
    {
      possible: (game, doing) =>
        searches(game, doing).some(({ player, zone }) => zone !== 'library' || maySearch(game, player).ok),
    },
  ),
};
