import { describe, expect, test } from 'vitest';
import { type CardDefinition, decisionOf } from '../../../machines/index.ts';
import { open, run, start, write } from '../../../machines/rules/index.ts';
import { answer, bear, find, gameOf, pass, passUntil, playing, table } from '../charts/table.ts';
import { cast, creature, enchantment, gain, instant, keyword, lands, lives, stackOf } from './cards.ts';

const ghost = creature('Ghost', 2, 2, keyword('phasing'));
const phasedOut = (actor: ReturnType<typeof playing>, name: string, player = 0) =>
  gameOf(actor).objects[find(gameOf(actor), name, 'battlefield', player)]?.phasedOut;
const upkeepOf = (player: number) => (game: ReturnType<typeof gameOf>) =>
  game.turn.step === 'upkeep' && game.turn.active === player && game.pending?.kind === 'priority';

describe('502.1: phasing', () => {
  test('502.1, 702.26a: what has phasing phases out as its controller’s untap step begins, and in the next time', () => {
    const actor = playing(table('end', [{}, { battlefield: [ghost, bear] }]));
    passUntil(actor, upkeepOf(1));
    expect(phasedOut(actor, 'Ghost', 1)).toBe(true);
    expect(phasedOut(actor, bear.name, 1)).toBe(false);
    passUntil(actor, upkeepOf(0));
    expect(phasedOut(actor, 'Ghost', 1)).toBe(true);
    passUntil(actor, upkeepOf(1));
    expect(phasedOut(actor, 'Ghost', 1)).toBe(false);
  });

  test('702.26m: with the untap step skipped nothing phases', () => {
    const skips = instant('Calm', [{ do: 'skip', who: 'opponents', what: 'untap' }]);
    const actor = playing(table('end', [{ battlefield: lands(1), hand: [skips] }, { battlefield: [ghost] }]));
    cast(actor, skips);
    passUntil(actor, upkeepOf(1));
    expect(phasedOut(actor, 'Ghost', 1)).toBe(false);
  });

  test('702.26g: an Aura on it phases out and in with it, and by itself does not', () => {
    const cloak: CardDefinition = {
      name: 'Cloak',
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [{ kind: 'keyword', keyword: 'enchant', object: { type: 'creature' } }],
    };
    const actor = playing(
      table('end', [{ battlefield: [cloak] }, { battlefield: [ghost] }], (game) => {
        write(game).object(find(game, 'Cloak', 'battlefield')).attachedTo = {
          object: find(game, 'Ghost', 'battlefield', 1),
        };
      }),
    );
    passUntil(actor, upkeepOf(1));
    expect(phasedOut(actor, 'Cloak')).toBe(true);
    passUntil(actor, upkeepOf(0));
    expect(phasedOut(actor, 'Cloak')).toBe(true);
    passUntil(actor, upkeepOf(1));
    expect(phasedOut(actor, 'Cloak')).toBe(false);
  });

  const veil: CardDefinition = {
    name: 'Veil',
    types: ['enchantment'],
    subtypes: ['Aura'],
    abilities: [{ kind: 'keyword', keyword: 'enchant', object: { type: 'creature' } }],
  };
  test('702.26i: an Aura that phased out directly phases in by itself, attached as it was', () => {
    const seen = (direct: boolean) => {
      const actor = playing(
        table('end', [{}, { battlefield: [bear, veil] }], (game) => {
          const host = find(game, bear.name, 'battlefield', 1);
          Object.assign(write(game).object(find(game, 'Veil', 'battlefield', 1)), {
            attachedTo: { object: host },
            phasedOut: true,
            phasing: { under: 1, indirect: !direct },
          });
        }),
      );
      passUntil(actor, upkeepOf(1));
      const object = gameOf(actor).objects[find(gameOf(actor), 'Veil', 'battlefield', 1)];
      expect(object?.attachedTo).toEqual({ object: find(gameOf(actor), bear.name, 'battlefield', 1) });
      return object?.phasedOut;
    };
    expect(seen(true)).toBe(false);
    expect(seen(false)).toBe(true);
  });

  test('702.26g: what is attached phases out along by an effect, too', () => {
    const vanish = instant('Vanish', [{ do: 'phaseOut', what: { all: { type: 'creature' } } }]);
    const actor = playing(
      table('upkeep', [{ battlefield: [bear, veil, ...lands(1)], hand: [vanish] }, {}], (game) => {
        write(game).object(find(game, 'Veil', 'battlefield')).attachedTo = {
          object: find(game, bear.name, 'battlefield'),
        };
      }),
    );
    cast(actor, vanish);
    pass(actor);
    pass(actor);
    expect([phasedOut(actor, bear.name), phasedOut(actor, 'Veil')]).toEqual([true, true]);
  });

  test('702.26n: what phased out under a player who left phases in once their turn would have begun', () => {
    const seenIn = (leaves: boolean) => {
      const actor = playing(
        table('end', [{}, {}, { battlefield: [bear] }], (game) => {
          const object = write(game).object(find(game, bear.name, 'battlefield', 2));
          object.phasedOut = true;
          object.phasing = { under: 1, indirect: false };
          if (leaves) Object.assign(write(game).player(1), { status: 'lost', left: true });
        }),
      );
      passUntil(actor, upkeepOf(leaves ? 2 : 1));
      return phasedOut(actor, bear.name, 2);
    };
    expect([seenIn(true), seenIn(false)]).toEqual([false, false]);
    const still = playing(
      table('upkeep', [{}, {}, { battlefield: [bear] }], (game) => {
        const object = write(game).object(find(game, bear.name, 'battlefield', 2));
        object.phasedOut = true;
        object.phasing = { under: 0, indirect: false };
      }),
    );
    passUntil(still, upkeepOf(2));
    expect(phasedOut(still, bear.name, 2)).toBe(true);
  });

  test('702.26b, 702.26d: it is treated as though it didn’t exist; nothing triggers as it phases', () => {
    const watcher = enchantment('Watcher', {
      kind: 'triggered',
      when: [
        { on: 'enters', object: { type: 'creature' } },
        { on: 'leaves', object: { type: 'creature' } },
      ],
      effect: [{ do: 'gainLife', amount: 1 }],
    });
    const actor = playing(table('end', [{}, { battlefield: [ghost, watcher] }]));
    passUntil(actor, upkeepOf(1));
    expect(stackOf(gameOf(actor))).toEqual([]);
    passUntil(actor, ({ turn }) => turn.phase === 'ending');
    expect(lives(gameOf(actor))).toEqual([20, 20]);
    expect(phasedOut(actor, 'Ghost', 1)).toBe(true);
  });
});

