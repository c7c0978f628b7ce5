import { describe, expect, test } from 'vitest';
import { characteristics, has } from '../../../machines/rules/characteristics/index.ts';
import { abilityAt } from '../../../machines/rules/state/text.ts';
import type { Modification, StaticAbility } from '../../../machines/rules/state/vocabulary/index.ts';
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

const creatures = { all: { type: 'creature' } } as const;
const spell = card('Spell', ['instant']);
const bear = creature('Bear', 2, 2, [], { colorIndicator: ['B'], subtypes: ['Bear'] });

describe('613.1: in which order things apply', () => {
  const lord = card(
    'White Lord',
    ['enchantment'],
    [
      statement({
        affects: { all: { type: 'creature', color: 'W', controller: 'you' } },
        changes: [plus(1, 1)],
      }),
    ],
  );
  const table = () => smallGame([{ card: lord }, { card: bear }, { card: spell, zone: 'graveyard' }]);

  test('613.5: a creature that becomes white gets what white creatures get', () => {
    const { game, id } = table();
    addEffect(game, id('Spell'), [id('Bear')], [{ change: 'setColors', colors: ['W'] }]);
    expect(sizeOf(game, id('Bear'))).toBe('3/3');
    addEffect(game, id('Spell'), [id('Bear')], [{ change: 'setColors', colors: ['R'] }]);
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
  });

  test('613.5: control: a black one gets nothing', () => {
    const { game, id } = table();
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
  });

  test('613.1b: layer 2 comes first: what changes hands is no longer “you control”', () => {
    const { game, id } = table();
    addEffect(game, id('Spell'), [id('Bear')], [{ change: 'setColors', colors: ['W'] }]);
    addEffect(game, id('Spell'), [id('Bear')], [{ change: 'control', by: 'you' }], { controller: 1 });
    expect(characteristics(game, id('Bear')).controller).toBe(1);
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
  });

  test('613.1b: an Aura that changes hands takes what it enchants with it', () => {
    const taking = card(
      'Taking',
      ['enchantment'],
      [statement({ affects: 'attached', changes: [{ change: 'control', by: 'you' }] })],
    );
    const { game, id } = smallGame([{ card: bear, owner: 1 }, { card: taking }, { card: spell }]);
    expect(characteristics(game, id('Bear')).controller).toBe(1);
    change(game, id('Taking'), { attachedTo: { object: id('Bear') } });
    expect(characteristics(game, id('Bear')).controller).toBe(0);
  });
});

describe('613.3: characteristic-defining abilities come first', () => {
  const defining = (parts: Partial<StaticAbility>) =>
    creature('Painted', 1, 1, [statement({ changes: [{ change: 'setColors', colors: ['G'] }], ...parts })]);
  const red = card(
    'Red',
    ['enchantment'],
    [statement({ affects: creatures, changes: [{ change: 'setColors', colors: ['R'] }] })],
  );

  test('613.3: an older effect still overrides what a newer object defines', () => {
    const { game, id } = smallGame([{ card: red }, { card: defining({ characteristicDefining: true }) }]);
    expect(characteristics(game, id('Painted')).colors).toEqual(['R']);
  });

  test('613.3: control: any other ability of the newer object comes after the older effect', () => {
    const { game, id } = smallGame([{ card: red }, { card: defining({}) }]);
    expect(characteristics(game, id('Painted')).colors).toEqual(['G']);
  });
});

