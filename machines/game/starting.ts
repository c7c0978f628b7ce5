import {
  apnap,
  ask,
  asked,
  attractionDeck,
  call,
  characteristics,
  done,
  expand,
  functionsIn,
  type Game,
  type GameEvent,
  go,
  happen,
  holds,
  isSpokenOf,
  type LinkMemory,
  makeMove,
  noMemory,
  type ObjectId,
  objectAt,
  type PlayerId,
  type Procedure,
  picked,
  playing,
  procedure,
  programMemory,
  random,
  remembering,
  scopeOf,
  type TextRef,
  theEnd,
  write,
} from '../rules/index.ts';

/** A player at random chooses who plays first (103.1), unless that is settled already. */
const determinePlayOrder = procedure(
  'determinePlayOrder',
  '103.1',
  remembering<{
    readonly among: readonly PlayerId[];
    readonly chooser: PlayerId;
  }>({ among: 'numbers, later', chooser: 'number, later' }),
  ['determine', 'choose', 'chosen'],
  {
    determine(game) {
      if (game.startingPlayer !== null) return done();
      const among = playing(game);
      return go('choose', { chooser: among[random(game, among.length)] ?? 0 });
    },

    choose(game, { memory: { chooser } }) {
      const among = playing(game);
      return ask(
        asked(game, chooser, {
          kind: 'choose',
          rule: '103.1',
          about: 'choose who takes the first turn',
          object: null,
          options: among.map((player) => ({ player })),
          min: 1,
          max: 1,
          hidden: false,
          purpose: 'firstPlayer',
          tone: 'neutral',
        }),
        { then: 'chosen', remember: { among } },
      );
    },

    chosen(game, { frame, memory: { among } }) {
      write(game).root.startingPlayer = picked(frame.answer, among)[0] ?? among[0] ?? 0;
      return done();
    },
  },
);

interface BeforeShuffling {
  /** What is still to be done: whose card, and where it is printed what is done with it. */
  readonly left: readonly DeckAction[];
}

interface DeckAction {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly ref: TextRef;
}

/**
 * Players do what cards in their decks have them do before the game begins, in turn order: choices for a commander that
 * are revealed with it (903.4b), cards exiled from what was drafted (607.2n). Then commanders go from their decks to the
 * command zone (103.2c); sideboards are set aside already (103.2a).
 */
const beforeShuffling = procedure(
  'beforeShuffling',
  '103.2',
  remembering<BeforeShuffling>({ left: 'records, later' }),
  ['begin', 'act', 'keep', 'commanders', 'stickerSheets'],
  {
    begin: (game) => go('act', { left: apnap(game).flatMap((player) => deckActions(game, player)) }),

    act(game, { memory: { left } }) {
      const [next, ...others] = left;
      if (next === undefined) return go('commanders');
      // Whoever has searched their deck has shuffled it: a card in it is another object then.
      if (game.objects[next.object] == null) return go('act', { left: others });
      return call('program', programMemory(next.ref, scopeOf(next.object, next.player)), { then: 'keep' });
    },

    /** It is linked to abilities of this card through all zones (607.2p), or of every card of its name (607.2n). */
    keep(game, { memory: { left } }) {
      const [done, ...others] = left;
      const object = done === undefined ? null : game.objects[done.object];
      if (done !== undefined && object != null && Object.keys(object.links).length > 0) {
        const links = Object.fromEntries(
          Object.entries(object.links).map(([link, memory]) => [link, { ...memory, lasts: true as const }]),
        );
        const { name } = characteristics(game, object.id);
        const player = write(game).player(done.player);
        const before = player.linksOfNames?.[name] ?? {};
        player.linksOfNames = { ...player.linksOfNames, [name]: together(before, object.links) };
        write(game).object(object.id).links = links;
        write(game).changed();
      }
      return go('act', { left: others });
    },

    commanders: (game) =>
      happen(
        '103.2c',
        game.players.flatMap(({ commanders, library }) =>
          library
            .filter((id) => commanders.includes(game.objects[id]?.card ?? -1))
            .map((id) => makeMove(game, id, 'command', { why: 'rule', revealed: true })),
        ),
        { then: 'stickerSheets' },
      ),

    /** Of more than three sticker sheets three are chosen at random (103.2d): to those alone the player has access. */
    stickerSheets(game) {
      for (const { id, stickerSheets = [] } of game.players) {
        if (stickerSheets.length <= 3) continue;
        const left = [...stickerSheets];
        const player = write(game).player(id);
        player.stickerSheets = Array.from(
          { length: 3 },
          () => left.splice(random(game, left.length), 1)[0] ?? '',
        );
        player.otherStickerSheets = left;
      }
      return done();
    },
  },
);

