import { expect, test } from 'vitest';
import { activations, mayActivate } from '../../../machines/casting/index.ts';
import {
  type Ability,
  type ActivatedAbility,
  type Game,
  type Instruction,
  isManaAbility,
  type ManaType,
  manaAbilities,
  type Players,
  type TriggeredAbility,
  write,
} from '../../../machines/rules/index.ts';
import {
  activated,
  card,
  cast,
  creature,
  follow,
  land,
  type Placed,
  pool,
  questions,
  refOf,
  rules,
  sit,
  tapFor,
  tapped,
} from './table.ts';

const five: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G'];
const add = { do: 'addMana', mana: ['G'] } as const;

test('605.1a: a mana ability has no target, could add mana, is no loyalty ability, and touches no library', () => {
  const is = (ability: Ability) => isManaAbility(ability);
  expect(is(activated([{ pay: 'tap' }], add))).toBe(true);
  expect(
    is(
      activated([{ pay: 'sacrifice', what: { type: 'creature' } }], {
        do: 'if',
        condition: { holds: 'turnOf', who: 'you' },
        then: [add],
      }),
    ),
  ).toBe(true);
  expect(is({ ...activated([{ pay: 'tap' }], add), targets: [{ any: true }] })).toBe(false);
  expect(is(activated([{ pay: 'tap' }], { do: 'draw', count: 1 }))).toBe(false);
  expect(is(activated([{ pay: 'loyalty', change: 1 }], add))).toBe(false);
  expect(is(activated([{ pay: 'tap' }, { pay: 'mill', count: 1 }], add))).toBe(false);
  expect(is(activated([{ pay: 'mana', cost: '{1}' }, { pay: 'tap' }], add, { do: 'draw', count: 1 }))).toBe(
    false,
  );
  // What comes later is not what it adds as it resolves.
  expect(
    is(
      activated([{ pay: 'tap' }], {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        effect: [add],
      }),
    ),
  ).toBe(false);
});

const isOne = (ability: Ability): boolean => isManaAbility(ability);
const withEffect = (...effect: ActivatedAbility['effect']): Ability => activated([{ pay: 'tap' }], ...effect);
const withCost = (...more: ActivatedAbility['cost']): Ability => activated([{ pay: 'tap' }, ...more], add);

test('605.1a: it could add mana wherever in its effect that is said, also after a choice, a cost or a coin', () => {
  const nothing = { do: 'gainLife', amount: 1 } as const;
  const places: readonly ((one: Instruction) => Instruction)[] = [
    (one) => one,
    (one) => ({ do: 'may', then: [one] }),
    (one) => ({ do: 'may', then: [nothing], else: [one] }),
    (one) => ({ do: 'if', condition: { holds: 'turnOf', who: 'you' }, then: [one] }),
    (one) => ({
      do: 'if',
      condition: { holds: 'turnOf', who: 'you' },
      then: [nothing],
      else: [nothing, one],
    }),
    (one) => ({ do: 'unless', who: 'you', cost: [{ pay: 'mana', cost: '{1}' }], else: [one] }),
    (one) => ({
      do: 'oneOf',
      options: [
        { word: 'life', then: [nothing] },
        { word: 'mana', then: [one] },
      ],
    }),
    (one) => ({ do: 'forEach', of: { all: { type: 'creature' } }, then: [one] }),
    (one) => ({ do: 'forEachPlayer', of: 'everyone', then: [one] }),
    (one) => ({ do: 'repeat', times: 2, then: [one] }),
    (one) => ({ do: 'flipCoin', who: 'you', won: [one] }),
    (one) => ({ do: 'flipCoin', who: 'you', won: [nothing], lost: [one] }),
    (one) => ({ do: 'may', then: [{ do: 'repeat', times: 2, then: [nothing, one] }] }),
  ];
  expect(places.map((inside) => isOne(withEffect(inside(add))))).toEqual(places.map(() => true));
  expect(places.map((inside) => isOne(withEffect(inside(nothing))))).toEqual(places.map(() => false));
  // Doubling mana adds it too (701.10f).
  expect(isOne(withEffect({ do: 'doubleMana' }))).toBe(true);
});

