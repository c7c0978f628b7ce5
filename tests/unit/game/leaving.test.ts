import { beforeAll, describe, expect, test } from 'vitest';
import { concede } from '../../../machines/game/leaving.ts';
import { checkIsDue } from '../../../machines/priority/state-based-actions/index.ts';
import {
  answer,
  ask,
  type CardDefinition,
  type ContinuousEffect,
  call,
  controllerOf,
  type Decision,
  done,
  type Game,
  type GameEvent,
  go,
  happen,
  keepCheckpoint,
  type Modification,
  open,
  type PlayerId,
  procedure,
  pushFrame,
  restoreCheckpoint,
  rulesTable,
  run,
  setRulesTable,
  start,
  write,
} from '../../../machines/rules/index.ts';
import { check, creature, occur, table, zoneOf } from '../state-based-actions/small-table.ts';

/** Asks what its memory says and returns the answer: stands for any procedure that is waiting for a player. */
const asks = procedure<{ readonly decision: Decision }>('asks', '608.2d', {
  ask: (game, { memory: { decision } }) =>
    ask({ ...decision, decider: game.players[decision.player]?.controlledBy ?? decision.player }),
  answered: (_game, { frame }) => done({ answer: frame.answer }),
});

/** Offers player 0 every permanent, in its second step. */
const offers = procedure<{ readonly least: number }>('offers', '608.2d', {
  prepare: (_game, { memory }) => go('offer', { least: memory.least + 1 }),
  offer: (game, { memory: { least } }) =>
    ask({
      kind: 'choose',
      player: 0,
      decider: 0,
      rule: '608.2d',
      about: 'choose a permanent',
      object: null,
      options: game.battlefield.map((object) => ({ object })),
      min: least,
      max: least,
      hidden: false,
      purpose: 'effect',
      tone: 'neutral',
    }),
  answered: (_game, { frame }) => done({ answer: frame.answer }),
});

/** Asks player 0 for a number up to that of permanents, about none in particular. */
const counts = procedure<object>('counts', '608.2d', {
  call: () => call('returnsSeven', {}),
  ask: (game) =>
    ask({
      kind: 'number',
      player: 0,
      decider: 0,
      rule: '608.2d',
      about: 'choose a number',
      object: null,
      min: 0,
      max: game.battlefield.length,
      purpose: 'value',
    }),
  answered: (_game, { frame }) => done({ answer: frame.answer, returned: frame.returned }),
});
const returnsSeven = procedure<object>('returnsSeven', '608.2d', { do: () => done(7) });

/** Has a cost paid, and returns whether it was. */
const pays = procedure<{ readonly decision: Decision; readonly player: PlayerId }>('pays', '118.12', {
  pay: (_game, { memory }) => call('pay', { context: { player: memory.player }, decision: memory.decision }),
  paid: (_game, { frame }) => done(frame.returned),
});
const pay = procedure<{ readonly decision: Decision }>('pay', '118.1', {
  ask: (_game, { memory }) => ask(memory.decision),
  paid: () => done({ paid: true, paidWith: {}, manaSpent: [] }),
});

/** Has a player lose by an effect (104.3e). */
const loses = procedure<{ readonly player: PlayerId }>('loses', '104.3e', {
  lose: (_game, { memory }) => happen('104.3e', [{ type: 'lose', player: memory.player, rule: '104.3e' }]),
  leave: () => call('playersLeave', {}),
  left: () => done('went on'),
});

beforeAll(() => {
  const others = rulesTable();
  setRulesTable({
    ...others,
    procedures: { ...others.procedures, asks, offers, counts, returnsSeven, pays, pay, loses },
  });
});

const bear = (name: string) => creature(name, 2, 2);

const threeSeats = () => [
  { battlefield: [bear('Bear of 0')], hand: [bear('Hand of 0')], library: [bear('Library of 0')] },
  { battlefield: [bear('Bear of 1')], hand: [bear('Hand of 1')], library: [bear('Library of 1')] },
  { battlefield: [bear('Bear of 2')], hand: [bear('Hand of 2')], library: [bear('Library of 2')] },
];