const saga: CardDefinition = {
  name: 'Three Chapters',
  manaCost: '{W}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [1, 2, 3].map((n) => ({
    kind: 'keyword',
    keyword: 'chapter',
    n,
    effect: [{ do: 'gainLife', amount: n * 10 }],
  })),
};

describe('714: Sagas', () => {
  const lore = (actor: ReturnType<typeof playing>) =>
    gameOf(actor).objects[find(gameOf(actor), saga.name, 'battlefield')]?.counters.lore;

  test('714.3a, 714.2b: it enters with a lore counter, and its first chapter triggers', () => {
    const actor = playing(table('precombatMain', [{ battlefield: lands(1), hand: [saga] }, {}]));
    cast(actor, saga);
    pass(actor);
    pass(actor);
    expect(lore(actor)).toBe(1);
    expect(stackOf(gameOf(actor))).toEqual([saga.name]);
    pass(actor);
    pass(actor);
    expect(lives(gameOf(actor))).toEqual([30, 20]);
  });

  test('714.3c, 703.4f: each precombat main phase it gets another one; only that chapter triggers', () => {
    const actor = playing(
      table('draw', [{ battlefield: [saga] }, {}], (game) => {
        write(game).object(find(game, saga.name, 'battlefield')).counters = { lore: 1 };
      }),
    );
    pass(actor);
    pass(actor);
    expect(lore(actor)).toBe(2);
    expect(gameOf(actor).stack).toHaveLength(1);
    passUntil(actor, ({ turn }) => turn.number === 4);
    expect(lives(gameOf(actor))).toEqual([40, 20]);
    passUntil(actor, ({ turn }) => turn.number === 5 && turn.step === 'upkeep');
    expect(lore(actor)).toBe(2);
  });

  test('714.4, 704.5s: after its last chapter has left the stack it is sacrificed, not before', () => {
    const actor = playing(
      table('draw', [{ battlefield: [saga, ...lands(1)], hand: [gain(1)] }, {}], (game) => {
        write(game).object(find(game, saga.name, 'battlefield')).counters = { lore: 2 };
      }),
    );
    pass(actor);
    pass(actor);
    expect(lore(actor)).toBe(3);
    expect(gameOf(actor).stack).toHaveLength(1);
    cast(actor, gain(1));
    pass(actor);
    pass(actor);
    expect(lore(actor)).toBe(3);
    pass(actor);
    pass(actor);
    expect(lives(gameOf(actor))).toEqual([51, 20]);
    expect(gameOf(actor).players[0]?.graveyard.map((id) => gameOf(actor).objects[id]?.definition)).toContain(
      saga.name,
    );
  });

  test('714.2b: several counters at once trigger every chapter they reach', () => {
    const push = instant('Read On', [
      { do: 'putCounters', kind: 'lore', count: 2, on: { all: { subtype: 'Saga' } } },
    ]);
    const actor = playing(
      table('precombatMain', [{ battlefield: [saga, ...lands(1)], hand: [push] }, {}], (game) => {
        write(game).object(find(game, saga.name, 'battlefield')).counters = { lore: 1 };
      }),
    );
    cast(actor, push);
    pass(actor);
    pass(actor);
    if (decisionOf(gameOf(actor))?.kind === 'order') answer(actor, [0, 1]);
    expect(gameOf(actor).stack).toHaveLength(2);
  });
});