describe('613.4: power and toughness', () => {
  const table = (...effects: readonly Modification[]) => {
    const { game, id } = smallGame([
      { card: creature('Wall', 1, 3) },
      { card: spell, zone: 'graveyard' },
      { card: creature('Gray Ogre', 2, 2) },
    ]);
    for (const effect of effects) addEffect(game, id('Spell'), [id('Wall')], [effect]);
    return { game, id, wall: id('Wall') };
  };

  test('613.4d: switched last, whatever came after', () => {
    const { game, id, wall } = table(plus(0, 1), { change: 'switchPowerToughness' });
    expect(sizeOf(game, wall)).toBe('4/1');
    addEffect(game, id('Spell'), [wall], [plus(5, 0)]);
    expect(sizeOf(game, wall)).toBe('4/6');
  });

  test('613.4d: two switches cancel each other', () => {
    const { game, wall } = table(
      plus(0, 1),
      { change: 'switchPowerToughness' },
      { change: 'switchPowerToughness' },
    );
    expect(sizeOf(game, wall)).toBe('1/4');
  });

  test('613.4c: what sets comes before what modifies, counters included', () => {
    const everyone = card(
      'Everyone',
      ['enchantment'],
      [statement({ affects: creatures, changes: [plus(0, 2)] })],
    );
    const { game, id } = smallGame([
      { card: creature('Gray Ogre', 2, 2), with: { counters: { '+1/+1': 1 } } },
      { card: everyone },
      { card: spell, zone: 'graveyard' },
    ]);
    const ogre = id('Gray Ogre');
    addEffect(game, id('Spell'), [ogre], [plus(4, 4)]);
    expect(sizeOf(game, ogre)).toBe('7/9');
    addEffect(game, id('Spell'), [ogre], [size(0, 1)]);
    expect(sizeOf(game, ogre)).toBe('5/8');
  });

  test('613.4b: among what sets, the later wins', () => {
    const { game, wall } = table(size(4, 4), size(0, 1));
    expect(sizeOf(game, wall)).toBe('0/1');
    const other = table(size(0, 1), size(4, 4));
    expect(sizeOf(other.game, other.wall)).toBe('4/4');
  });

  test('208.4b: base power is without what modifies', () => {
    const { game, wall } = table(plus(3, 3), size(5, 6));
    expect(characteristics(game, wall)).toMatchObject({ power: 8, basePower: 5, baseToughness: 6 });
    const plain = table(plus(3, 3));
    expect(characteristics(plain.game, plain.wall)).toMatchObject({
      power: 4,
      basePower: 1,
      baseToughness: 3,
    });
  });

  test('208.3: a noncreature permanent has no power, a crewed Vehicle its printed one', () => {
    const vehicle = card('Cart', ['artifact'], [], { subtypes: ['Vehicle'], power: 4, toughness: 5 });
    const { game, id } = smallGame([{ card: vehicle }, { card: spell, zone: 'hand' }]);
    expect(sizeOf(game, id('Cart'))).toBe('null/null');
    addEffect(game, id('Spell'), [id('Cart')], [plus(1, 1)]);
    expect(sizeOf(game, id('Cart'))).toBe('null/null'); // 208.3a
    addEffect(game, id('Spell'), [id('Cart')], [{ change: 'addTypes', types: ['creature'] }]);
    expect(sizeOf(game, id('Cart'))).toBe('5/6');
  });

  test('208.3: in a graveyard a Vehicle has the power printed on it', () => {
    const vehicle = card('Cart', ['artifact'], [], { power: 4, toughness: 5 });
    const { game, id } = smallGame([{ card: vehicle, zone: 'graveyard' }]);
    expect(sizeOf(game, id('Cart'))).toBe('4/5');
  });

  test('208.5: a creature without power and toughness is 0/0', () => {
    const { game, id } = smallGame([{ card: card('Rock', ['artifact']) }, { card: spell, zone: 'hand' }]);
    addEffect(game, id('Spell'), [id('Rock')], [{ change: 'addTypes', types: ['creature'] }]);
    expect(sizeOf(game, id('Rock'))).toBe('0/0');
  });
});

