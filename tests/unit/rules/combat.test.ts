import { describe, expect, test } from 'vitest';
import {
  type CardDefinition,
  decisionOf,
  explain,
  legalActions,
  type PlayerId,
} from '../../../machines/index.ts';
import {
  act,
  answer,
  bear,
  find,
  gameOf,
  pass,
  passUntil,
  placeOf,
  playing,
  table,
} from '../charts/table.ts';
import { cast, creature, enchantment, instant, keyword, lands, lives } from './cards.ts';

const combatFrom = (seats: Parameters<typeof table>[1], change?: Parameters<typeof table>[2]) => {
  const actor = playing(table('beginningOfCombat', seats, change));
  for (const _seat of seats) pass(actor);
  return actor;
};
const attackWith = (actor: ReturnType<typeof playing>, name: string, player: PlayerId = 1) =>
  answer(actor, [{ object: find(gameOf(actor), name, 'battlefield'), defender: { player } }]);

describe('510.4: two combat damage steps', () => {
  const fight = (kind: string) => {
    const actor = combatFrom([{ battlefield: [creature('Hitter', 2, 2, keyword(kind))] }, {}]);
    attackWith(actor, 'Hitter');
    const seen: string[] = [];
    passUntil(actor, (game) => {
      if (game.pending?.kind === 'priority' && game.pending.player === 0)
        seen.push(`${game.turn.step} ${game.players[1]?.life}`);
      return game.turn.phase === 'postcombatMain';
    });
    return seen;
  };

  test('510.4: with double strike players get priority in both, and damage is dealt in both', () => {
    expect(fight('double strike')).toEqual([
      'declareAttackers 20',
      'declareBlockers 20',
      'combatDamage 18',
      'combatDamage 16',
      'endOfCombat 16',
      'null 16',
    ]);
  });

  test('510.4: with first strike there are two, and damage is dealt in the first', () => {
    expect(fight('first strike')).toEqual([
      'declareAttackers 20',
      'declareBlockers 20',
      'combatDamage 18',
      'combatDamage 18',
      'endOfCombat 18',
      'null 18',
    ]);
  });

  test('510.4: without either there is one', () => {
    expect(fight('vigilance')).toEqual([
      'declareAttackers 20',
      'declareBlockers 20',
      'combatDamage 18',
      'endOfCombat 18',
      'null 18',
    ]);
  });

  test('702.4c, 702.7c: losing first strike between the steps doesn’t make it deal damage again, gaining double strike does', () => {
    const give = (name: string, changes: 'lose' | 'gain') =>
      instant(
        name,
        [
          {
            do: 'modify',
            what: { all: { type: 'creature' } },
            changes:
              changes === 'lose'
                ? [{ change: 'removeKeyword', keyword: 'first strike' }]
                : [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'double strike' }] }],
            until: 'untilEndOfTurn',
          },
        ],
        {},
      );
    const between = (card: CardDefinition) => {
      const actor = combatFrom([
        { battlefield: [creature('Hitter', 2, 2, keyword('first strike')), ...lands(1)], hand: [card] },
        {},
      ]);
      attackWith(actor, 'Hitter');
      passUntil(actor, ({ turn, players }) => turn.step === 'combatDamage' && players[1]?.life === 18);
      cast(actor, card);
      passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');
      return gameOf(actor).players[1]?.life;
    };
    expect(between(give('Dull', 'lose'))).toBe(18);
    expect(between(give('Sharpen', 'gain'))).toBe(16);
  });

  test('510.4, 500.11: a second step that an effect made in between skips doesn’t come again', () => {
    const calm = instant('Calm', [{ do: 'skip', who: 'you', what: 'combatDamage' }]);
    const between = (casts: boolean) => {
      const actor = combatFrom([
        { battlefield: [creature('Hitter', 2, 2, keyword('double strike')), ...lands(1)], hand: [calm] },
        {},
      ]);
      attackWith(actor, 'Hitter');
      passUntil(actor, ({ turn }) => turn.step === 'combatDamage');
      if (casts) cast(actor, calm);
      const places = passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');
      return [places.at(-1), lives(gameOf(actor))[1]];
    };
    expect(between(true)).toEqual(['0 endOfCombat', 18]);
    expect(between(false)).toEqual(['0 endOfCombat', 16]);
  });
});

