import { describe, expect, test } from 'vitest';
import {
  attachments,
  characteristics,
  close,
  fits,
  functioningTriggers,
  type Game,
  has,
  type ObjectId,
  open,
  quantity,
  ruleChangesForPlayer,
  scopeOf,
  shareCache,
  write,
} from '../../../machines/rules/index.ts';
import {
  addEffect,
  card,
  change,
  creature,
  keyword,
  plus,
  size,
  sizeOf,
  smallGame,
  statement,
} from '../support/small-game.ts';
import { letHappen } from './answers.ts';

const creatures = { all: { type: 'creature' } } as const;
const bear = creature('Bear', 2, 2);

describe('613.4: what an effect does is worked out before it is done to anything', () => {
  const greatest = { number: 'greatest', value: 'power', of: creatures } as const;
  const growing = (changes: Parameters<typeof statement>[0]['changes']) => {
    const { game, id } = smallGame([
      { card: card('Growth', ['enchantment'], [statement({ affects: creatures, changes: changes ?? [] })]) },
      { card: creature('Small', 1, 1) },
      { card: creature('Big', 3, 3) },
      { card: creature('Middle', 2, 2) },
    ]);
    return ['Small', 'Big', 'Middle'].map((name) => sizeOf(game, id(name)));
  };

  test('613.4c: +X/+X, where X is the greatest power, is the same for all', () => {
    expect(growing([{ change: 'modifyPowerToughness', power: greatest, toughness: greatest }])).toEqual([
      '4/4',
      '6/6',
      '5/5',
    ]);
  });

  test('613.4c: control: with a number that is written', () => {
    expect(growing([plus(1, 1)])).toEqual(['2/2', '4/4', '3/3']);
  });

  test('613.4b: power set to what several have together', () => {
    const together = { number: 'value', value: 'power', of: creatures } as const;
    expect(growing([{ change: 'setPowerToughness', power: together }])).toEqual(['6/1', '6/3', '6/2']);
  });
});

describe('611.2d: X of an effect that changes rules', () => {
  const handSize = (x: number | null) => {
    const { game, id } = smallGame([{ card: card('Spell', ['instant']), zone: 'graveyard' }]);
    const change = { rule: 'maximumHandSize', number: { number: 'x' } } as const;
    addEffect(game, id('Spell'), [], [], { x, players: [0], rules: [change] });
    return ruleChangesForPlayer(game, 0).map(({ scope }) => quantity(game, scope, change.number));
  };

  test('611.2d: X is what it was as the effect began', () => {
    expect(handSize(3)).toEqual([3]);
  });

  test('107.2: control: without an X it is 0', () => {
    expect(handSize(null)).toEqual([0]);
  });
});

describe('604.3a: which abilities define characteristics', () => {
  const five = statement({ characteristicDefining: true, changes: [size(5, 5)] });
  const giver = card(
    'Giver',
    ['enchantment'],
    [statement({ affects: creatures, changes: [{ change: 'addAbilities', abilities: [five] }] })],
  );

  test('604.3a, 613.6: one that an effect gives does not, and applies by its timestamp', () => {
    const { game, id } = smallGame([
      { card: bear },
      { card: card('Spell', ['instant']), zone: 'graveyard' },
      { card: giver },
    ]);
    addEffect(game, id('Spell'), [id('Bear')], [size(0, 4)], { timestamp: 1 });
    expect(sizeOf(game, id('Bear'))).toBe('5/5');
  });

  test('604.3a: control: one that is printed on it does, and what sets comes after it', () => {
    const { game, id } = smallGame([
      { card: creature('Bear', 2, 2, [five]) },
      { card: card('Spell', ['instant']), zone: 'graveyard' },
    ]);
    expect(sizeOf(game, id('Bear'))).toBe('5/5');
    addEffect(game, id('Spell'), [id('Bear')], [size(0, 4)], { timestamp: 0 });
    expect(sizeOf(game, id('Bear'))).toBe('0/4');
  });
});