/** What cards in a player's deck have their owner do before it is shuffled (113.6b). */
function deckActions(game: Game, player: PlayerId): readonly DeckAction[] {
  if (!isSpokenOf(game, 'beforeShuffling')) return [];
  return (game.players[player]?.library ?? []).flatMap((object) =>
    characteristics(game, object)
      .abilities.flatMap(expand)
      .flatMap(({ ability, ref }): readonly DeckAction[] => {
        const action = ability.kind === 'static' ? ability.beforeShuffling : undefined;
        if (action === undefined) return [];
        if (action.if !== undefined && !holds(game, scopeOf(object, player), action.if)) return [];
        return [{ player, object, ref: `${ref}.beforeShuffling.effect` }];
      }),
  );
}

/** What several cards of one name did, one after the other. */
function together(
  before: Readonly<Record<string, LinkMemory>>,
  more: Readonly<Record<string, LinkMemory>>,
): Readonly<Record<string, LinkMemory>> {
  const all: Record<string, LinkMemory> = { ...before };
  for (const [link, { objects, players, values }] of Object.entries(more)) {
    const known = all[link];
    all[link] = {
      objects: [...(known?.objects ?? []), ...objects],
      players: [...(known?.players ?? []), ...players],
      values: [...(known?.values ?? []), ...values],
    };
  }
  return all;
}

/** Each player shuffles their deck, which becomes their library (103.3), and their Attraction deck (103.3a). */
const shuffleDecks = procedure('shuffleDecks', '103.3', noMemory, ['shuffle'], {
  shuffle: (game) =>
    happen(
      '103.3',
      apnap(game).flatMap((player): readonly GameEvent[] => [
        { type: 'shuffle', player },
        ...(attractionDeck(game, player).length > 0
          ? [{ type: 'shuffle', player, deck: 'attractions' } as const]
          : []),
      ]),
      { then: theEnd },
    ),
});

/** Each player draws a hand (103.5). */
const drawOpeningHands = procedure('drawOpeningHands', '103.5', noMemory, ['draw'], {
  draw: (game) => happen('103.5', drawing(game, apnap(game)), { then: theEnd }),
});

const drawing = (game: Game, players: readonly PlayerId[]): readonly GameEvent[] =>
  players.map((player) => ({ type: 'drawCards', player, count: game.settings.startingHand }));

/** How many of a player's mulligans count: with more than two players the first one doesn't (103.5c). */
export function countedMulligans(game: Game, player: PlayerId): number {
  const taken = game.players[player]?.mulligans ?? 0;
  return game.players.length > 2 ? Math.max(0, taken - 1) : taken;
}

/** Until their opening hand would be no cards (103.5). */
const mayMulligan = (game: Game, player: PlayerId): boolean =>
  countedMulligans(game, player) < game.settings.startingHand;

/** The players who have not kept a hand, in turn order from the starting player (103.5). */
const deciding = (game: Game): readonly PlayerId[] =>
  apnap(game).filter((player) => game.players[player]?.keptHand === false);

/** Each player in turn order declares whether they take a mulligan (103.5). */
const declareMulligans = procedure(
  'declareMulligans',
  '103.5',
  remembering<{ readonly left: readonly PlayerId[] }>({ left: 'numbers, later' }),
  ['begin', 'ask', 'declare', 'next'],
  {
    begin: (game) => go('ask', { left: deciding(game) }),

    ask(game, { memory: { left } }) {
      const [player, ...others] = left;
      if (player === undefined) return done();
      if (game.players[player]?.status !== 'playing') return go('ask', { left: others });
      if (!mayMulligan(game, player)) return happen('103.5', [declaration(player, false)], { then: 'next' });
      return ask(
        asked(game, player, {
          kind: 'mulligan',
          rule: '103.5',
          about: 'keep this hand, or take a mulligan',
          object: null,
          taken: countedMulligans(game, player),
        }),
        { then: 'declare' },
      );
    },

    declare: (_game, { frame, memory: { left } }) =>
      happen(
        '103.5',
        left.slice(0, 1).map((player) => declaration(player, frame.answer === true)),
        { then: 'next' },
      ),

    next: (_game, { memory: { left } }) => go('ask', { left: left.slice(1) }),
  },
);

const declaration = (player: PlayerId, taken: boolean): GameEvent => ({ type: 'mulligan', player, taken });

interface Mulligans {
  /** The players who take one, in turn order. */
  readonly taking: readonly PlayerId[];
  /** Those who still choose what to put on the bottom. */
  readonly left: readonly PlayerId[];
  readonly bottom: readonly ObjectId[];
}

/**
 * All mulligans that were declared are taken at the same time: hands are shuffled into libraries, new ones drawn, and
 * for each mulligan that counts a card is put on the bottom (103.5). Nobody sees what another puts there.
 */
