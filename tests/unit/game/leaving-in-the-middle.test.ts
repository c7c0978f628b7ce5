import { beforeAll, describe, expect, test } from 'vitest';
import { concede } from '../../../machines/game/leaving.ts';
import {
  answer,
  type CardDefinition,
  call,
  type Decision,
  done,
  keepCheckpoint,
  type PlayerId,
  procedure,
  pushFrame,
  remembering,
  restoreCheckpoint,
  rulesTable,
  run,
  setRulesTable,
  start,
  write,
} from '../../../machines/rules/index.ts';
import { check, creature, table } from '../state-based-actions/small-table.ts';
import { asking, bear, confirm, putAskingTogether, threeSeats } from './asking.ts';

beforeAll(putAskingTogether);

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
    const declaring = procedure(
      'declaring',
      '508.1',
      remembering<{ readonly decision: Decision }>({ decision: 'record' }),
      ['pay', 'paid'],
      {
        pay(game, { memory }) {
          keepCheckpoint(game);
          return call('pay', { context: { player: 0 }, decision: memory.decision }, { then: 'paid' });
        },
        paid(game) {
          restoreCheckpoint(game);
          return done('went back');
        },
      },
    );
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
