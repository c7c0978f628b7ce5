import { describe, expect, test } from 'vitest';
import { redactHappened, redactVerdict, viewFor } from '../../../machines/game/view.ts';
import { keyword } from '../../../machines/rules/abilities/write/index.ts';
import {
  type CardDefinition,
  type ChooseDecision,
  characteristics,
  type Decision,
  forbidden,
  type Game,
  type Happened,
  type PlayerId,
} from '../../../machines/rules/index.ts';
import { creature, occur, table } from '../state-based-actions/small-table.ts';

/** A name that says who may see it; nothing else in a game contains it. */
const marked = (name: string) => creature(`MARK-${name}-MARK`, 2, 2);

/** The marked names that a value contains anywhere. */
function marks(value: unknown): readonly string[] {
  const found = JSON.stringify(value).matchAll(/MARK-(.*?)-MARK/g);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}

const seen = (game: Game, viewer: PlayerId | 'judge') => marks(viewFor(game, viewer));

const seats = () => [
  {
    hand: [marked('hand of 0')],
    library: [marked('library of 0'), marked('second in library of 0')],
    outside: [marked('sideboard of 0')],
    battlefield: [marked('in play'), { is: marked('face down of 0'), with: { faceDown: true } }],
    exile: [{ is: marked('exiled face down'), with: { faceDown: true, revealedTo: [1] } }],
    graveyard: [marked('in graveyard')],
  },
  { hand: [marked('hand of 1')], library: [marked('library of 1')] },
  { hand: [{ is: marked('revealed hand of 2'), with: { revealedTo: [0] } }] },
];