test('605.1a: its cost moves no card to or from a library', () => {
  expect(isOne(withCost({ pay: 'exileTop', count: 1 }))).toBe(false);
  expect(isOne(withCost({ pay: 'exile', what: { zone: 'library' } }))).toBe(false);
  expect(isOne(withCost({ pay: 'exile', what: { zone: ['graveyard', 'library'] } }))).toBe(false);
  expect(isOne(withCost({ pay: 'exile', what: { zone: 'graveyard' } }))).toBe(true);
  expect(isOne(withCost({ pay: 'exile', what: { zone: ['graveyard', 'hand'] } }))).toBe(true);
  expect(isOne(withCost({ pay: 'exile', what: { type: 'creature' } }))).toBe(true);
  expect(isOne(withCost({ pay: 'exile', what: 'self' }))).toBe(true);
  expect(isOne(withCost({ pay: 'sacrifice', what: 'self' }, { pay: 'life', amount: 1 }))).toBe(true);
});

test('605.1a: nor does its effect', () => {
  const touching: readonly Instruction[] = [
    { do: 'draw', count: 1 },
    { do: 'mill', count: 1, who: 'you' },
    { do: 'perform', action: 'surveil', n: 1 },
    { do: 'search', who: 'you', for: {}, count: { min: 1, max: 1 }, to: { zone: 'hand' } },
    { do: 'move', what: 'self', to: { zone: 'library' } },
    { do: 'move', what: { top: 1, of: 'you' }, to: { zone: 'hand' } },
    { do: 'move', what: { all: { zone: 'library' } }, to: { zone: 'graveyard' } },
    { do: 'exile', what: { top: 1, of: 'you' } },
    { do: 'exile', what: { union: ['self', { all: { zone: ['hand', 'library'] } }] } },
    { do: 'counter', what: 'self', to: { zone: 'library' } },
    { do: 'may', cost: [{ pay: 'mill', count: 1 }], then: [add] },
    { do: 'unless', who: 'you', cost: [{ pay: 'exileTop', count: 1 }], else: [add] },
    { do: 'may', then: [{ do: 'draw', count: 1 }] },
  ];
  const leavingAlone: readonly Instruction[] = [
    { do: 'move', what: 'self', to: { zone: 'hand' } },
    { do: 'move', what: { all: { type: 'land' } }, to: { zone: 'hand' } },
    { do: 'move', what: { all: { zone: 'graveyard' } }, to: { zone: 'hand' } },
    { do: 'exile', what: 'self' },
    { do: 'exile', what: { top: 1, of: 'you', in: 'graveyard' } },
    { do: 'exile', what: { union: ['self', { all: { zone: ['hand', 'graveyard'] } }] } },
    { do: 'counter', what: 'self' },
    { do: 'counter', what: 'self', to: { zone: 'exile' } },
    { do: 'may', cost: [{ pay: 'life', amount: 1 }], then: [add] },
    { do: 'may', then: [add] },
    { do: 'unless', who: 'you', cost: [{ pay: 'mana', cost: '{1}' }], else: [add] },
  ];
  expect(touching.filter((one) => isOne(withEffect(add, one)))).toEqual([]);
  expect(leavingAlone.filter((one) => !isOne(withEffect(add, one)))).toEqual([]);
});

test('605.1b: a triggered mana ability triggers from a mana ability and could add mana', () => {
  const triggered = (on: 'tappedForMana' | 'tapped', ...effect: ActivatedAbility['effect']): Ability => ({
    kind: 'triggered',
    when: [{ on, object: 'attached' }],
    effect,
  });
  expect(isManaAbility(triggered('tappedForMana', add))).toBe(true);
  expect(isManaAbility(triggered('tapped', add))).toBe(false);
  expect(isManaAbility(triggered('tappedForMana', { do: 'draw', count: 1 }))).toBe(false);
  const on = (...when: TriggeredAbility['when']): boolean =>
    isManaAbility({ kind: 'triggered', when, effect: [add] });
  expect(on({ on: 'manaAdded' })).toBe(true);
  expect(on({ on: 'activated', source: 'self', onlyMana: true })).toBe(true);
  expect(on({ on: 'activated', source: 'self' })).toBe(false);
  // What triggers on something else as well is none.
  expect(on({ on: 'tappedForMana', object: 'self' }, { on: 'manaAdded' })).toBe(true);
  expect(on({ on: 'tappedForMana', object: 'self' }, { on: 'tapped', object: 'self' })).toBe(false);
  expect(on()).toBe(false);
  // Without a target.
  expect(
    isManaAbility({
      kind: 'triggered',
      when: [{ on: 'manaAdded' }],
      targets: [{ objects: { type: 'creature' } }],
      effect: [add],
    }),
  ).toBe(false);
});