const effect = (
  controller: PlayerId,
  objects: readonly number[],
  changes: readonly Modification[],
  more: Partial<ContinuousEffect> = {},
): ContinuousEffect => ({
  id: 1,
  source: 0,
  controller,
  timestamp: 500,
  until: 'forever',
  madeInTurn: 1,
  objects,
  players: null,
  ref: 'Bear of 0',
  changes,
  rules: [],
  replacement: null,
  once: false,
  shield: null,
  named: {},
  x: null,
  ...more,
});

const confirm = (player: PlayerId, more: Partial<Decision> = {}): Decision =>
  Object.assign(
    {
      kind: 'confirm',
      player,
      decider: player,
      rule: '608.2d',
      about: 'draw a card',
      object: null,
      tone: 'good',
    } as const,
    more,
  );

function asking(game: Game, decision: Decision): Game {
  start(game, 'asks', { decision });
  run(game);
  return game;
}

describe('800.4a: what leaves with a player', () => {
  test('all they own, wherever it is; what others own stays', () => {
    const game = table(threeSeats());
    concede(game, 1);
    expect(game.players[1]).toMatchObject({
      status: 'conceded',
      outcomeRule: '104.3a',
      hand: [],
      library: [],
    });
    expect(game.battlefield.map((id) => game.objects[id]?.definition)).toEqual(['Bear of 0', 'Bear of 2']);
    for (const name of ['Bear of 1', 'Hand of 1', 'Library of 1']) expect(zoneOf(game, name)).toBe('gone');
    expect(zoneOf(game, 'Hand of 2')).toBe('hand');
    expect(game.over).toBe(null);
  });

  test('effects that give them control end: who owned it controls it again', () => {
    const game = table(threeSeats(), {});
    const theirs = game.battlefield[2] ?? -1;
    write(game).root.effects = [effect(1, [theirs], [{ control: 'you' }])];
    write(game).changed();
    expect(controllerOf(game, theirs)).toBe(1);
    concede(game, 1);
    expect(zoneOf(game, 'Bear of 2')).toBe('battlefield');
    expect(controllerOf(game, theirs)).toBe(2);
    expect(game.effects).toEqual([]);
  });

  test('their other effects go on', () => {
    const game = table(threeSeats());
    write(game).root.effects = [effect(1, [0], [{ modifyPower: 1, modifyToughness: 1 }])];
    concede(game, 1);
    expect(game.effects).toHaveLength(1);
  });

  test('what they still control is exiled: a permanent that entered under their control', () => {
    const [zero, one, two] = threeSeats();
    const lent = { is: bear('Lent'), with: { controller: 1 } };
    const game = table([{ ...zero, battlefield: [bear('Bear of 0'), lent] }, one ?? {}, two ?? {}]);
    concede(game, 1);
    expect(zoneOf(game, 'Lent')).toBe('exile');
    expect(zoneOf(game, 'Bear of 0')).toBe('battlefield');
  });

  test('800.4c: the same as soon as an effect ends that gave it to another', () => {
    const [zero, one, two] = threeSeats();
    const lent = { is: bear('Lent'), with: { controller: 1 } };
    const game = table([{ ...zero, battlefield: [lent] }, one ?? {}, two ?? {}]);
    write(game).root.effects = [effect(2, [0], [{ control: 'you' }])];
    write(game).changed();
    concede(game, 1);
    expect(zoneOf(game, 'Lent')).toBe('battlefield');
    expect(checkIsDue(game)).toBe(false);
    write(game).root.effects = [];
    write(game).changed();
    expect(checkIsDue(game)).toBe(true);
    check(game);
    expect(zoneOf(game, 'Lent')).toBe('exile');
  });

  test('their abilities on the stack cease to exist, and their triggers don’t wait (800.4d)', () => {
    const facts = {
      event: 0,
      object: 0,
      source: null,
      other: null,
      player: null,
      otherPlayer: null,
      amount: 0,
    };
    const waiting = [0, 1].map((controller) => ({
      id: controller,
      source: controller,
      controller,
      ref: 'Bear of 0',
      facts,
      named: {},
      second: false,
      causes: [],
    }));
    const [zero, one, two] = threeSeats();
    const ability = (name: string) => ({
      is: bear(name),
      with: { kind: 'ability', definition: '' } as const,
    });
    const game = table([{ ...zero, stack: [ability('a')] }, { ...one, stack: [ability('b')] }, two ?? {}], {
      waiting,
    });
    concede(game, 1);
    expect(game.stack).toHaveLength(1);
    expect(game.objects[game.stack[0] ?? -1]?.owner).toBe(0);
    expect(game.waiting.map(({ controller }) => controller)).toEqual([0]);
  });
});

