import { describe, expect, test } from 'vitest';
import {
  keptWhileQuiet,
  noteQuiet,
  type Possible,
  shareQuiet,
} from '../../../machines/rules/characteristics/index.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import type { Ability } from '../../../machines/rules/state/vocabulary/index.ts';
import { open, write } from '../../../machines/rules/state/write.ts';
import { card, creature, smallGame } from '../support/small-game.ts';

const nothing: Possible = { lands: [], backs: [], specials: [], spells: [], abilities: [] };
const ended: GameEvent = { type: 'endStep', step: 'draw', phase: 'beginning' };

/** Lets these events happen, which change nothing else. */
function occur(game: Game, ...events: readonly GameEvent[]): void {
  const happened = events.map((event, index) => ({
    number: game.next.event + index,
    event,
    rule: '700.1',
    causes: [],
    batch: 1,
    replaced: [],
  }));
  const { root } = write(game);
  root.next = { ...game.next, event: game.next.event + events.length };
  noteQuiet(game, happened);
}

describe('117.1: what a player may do is looked for again after anything that could change it', () => {
  const bear = creature('Bear', 2, 2);
  const table = (abilities: readonly Ability[] = []) =>
    smallGame([{ card: bear }, { card: card('Held', ['instant'], abilities), zone: 'hand' }]);

  /** How often it was looked for, as this is asked before and after. */
  function looked(
    between: (game: Game) => void,
    {
      game = table().game,
      player = 0,
      then = { player: 0, isTheTime: true },
    }: { game?: Game; player?: number; then?: { player: number; isTheTime: boolean } } = {},
  ): number {
    let times = 0;
    const find = () => {
      times += 1;
      return nothing;
    };
    keptWhileQuiet(game, player, true, find);
    between(game);
    keptWhileQuiet(game, then.player, then.isTheTime, find);
    return times;
  }

  test('once while nothing happens, and while steps and phases begin and end', () => {
    expect(looked(() => {})).toBe(1);
    expect(looked((game) => occur(game, ended, { type: 'emptyPools' }))).toBe(1);
    expect(
      looked((game) => occur(game, { type: 'beginStep', step: 'draw', phase: 'beginning', player: 0 })),
    ).toBe(1);
    expect(looked((game) => occur(game, { type: 'beginPhase', phase: 'combat', player: 0 }))).toBe(1);
  });

  test('again after any other event, also one of several', () => {
    expect(looked((game) => occur(game, { type: 'shuffle', player: 0 }))).toBe(2);
    expect(looked((game) => occur(game, ended, { type: 'shuffle', player: 0 }))).toBe(2);
  });

  test('for each player, and for each timing', () => {
    expect(looked(() => {}, { then: { player: 1, isTheTime: true } })).toBe(2);
    expect(looked(() => {}, { then: { player: 0, isTheTime: false } })).toBe(2);
  });

  test('again as what is asked about differs: the stack, effects, permissions, the hand, the mana', () => {
    const differing: readonly ((game: Game) => void)[] = [
      (game) => write(game).changed(),
      (game) => {
        write(game).root.stack = [0];
      },
      (game) => {
        write(game).root.effects = [];
      },
      (game) => {
        write(game).root.permissions = [];
      },
      (game) => {
        write(game).player(0).hand = [];
      },
      (game) => {
        write(game).player(0).pool = [
          { type: 'G', source: null, snow: false, spendOnly: null, lasts: false },
        ];
      },
    ];
    for (const differ of differing) expect(looked(differ)).toBe(2);
    // No mana is no mana.
    const emptied = (game: Game) => {
      write(game).player(0).pool = [];
    };
    expect(looked(emptied)).toBe(1);
  });

  test('506.1: again as there are attackers, and as there are none any more', () => {
    const combat = (anyAttacked: boolean): Game['combat'] => ({
      attackers: [],
      blockers: [],
      anyAttacked,
      declaredBlocks: [],
      damageStep: 'none',
      firstStrikers: [],
    });
    const now = (before: Game['combat'], after: Game['combat']) => {
      const { game } = table();
      write(game).root.combat = before;
      const become = (changed: Game) => {
        write(changed).root.combat = after;
      };
      return looked(become, { game });
    };
    expect(now(combat(true), null)).toBe(2);
    expect(now(null, combat(true))).toBe(2);
    expect(now(combat(false), combat(true))).toBe(2);
    expect(now(combat(false), null)).toBe(1);
    expect(now(combat(true), combat(true))).toBe(1);
  });

  test('500.1: again in each step, where some text asks for it', () => {
    const later = (game: Game) => {
      write(game).turn().step = 'endOfCombat';
    };
    expect(looked(later)).toBe(1);
    const asking: Ability = { kind: 'static', castOnlyIf: { holds: 'during', step: 'upkeep' } };
    expect(looked(later, { game: table([asking]).game })).toBe(2);
  });

  test('a root goes on with what was found about the one it was copied from, and each by itself', () => {
    const { game } = table();
    let times = 0;
    const find = () => {
      times += 1;
      return nothing;
    };
    keptWhileQuiet(game, 0, true, find);
    const copy = open(game, 'copy');
    shareQuiet(game, copy);
    keptWhileQuiet(copy, 0, true, find);
    expect(times).toBe(1);
    occur(copy, ended);
    keptWhileQuiet(copy, 0, true, find);
    keptWhileQuiet(game, 0, true, find);
    expect(times).toBe(1);
    occur(copy, { type: 'shuffle', player: 0 });
    keptWhileQuiet(copy, 0, true, find);
    expect(times).toBe(2);
    keptWhileQuiet(game, 0, true, find);
    expect(times).toBe(2);
  });
});