test('605.3b: it doesn’t use the stack, and resolves at once', () => {
  const game = sit([land('Forest')]);
  follow(game, 'activateManaAbility', [], { player: 0, object: 0, ability: refOf(game, 0) });
  expect(game.stack).toEqual([]);
  expect(pool(game)).toBe('G');
  expect(game.objects[0]?.tapped).toBe(true);
  expect(game.happened.map(({ event }) => event.type)).toEqual(['tap', 'activate', 'addMana']);
  expect(manaAbilities(game, 0)).toEqual([]);
  expect(rules(mayActivate(game, 0, 0, refOf(game, 0)))).toEqual(['107.5']);
});

test('106.1: a choice of colour is asked for, unless it was made before', () => {
  const rainbow: Placed = {
    card: card(
      'Rainbow',
      ['land'],
      null,
      activated([{ pay: 'tap' }], { do: 'addMana', anyOf: five, count: 1 }),
    ),
  };
  const game = sit([rainbow]);
  questions.length = 0;
  follow(game, 'activateManaAbility', [3], { player: 0, object: 0, ability: refOf(game, 0) });
  expect(questions).toMatchObject([{ kind: 'option', options: ['{W}', '{U}', '{B}', '{R}', '{G}'] }]);
  expect(pool(game)).toBe('R');
  const chosen = sit([rainbow]);
  follow(chosen, 'activateManaAbility', [], {
    player: 0,
    object: 0,
    ability: refOf(chosen, 0),
    choice: ['U'],
  });
  expect(pool(chosen)).toBe('U');
});

test('605.3b: the rest of its effect happens too, in the order written', () => {
  const pain: Placed = {
    card: card(
      'Pain',
      ['land'],
      null,
      activated(
        [{ pay: 'tap' }],
        { do: 'addMana', anyOf: ['W', 'B'], count: 1 },
        { do: 'loseLife', amount: 1, who: 'you' },
      ),
    ),
  };
  const game = sit([pain]);
  follow(game, 'activateManaAbility', [], { player: 0, object: 0, ability: refOf(game, 0), choice: ['B'] });
  expect(pool(game)).toBe('B');
  expect(game.players[0]?.life).toBe(19);
});

test('605.4a: a triggered mana ability adds its mana right after what triggered it', () => {
  const growth: Placed = {
    card: card('Growth', ['enchantment'], '{G}', {
      kind: 'triggered',
      when: [{ on: 'tappedForMana', object: 'attached' }],
      effect: [{ do: 'addMana', mana: ['G'], who: { controllerOf: 'attached' } }],
    }),
    with: { attachedTo: { object: 0 } },
  };
  const game = sit([land('Forest'), growth]);
  follow(game, 'activateManaAbility', [], { player: 0, object: 0, ability: refOf(game, 0) });
  expect(pool(game)).toBe('GG');
  expect(game.waiting).toEqual([]);
  const control = sit([land('Forest'), { ...growth, with: {} }]);
  follow(control, 'activateManaAbility', [], { player: 0, object: 0, ability: refOf(control, 0) });
  expect(pool(control)).toBe('G');
});

test('605.4a: the type of mana for a triggered mana ability is chosen with those of what triggers it', () => {
  const anyColor = { do: 'addMana', anyOf: five, count: 1 } as const;
  const growth = (name: string, who: Players): Placed => ({
    card: card(name, ['enchantment'], '{G}', {
      kind: 'triggered',
      when: [{ on: 'tappedForMana', object: { type: 'land' } }],
      effect: [{ ...anyColor, who }],
    }),
  });
  const rainbow: Placed = { card: card('Rainbow', ['land'], null, activated([{ pay: 'tap' }], anyColor)) };
  const yours = growth('Yours', 'you');
  const begin = (game: Game, choice: readonly ManaType[], replies: unknown[]) => {
    questions.length = 0;
    follow(game, 'activateManaAbility', replies, { player: 0, object: 0, ability: refOf(game, 0), choice });
    return pool(game);
  };
  expect(begin(sit([rainbow, yours, growth('More', 'you')]), ['U', 'B', 'R'], [])).toBe('BRU');
  // What wasn't chosen before is asked for.
  expect(begin(sit([rainbow, yours]), ['U'], [4])).toBe('GU');
  expect(questions).toHaveLength(1);
  // What another player adds is for that player to choose.
  const game = sit([rainbow, growth('Everyone’s', 'everyone'), yours]);
  expect(begin(game, ['U', 'B', 'R'], [4])).toBe('BRU');
  expect(questions).toMatchObject([{ kind: 'option', player: 1 }]);
  expect(game.players[1]?.pool).toMatchObject([{ type: 'G' }]);
});