const takeMulligans = procedure(
  'takeMulligans',
  '103.5',
  remembering<Mulligans>({ taking: 'numbers, later', left: 'numbers, later', bottom: 'numbers, later' }),
  ['returnHands', 'shuffle', 'draw', 'choose', 'chosen', 'putOnBottom'],
  {
    returnHands(game) {
      const taking = deciding(game);
      const moves = taking.flatMap((player) =>
        (game.players[player]?.hand ?? []).map((id) => makeMove(game, id, 'library', { why: 'rule' })),
      );
      return happen('103.5', moves, { then: 'shuffle', remember: { taking, left: taking, bottom: [] } });
    },

    shuffle: (_game, { memory: { taking } }) =>
      happen(
        '103.5',
        taking.map((player) => ({ type: 'shuffle', player })),
        { then: 'draw' },
      ),

    draw: (game, { memory: { taking } }) => happen('103.5', drawing(game, taking), { then: 'choose' }),

    choose(game, { memory: { left } }) {
      const [player, ...others] = left;
      if (player === undefined) return go('putOnBottom');
      const hand = game.players[player]?.hand ?? [];
      const count = Math.min(hand.length, countedMulligans(game, player));
      if (count === 0) return go('choose', { left: others });
      return ask(
        asked(game, player, {
          kind: 'choose',
          rule: '103.5',
          about: count === 1 ? 'put a card on the bottom' : `put ${count} cards on the bottom`,
          object: null,
          options: hand.map((object) => ({ object })),
          min: count,
          max: count,
          hidden: true,
          purpose: 'bottom',
          tone: 'bad',
        }),
        { then: 'chosen' },
      );
    },

    chosen(game, { frame, memory: { left, bottom } }) {
      const [player, ...others] = left;
      const hand = game.players[player ?? 0]?.hand ?? [];
      return go('choose', { left: others, bottom: [...bottom, ...picked(frame.answer, hand)] });
    },

    putOnBottom: (game, { memory: { bottom } }) =>
      happen(
        '103.5',
        bottom
          .filter((id) => game.objects[id]?.left === null)
          .map((id) => makeMove(game, id, 'library', { why: 'rule', position: 'bottom' })),
        { then: theEnd },
      ),
  },
);

interface OpeningHands {
  /** The players who still may act, in turn order. */
  readonly left: readonly PlayerId[];
  /** Cards with which something was done: each allows it once (103.6b). */
  readonly used: readonly ObjectId[];
}

/**
 * The starting player takes any actions that cards in their opening hand allow, in any order; then each other player
 * in turn order does (103.6): beginning the game with a card on the battlefield (103.6a), revealing one (103.6b).
 */
const takeOpeningHandActions = procedure(
  'takeOpeningHandActions',
  '103.6',
  remembering<OpeningHands>({ left: 'numbers, later', used: 'numbers, later' }),
  ['begin', 'ask', 'chosen'],
  {
    begin: (game) => go('ask', { left: apnap(game), used: [] }),

    ask(game, { memory: { left, used } }) {
      const [player, ...others] = left;
      if (player === undefined) return done();
      const options = cardsWithActions(game, player, used);
      if (options.length === 0) return go('ask', { left: others });
      return ask(
        asked(game, player, {
          kind: 'choose',
          rule: '103.6',
          about: 'take an action with a card from the opening hand',
          object: null,
          options: options.map((object) => ({ object })),
          min: 0,
          max: 1,
          hidden: true,
          purpose: 'effect',
          tone: 'good',
        }),
        { then: 'chosen' },
      );
    },

    chosen(game, { frame, memory: { left, used } }) {
      const [player = 0, ...others] = left;
      const [id] = picked(frame.answer, cardsWithActions(game, player, used));
      const ref = id === undefined ? null : openingHandAction(game, id);
      if (id === undefined || ref === null) return go('ask', { left: others });
      return call('program', programMemory(ref, scopeOf(id, player)), {
        then: 'ask',
        remember: { used: [...used, id] },
      });
    },
  },
);

/** Cards in a player's hand that allow an action before the game begins, and haven't been used for it. */
const cardsWithActions = (game: Game, player: PlayerId, used: readonly ObjectId[]): readonly ObjectId[] =>
  (game.players[player]?.hand ?? []).filter(
    (id) => !used.includes(id) && openingHandAction(game, id) !== null,
  );

/** Where the action is printed that a card in an opening hand allows (103.6, 113.6b); null: it allows none. */
function openingHandAction(game: Game, id: ObjectId): TextRef | null {
  const { abilities, types } = characteristics(game, id);
  const { kind, owner } = objectAt(game, id);
  const had = abilities
    .flatMap(expand)
    .find(
      ({ ability }) =>
        ability.kind === 'static' &&
        ability.openingHand !== undefined &&
        functionsIn(ability, 'hand', kind, types) &&
        (ability.if === undefined || holds(game, scopeOf(id, owner), ability.if)),
    );
  return had === undefined ? null : `${had.ref}.openingHand`;
}

export const procedures: readonly Procedure[] = [
  determinePlayOrder,
  beforeShuffling,
  shuffleDecks,
  drawOpeningHands,
  declareMulligans,
  takeMulligans,
  takeOpeningHandActions,
];
