import { describe, expect, it } from 'vitest';
import {
  type AddMana,
  knownInstructions,
  madeFor,
  manaGoesTo,
  manaPoints,
  unitsOf,
} from '../../../machines/rules/effects/mana/making.ts';
import type { TriggerFacts } from '../../../machines/rules/state/object.ts';
import { type Scope, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Ability, Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import { card, creature, type Placed, smallGame } from '../support/small-game.ts';

const tapFor = (effect: Instruction): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  effect: [effect],
});
const bear: Placed = { card: creature('Bear', 2, 2, [], { manaCost: '{1}{G}' }) };
const sphinx: Placed = { card: creature('Sphinx', 4, 4, [], { manaCost: '{W}{U}' }) };
const idol: Placed = { card: card('Idol', ['artifact']) };

/** What an instruction of the Idol’s adds: types and amount of each point. */
function added(
  instruction: Omit<AddMana, 'do'>,
  placed: readonly Placed[] = [],
  more: Partial<Scope> = {},
): readonly string[] {
  const { game, id } = smallGame([idol, ...placed]);
  const scope = { ...scopeOf(id('Idol'), 0), ...more };
  return manaPoints(game, scope, { do: 'addMana', ...instruction }).map(
    ({ amount, types }) => `${types.join('/')} ${amount}`,
  );
}

const facts = (types: TriggerFacts['types']): Pick<Scope, 'trigger'> => ({
  trigger: {
    event: 0,
    object: null,
    source: null,
    other: null,
    player: null,
    otherPlayer: null,
    amount: 0,
    ...(types !== undefined && { types }),
  },
});

describe('106.1: mana that is added', () => {
  it('is what is said, one by one, and as often as is said', () => {
    expect(added({ mana: ['G'] })).toEqual(['G 1']);
    expect(added({ mana: ['C', 'R'] })).toEqual(['C 1', 'R 1']);
    expect(added({ mana: ['G', 'G'], count: 2 })).toEqual(['G 1', 'G 1', 'G 1', 'G 1']);
    expect(
      added({ mana: ['G'], count: { number: 'count', of: { type: 'creature' } } }, [bear, sphinx]),
    ).toEqual(['G 1', 'G 1']);
    expect(added({ mana: ['G'], count: { number: 'count', of: { type: 'creature' } } })).toEqual([]);
    expect(added({ mana: ['G'], count: -1 })).toEqual([]);
    expect(added({})).toEqual([]);
  });

  it('is of a type that is chosen, for each by itself or for all of it', () => {
    expect(added({ anyOf: ['W', 'B'] })).toEqual(['W/B 1']);
    expect(added({ anyOf: ['W', 'B'], count: 2 })).toEqual(['W/B 1', 'W/B 1']);
    expect(added({ anyOf: ['W', 'B'], count: 3, allOneColor: true })).toEqual(['W/B 3']);
    expect(added({ anyOf: ['W', 'B'], count: 0, allOneColor: true })).toEqual([]);
    expect(added({ mana: ['C'], anyOf: ['W', 'B'] })).toEqual(['C 1', 'W/B 1']);
    expect(added({ mana: ['C'], anyOf: ['W'], count: 2, allOneColor: true })).toEqual(['C 1', 'C 1', 'W 2']);
  });

  it('may be spent on what is said, and lasts if that is said', () => {
    const { game, id } = smallGame([idol]);
    const points = (more: Omit<AddMana, 'do'>) =>
      manaPoints(game, scopeOf(id('Idol'), 0), { do: 'addMana', ...more });
    expect(points({ mana: ['G'] })).toMatchObject([{ spendOnly: null, lasts: false }]);
    const said = { spendOnly: 'creatureSpells', lasts: true } as const;
    expect(points({ mana: ['G'], ...said })).toMatchObject([said]);
    expect(points({ anyOf: ['G', 'W'], count: 2, ...said })).toMatchObject([said, said]);
    expect(points({ anyOf: ['G', 'W'], count: 2, allOneColor: true, ...said })).toMatchObject([said]);
  });
});

describe('106.5: of a type that isn’t defined nothing is added', () => {
  it('as of the colors of what has none', () => {
    const ofBear = { colorsOf: { all: { type: 'creature' } } } as const;
    expect(added(ofBear, [bear])).toEqual(['G 1']);
    expect(added(ofBear, [bear, sphinx])).toEqual(['W/U/G 1']);
    expect(added({ colorsOf: 'self' })).toEqual([]);
    expect(added(ofBear)).toEqual([]);
  });

  it('as of mana that it triggered on, where it did on none', () => {
    expect(added({ eventProduced: true }, [], facts(['R']))).toEqual(['R 1']);
    expect(added({ eventProduced: true }, [], facts(['R', 'C']))).toEqual(['R/C 1']);
    expect(added({ eventProduced: true }, [], facts(undefined))).toEqual([]);
    expect(added({ eventProduced: true })).toEqual([]);
  });

  it('as of a color or type that wasn’t chosen or noted', () => {
    expect(added({ chosen: 'color' })).toEqual([]);
    expect(added({ noted: 'type' })).toEqual([]);
    const remembering = (values: readonly string[]): Placed => ({
      ...idol,
      with: { links: { kept: { objects: [], players: [], values } } },
    });
    const kept = (instruction: Omit<AddMana, 'do'>, values: readonly string[]) => {
      const { game, id } = smallGame([remembering(values)]);
      return manaPoints(game, scopeOf(id('Idol'), 0), { do: 'addMana', ...instruction }).map(
        ({ types }) => types,
      );
    };
    expect(kept({ chosen: 'kept' }, ['W'])).toEqual([['W']]);
    expect(kept({ chosen: 'kept' }, ['W', 'R'])).toEqual([['R']]);
    expect(kept({ noted: 'kept' }, ['C'])).toEqual([['C']]);
    // Colorless is no color (105.1).
    expect(kept({ chosen: 'kept' }, ['C'])).toEqual([]);
  });
});