describe('613.7c: counters get a timestamp as they are put on', () => {
  const silent = card(
    'Silence',
    ['enchantment'],
    [statement({ affects: creatures, changes: [{ change: 'removeAllAbilities' }] })],
  );
  const put = (game: Game, object: ObjectId) =>
    letHappen(game, [{ type: 'putCounters', on: { object }, kind: 'flying', count: 1, player: 0 }]);

  test('613.7c: a flying counter that is put on after all abilities are gone', () => {
    const { game, id } = smallGame([{ card: bear }, { card: silent }]);
    put(game, id('Bear'));
    expect(has(game, id('Bear'), 'flying')).toBe(true);
  });

  test('613.7c: control: one that was there before is gone with the rest', () => {
    const { game, id } = smallGame([{ card: bear }, { card: silent, zone: 'hand' }]);
    put(game, id('Bear'));
    expect(has(game, id('Bear'), 'flying')).toBe(true);
    const later = smallGame([{ card: bear, with: { counters: { flying: 1 } } }, { card: silent }]);
    expect(has(later.game, later.id('Bear'), 'flying')).toBe(false);
  });

  test('613.7c: another one renews those that are there', () => {
    const { game, id } = smallGame([{ card: bear, with: { counters: { flying: 1 } } }, { card: silent }]);
    put(game, id('Bear'));
    expect(has(game, id('Bear'), 'flying')).toBe(true);
  });
});

describe('613.7e: what becomes attached gets a new timestamp', () => {
  const aura = (name: string, power: number) =>
    card(name, ['artifact'], [statement({ affects: 'attached', changes: [size(power, power)] })], {
      subtypes: ['Equipment'],
    });

  test('613.7e: of two Equipment the one attached last wins', () => {
    const { game, id } = smallGame([{ card: bear }, { card: aura('One', 1) }, { card: aura('Nine', 9) }]);
    const to = { object: id('Bear') };
    change(game, id('One'), { attachedTo: to });
    change(game, id('Nine'), { attachedTo: to });
    expect(sizeOf(game, id('Bear'))).toBe('9/9');
    letHappen(game, [{ type: 'attach', object: id('One'), to }]);
    expect(sizeOf(game, id('Bear'))).toBe('1/1');
  });
});

describe('613.7a: an ability that an effect gives has the timestamp of that effect', () => {
  const says = (count: number) =>
    statement({ players: 'you', rules: [{ rule: 'maximumHandSize', number: count }] });
  const table = () =>
    smallGame([
      { card: card('Given', ['artifact']) },
      { card: card('Printed', ['artifact'], [says(3)]) },
      { card: card('Spell', ['instant']), zone: 'graveyard' },
    ]);

  test('613.11: rules that it changes apply after those of objects that came before', () => {
    const { game, id } = table();
    addEffect(game, id('Spell'), [id('Given')], [{ change: 'addAbilities', abilities: [says(5)] }]);
    const sizes = () => ruleChangesForPlayer(game, 0).map(({ change }) => change);
    expect(sizes()).toEqual([
      { rule: 'maximumHandSize', number: 3 },
      { rule: 'maximumHandSize', number: 5 },
    ]);
    change(game, id('Printed'), { timestamp: 90 });
    expect(sizes()).toEqual([
      { rule: 'maximumHandSize', number: 5 },
      { rule: 'maximumHandSize', number: 3 },
    ]);
  });

  test.each([
    [30, 5],
    [50, 1],
  ])('613.7a: and in the layers: what sets it at %i leaves %i', (timestamp, power) => {
    const { game, id } = smallGame([{ card: bear }, { card: card('Spell', ['instant']), zone: 'graveyard' }]);
    const given = statement({ changes: [size(5, 5)] });
    addEffect(game, id('Spell'), [id('Bear')], [{ change: 'addAbilities', abilities: [given] }], {
      timestamp: 40,
    });
    addEffect(game, id('Spell'), [id('Bear')], [size(1, 1)], { timestamp });
    expect(characteristics(game, id('Bear')).power).toBe(power);
  });
});

describe('what is gone and what is not there', () => {
  const worn = card('Aura', ['enchantment'], [], { subtypes: ['Aura'] });

  test('608.2h: what was attached to a creature as it left', () => {
    const { game, id } = smallGame([{ card: bear }, { card: worn }]);
    change(game, id('Aura'), { attachedTo: { object: id('Bear') } });
    letHappen(game, [{ type: 'destroy', object: id('Bear'), cantBeRegenerated: false }]);
    change(game, id('Aura'), { attachedTo: null });
    expect(attachments(game, id('Bear'))).toEqual([id('Aura')]);
    const scope = scopeOf(id('Aura'), 0);
    expect(fits(game, scope, { hasAttached: { subtype: 'Aura' } }, id('Bear'))).toBe(true);
  });

  test('608.2h: control: a creature that stays has what is attached to it now', () => {
    const { game, id } = smallGame([{ card: bear }, { card: worn }]);
    change(game, id('Aura'), { attachedTo: { object: id('Bear') } });
    expect(attachments(game, id('Bear'))).toEqual([id('Aura')]);
    change(game, id('Aura'), { attachedTo: null });
    expect(attachments(game, id('Bear'))).toEqual([]);
  });

  test('702.26b: what is phased out fits nothing and is attached to nothing', () => {
    const { game, id } = smallGame([{ card: bear }, { card: worn }]);
    change(game, id('Aura'), { attachedTo: { object: id('Bear') } });
    const scope = scopeOf(id('Bear'), 0);
    expect(fits(game, scope, { type: 'enchantment' }, id('Aura'))).toBe(true);
    change(game, id('Aura'), { phasedOut: true });
    expect(fits(game, scope, { type: 'enchantment' }, id('Aura'))).toBe(false);
    expect(attachments(game, id('Bear'))).toEqual([]);
  });
});