test('601.2g: what triggered mana abilities would add is reckoned with, in any colour that could be chosen', () => {
  const growth: Placed = {
    card: card('Growth', ['enchantment'], '{G}', {
      kind: 'triggered',
      when: [{ on: 'tappedForMana', object: 'attached' }],
      effect: [{ do: 'addMana', anyOf: ['R', 'G'], count: 2, who: { controllerOf: 'attached' } }],
    }),
    with: { attachedTo: { object: 1 } },
  };
  const spell = (cost: string): Placed => ({ card: card('Spell', ['instant'], cost), zone: 'hand' });
  const casting = (cost: string, at = 1) => {
    const game = sit([
      spell(cost),
      land('Forest'),
      { ...growth, with: { attachedTo: { object: at } } },
      land('Island'),
    ]);
    return { game, verdict: cast(game, 0) };
  };
  const { game, verdict } = casting('{R}{G}{G}');
  expect(verdict.ok).toBe(true);
  expect(questions).toEqual([]);
  expect(tapped(game)).toEqual([1]);
  expect(pool(game)).toBe('');
  expect(casting('{R}{R}{G}').verdict.ok).toBe(true);
  expect(rules(casting('{R}{R}{R}').verdict)).toEqual(['601.2h']);
  // On an Island it makes none of the green mana, and it can't be on both.
  expect(rules(casting('{R}{G}{G}{G}', 3).verdict)).toEqual(['601.2h']);
});

test('605.3a: its own mana cost is paid from other sources', () => {
  const signet: Placed = {
    card: card(
      'Signet',
      ['artifact'],
      null,
      activated([{ pay: 'mana', cost: '{1}' }, { pay: 'tap' }], { do: 'addMana', mana: ['R', 'G'] }),
    ),
  };
  const game = sit([signet, land('Island')]);
  follow(game, 'activateManaAbility', [], { player: 0, object: 0, ability: refOf(game, 0) });
  expect(pool(game)).toBe('GR');
  expect(game.objects[1]?.tapped).toBe(true);
  const alone = sit([signet]);
  expect(mayActivate(alone, 0, 0, refOf(alone, 0)).ok).toBe(false);
});

test('106.7: mana of a type that other lands could produce, whatever that costs them', () => {
  const orchard: Placed = {
    card: card(
      'Orchard',
      ['land'],
      null,
      activated([{ pay: 'tap' }], {
        do: 'addMana',
        anyOf: five,
        couldProduce: { type: 'land', controller: 'opponents' },
        count: 1,
      }),
    ),
  };
  const theirs = { ...land('Swamp'), owner: 1 as const, with: { tapped: true } };
  const game = sit([orchard, theirs]);
  expect(manaAbilities(game, 0)[0]?.makes).toMatchObject([{ types: ['B'] }]);
  // 106.5: without such a land it adds nothing.
  expect(manaAbilities(sit([orchard]), 0)[0]?.makes).toEqual([]);
});

test('605.3: what an effect forbids; mana abilities may be left out of that', () => {
  const forbids = (exceptMana: boolean): Placed => ({
    card: card('Needle', ['artifact'], null, {
      kind: 'static',
      players: 'everyone',
      rules: [{ rule: 'cantActivate', what: { type: 'creature' }, ...(exceptMana && { exceptMana: true }) }],
    }),
  });
  const elf: Placed = { card: creature('Elf', tapFor('G')) };
  const game = sit([elf, forbids(false)]);
  expect(rules(mayActivate(game, 0, 0, refOf(game, 0)))).toEqual(['602.5']);
  expect(activations(sit([elf, forbids(true)]), 0).map(({ mana, verdict }) => [mana, verdict.ok])).toEqual([
    [true, true],
  ]);
});

test('106.6: mana remembers what made it, whether that is snow, and what it may be spent on', () => {
  const ziggurat: Placed = {
    card: {
      ...card(
        'Ziggurat',
        ['land'],
        null,
        activated([{ pay: 'tap' }], { do: 'addMana', mana: ['R'], spendOnly: 'creatureSpells' }),
      ),
      supertypes: ['snow'],
    },
  };
  const game = sit([ziggurat]);
  follow(game, 'activateManaAbility', [], { player: 0, object: 0, ability: refOf(game, 0) });
  expect(game.players[0]?.pool).toEqual([
    { type: 'R', source: 0, snow: true, spendOnly: 'creatureSpells', lasts: false },
  ]);
  write(game).player(0).pool = [];
});