describe('106.7: mana of a type that permanents could produce', () => {
  const lands = { type: 'land' } as const;
  const land = (name: string, effect: Instruction, owner = 0): Placed => ({
    card: card(name, ['land'], [tapFor(effect)]),
    owner,
  });
  const green = land('Grove', { do: 'addMana', mana: ['G'] });
  const colorless = land('Wastes', { do: 'addMana', mana: ['C'] });

  it('is each that their abilities would add', () => {
    expect(added({ couldProduce: lands }, [green, colorless])).toEqual(['G/C 1']);
    expect(added({ couldProduce: lands })).toEqual([]);
    expect(added({ couldProduce: lands }, [bear])).toEqual([]);
    expect(added({ couldProduce: { ...lands, controller: 'opponents' } }, [green])).toEqual([]);
    // One of these alone.
    expect(added({ couldProduce: lands, anyOf: ['W', 'U', 'B', 'R', 'G'] }, [green, colorless])).toEqual([
      'G 1',
    ]);
  });

  it('also where that again is what others could produce, without end or not', () => {
    const mirror = land('Mirror', { do: 'addMana', couldProduce: lands });
    const other = land('Other', { do: 'addMana', couldProduce: lands, anyOf: ['W', 'U', 'B', 'R', 'G'] });
    expect(added({ couldProduce: lands }, [mirror])).toEqual([]);
    expect(added({ couldProduce: lands }, [mirror, other])).toEqual([]);
    expect(added({ couldProduce: lands }, [mirror, other, green])).toEqual(['G 1']);
    expect(added({ couldProduce: { ...lands, name: 'Other' } }, [other, colorless])).toEqual([]);
    expect(added({ couldProduce: { ...lands, name: 'Mirror' } }, [mirror, colorless])).toEqual(['C 1']);
  });
});

describe('106.4: mana goes to', () => {
  it('the ability’s controller, or whom it says', () => {
    const { game, id } = smallGame([idol]);
    const scope = scopeOf(id('Idol'), 1);
    const to = (who: AddMana['who']) =>
      manaGoesTo(game, scope, { do: 'addMana', mana: ['G'], ...(who !== undefined && { who }) });
    expect([to(undefined), to('you'), to('opponents'), to('everyone')]).toEqual([[1], [1], [0], [0, 1]]);
    const instructions: readonly Instruction[] = [
      { do: 'addMana', mana: ['G'] },
      { do: 'gainLife', amount: 1 },
      { do: 'addMana', mana: ['R'], who: 'everyone' },
    ];
    const types = (player: number) =>
      madeFor(game, player, scope, instructions).map(({ types: [type] }) => type);
    expect([types(0), types(1)]).toEqual([['R'], ['G', 'R']]);
  });

  it('a pool as units that remember what made them, and whether that is snow', () => {
    const { game, id } = smallGame([idol, { card: card('Ice', ['land'], [], { supertypes: ['snow'] }) }]);
    const point = { types: ['W', 'U'], amount: 2, spendOnly: null, lasts: false } as const;
    const unit = { type: 'U', source: id('Ice'), snow: true, spendOnly: null, lasts: false };
    expect(unitsOf(game, id('Ice'), point, 'U')).toEqual([unit, unit]);
    expect(unitsOf(game, id('Idol'), { ...point, amount: 1, lasts: true }, undefined)).toEqual([
      { type: 'W', source: id('Idol'), snow: false, spendOnly: null, lasts: true },
    ]);
    expect(unitsOf(game, id('Idol'), { ...point, types: [] }, undefined)).toEqual([]);
  });
});

describe('605.3b: what will be followed', () => {
  const { game, id } = smallGame([idol, bear]);
  const scope = scopeOf(id('Idol'), 0);
  const green = { do: 'addMana', mana: ['G'] } as const;
  const red = { do: 'addMana', mana: ['R'] } as const;
  const gains = { do: 'gainLife', amount: 1 } as const;
  const known = (...instructions: readonly Instruction[]) => knownInstructions(game, scope, instructions);

  it('is known where it depends on nothing but what is so now', () => {
    expect(known(green, gains)).toEqual([green, gains]);
    const here = { holds: 'exists', what: { type: 'creature' } } as const;
    const notHere = { holds: 'exists', what: { type: 'planeswalker' } } as const;
    expect(known({ do: 'if', condition: here, then: [green], else: [red] }, gains)).toEqual([green, gains]);
    expect(known({ do: 'if', condition: notHere, then: [green], else: [red] })).toEqual([red]);
    expect(known({ do: 'if', condition: notHere, then: [green] })).toEqual([]);
    expect(known()).toEqual([]);
  });

  it('isn’t where something is decided or left to chance, unless that isn’t come to', () => {
    const may: Instruction = { do: 'may', then: [green] };
    const asked: readonly Instruction[] = [
      may,
      { do: 'unless', who: 'you', cost: [{ pay: 'mana', cost: '{1}' }], else: [green] },
      { do: 'repeat', times: 2, then: [green] },
      { do: 'forEach', of: { all: { type: 'creature' } }, then: [green] },
      { do: 'forEachPlayer', of: 'everyone', then: [green] },
      { do: 'flipCoin', who: 'you', won: [green] },
    ];
    expect(asked.map((one) => known(green, one))).toEqual(asked.map(() => null));
    const when = (exists: 'creature' | 'planeswalker') =>
      known({ do: 'if', condition: { holds: 'exists', what: { type: exists } }, then: [may], else: [green] });
    expect([when('creature'), when('planeswalker')]).toEqual([null, [green]]);
  });
});