describe('the end of the game', () => {
  test('104.2a: the last player left wins; of three the game goes on', () => {
    const two = table([{}, {}]);
    expect(concede(two, 0)).toBe('over');
    expect(two.over).toEqual({ winners: [1], rule: '104.2a' });
    expect(two.players[1]?.status).toBe('won');
    const three = table([{}, {}, {}]);
    expect(concede(three, 0)).not.toBe('over');
    expect(concede(three, 2)).toBe('over');
    expect(three.over?.winners).toEqual([1]);
  });

  test('104.2a: even if an effect says that they can’t win', () => {
    const denied: CardDefinition = {
      name: 'Denied',
      types: ['enchantment'],
      abilities: [{ kind: 'static', players: 'you', rules: [{ cantWin: true }] }],
    };
    const game = table([{ battlefield: [denied] }, {}]);
    concede(game, 1);
    expect(game.over?.winners).toEqual([0]);
  });

  test('104.3f: who would win and lose at once loses; who only wins wins', () => {
    const lose: GameEvent = { type: 'lose', player: 0, rule: '104.3e' };
    const win: GameEvent = { type: 'win', player: 0, rule: '104.2b' };
    const both = table([{}, {}]);
    occur(both, lose, win);
    check(both);
    expect(both.over?.winners).toEqual([1]);
    const control = table([{}, {}]);
    occur(control, win);
    check(control);
    expect(control.over?.winners).toEqual([0]);
  });

  test('104.4c: a draw is one for all who are left', () => {
    const game = table([{}, {}, { status: 'lost', left: true }]);
    start(game, 'drawGame', { rule: '104.4c' });
    run(game);
    expect(game.over).toEqual({ winners: [], rule: '104.4c' });
    expect(game.players.map(({ status }) => status)).toEqual(['drew', 'drew', 'lost']);
  });
});

describe('priority and turn', () => {
  const priority = (player: PlayerId): Decision => ({
    kind: 'priority',
    player,
    decider: player,
    rule: '117.1',
    about: 'act or pass',
    object: null,
  });

  test('800.4a: priority passes to the next player in turn order who is left', () => {
    const game = table(threeSeats(), { priority: { holder: 1, passed: [0] }, pending: priority(1) });
    expect(concede(game, 1)).toBe('priority');
    expect(game.priority).toEqual({ holder: 2, passed: [0] });
    const control = table(threeSeats(), { priority: { holder: 1, passed: [0] }, pending: priority(1) });
    expect(concede(control, 2)).toBe('stay');
    expect(control.pending).toEqual(priority(1));
    expect(control.priority.holder).toBe(1);
  });

  test('800.4j: the turn goes on without an active player; another’s leaving doesn’t touch it', () => {
    const game = table(threeSeats());
    concede(game, 0);
    expect(game.turn).toMatchObject({ active: null, of: 0 });
    const control = table(threeSeats());
    concede(control, 1);
    expect(control.turn.active).toBe(0);
  });

  test('800.4m: effects until their next turn don’t end as they leave', () => {
    const game = table(threeSeats(), {
      effects: [effect(1, [0], [], { id: 7, until: 'untilYourNextTurn' })],
    });
    concede(game, 1);
    expect(game.effects.map(({ id }) => id)).toEqual([7]);
  });

  test('800.4e, 506.4c: who attacked them attacks nobody; who attacks another goes on', () => {
    const attacker = (object: number, player: PlayerId) => ({
      object,
      defender: { player },
      defendingPlayer: player,
      blocked: null,
      blockers: [],
      declared: true,
    });
    const game = table([{ battlefield: [bear('a'), bear('b')] }, {}, {}], {
      combat: {
        attackers: [attacker(0, 1), attacker(1, 2)],
        blockers: [],
        anyAttacked: true,
        declaredBlocks: [],
        damageStep: 'none',
        firstStrikers: [],
      },
    });
    concede(game, 1);
    expect(game.combat?.attackers.map(({ defender }) => defender)).toEqual([null, { player: 2 }]);
  });
});

