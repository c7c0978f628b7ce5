import { describe, expect, test } from 'vitest';
import { type CardDefinition, decisionOf, type Game, legalActions } from '../../../machines/index.ts';
import { write } from '../../../machines/rules/index.ts';
import {
  act,
  answer,
  bear,
  find,
  gameOf,
  pass,
  passUntil,
  placeOf,
  plains,
  playing,
  table,
} from './table.ts';

const shock: CardDefinition = {
  name: 'Small Shock',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ any: true }],
      effect: [{ do: 'dealDamage', amount: 2, to: { target: 0 }, toPlayers: { target: 0 } }],
    },
  ],
};
const stop: CardDefinition = {
  name: 'Stop the Clock',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effect: [{ do: 'endTurn' }, { do: 'gainLife', amount: 5 }] }],
};
const truce: CardDefinition = {
  name: 'Truce',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effect: [{ do: 'endCombat' }] }],
};
const again: CardDefinition = {
  name: 'Again',
  manaCost: '{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effect: [{ do: 'extraPhases', after: 'thisPhase', phases: ['combat', 'postcombatMain'] }],
    },
  ],
};
const watcher = (name: string): CardDefinition => ({
  name,
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'begins', step: 'upkeep', whose: 'everyone' }],
      effect: [{ do: 'gainLife', amount: 1 }],
    },
  ],
});
const upkeepAim: CardDefinition = {
  name: 'Upkeep Aim',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'begins', step: 'upkeep', whose: 'everyone' }],
      targets: [{ objects: { type: 'creature' } }],
      effect: [{ do: 'tap', what: { target: 0 } }],
    },
  ],
};
const victory: CardDefinition = {
  name: 'Victory',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effect: [{ do: 'win', who: 'you' }] }],
};

const stackOf = (game: Game) =>
  game.stack.map((id) => game.objects[id]?.stack?.ability ?? game.objects[id]?.definition);

const cast = (actor: ReturnType<typeof playing>, card: CardDefinition, player = 0) =>
  act(actor, { type: 'spell.cast', player, object: find(gameOf(actor), card.name, 'hand', player) });