describe('733.1: giving up a declaration', () => {
  const tax = enchantment('Tax', {
    kind: 'static',
    affects: { all: { type: 'creature' } },
    rules: [
      { rule: 'costToAttack', cost: '{2}', whom: 'you' },
      { rule: 'costToBlock', cost: '{1}' },
    ],
  });
  const attacked = () => {
    const actor = combatFrom([{ battlefield: [bear, ...lands(2)] }, { battlefield: [tax] }]);
    attackWith(actor, bear.name);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'payment', player: 0 });
    return actor;
  };

  test('508.1j: the costs are paid with mana abilities activated then (508.1i)', () => {
    const actor = attacked();
    const untapped = (name: string) =>
      gameOf(actor).battlefield.find(
        (id) => gameOf(actor).objects[id]?.definition === name && gameOf(actor).objects[id]?.tapped === false,
      );
    for (let times = 0; times < 2; times++)
      act(actor, {
        type: 'ability.activate',
        player: 0,
        object: untapped('Plains') ?? -1,
        ability: 'rule:305.6#Plains',
      });
    answer(actor, 'auto');
    expect(gameOf(actor).combat?.attackers).toHaveLength(1);
    expect(placeOf(actor)).toBe('0 declareAttackers');
  });

  test('733.1: given up while its cost is paid, it is undone, and the player declares again', () => {
    const actor = attacked();
    const cancel = { type: 'action.cancel', player: 0 } as const;
    expect(explain(gameOf(actor), { type: 'action.cancel', player: 1 }).ok).toBe(false);
    expect(legalActions(gameOf(actor), 0)).toContainEqual(cancel);
    act(actor, cancel);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'attackers', player: 0 });
    const attacker = find(gameOf(actor), bear.name, 'battlefield');
    expect(gameOf(actor).objects[attacker]?.tapped).toBe(false);
    answer(actor, []);
    expect(gameOf(actor).combat?.attackers).toEqual([]);
  });

  test('733.1: mana abilities activated meanwhile may be kept', () => {
    const actor = attacked();
    const land = find(gameOf(actor), 'Plains', 'battlefield');
    act(actor, { type: 'ability.activate', player: 0, object: land, ability: 'rule:305.6#Plains' });
    act(actor, { type: 'action.cancel', player: 0 });
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'reverseMana', player: 0 });
    answer(actor, []);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'attackers', player: 0 });
    expect(gameOf(actor).players[0]?.pool).toHaveLength(1);
  });

  test('733.1: a block is given up likewise', () => {
    const actor = combatFrom([
      { battlefield: [bear] },
      { battlefield: [tax, creature('Guard', 2, 2), ...lands(1)] },
    ]);
    // Nothing to pay: the attacker’s controller has no lands, so the tax keeps it home.
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'attackers', player: 0 });
    answer(actor, []);
    const blocked = combatFrom([
      { battlefield: [bear, ...lands(2)] },
      { battlefield: [tax, creature('Guard', 2, 2), ...lands(1)] },
    ]);
    attackWith(blocked, bear.name);
    answer(blocked, 'auto');
    pass(blocked);
    pass(blocked);
    const block = {
      object: find(gameOf(blocked), 'Guard', 'battlefield', 1),
      attackers: [find(gameOf(blocked), bear.name, 'battlefield')],
    };
    answer(blocked, [block]);
    expect(decisionOf(gameOf(blocked))).toMatchObject({ kind: 'payment', player: 1 });
    act(blocked, { type: 'action.cancel', player: 1 });
    expect(decisionOf(gameOf(blocked))).toMatchObject({ kind: 'blockers', player: 1 });
    answer(blocked, []);
    expect(gameOf(blocked).combat?.attackers[0]?.blocked).toBe(false);
  });
});

describe('802.4: two defending players', () => {
  test('802.4, 802.2: each attacker attacks one of them, and each blocks only what attacks them', () => {
    const seats = [
      { battlefield: [creature('One', 2, 2), creature('Two', 3, 3)] },
      { battlefield: [creature('Guard', 1, 5)] },
      { battlefield: [creature('Wall', 0, 7)] },
    ];
    const actor = combatFrom(seats);
    const id = (name: string, player: PlayerId = 0) => find(gameOf(actor), name, 'battlefield', player);
    answer(actor, [
      { object: id('One'), defender: { player: 1 } },
      { object: id('Two'), defender: { player: 2 } },
    ]);
    for (let times = 0; times < 3; times++) pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'blockers', player: 1 });
    expect(
      explain(gameOf(actor), {
        type: 'decision.answer',
        player: 1,
        answer: [{ object: id('Guard', 1), attackers: [id('Two')] }],
      }).ok,
    ).toBe(false);
    answer(actor, [{ object: id('Guard', 1), attackers: [id('One')] }]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'blockers', player: 2 });
    answer(actor, []);
    passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');
    expect(lives(gameOf(actor))).toEqual([20, 20, 17]);
  });
});

describe('508.8: steps that are skipped', () => {
  test('508.8: with the declare attackers step skipped nothing attacks, so there is no blocking and no damage', () => {
    const skips = instant('Calm', [{ do: 'skip', who: 'you', what: 'declareAttackers' }]);
    const actor = playing(
      table('precombatMain', [{ battlefield: [bear, ...lands(1)], hand: [skips] }, { battlefield: [bear] }]),
    );
    cast(actor, skips);
    const places = passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');
    expect(places).toEqual(['0 precombatMain', '0 beginningOfCombat', '0 endOfCombat']);
  });

  test('500.11: a skipped combat phase is passed over as a whole', () => {
    const skips = instant('Calm', [{ do: 'skip', who: 'you', what: 'combat' }]);
    const actor = playing(table('precombatMain', [{ battlefield: [bear, ...lands(1)], hand: [skips] }, {}]));
    cast(actor, skips);
    const places = passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');
    expect(places).toEqual(['0 precombatMain']);
  });
});