describe('in the middle of something', () => {
  test('104.3e: who has lost by an effect leaves before anything is checked; so the game ends for one who won', () => {
    const lost = table([{}, { status: 'lost', outcomeRule: '104.3e', battlefield: [bear('a')] }, {}]);
    check(lost);
    expect([lost.battlefield, lost.players[1]?.left, lost.over]).toEqual([[], true, null]);
    const won = table([{}, { status: 'won', outcomeRule: '104.2b' }, {}]);
    check(won);
    expect(won.over).toEqual({ winners: [1], rule: '104.2b' });
  });

  test('608: a player who loses while their spell resolves takes it along', () => {
    const game = table([{ stack: [bear('Spell')] }, {}, {}]);
    pushFrame(game, 'resolution', { object: 0 });
    start(game, 'loses', { player: 0 });
    run(game);
    expect([game.frames, game.stack, game.returned]).toEqual([[], [], { abandoned: true }]);
    const control = table([{ stack: [bear('Spell')] }, {}, {}]);
    pushFrame(control, 'resolution', { object: 0 });
    start(control, 'loses', { player: 1 });
    run(control);
    expect([control.frames.length, control.stack, control.returned]).toEqual([1, [0], 'went on']);
  });

  test('601.2: what they were casting is gone; what another was casting is not', () => {
    const casting = () => {
      const game = table([{ stack: [bear('Spell')] }, {}, {}]);
      keepCheckpoint(game);
      pushFrame(game, 'announcement', { player: 0, object: 0, kind: 'spell' });
      return asking(game, confirm(0));
    };
    const game = casting();
    expect(concede(game, 0)).toBe('return');
    expect([game.frames, game.checkpoints, game.pending]).toEqual([[], [], null]);
    const control = casting();
    expect(concede(control, 1)).toBe('stay');
    expect(control.frames).toHaveLength(2);
    expect(control.pending).toEqual(confirm(0));
  });

  test('733.1: going back later doesn’t bring them back', () => {
    const game = table([{ stack: [bear('Spell')] }, { battlefield: [bear('Bear of 1')] }, {}]);
    keepCheckpoint(game);
    pushFrame(game, 'announcement', { player: 0, object: 0, kind: 'spell' });
    asking(game, confirm(0));
    concede(game, 1);
    restoreCheckpoint(game);
    expect(game.players[1]).toMatchObject({ status: 'conceded', left: true });
    expect(game.battlefield).toEqual([]);
  });

  test('733.1: also where going back is what follows from their leaving', () => {
    const declaring = procedure<{ readonly decision: Decision }>('declaring', '508.1', {
      pay(game, { memory }) {
        keepCheckpoint(game);
        return call('pay', { context: { player: 0 }, decision: memory.decision });
      },
      paid(game) {
        restoreCheckpoint(game);
        return done('went back');
      },
    });
    const now = rulesTable();
    setRulesTable({ ...now, procedures: { ...now.procedures, declaring } });
    const game = table([{ battlefield: [bear('Bear of 0')] }, {}, {}]);
    const asked = { player: 0, decider: 0, rule: '508.1i', about: 'pay {2}', object: null } as const;
    start(game, 'declaring', { decision: { ...asked, kind: 'payment', cost: ['{2}'], automatic: null } });
    run(game);
    concede(game, 0);
    expect(game.returned).toBe('went back');
    expect([game.battlefield, game.players[0]?.left, game.turn.active]).toEqual([[], true, null]);
  });

  test('608: their spell stops resolving, also while another player chooses for it', () => {
    const resolving = () => {
      const game = table([{ stack: [bear('Spell')] }, {}, {}]);
      pushFrame(game, 'resolution', { object: 0 });
      return asking(game, confirm(1, { object: 0 }));
    };
    const game = resolving();
    expect(concede(game, 0)).toBe('return');
    expect(game.frames).toEqual([]);
    const control = resolving();
    expect(concede(control, 2)).toBe('stay');
    expect(control.pending?.player).toBe(1);
  });

  test('800.4f: a cost that they were asked to pay is not paid; another player’s is asked on', () => {
    const payment = (player: PlayerId): Decision => ({
      kind: 'payment',
      player,
      decider: player,
      rule: '118.12',
      about: 'pay {2}',
      object: 0,
      cost: ['{2}'],
      automatic: null,
    });
    const paying = () => {
      const game = table([{ stack: [bear('Spell')] }, {}, {}]);
      start(game, 'pays', { player: 1, decision: payment(1) });
      run(game);
      return game;
    };
    const game = paying();
    expect(concede(game, 1)).toBe('stay');
    expect([game.frames, game.pending]).toEqual([[], null]);
    expect(game.returned).toMatchObject({ paid: false });
    const control = paying();
    concede(control, 2);
    expect(control.pending?.player).toBe(1);
  });

  test('800.4f: whether to pay is answered with no', () => {
    const game = asking(table(threeSeats()), confirm(1, { rule: '118.12' }));
    concede(game, 1);
    expect(game.returned).toEqual({ answer: false });
  });

  test('800.4g: the controller of the object chooses another opponent to make the choice', () => {
    const game = asking(table([...threeSeats(), {}]), confirm(1, { object: 0 }));
    expect(concede(game, 1)).toBe('stay');
    expect(game.pending).toMatchObject({
      player: 0,
      rule: '800.4g',
      options: [{ player: 2 }, { player: 3 }],
    });
    answer(game, [1]);
    expect(game.pending).toMatchObject({ kind: 'confirm', player: 3, about: 'draw a card' });
    answer(game, true);
    expect(game.returned).toEqual({ answer: true });
    const control = asking(table(threeSeats()), confirm(1, { object: 0 }));
    concede(control, 1);
    expect(control.pending).toMatchObject({ kind: 'confirm', player: 2 });
  });

  test('800.4h: a choice that a rule asks for is made by the next player in turn order', () => {
    const game = asking(table(threeSeats()), confirm(1));
    concede(game, 1);
    expect(game.pending).toMatchObject({ kind: 'confirm', player: 2, decider: 2 });
  });

  test('723: who decided for another has left: that player decides', () => {
    const [zero, one, two] = threeSeats();
    const game = asking(
      table([zero ?? {}, { ...one, controlledBy: 2 }, two ?? {}]),
      confirm(1, { decider: 2 }),
    );
    concede(game, 2);
    expect(game.pending).toMatchObject({ player: 1, decider: 1 });
    expect(game.players[1]?.controlledBy).toBe(null);
  });

  test('704.5j: the legend rule has nothing to choose for one who left', () => {
    const legend = creature('Legend', 2, 2, { supertypes: ['legendary'] });
    const game = table([{}, { battlefield: [legend, legend] }, {}]);
    start(game, 'stateBasedActions');
    run(game);
    expect(game.pending).toMatchObject({ player: 1, purpose: 'legend' });
    expect(concede(game, 1)).toBe('stay');
    expect([game.pending, game.frames, game.battlefield]).toEqual([null, [], []]);
    expect(check(game)).toBe(false);
  });

  const borrowing = (own: number, borrowed: number) => {
    const legend = creature('Legend', 2, 2, { supertypes: ['legendary'] });
    const game = table([
      { battlefield: Array.from({ length: own }, () => legend) },
      { battlefield: Array.from({ length: borrowed }, () => legend) },
      {},
    ]);
    for (const id of game.battlefield) Object.assign(write(game).object(id), { controller: 0, heldBy: 0 });
    write(game).changed();
    start(game, 'stateBasedActions');
    run(game);
    return game;
  };
  test('800.4a, 704.5j: asked again after another player left, only what is still there is listed', () => {
    const game = borrowing(2, 1);
    const listed = () => (game.pending?.kind === 'choose' ? game.pending.options.length : null);
    expect(listed()).toBe(3);
    expect(concede(game, 1)).toBe('stay');
    expect(game.pending).toMatchObject({ player: 0, purpose: 'legend' });
    expect(listed()).toBe(2);
    // The second of those that are listed stays, whatever stood there before.
    const [, second] = game.pending?.kind === 'choose' ? game.pending.options : [];
    answer(game, [1]);
    expect(game.battlefield.map((object) => ({ object }))).toEqual([second]);
  });
  test('800.4a, 704.5j: with one left there is nothing to choose', () => {
    const game = borrowing(1, 1);
    expect(game.pending).toMatchObject({ player: 0, purpose: 'legend' });
    concede(game, 1);
    expect(game.pending).toBe(null);
    expect(game.battlefield).toHaveLength(1);
  });

  test('800.4a, 704.5x: a protector isn’t chosen of a player who left, nor for the battle of one', () => {
    const battle: CardDefinition = { name: 'Siege', types: ['battle'], subtypes: ['Siege'], defense: 3 };
    const begun = () => {
      const game = table([{ battlefield: [battle] }, {}, {}]);
      for (const id of game.battlefield) write(game).object(id).counters = { defense: 3 };
      start(game, 'stateBasedActions');
      run(game);
      expect(game.pending).toMatchObject({ player: 0, purpose: 'protector' });
      return game;
    };
    const controllerLeaves = begun();
    concede(controllerLeaves, 0);
    expect([controllerLeaves.pending, controllerLeaves.battlefield]).toEqual([null, []]);
    const opponentLeaves = begun();
    concede(opponentLeaves, 1);
    const { pending } = opponentLeaves;
    expect(pending?.kind === 'choose' ? pending.options : []).not.toContainEqual({ player: 1 });
  });
});