describe('priority', () => {
  test('117.3c: who has cast a spell gets priority again, and may cast another one on top', () => {
    const actor = playing(table('upkeep', [{ battlefield: [plains, plains], hand: [shock, shock] }, {}]));
    cast(actor, shock);
    answer(actor, [1]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
    cast(actor, shock);
    answer(actor, [0]);
    expect(gameOf(actor).stack).toHaveLength(2);
    pass(actor);
    expect(gameOf(actor).players.map(({ life }) => life)).toEqual([20, 20]);
    pass(actor);
    expect(gameOf(actor).players.map(({ life }) => life)).toEqual([18, 20]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
    pass(actor);
    pass(actor);
    expect(gameOf(actor).players.map(({ life }) => life)).toEqual([18, 18]);
    expect(placeOf(actor)).toBe('0 upkeep');
  });

  test('117.4: passing starts anew after an action: everyone has to pass in succession', () => {
    const actor = playing(table('upkeep', [{}, { battlefield: [plains], hand: [shock] }, {}]));
    pass(actor);
    cast(actor, shock, 1);
    answer(actor, [0]);
    pass(actor);
    pass(actor);
    expect(gameOf(actor).stack).toHaveLength(1);
    expect(decisionOf(gameOf(actor))).toMatchObject({ player: 0 });
    pass(actor);
    expect(gameOf(actor).stack).toHaveLength(0);
  });

  test('603.3b: players put their triggered abilities on the stack in APNAP order, each in an order they choose', () => {
    const one = watcher('One');
    const two = watcher('Two');
    const theirs = watcher('Theirs');
    const actor = playing(table('end', [{ battlefield: [theirs] }, { battlefield: [one, two] }]));
    pass(actor);
    pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'order', player: 1, rule: '603.3b' });
    answer(actor, [1, 0]);
    expect(stackOf(gameOf(actor))).toEqual(['Two#abilities.0', 'One#abilities.0', 'Theirs#abilities.0']);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
  });

  test('603.3d: a triggered ability chooses its targets as it is put on the stack', () => {
    const actor = playing(table('end', [{ battlefield: [bear, bear] }, { battlefield: [upkeepAim] }]));
    pass(actor);
    pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'target', player: 1 });
    answer(actor, [1]);
    pass(actor);
    pass(actor);
    const { battlefield, objects } = gameOf(actor);
    expect(battlefield.map((id) => objects[id]?.tapped)).toEqual([false, true, false]);
  });

  test('603.3d: without a legal target it is removed from the stack', () => {
    const actor = playing(table('end', [{}, { battlefield: [upkeepAim] }]));
    pass(actor);
    pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
    expect(gameOf(actor).stack).toEqual([]);
    expect(gameOf(actor).waiting).toEqual([]);
  });

  test('117.5, 704.3: state-based actions come before priority', () => {
    const actor = playing(table('upkeep', [{ battlefield: [bear, plains], hand: [shock] }, {}]));
    cast(actor, shock);
    const at = decisionOf(gameOf(actor));
    const options = at?.kind === 'choose' ? at.options : [];
    const creature = find(gameOf(actor), bear.name, 'battlefield');
    answer(actor, [options.findIndex((option) => 'object' in option && option.object === creature)]);
    pass(actor);
    pass(actor);
    expect(gameOf(actor).players[0]?.graveyard).toHaveLength(2);
  });

  test('733.1: what is announced may be given up, and everything is as it was', () => {
    const actor = playing(table('upkeep', [{ battlefield: [plains], hand: [shock] }, {}]));
    cast(actor, shock);
    expect(gameOf(actor).stack).toHaveLength(1);
    act(actor, { type: 'action.cancel', player: 0 });
    expect(gameOf(actor).stack).toHaveLength(0);
    expect(gameOf(actor).players[0]?.hand).toHaveLength(1);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
    expect(legalActions(gameOf(actor), 0).map(({ type }) => type)).toContain('spell.cast');
  });

  test('601.2g, 605.3a: a player who pays by hand activates mana abilities first', () => {
    const actor = playing(table('upkeep', [{ battlefield: [plains], hand: [shock] }, {}]));
    const object = find(gameOf(actor), shock.name, 'hand');
    act(actor, { type: 'spell.cast', player: 0, object, payment: 'manual' });
    answer(actor, [1]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'payment', player: 0 });
    expect(
      actor.getSnapshot().matches({ playing: { priority: { casting: 'activatingManaAbilities' } } }),
    ).toBe(true);
    const land = find(gameOf(actor), 'Plains', 'battlefield');
    act(actor, { type: 'ability.activate', player: 0, object: land, ability: 'rule:305.6#Plains' });
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'payment', player: 0 });
    expect(gameOf(actor).players[0]?.pool).toHaveLength(1);
    answer(actor, { units: [0] });
    expect(gameOf(actor).players[0]?.pool).toHaveLength(0);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
    expect(gameOf(actor).stack).toHaveLength(1);
  });
});

describe('resolving', () => {
  const shocked = (change: (game: Game) => void) => {
    const hand = { battlefield: [plains], hand: [shock] };
    const actor = playing(table('upkeep', [hand, { battlefield: [bear, plains], hand: [shock] }], change));
    for (const player of [0, 1]) {
      if (player === 1) pass(actor);
      cast(actor, shock, player);
      const at = decisionOf(gameOf(actor));
      const options = at?.kind === 'choose' ? at.options : [];
      const creature = find(gameOf(actor), bear.name, 'battlefield', 1);
      answer(actor, [options.findIndex((option) => 'object' in option && option.object === creature)]);
    }
    return actor;
  };

  test('608.2b: with its only target gone a spell doesn’t resolve', () => {
    const actor = shocked(() => {});
    pass(actor);
    pass(actor);
    const resolved: string[] = [];
    actor.on('stack.resolved', () => resolved.push('resolved'));
    actor.on('stack.notResolved', ({ event }) => resolved.push(event.rule));
    pass(actor);
    pass(actor);
    expect(resolved).toEqual(['608.2b']);
    expect(gameOf(actor).stack).toEqual([]);
    expect(gameOf(actor).players[0]?.graveyard).toHaveLength(1);
  });

  test('608.2n: with its target there it resolves', () => {
    const actor = shocked(() => {});
    const resolved: string[] = [];
    actor.on('stack.resolved', () => resolved.push('resolved'));
    pass(actor);
    pass(actor);
    expect(resolved).toEqual(['resolved']);
    expect(gameOf(actor).players[1]?.graveyard).toHaveLength(2);
  });

  test('608.3a: a permanent spell becomes a permanent under its controller’s control', () => {
    const actor = playing(table('precombatMain', [{ battlefield: [plains, plains], hand: [bear] }, {}]));
    cast(actor, bear);
    pass(actor);
    pass(actor);
    const creature = find(gameOf(actor), bear.name, 'battlefield');
    expect(gameOf(actor).objects[creature]).toMatchObject({ controller: 0, controlledSince: 3 });
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
  });

  test('104.2b: an effect lets a player win at once', () => {
    const actor = playing(table('upkeep', [{ battlefield: [plains], hand: [victory] }, {}, {}]));
    cast(actor, victory);
    passUntil(actor, ({ over }) => over !== null);
    expect(actor.getSnapshot().output).toEqual({ winners: [0], rule: '104.2b' });
  });
});