describe('what a player sees', () => {
  test('400.2: hidden zones hide, to each what is theirs to see; the judge sees all', () => {
    const game = table(seats());
    expect(seen(game, 0)).toEqual([
      'face down of 0',
      'hand of 0',
      'in graveyard',
      'in play',
      'revealed hand of 2',
      'sideboard of 0',
    ]);
    expect(seen(game, 1)).toEqual(['exiled face down', 'hand of 1', 'in graveyard', 'in play']);
    expect(seen(game, 2)).toEqual(['in graveyard', 'in play', 'revealed hand of 2']);
    expect(seen(game, 'judge')).toHaveLength(11);
  });

  test('604.3: what a card is to who sees it isn’t what somebody found out who doesn’t', () => {
    const blue = { manaCost: '{U}' };
    const devoid: CardDefinition = { ...marked('devoid'), ...blue, abilities: [keyword('devoid')] };
    const game = table([
      { battlefield: [devoid] },
      { hand: [devoid], library: [{ ...marked('plain'), ...blue }, devoid] },
    ]);
    const colors = () => {
      const { hand = [], library = [] } = game.players[1] ?? {};
      return [hand, library].map((ids) => ids.map((id) => characteristics(game, id).colors));
    };
    expect(colors()).toEqual([[[]], [['U'], []]]);
    // What there is doesn't change by this, so that the view is the first to ask who has which cards.
    occur(game, { type: 'draw', player: 1 });
    const view = viewFor(game, 0);
    for (const id of view.battlefield) expect(characteristics(view, id).colors).toEqual([]);
    occur(game, { type: 'destroy', object: 0, cantBeRegenerated: false });
    expect(colors()).toEqual([[[], ['U']], [[]]]);
  });

  test('401.5: the top card of a library that is played with revealed is seen by everybody', () => {
    const open: CardDefinition = {
      ...creature('Open Book', 1, 1),
      abilities: [{ kind: 'static', players: 'you', rules: [{ rule: 'topRevealed' }] }],
    };
    const library = [marked('top'), marked('second')];
    const game = table([{ battlefield: [open], library }, {}]);
    expect(seen(game, 0)).toEqual(['top']);
    expect(seen(game, 1)).toEqual(['top']);
    const closed = table([{ library }, {}]);
    expect([seen(closed, 0), seen(closed, 1)]).toEqual([[], []]);
  });

  test('what an effect gives that was found on a card that is hidden by now is shown', () => {
    const giver: CardDefinition = {
      ...marked('giver'),
      abilities: [{ kind: 'activated', cost: [{ pay: 'tap' }], effect: [{ do: 'addMana', mana: ['G'] }] }],
    };
    const before = table([{ battlefield: [marked('in play')], library: [giver] }, {}]);
    const [bear = -1] = before.battlefield;
    const game: Game = {
      ...before,
      changes: before.changes + 1,
      effects: [
        {
          id: 1,
          source: bear,
          controller: 0,
          timestamp: 99,
          until: 'untilEndOfTurn',
          madeInTurn: 1,
          objects: [bear],
          players: null,
          ref: `${marked('in play').name}#`,
          changes: [{ change: 'addAbilities', abilities: [] }],
          given: [`${giver.name}#abilities.0`],
          rules: [],
          replacement: null,
          once: false,
          shield: null,
          named: {},
          x: null,
        },
      ],
    };
    const view = viewFor(game, 1);
    expect(characteristics(view, bear).abilities).toMatchObject([{ ability: { kind: 'activated' } }]);
    expect(characteristics(viewFor({ ...game, effects: [] }, 1), bear).abilities).toEqual([]);
  });

  test('723.4: who controls a player sees what that player sees, but nothing outside the game', () => {
    const [one = {}, ...others] = seats();
    const game = table([{ ...one, controlledBy: 1 }, ...others]);
    expect(seen(game, 1)).toEqual([
      'exiled face down',
      'face down of 0',
      'hand of 0',
      'hand of 1',
      'in graveyard',
      'in play',
      'revealed hand of 2',
    ]);
    expect(seen(game, 2)).not.toContain('hand of 0');
  });

  test('the random state, the seed and states to go back to are for nobody but the judge', () => {
    const game = table(seats());
    const before = { ...table(seats()), checkpoints: [] };
    const view = viewFor({ ...game, checkpoints: [before] }, 0);
    expect(view.random).toEqual([0, 0, 0, 0]);
    expect(JSON.stringify(view)).not.toContain('a seed nobody knows');
    expect(view.checkpoints).toEqual([]);
    expect(viewFor(game, 'judge').seed).toBe('a seed nobody knows');
  });

  test('rules can be asked about a view; a hidden card is nothing, a visible one what it is', () => {
    const game = table(seats());
    const view = viewFor(game, 1);
    const inPlay = game.battlefield[0] ?? -1;
    expect(characteristics(view, inPlay).power).toBe(2);
    const hidden = game.players[0]?.hand[0] ?? -1;
    expect(characteristics(view, hidden)).toMatchObject({ name: '', types: [] });
    expect(characteristics(view, game.battlefield[1] ?? -1)).toMatchObject({ name: '', power: 2 });
  });

  test('what is hidden nowhere is shared with the game, not copied', () => {
    const game = table(seats());
    const view = viewFor(game, 0);
    expect(view.objects[0]).toBe(game.objects[0]);
    expect(view.battlefield).toBe(game.battlefield);
    expect(view.players[0]).toBe(game.players[0]);
  });

  test('a library’s ids don’t tell in which order its cards were put', () => {
    const game = table([{ library: [marked('a'), marked('b'), marked('c')] }, {}]);
    occur(game, { type: 'reorder', player: 0, top: [2], bottom: [0] });
    expect(game.players[0]?.library).toEqual([2, 1, 0]);
    expect(viewFor(game, 1).players[0]?.library).toEqual([0, 1, 2]);
    expect(JSON.stringify(viewFor(game, 1).happened)).toContain('"top":[-1],"bottom":[-1]');
  });
});