test('a player may leave whatever is being decided, and the game goes on', () => {
  const asked = { player: 1, decider: 1, rule: '608.2d', about: 'choose', object: null } as const;
  const decisions: readonly Decision[] = [
    { ...asked, kind: 'mulligan', taken: 0 },
    { ...asked, kind: 'option', options: ['a', 'b'] },
    { ...asked, kind: 'number', min: 0, max: 3, purpose: 'value' },
    { ...asked, kind: 'order', items: [{ object: 1, text: '', ref: null }], hidden: false },
    { ...asked, kind: 'arrange', cards: [4], piles: ['top', 'bottom'] },
    { ...asked, kind: 'attackers', creatures: [] },
    { ...asked, kind: 'blockers', creatures: [] },
    { ...asked, kind: 'combatDamage', creatures: [] },
    { ...asked, kind: 'reverseMana', abilities: [] },
    { ...asked, kind: 'divide', amount: 2, among: [{ object: 0 }], least: 1 },
    { ...asked, kind: 'modes', options: [{ text: '', legal: true }], min: 1, max: 1, sameTwice: false },
    {
      ...asked,
      kind: 'choose',
      options: [{ object: 0 }, { object: 3 }],
      min: 2,
      max: 2,
      hidden: false,
      purpose: 'effect',
      tone: 'good',
    },
  ];
  for (const decision of decisions) {
    const game = asking(open({ ...table(threeSeats()) }, 'copy'), decision);
    expect(concede(game, 1)).toBe('stay');
    const goesOn = game.pending === null ? game.frames.length === 0 : game.pending.player !== 1;
    expect([decision.kind, goesOn]).toEqual([decision.kind, true]);
  }
});