describe('phases that change', () => {
  test('724.1: ending the turn exiles the stack, skips to the cleanup step, and does nothing more', () => {
    const game = table('upkeep', [{ battlefield: [plains, plains], hand: [stop, shock] }, {}]);
    const actor = playing(game);
    cast(actor, shock);
    answer(actor, [1]);
    cast(actor, stop);
    pass(actor);
    pass(actor);
    expect(placeOf(actor)).toBe('1 upkeep');
    expect(gameOf(actor).stack).toEqual([]);
    expect(gameOf(actor).exile).toHaveLength(2);
    expect(gameOf(actor).players.map(({ life }) => life)).toEqual([20, 20]);
    expect(gameOf(actor).ending).toBeNull();
    const begun = gameOf(actor).happened.flatMap(({ event }) =>
      event.type === 'beginStep' ? [event.step] : [],
    );
    expect(begun).toEqual(['cleanup', 'untap', 'upkeep']);
  });

  test('724.1d: during the end step, too, a cleanup step follows', () => {
    const actor = playing(table('end', [{ battlefield: [plains], hand: [stop] }, {}]));
    cast(actor, stop);
    pass(actor);
    pass(actor);
    const begun = gameOf(actor).happened.flatMap(({ event }) =>
      event.type === 'beginStep' ? [event.step] : [],
    );
    expect(begun).toEqual(['cleanup', 'untap', 'upkeep']);
  });

  test('724.2: ending the combat phase skips to the next phase', () => {
    const actor = playing(table('beginningOfCombat', [{ battlefield: [bear, plains], hand: [truce] }, {}]));
    pass(actor);
    pass(actor);
    answer(actor, [{ object: find(gameOf(actor), bear.name, 'battlefield'), defender: { player: 1 } }]);
    cast(actor, truce);
    pass(actor);
    pass(actor);
    expect(placeOf(actor)).toBe('0 postcombatMain');
    expect(gameOf(actor).combat).toBeNull();
    expect(gameOf(actor).players[1]?.life).toBe(20);
  });

  test('500.8: added phases come directly after the present one', () => {
    const actor = playing(table('postcombatMain', [{ battlefield: [plains], hand: [again] }, {}]));
    cast(actor, again);
    const places = passUntil(actor, ({ turn }) => turn.number === 4);
    expect(places).toEqual([
      '0 postcombatMain',
      '0 beginningOfCombat',
      '0 declareAttackers',
      '0 endOfCombat',
      '0 postcombatMain',
      '0 end',
    ]);
  });

  test('614.10: a skipped step is passed over as though it didn’t exist, once', () => {
    const skips: CardDefinition = {
      name: 'No Draw',
      manaCost: '{W}',
      types: ['sorcery'],
      abilities: [{ kind: 'spell', effect: [{ do: 'skip', who: 'opponents', what: 'draw' }] }],
    };
    const actor = playing(table('postcombatMain', [{ battlefield: [plains], hand: [skips] }, {}]));
    cast(actor, skips);
    const places = passUntil(actor, ({ turn }) => turn.number === 7);
    const draws = places.filter((place) => place.endsWith('draw'));
    expect(draws).toEqual(['0 draw', '1 draw']);
  });

  test('723.1: who controls a player decides for them during their turn', () => {
    const game = table('end', [{}, {}], (open) => {
      write(open).player(1).controlledNextTurnBy = 0;
    });
    const actor = playing(game);
    pass(actor);
    pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1, decider: 0 });
    passUntil(actor, ({ turn }) => turn.number === 5);
    expect(gameOf(actor).players[1]).toMatchObject({ controlledBy: null, controlledNextTurnBy: null });
  });
});