describe('613.6: what has begun to apply goes on', () => {
  const animating = card(
    'March',
    ['enchantment'],
    [
      statement({
        affects: { all: { type: 'artifact', notType: 'creature' } },
        changes: [{ change: 'addTypes', types: ['creature'] }, size(2, 2)],
      }),
    ],
  );

  test('613.6: noncreature artifacts become 2/2, though they are creatures by then', () => {
    const { game, id } = smallGame([{ card: animating }, { card: card('Rock', ['artifact']) }]);
    expect(characteristics(game, id('Rock')).types).toEqual(['artifact', 'creature']);
    expect(sizeOf(game, id('Rock'))).toBe('2/2');
  });

  test('613.6: control: an artifact that is a creature anyway keeps its size', () => {
    const golem = card('Golem', ['artifact', 'creature'], [], { power: 5, toughness: 5 });
    const { game, id } = smallGame([{ card: animating }, { card: golem }]);
    expect(sizeOf(game, id('Golem'))).toBe('5/5');
  });

  test('613.6: an ability that is gone by layer 6 still sets in layer 7 what it began in layer 4', () => {
    const self = creature('Shifter', 1, 1, [
      statement({ changes: [{ change: 'addTypes', types: ['artifact'] }, size(5, 5)] }),
    ]);
    const { game, id } = smallGame([{ card: self }, { card: spell, zone: 'hand' }]);
    addEffect(game, id('Spell'), [id('Shifter')], [{ change: 'removeAllAbilities' }]);
    expect(characteristics(game, id('Shifter'))).toMatchObject({ power: 5, abilities: [] });
  });

  test('613.6: control: what only begins in layer 7 does not apply any more', () => {
    const self = creature('Shifter', 1, 1, [statement({ changes: [size(5, 5)] })]);
    const { game, id } = smallGame([{ card: self }, { card: spell, zone: 'hand' }]);
    addEffect(game, id('Spell'), [id('Shifter')], [{ change: 'removeAllAbilities' }]);
    expect(characteristics(game, id('Shifter')).power).toBe(1);
  });
});

describe('613.7: timestamps', () => {
  const hammer = card(
    'Hammer',
    ['artifact'],
    [
      statement({
        affects: 'attached',
        changes: [plus(10, 10), { change: 'removeKeyword', keyword: 'flying' }],
      }),
    ],
  );
  const rune = card(
    'Rune',
    ['enchantment'],
    [
      statement({
        affects: 'attached',
        changes: [
          {
            change: 'addAbilities',
            abilities: [
              statement({
                affects: 'attached',
                changes: [{ change: 'addAbilities', abilities: [keyword('flying')] }],
              }),
            ],
          },
        ],
      }),
    ],
  );

  test('613.7a: an ability that was given is as late as what gave it', () => {
    const { game, id } = smallGame([{ card: bear }, { card: hammer }, { card: rune }]);
    change(game, id('Hammer'), { attachedTo: { object: id('Bear') } });
    change(game, id('Rune'), { attachedTo: { object: id('Hammer') } });
    expect(has(game, id('Bear'), 'flying')).toBe(true);
    expect(sizeOf(game, id('Bear'))).toBe('12/12');
    const [flying] = characteristics(game, id('Bear')).abilities;
    expect(flying?.from).toBe(id('Hammer'));
    expect(abilityAt(game, flying?.ref ?? '')).toEqual(keyword('flying'));
  });

  test('613.7a: control: flying from an older effect is lost to the Hammer', () => {
    const older = card(
      'Rune',
      ['enchantment'],
      [
        statement({
          affects: 'attached',
          changes: [{ change: 'addAbilities', abilities: [keyword('flying')] }],
        }),
      ],
    );
    const { game, id } = smallGame([{ card: bear }, { card: older }, { card: hammer }]);
    change(game, id('Hammer'), { attachedTo: { object: id('Bear') } });
    change(game, id('Rune'), { attachedTo: { object: id('Bear') } });
    expect(has(game, id('Bear'), 'flying')).toBe(false);
  });

  test('613.7c: a keyword counter put on later gives what an older effect took', () => {
    const { game, id } = smallGame([{ card: bear }, { card: spell, zone: 'hand' }]);
    addEffect(game, id('Spell'), [id('Bear')], [{ change: 'removeAllAbilities' }]);
    change(game, id('Bear'), { counters: { flying: 1 }, counterTimestamps: { flying: game.next.timestamp } });
    expect(has(game, id('Bear'), 'flying')).toBe(true);
  });

  test('613.7c: control: one that was there before is lost', () => {
    const { game, id } = smallGame([
      { card: bear, with: { counters: { flying: 1 } } },
      { card: spell, zone: 'hand' },
    ]);
    expect(has(game, id('Bear'), 'flying')).toBe(true);
    addEffect(game, id('Spell'), [id('Bear')], [{ change: 'removeAllAbilities' }]);
    expect(has(game, id('Bear'), 'flying')).toBe(false);
  });

  test('613.9: of “has flying” and “loses flying” the later one wins', () => {
    for (const [first, second, flies] of [
      [
        { change: 'addAbilities', abilities: [keyword('flying')] },
        { change: 'removeKeyword', keyword: 'flying' },
        false,
      ],
      [
        { change: 'removeKeyword', keyword: 'flying' },
        { change: 'addAbilities', abilities: [keyword('flying')] },
        true,
      ],
    ] as const) {
      const { game, id } = smallGame([{ card: bear }, { card: spell, zone: 'hand' }]);
      addEffect(game, id('Spell'), [id('Bear')], [first]);
      addEffect(game, id('Spell'), [id('Bear')], [second]);
      expect(has(game, id('Bear'), 'flying')).toBe(flies);
    }
  });

  test('113.11: what can’t be had is not gained later either', () => {
    const { game, id } = smallGame([{ card: bear }, { card: spell, zone: 'hand' }]);
    addEffect(game, id('Spell'), [id('Bear')], [{ change: 'cantHaveKeyword', keyword: 'flying' }]);
    addEffect(
      game,
      id('Spell'),
      [id('Bear')],
      [{ change: 'addAbilities', abilities: [keyword('flying'), keyword('haste')] }],
    );
    expect(has(game, id('Bear'), 'flying')).toBe(false);
    expect(has(game, id('Bear'), 'haste')).toBe(true);
  });
});