test('800.4a: what left with a player isn’t offered to another any more: the step that asked asks again', () => {
  const offered = (leaver: PlayerId) => {
    const bear = (name: string) => creature(name, 2, 2);
    const seats = [{ battlefield: [bear('Mine')] }, { battlefield: [bear('Theirs')] }, {}];
    const game = open({ ...table(seats) }, 'copy');
    start(game, 'offers', { least: 0 });
    run(game);
    const { pending } = game;
    concede(game, leaver);
    const { pending: after } = game;
    return { pending, after };
  };
  const { pending, after } = offered(1);
  expect(pending).toMatchObject({ min: 1, options: { length: 2 } });
  expect(after).toMatchObject({ player: 0, min: 1, options: [{ object: 0 }] });
  // Who owned none of what is offered takes none of it along.
  const control = offered(2);
  expect(control.after).toEqual(control.pending);
});

test('800.4a: a decision whose bounds change is asked again, though it names nothing that left', () => {
  const asked = (leaver: PlayerId) => {
    const seats = [{ battlefield: [bear('Mine')] }, { battlefield: [bear('Theirs')] }, {}];
    const game = table(seats);
    start(game, 'counts');
    run(game);
    expect(game.pending).toMatchObject({ kind: 'number', max: 2 });
    concede(game, leaver);
    return game;
  };
  const game = asked(1);
  expect(game.pending).toMatchObject({ kind: 'number', player: 0, max: 1 });
  // What had been returned to the step before is still what it finds.
  answer(game, 1);
  expect(game.returned).toEqual({ answer: 1, returned: 7 });
  expect(asked(2).pending).toMatchObject({ max: 2 });
});

