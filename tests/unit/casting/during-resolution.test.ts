import { describe, expect, test } from 'vitest';
import { inputs } from '../../../machines/game/index.ts';
import {
  type CardDefinition,
  type Game,
  legalActions,
  restoreGame,
  saveGame,
  startFrom,
} from '../../../machines/index.ts';
import type { Ability, Players } from '../../../machines/rules/index.ts';
import {
  act,
  all,
  answer,
  cast,
  choose,
  find,
  gameOf,
  life,
  resolve,
  type Seat,
  table,
  times,
  zoneOf,
} from '../cards/played-table.ts';

/** Lets its controller, or whom it says, cast the top card of their library or all of their graveyard. */
const letting = (who: Players = 'you', what: 'top' | 'graveyard' = 'top'): CardDefinition => ({
  name: 'Sudden Insight',
  manaCost: '{U}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'castWithoutPaying',
          what:
            what === 'top'
              ? { top: 1, of: who }
              : { all: { zone: 'graveyard', owner: who, notType: 'land' } },
          who,
          as: 'cast',
        },
        {
          do: 'if',
          condition: { holds: 'did', by: 'cast' },
          then: [{ do: 'gainLife', amount: 1, who: 'you' }],
        },
      ],
    },
  ],
});

const seated = (
  own: Seat,
  other: Seat = {},
  card: CardDefinition = letting(),
  change: (game: Game) => void = () => {},
) => {
  const battlefield = ['Island', ...(own.battlefield ?? [])];
  const actor = table([{ hand: [card], ...own, battlefield }, other], change);
  cast(actor, card.name);
  resolve(actor);
  return actor;
};

/** All but what is counted, and what the interpreter is in the middle of. */
const atRest = (game: Game) => ({ ...game, decisions: 0, happened: [], changes: 0, next: {}, frames: [] });

const asked = (actor: ReturnType<typeof table>) => gameOf(actor).pending;