describe('500.10: an extra step after a phase', () => {
  const places = (phases: readonly ('upkeep' | 'beginning')[]) => {
    const more = instant('More Time', [{ do: 'extraPhases', after: 'thisPhase', phases }]);
    const actor = playing(table('precombatMain', [{ battlefield: lands(1), hand: [more] }, {}]));
    cast(actor, more);
    return passUntil(actor, ({ turn }) => turn.phase === 'combat');
  };
  test('500.10: it comes in a phase of its own, without the other steps of that phase', () => {
    expect(places(['upkeep', 'upkeep'])).toEqual(['0 precombatMain', '0 upkeep']);
  });
  test('500.8: a whole phase has all its steps', () => {
    expect(places(['beginning'])).toEqual(['0 precombatMain', '0 upkeep', '0 draw']);
  });
});

describe('500.9: an extra step within a phase', () => {
  const more = (after: 'thisStep' | 'draw') =>
    instant('More Time', [{ do: 'extraPhases', after, phases: ['upkeep'] }]);
  const seen = (after: 'thisStep' | 'draw', casts = true) => {
    const card = more(after);
    const actor = playing(table('upkeep', [{ battlefield: lands(1), hand: [card] }, {}]));
    if (casts) cast(actor, card);
    const begun: string[] = [];
    for (let times = 0; times < 20 && gameOf(actor).turn.phase === 'beginning'; times++) {
      pass(actor);
      for (const { event } of gameOf(actor).happened) if (event.type === 'beginStep') begun.push(event.step);
    }
    return begun;
  };
  test('500.9: it comes directly after the step that is said', () => {
    expect(seen('thisStep')).toEqual(['upkeep', 'draw']);
    expect(seen('draw')).toEqual(['draw', 'upkeep']);
    expect(seen('draw', false)).toEqual(['draw']);
  });
});

describe('500.10a: who gets an additional step', () => {
  const mine = instant('My Time', [
    { do: 'extraPhases', who: 'you', after: 'thisPhase', phases: ['upkeep'] },
  ]);
  const places = (player: 0 | 1) => {
    const seats = [0, 1].map((seat) => (seat === player ? { battlefield: lands(1), hand: [mine] } : {}));
    const actor = playing(table('precombatMain', seats));
    if (player === 1) pass(actor);
    cast(actor, mine, player);
    return passUntil(actor, ({ turn }) => turn.phase === 'combat');
  };
  test('500.10a: only in their own turn', () => {
    expect(places(0)).toEqual(['0 precombatMain', '0 upkeep']);
    expect(places(1)).toEqual(['0 precombatMain']);
  });
});

describe('500.5: as the last step of a phase ends', () => {
  const lit: CardDefinition = {
    name: 'Lit While It Lasts',
    types: ['enchantment'],
    abilities: [
      {
        kind: 'static',
        if: { holds: 'during', step: 'endOfCombat' },
        changes: [{ change: 'addColors', colors: ['W'] }],
      },
    ],
  };
  const counted = (at: 'endOfCombat' | 'postcombatMain', battlefield: readonly CardDefinition[]) => {
    const game = open(table(at, [{ battlefield }, {}]), 'copy');
    const before = game.changes;
    start(game, 'nextStep', {});
    run(game);
    return [game.turn.step, game.changes - before];
  };
  test('500.5: what held only during it is asked anew; without a step, or if nothing asks, nothing changes', () => {
    expect(counted('endOfCombat', [lit])).toEqual([null, 1]);
    expect(counted('endOfCombat', [])).toEqual([null, 0]);
    expect(counted('postcombatMain', [lit])).toEqual([null, 0]);
  });
});