describe('800.4g-h: another player is offered what is left', () => {
  const offered = (from: number | null, seats: number) => {
    const game = table([...threeSeats(), ...Array.from({ length: seats - 3 }, () => ({}))]);
    return asking(game, {
      kind: 'choose',
      player: 1,
      decider: 1,
      rule: '608.2d',
      about: 'choose permanents',
      object: from,
      options: game.battlefield.map((object) => ({ object })),
      min: 3,
      max: 3,
      hidden: false,
      purpose: 'effect',
      tone: 'neutral',
    });
  };
  test('800.4h: nothing that left, and the answer is about what was offered', () => {
    const game = offered(null, 3);
    const [mine, , theirs] = game.battlefield;
    concede(game, 1);
    expect(game.pending).toMatchObject({
      player: 2,
      min: 2,
      max: 2,
      options: [{ object: mine }, { object: theirs }],
    });
    answer(game, [0, 1]);
    expect(game.returned).toEqual({ answer: [0, 2] });
  });
  test('800.4g: when one more leaves, who was chosen to choose is asked again', () => {
    const game = offered(0, 4);
    concede(game, 1);
    expect(game.pending).toMatchObject({ rule: '800.4g', options: [{ player: 2 }, { player: 3 }] });
    answer(game, [1]);
    expect(game.pending).toMatchObject({ player: 3, options: { length: 2 } });
    concede(game, 2);
    expect(game.pending).toMatchObject({ player: 3, min: 1, max: 1, options: [{ object: 0 }] });
    answer(game, [0]);
    expect(game.returned).toEqual({ answer: [0] });
  });
  test('800.4g: when the one who was chosen leaves too, somebody else chooses', () => {
    const game = offered(0, 4);
    concede(game, 1);
    answer(game, [1]);
    concede(game, 3);
    expect(game.pending).toMatchObject({ kind: 'choose', player: 2, options: { length: 2 } });
  });
});