describe('611: what is affected', () => {
  test('611.2c: an effect of a spell affects what it began with', () => {
    const { game, id } = smallGame([
      { card: bear },
      { card: creature('Cub', 1, 1) },
      { card: spell, zone: 'graveyard' },
    ]);
    addEffect(game, id('Spell'), [id('Bear')], [plus(1, 1)]);
    expect(sizeOf(game, id('Bear'))).toBe('3/3');
    expect(sizeOf(game, id('Cub'))).toBe('1/1');
  });

  test('611.3a: a static ability affects whatever its text indicates now', () => {
    const lord = card('Lord', ['enchantment'], [statement({ affects: creatures, changes: [plus(1, 1)] })]);
    const { game, id } = smallGame([
      { card: lord },
      { card: card('Rock', ['artifact'], [], { power: 1, toughness: 1 }) },
      { card: spell, zone: 'hand' },
    ]);
    expect(sizeOf(game, id('Rock'))).toBe('null/null');
    addEffect(game, id('Spell'), [id('Rock')], [{ change: 'addTypes', types: ['creature'] }]);
    expect(sizeOf(game, id('Rock'))).toBe('2/2');
  });

  test('611.2d: X was fixed as the effect began', () => {
    const { game, id } = smallGame([{ card: bear }, { card: spell, zone: 'graveyard' }]);
    const changes = [{ change: 'modifyPowerToughness', power: { number: 'x' }, toughness: 0 }] as const;
    addEffect(game, id('Spell'), [id('Bear')], changes, { x: 4 });
    expect(sizeOf(game, id('Bear'))).toBe('6/2');
  });

  test('611.3b: “as long as” is asked at any moment', () => {
    const proud = creature('Proud', 1, 1, [
      statement({
        if: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: 20 } },
        changes: [plus(2, 2)],
      }),
    ]);
    const { game, id } = smallGame([{ card: proud }]);
    expect(sizeOf(game, id('Proud'))).toBe('3/3');
    const poor = smallGame([{ card: proud }]);
    for (const player of poor.game.players) Object.assign(player, { life: 19 });
    expect(sizeOf(poor.game, poor.id('Proud'))).toBe('1/1');
  });

  test('702.26b: what is phased out changes nothing and is not changed', () => {
    const lord = card('Lord', ['enchantment'], [statement({ affects: creatures, changes: [plus(1, 1)] })]);
    const { game, id } = smallGame([{ card: lord }, { card: bear }]);
    expect(sizeOf(game, id('Bear'))).toBe('3/3');
    change(game, id('Lord'), { phasedOut: true });
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
  });
});