describe('decisions', () => {
  const choice = (game: Game, hidden: boolean): ChooseDecision => ({
    kind: 'choose',
    player: 0,
    decider: 0,
    rule: '701.23a',
    about: 'find a card',
    object: null,
    options: (game.players[0]?.library ?? []).map((object) => ({ object })),
    min: 0,
    max: 1,
    hidden,
    purpose: 'search',
    tone: 'good',
  });

  test('701.23a: who searches a library sees it while choosing; nobody else, nor how many could be chosen', () => {
    const game = table(seats());
    const searching = { ...game, pending: choice(game, true) };
    expect(seen(searching, 0)).toContain('library of 0');
    expect(seen(searching, 1)).not.toContain('library of 0');
    expect(viewFor(searching, 1).pending).toMatchObject({ kind: 'choose', options: [], max: 0 });
    expect(viewFor(searching, 0).pending).toBe(searching.pending);
    expect(seen(game, 0)).not.toContain('library of 0');
  });

  test('options that all can see stay for all', () => {
    const game = table(seats());
    const pending: Decision = {
      ...choice(game, false),
      options: [{ object: game.battlefield[0] ?? -1 }],
      purpose: 'target',
    };
    expect(viewFor({ ...game, pending }, 1).pending).toBe(pending);
  });

  test('101.4a: answers that wait in a frame are shown to nobody, cards looked at neither', () => {
    const game = table(seats());
    const frames = [
      {
        procedure: 'program',
        step: 'chosen',
        memory: { chosen: [0], looked: 'MARK-looked at-MARK' },
        answer: ['MARK-answer-MARK'],
        happened: [],
        returned: 'MARK-returned-MARK',
        causes: [],
        stops: true,
      },
      {
        procedure: 'announcement',
        step: '',
        memory: { object: 4, player: 0, kind: 'spell', secret: 'MARK-secret-MARK' },
        answer: null,
        happened: [],
        returned: null,
        causes: [],
        stops: true,
      },
    ];
    for (const viewer of [0, 1]) {
      const view = viewFor({ ...game, frames, returned: 'MARK-left-MARK' }, viewer);
      expect(marks(view.frames)).toEqual([]);
      expect(marks(view.returned)).toEqual([]);
      expect(view.frames[1]?.memory).toEqual({ object: 4, player: 0, kind: 'spell' });
    }
  });
});

describe('what happened', () => {
  test('121.1: a card drawn is seen by who drew it; others learn that one was drawn', () => {
    const game = table([{ library: [marked('drawn')] }, { battlefield: [marked('in play')] }]);
    occur(game, { type: 'draw', player: 0 });
    const move = game.happened.find(({ event }) => event.type === 'move');
    if (move === undefined || move.event.type !== 'move') throw new Error('No card was drawn.');
    expect(seen(game, 0)).toEqual(['drawn', 'in play']);
    expect(seen(game, 1)).toEqual(['in play']);
    expect(redactHappened(game, move, 1).event).toMatchObject({ object: -1, why: 'draw' });
    expect(redactHappened(game, move, 'judge')).toBe(move);
    // The card in the library is gone for everyone, and leads nowhere for the other player.
    expect(viewFor(game, 1).objects[move.event.object]).toBe(null);
  });

  test('701.9a: a discarded card is found by all through the one that was in the hand', () => {
    const game = table([{ hand: [marked('discarded')] }, {}]);
    const id = game.players[0]?.hand[0] ?? -1;
    occur(game, { type: 'discard', object: id, player: 0 });
    const view = viewFor(game, 1);
    expect(marks(view)).toEqual(['discarded']);
    expect(marks(view.objects[id])).toEqual([]);
    expect(view.objects[id]?.became).toBe(game.objects[id]?.became);
  });

  test('causes and waiting triggers don’t name a hidden source', () => {
    const game = table(seats());
    const hidden = game.players[0]?.hand[0] ?? -1;
    const ref = 'MARK-hand of 0-MARK#abilities.0';
    const happened: Happened = {
      number: 0,
      event: { type: 'trigger', waiting: 1, source: hidden, player: 0, ability: ref },
      rule: '603.2',
      causes: [{ object: hidden, ability: ref }],
      batch: 0,
      replaced: [
        { was: { type: 'trigger', waiting: 1, source: hidden, player: 0, ability: ref }, by: hidden },
      ],
    };
    const facts = {
      event: 0,
      object: null,
      source: null,
      other: null,
      player: null,
      otherPlayer: null,
      amount: 0,
    };
    const waiting = [
      { id: 1, source: hidden, controller: 0, ref, facts, named: {}, second: false, causes: happened.causes },
    ];
    const told = { ...game, happened: [happened], waiting };
    expect(seen(told, 1)).not.toContain('hand of 0');
    expect(marks(viewFor(told, 0).happened)).toEqual(['hand of 0']);
  });

  test('a verdict about a hidden object names no values', () => {
    const game = table(seats());
    const hidden = game.players[0]?.hand[0] ?? -1;
    const about = (id: number) =>
      forbidden('601.3', '{0} may not.', [id], { values: { name: 'MARK-value-MARK' } });
    expect(marks(redactVerdict(game, about(hidden), 1))).toEqual([]);
    expect(marks(redactVerdict(game, about(hidden), 0))).toEqual(['value']);
    expect(marks(redactVerdict(game, about(game.battlefield[0] ?? -1), 1))).toEqual(['value']);
  });
});