describe('608.2g: casting while something resolves', () => {
  test('608.2g: a player may cast it, without paying and whatever its timing; it resolves after what let them', () => {
    const actor = seated({ library: ['Centaur Courser', 'Plains'] });
    expect(asked(actor)).toMatchObject({ kind: 'confirm', rule: '608.2g', player: 0 });
    answer(actor, true);
    // Nobody had priority meanwhile; now the active player has, with the spell on the stack.
    expect(life(actor, 0)).toBe(21);
    expect(asked(actor)).toMatchObject({ kind: 'priority', player: 0 });
    expect(zoneOf(actor, 'Sudden Insight')).toBe('graveyard');
    expect(zoneOf(actor, 'Centaur Courser')).toBe('stack');
    resolve(actor);
    expect(zoneOf(actor, 'Centaur Courser')).toBe('battlefield');
    expect(gameOf(actor).checkpoints).toEqual([]);
    expect(gameOf(actor).frames).toEqual([]);
  });

  test('608.2g: they may decline, and then it stays where it is', () => {
    const actor = seated({ library: ['Centaur Courser', 'Plains'] });
    answer(actor, false);
    expect([life(actor, 0), zoneOf(actor, 'Centaur Courser')]).toEqual([20, 'library']);
  });

  test('608.2g, 601.2c: its choices are made as always', () => {
    const actor = seated({ library: ['Lightning Bolt', 'Plains'] });
    answer(actor, true);
    expect(asked(actor)).toMatchObject({ kind: 'choose', purpose: 'target' });
    choose(actor, { player: 1 });
    resolve(actor);
    expect([life(actor, 0), life(actor, 1)]).toEqual([21, 17]);
  });

  test('107.3b: X is 0', () => {
    const actor = seated({ library: ['Blaze', 'Plains'], battlefield: times(5, 'Mountain') });
    answer(actor, true);
    choose(actor, { player: 1 });
    resolve(actor);
    expect(life(actor, 1)).toBe(20);
  });

  test('601.2b, 118.8: additional costs are paid', () => {
    const without = seated({ library: ['Tormenting Voice', 'Plains', 'Plains', 'Plains'] });
    // There is no card to discard: it can’t be cast, and nobody is asked.
    expect(asked(without)).toMatchObject({ kind: 'priority' });
    expect(life(without, 0)).toBe(20);
    const actor = seated({
      library: ['Tormenting Voice', 'Plains', 'Plains', 'Plains'],
      hand: [letting(), 'Memnite'],
    });
    answer(actor, true);
    expect(zoneOf(actor, 'Memnite')).toBe('graveyard');
    resolve(actor);
    expect(gameOf(actor).players[0]?.hand).toHaveLength(2);
  });

  test('601.3: what can’t be cast is not offered: a land, a spell without a target', () => {
    expect(asked(seated({ library: ['Plains'] }))).toMatchObject({ kind: 'priority' });
    expect(asked(seated({ library: ['Murder', 'Plains'] }))).toMatchObject({ kind: 'priority' });
    expect(asked(seated({ library: ['Murder', 'Plains'] }, { battlefield: ['Memnite'] }))).toMatchObject({
      kind: 'confirm',
    });
  });

  test('608.2g: another player may be the one who casts', () => {
    const actor = seated({}, { library: ['Centaur Courser', 'Plains'] }, letting('opponents'));
    expect(asked(actor)).toMatchObject({ kind: 'confirm', player: 1 });
    answer(actor, true);
    resolve(actor);
    expect(gameOf(actor).objects[find(actor, 'Centaur Courser', 'battlefield')]?.controller).toBe(1);
  });

  test('608.2g: several, one after the other', () => {
    const actor = seated(
      { graveyard: ['Memnite', 'Lightning Bolt', 'Centaur Courser'] },
      {},
      letting('you', 'graveyard'),
    );
    // In whatever order the player wants; and each only once.
    choose(actor, find(actor, 'Memnite', 'graveyard'));
    choose(actor, find(actor, 'Lightning Bolt', 'graveyard'));
    choose(actor, { player: 1 });
    answer(actor, false);
    expect(gameOf(actor).stack).toHaveLength(2);
    resolve(actor);
    expect(life(actor, 1)).toBe(17);
    expect(zoneOf(actor, 'Memnite')).toBe('battlefield');
    expect(zoneOf(actor, 'Centaur Courser')).toBe('graveyard');
  });

  test('733.1-2: what is given up half way is as it was before, and may be cast another way or not at all', () => {
    const actor = seated({ library: ['Lightning Bolt', 'Plains'] });
    const before = atRest(gameOf(actor));
    answer(actor, true);
    expect(zoneOf(actor, 'Lightning Bolt')).toBe('stack');
    expect(legalActions(gameOf(actor), 0).some(({ type }) => type === 'action.cancel')).toBe(true);
    act(actor, { type: 'action.cancel', player: 0 });
    expect(zoneOf(actor, 'Lightning Bolt')).toBe('library');
    expect(atRest(gameOf(actor))).toEqual(before);
    answer(actor, true);
    choose(actor, { player: 1 });
    resolve(actor);
    expect([life(actor, 0), life(actor, 1)]).toEqual([21, 17]);
  });

  test('733.1: without it the resolution goes on, if the player wants that', () => {
    const actor = seated({ library: ['Lightning Bolt', 'Plains'] });
    answer(actor, true);
    act(actor, { type: 'action.cancel', player: 0 });
    answer(actor, false);
    expect([life(actor, 0), life(actor, 1), zoneOf(actor, 'Lightning Bolt')]).toEqual([20, 20, 'library']);
    expect([gameOf(actor).frames, gameOf(actor).checkpoints]).toEqual([[], []]);
  });

  test('601.2e, 733.1: what turns out to be illegal is reversed, and counts as not cast', () => {
    const noTwo: Ability = {
      kind: 'static',
      players: 'everyone',
      rules: [{ rule: 'cantCast', what: { manaValue: { exactly: 0 } } }],
    };
    const warden: CardDefinition = { name: 'Warden', types: ['enchantment'], abilities: [noTwo] };
    const zeroX: CardDefinition = {
      name: 'Zero',
      manaCost: '{X}',
      types: ['sorcery'],
      abilities: [{ kind: 'spell', effect: [{ do: 'draw', count: { number: 'x' } }] }],
    };
    const actor = seated({ library: [zeroX, 'Plains'], battlefield: [warden] });
    // Its mana value could still be anything; once X is 0 it is prohibited.
    answer(actor, true);
    expect(zoneOf(actor, 'Zero')).toBe('library');
    expect(life(actor, 0)).toBe(20);
    expect(asked(actor)).toMatchObject({ kind: 'priority' });
    expect([gameOf(actor).frames, gameOf(actor).checkpoints]).toEqual([[], []]);
  });

  test('800.4f: if the player who is casting leaves, the rest of the resolution goes on', () => {
    const others = (leaves: boolean) => {
      const card = letting({ target: 0 });
      const targeted: CardDefinition = {
        ...card,
        abilities:
          card.abilities?.map((one) =>
            one.kind === 'spell'
              ? {
                  ...one,
                  targets: [{ players: 'opponent' }],
                  effect: [...(one.effect ?? []), { do: 'gainLife', amount: 5, who: 'you' }],
                }
              : one,
          ) ?? [],
      };
      const actor = table([
        { hand: [targeted], battlefield: ['Island'] },
        { library: ['Lightning Bolt', 'Plains'] },
        {},
      ]);
      cast(actor, card.name);
      choose(actor, { player: 1 });
      resolve(actor);
      answer(actor, true);
      if (leaves) act(actor, { type: 'player.concede', player: 1 });
      else choose(actor, { player: 2 });
      resolve(actor);
      return [
        life(actor, 0),
        life(actor, 2),
        gameOf(actor).frames.length,
        all(actor, 'Lightning Bolt').length,
      ];
    };
    expect(others(false)).toEqual([26, 17, 0, 1]);
    expect(others(true)).toEqual([25, 20, 0, 0]);
  });

  describe('the charts show it as any other casting (601.2)', () => {
    const places = (actor: ReturnType<typeof table>) => {
      const snapshot = actor.getSnapshot();
      return ['resolving', 'casting', 'choosingTargets', 'payingCosts', 'followingInstructions'].filter(
        (id) => snapshot._nodes.some(({ key }) => key === id),
      );
    };

    test('608.2g: from the instruction to casting and back to the next instruction', () => {
      const actor = seated({ graveyard: ['Lightning Bolt', 'Memnite'] }, {}, letting('you', 'graveyard'));
      expect(places(actor)).toEqual(['resolving', 'followingInstructions']);
      choose(actor, find(actor, 'Lightning Bolt', 'graveyard'));
      expect(places(actor)).toEqual(['casting', 'choosingTargets']);
      choose(actor, { player: 1 });
      expect(places(actor)).toEqual(['resolving', 'followingInstructions']);
      answer(actor, false);
      expect(places(actor)).toEqual([]);
    });

    test('601.2f-h: additional costs are paid with mana abilities, or given up', () => {
      const kicked: CardDefinition = {
        name: 'Kicked Insight',
        manaCost: '{4}{R}',
        types: ['sorcery'],
        abilities: [
          { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: '{1}' }] },
          {
            kind: 'spell',
            effect: [
              {
                do: 'if',
                condition: { holds: 'paid', cost: 'kicker' },
                then: [{ do: 'dealDamage', amount: 5, toPlayers: 'opponents' }],
                else: [{ do: 'dealDamage', amount: 1, toPlayers: 'opponents' }],
              },
            ],
          },
        ],
      };
      const begun = () => {
        const actor = seated({ library: [kicked, 'Plains'], battlefield: ['Mountain'] });
        answer(actor, true);
        answer(actor, true);
        return actor;
      };
      const paid = begun();
      expect(places(paid)).toEqual(['casting']);
      expect(paid.getSnapshot()._nodes.some(({ key }) => key === 'activatingManaAbilities')).toBe(true);
      const event = legalActions(gameOf(paid), 0).find(({ type }) => type === 'ability.activate');
      if (event === undefined) throw new Error('No mana ability can be activated.');
      act(paid, event);
      answer(paid, 'auto');
      resolve(paid);
      expect([life(paid, 1), all(paid, 'Mountain').length]).toEqual([15, 1]);
      const left = begun();
      act(left, { type: 'action.cancel', player: 0 });
      answer(left, false);
      expect([life(left, 1), zoneOf(left, 'Kicked Insight')]).toEqual([20, 'library']);
      expect(gameOf(left).objects[find(left, 'Mountain')]?.tapped).toBe(false);
    });

    test('a snapshot that is taken in the middle goes on to the same end', () => {
      const begun = () => {
        const actor = seated({ graveyard: ['Lightning Bolt', 'Memnite'] }, {}, letting('you', 'graveyard'));
        choose(actor, find(actor, 'Lightning Bolt', 'graveyard'));
        return actor;
      };
      const played = begun();
      const resumed = restoreGame(JSON.parse(JSON.stringify(saveGame(begun()))));
      resumed.start();
      for (const actor of [played, resumed]) {
        choose(actor, { player: 1 });
        answer(actor, true);
        resolve(actor);
        expect([life(actor, 0), life(actor, 1), zoneOf(actor, 'Memnite')]).toEqual([21, 17, 'battlefield']);
      }
      expect(JSON.stringify(gameOf(resumed))).toBe(JSON.stringify(gameOf(played)));
    });

    test('XState itself makes the same of it, and so does a replay', () => {
      const starts: Game[] = [];
      const played = seated(
        { graveyard: ['Lightning Bolt', 'Memnite'] },
        {},
        letting('you', 'graveyard'),
        (game) => void starts.push(structuredClone(game)),
      );
      choose(played, find(played, 'Lightning Bolt', 'graveyard'));
      act(played, { type: 'action.cancel', player: 0 });
      choose(played, find(played, 'Memnite', 'graveyard'));
      answer(played, true);
      choose(played, { player: 1 });
      resolve(played);
      expect(life(played, 1)).toBe(17);
      const { events } = inputs(played);
      const [start] = starts;
      if (start === undefined) throw new Error('The table was not set.');
      for (const mode of ['copy', 'direct'] as const) {
        const quick = startFrom(structuredClone(start), mode);
        const own = startFrom(structuredClone(start), mode);
        own.system.inspect(() => undefined);
        for (const one of [quick, own]) one.start();
        for (const event of events) {
          for (const one of [quick, own]) one.send(event);
          expect(quick.getSnapshot().value).toEqual(own.getSnapshot().value);
          expect(JSON.stringify(gameOf(quick))).toBe(JSON.stringify(gameOf(own)));
        }
        expect(gameOf(quick)).toEqual(gameOf(played));
      }
    });
  });

  test('800.4: a third player who leaves in the middle changes what there is to choose from, and nothing else', () => {
    const actor = table([
      { hand: [letting()], battlefield: ['Island'], library: ['Lightning Bolt', 'Plains'] },
      {},
      {},
    ]);
    cast(actor, 'Sudden Insight');
    resolve(actor);
    answer(actor, true);
    expect(asked(actor)).toMatchObject({ options: [{ player: 0 }, { player: 1 }, { player: 2 }] });
    act(actor, { type: 'player.concede', player: 2 });
    expect(asked(actor)).toMatchObject({ options: [{ player: 0 }, { player: 1 }] });
    choose(actor, { player: 1 });
    resolve(actor);
    expect([life(actor, 0), life(actor, 1)]).toEqual([21, 17]);
  });

  test('800.4a: with the controller of what resolves, all of it goes', () => {
    const actor = table([
      { hand: [letting('opponents')], battlefield: ['Island'] },
      { library: ['Lightning Bolt', 'Plains'] },
      {},
    ]);
    cast(actor, 'Sudden Insight');
    resolve(actor);
    answer(actor, true);
    expect(asked(actor)).toMatchObject({ player: 1, purpose: 'target' });
    act(actor, { type: 'player.concede', player: 0 });
    expect([gameOf(actor).frames, gameOf(actor).checkpoints]).toEqual([[], []]);
    expect(asked(actor)).toMatchObject({ kind: 'priority' });
  });
});