describe('answers that are kept', () => {
  const table = () => {
    const { game, id } = smallGame([
      { card: bear },
      {
        card: card(
          'Rest',
          ['enchantment'],
          [statement({ affects: { all: { type: 'creature', tapped: true } }, changes: [plus(0, 3)] })],
        ),
      },
    ]);
    return { root: close(game), bear: id('Bear') };
  };

  test('613.5: what is asked while something is being written stays with the root that is written', () => {
    const { bear: id, root } = table();
    expect(attachments(root, id)).toEqual([]);
    const next = open(root, 'copy');
    shareCache(root, next);
    write(next).object(id).tapped = true;
    expect(sizeOf(next, id)).toBe('2/5');
    write(next).changed();
    expect(sizeOf(next, id)).toBe('2/5');
    expect(sizeOf(root, id)).toBe('2/2');
  });

  test('613.5: control: a root that was just opened goes on with what is known', () => {
    const { bear: id, root } = table();
    const known = characteristics(root, id);
    const next = open(root, 'copy');
    expect(characteristics(next, id)).toEqual(known);
    const other = open(root, 'copy');
    shareCache(root, other);
    expect(characteristics(other, id)).toBe(known);
  });

  test('208.2a: a card that was just drawn is what its ability says', () => {
    const counting = creature('Counting', '*', '*', [
      statement({
        characteristicDefining: true,
        changes: [
          {
            change: 'setPowerToughness',
            power: { number: 'count', of: { type: 'creature' } },
            toughness: { number: 'count', of: { type: 'creature' } },
          },
        ],
      }),
    ]);
    const { game, id } = smallGame([{ card: bear }, { card: bear }, { card: counting, zone: 'library' }]);
    expect(sizeOf(game, id('Counting'))).toBe('2/2');
    letHappen(game, [{ type: 'draw', player: 0 }]);
    expect(game.players[0]?.hand.map((card) => sizeOf(game, card))).toEqual(['2/2']);
  });

  test('113.6k: what functions in a graveyard does so as soon as it is there', () => {
    const phoenix = creature('Phoenix', 2, 2, [
      {
        kind: 'triggered',
        when: [{ on: 'putInto', zone: 'graveyard', object: 'self' }],
        effect: [{ do: 'draw', count: 1 }],
      },
    ]);
    const { game, id } = smallGame([
      { card: phoenix, zone: 'hand' },
      { card: bear, zone: 'hand' },
    ]);
    expect(functioningTriggers(game)).toEqual([]);
    letHappen(game, [{ type: 'discard', object: id('Bear'), player: 0 }]);
    expect(functioningTriggers(game)).toEqual([]);
    letHappen(game, [{ type: 'discard', object: id('Phoenix'), player: 0 }]);
    expect(functioningTriggers(game)).toHaveLength(1);
  });

  test('601.2c: an effect that asks what a spell targets sees targets as they are chosen', () => {
    const { game, id } = smallGame([
      { card: bear },
      { card: card('Bolt', ['instant']), zone: 'stack' },
      {
        card: card(
          'Envy',
          ['enchantment'],
          [
            statement({
              affects: { all: { stackObject: 'spell', targets: { type: 'creature' } } },
              changes: [
                { change: 'addColors', colors: ['G'] },
                { change: 'addAbilities', abilities: [keyword('flash')] },
              ],
            }),
          ],
        ),
      },
    ]);
    const stack = { source: null, ability: null, trigger: null, named: {} };
    const choices = { modes: [], x: null, paid: [], paidWith: {}, manaSpent: [], from: null };
    change(game, id('Bolt'), { stack: { ...stack, choices: { ...choices, targets: [] } } });
    expect(characteristics(game, id('Bolt')).colors).toEqual([]);
    const targets = [{ chosen: [{ object: id('Bear') }], divided: [] }];
    change(game, id('Bolt'), { stack: { ...stack, choices: { ...choices, targets } } });
    expect(characteristics(game, id('Bolt')).colors).toEqual(['G']);
  });
});
