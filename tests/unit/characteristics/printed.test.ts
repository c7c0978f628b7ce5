import { describe, expect, test } from 'vitest';
import {
  asEntering,
  characteristics,
  functioning,
  has,
  lastKnownOf,
} from '../../../machines/rules/characteristics/index.ts';
import type { EventOf } from '../../../machines/rules/state/event.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import { newObject } from '../../../machines/rules/state/new-object.ts';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import { abilityAt } from '../../../machines/rules/state/text.ts';
import { write } from '../../../machines/rules/state/write.ts';
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

const spell = card('Spell', ['instant']);
const bear = creature('Bear', 2, 2, [], { subtypes: ['Bear'] });

describe('202: mana cost, colour and mana value', () => {
  const valued = (manaCost: string) => {
    const { game, id } = smallGame([{ card: card('Thing', ['artifact'], [], { manaCost }) }]);
    const { colors, manaValue } = characteristics(game, id('Thing'));
    return { colors, manaValue };
  };

  test('202.2: colours are those of the symbols, in the order of 105.1', () => {
    expect(valued('{2}{G}{W}')).toEqual({ colors: ['W', 'G'], manaValue: 4 });
    expect(valued('{3}')).toEqual({ colors: [], manaValue: 3 });
  });

  test('202.2d, 202.3f-g: hybrid and Phyrexian symbols', () => {
    expect(valued('{2/U}{W/B}{R/P}')).toEqual({ colors: ['W', 'U', 'B', 'R'], manaValue: 4 });
  });

  test('204.2: a colour indicator colours what has no mana cost', () => {
    const { game, id } = smallGame([
      { card: creature('Pact', 1, 1, [], { colorIndicator: ['U'] }) },
      { card: bear },
    ]);
    expect(characteristics(game, id('Pact'))).toMatchObject({ colors: ['U'], manaCost: null, manaValue: 0 });
    expect(characteristics(game, id('Bear')).colors).toEqual([]);
  });

  test('202.3e: X is what was chosen on the stack, and 0 elsewhere', () => {
    const fireball = card('Fireball', ['sorcery'], [], { manaCost: '{X}{X}{R}' });
    const choices = { ...noChoices, x: 3 };
    const stack = { choices, source: null, ability: null, trigger: null, named: {} };
    const { game, id } = smallGame([{ card: fireball, zone: 'stack', with: { stack } }]);
    expect(characteristics(game, id('Fireball')).manaValue).toBe(7);
    const inHand = smallGame([{ card: fireball, zone: 'hand' }]);
    expect(characteristics(inHand.game, inHand.id('Fireball')).manaValue).toBe(1);
  });
});

describe('712: double-faced cards', () => {
  const wolf = creature('Human', 1, 1, [], {
    manaCost: '{1}{G}',
    back: {
      name: 'Wolf',
      types: ['creature'],
      power: 3,
      toughness: 3,
      colorIndicator: ['G'],
      abilities: [keyword('trample')],
    },
  });

  test('712.8e, 202.3b: the back face is up, with the mana value of the front', () => {
    const { game, id } = smallGame([{ card: wolf, with: { face: 1 } }]);
    const now = characteristics(game, id('Human'));
    expect(now).toMatchObject({ name: 'Wolf', power: 3, colors: ['G'], manaValue: 2, manaCost: null });
    expect(now.abilities.map(({ ref }) => abilityAt(game, ref))).toEqual([keyword('trample')]);
  });

  test('712.8d: control: the front face is up', () => {
    const { game, id } = smallGame([{ card: wolf }]);
    expect(characteristics(game, id('Human'))).toMatchObject({ name: 'Human', power: 1, manaValue: 2 });
  });

  test('712.8a: elsewhere it is its front face', () => {
    const { game, id } = smallGame([{ card: wolf, zone: 'graveyard', with: { face: 1 } }]);
    expect(characteristics(game, id('Human')).name).toBe('Human');
  });

  test('712.8f: the back of a modal one has its own mana value', () => {
    const modal = { ...wolf, modal: true } as const;
    const { game, id } = smallGame([{ card: modal, with: { face: 1 } }]);
    expect(characteristics(game, id('Human')).manaValue).toBe(0);
  });
});

describe('708: face-down objects', () => {
  const fat = creature('Fat', 6, 6, [keyword('flying')], { manaCost: '{4}{G}{G}', subtypes: ['Beast'] });

  test('708.2a: a 2/2 creature with no text, no name, no subtypes and no mana cost', () => {
    const { game, id } = smallGame([{ card: fat, with: { faceDown: true } }]);
    expect(characteristics(game, id('Fat'))).toMatchObject({
      name: '',
      types: ['creature'],
      subtypes: [],
      colors: [],
      manaCost: null,
      manaValue: 0,
      abilities: [],
      power: 2,
      toughness: 2,
    });
  });

  test('708.2a: control: face up it is what it is', () => {
    const { game, id } = smallGame([{ card: fat }]);
    expect(characteristics(game, id('Fat'))).toMatchObject({ name: 'Fat', power: 6 });
  });

  test('708.2: effects apply to a face-down permanent', () => {
    const { game, id } = smallGame([{ card: fat, with: { faceDown: true, counters: { '+1/+1': 2 } } }]);
    expect(sizeOf(game, id('Fat'))).toBe('4/4');
  });

  test('406.3a: a card exiled face down has no characteristics', () => {
    const { game, id } = smallGame([{ card: fat, zone: 'exile', with: { faceDown: true } }]);
    expect(characteristics(game, id('Fat'))).toMatchObject({ name: '', types: [], power: null });
  });
});

describe('305.6-7: basic land types', () => {
  const forest = card('Forest', ['land'], [], { subtypes: ['Forest'], supertypes: ['basic'] });
  const maze = card('Maze', ['land'], [keyword('hexproof')], { subtypes: ['Gate'] });
  const mana = (game: Game, id: ObjectId) =>
    characteristics(game, id)
      .abilities.map(({ ref }) => abilityAt(game, ref))
      .flatMap((ability) =>
        ability.kind === 'activated'
          ? ability.effect.flatMap((each) => (each.do === 'addMana' ? (each.mana ?? []) : []))
          : [],
      );

  test('305.6: a Forest has “{T}: Add {G}”', () => {
    const { game, id } = smallGame([{ card: forest }, { card: maze }]);
    expect(mana(game, id('Forest'))).toEqual(['G']);
    expect(mana(game, id('Maze'))).toEqual([]);
  });

  test('305.7: set to Island it loses its abilities and land types, and has those of an Island', () => {
    const { game, id } = smallGame([{ card: maze }, { card: spell, zone: 'hand' }]);
    addEffect(game, id('Spell'), [id('Maze')], [{ change: 'setSubtypes', subtypes: ['Island'] }]);
    expect(characteristics(game, id('Maze')).subtypes).toEqual(['Island']);
    expect(has(game, id('Maze'), 'hexproof')).toBe(false);
    expect(mana(game, id('Maze'))).toEqual(['U']);
  });

  test('305.7: it keeps abilities that effects gave it', () => {
    const { game, id } = smallGame([{ card: maze }, { card: spell, zone: 'hand' }]);
    addEffect(
      game,
      id('Spell'),
      [id('Maze')],
      [{ change: 'addAbilities', abilities: [keyword('indestructible')] }],
    );
    addEffect(game, id('Spell'), [id('Maze')], [{ change: 'setSubtypes', subtypes: ['Island'] }]);
    expect(has(game, id('Maze'), 'indestructible')).toBe(true);
  });

  test('305.7: in addition to its own, it keeps types and text', () => {
    const { game, id } = smallGame([{ card: maze }, { card: forest }, { card: spell, zone: 'hand' }]);
    addEffect(
      game,
      id('Spell'),
      [id('Maze'), id('Forest')],
      [{ change: 'addSubtypes', subtypes: ['Swamp'] }],
    );
    expect(characteristics(game, id('Maze')).subtypes).toEqual(['Gate', 'Swamp']);
    expect(has(game, id('Maze'), 'hexproof')).toBe(true);
    expect(mana(game, id('Maze'))).toEqual(['B']);
    expect(mana(game, id('Forest'))).toEqual(['G', 'B']);
  });

  test('305.6: an effect that takes all abilities takes this one', () => {
    const { game, id } = smallGame([{ card: forest }, { card: spell, zone: 'hand' }]);
    addEffect(game, id('Spell'), [id('Forest')], [{ change: 'removeAllAbilities' }]);
    expect(mana(game, id('Forest'))).toEqual([]);
    expect(characteristics(game, id('Forest')).subtypes).toEqual(['Forest']);
  });
});

describe('205: types and subtypes', () => {
  const golem = card('Golem', ['artifact', 'creature'], [], {
    subtypes: ['Golem', 'Equipment'],
    power: 1,
    toughness: 1,
  });

  test('205.1a: subtypes of a card type that goes, go with it', () => {
    const { game, id } = smallGame([{ card: golem }, { card: spell, zone: 'hand' }]);
    addEffect(game, id('Spell'), [id('Golem')], [{ change: 'setTypes', types: ['creature'] }]);
    expect(characteristics(game, id('Golem'))).toMatchObject({
      types: ['creature'],
      subtypes: ['Golem'],
      power: 1,
    });
  });

  test('205.1a: setting creature types leaves artifact types', () => {
    const { game, id } = smallGame([{ card: golem }, { card: spell, zone: 'hand' }]);
    addEffect(game, id('Spell'), [id('Golem')], [{ change: 'setSubtypes', subtypes: ['Frog'] }]);
    expect(characteristics(game, id('Golem')).subtypes).toEqual(['Equipment', 'Frog']);
  });

  test('205.3d: no subtype without its card type; with it in the same effect, yes', () => {
    const { game, id } = smallGame([
      { card: card('Rock', ['artifact']) },
      { card: golem },
      { card: spell, zone: 'hand' },
    ]);
    addEffect(game, id('Spell'), [id('Rock')], [{ change: 'addSubtypes', subtypes: ['Frog'] }]);
    expect(characteristics(game, id('Rock')).subtypes).toEqual([]);
    addEffect(
      game,
      id('Spell'),
      [id('Rock')],
      [
        { change: 'addSubtypes', subtypes: ['Frog'] },
        { change: 'addTypes', types: ['creature'] },
      ],
    );
    expect(characteristics(game, id('Rock')).subtypes).toEqual(['Frog']);
  });

  test('205.4b: supertypes are changed by themselves', () => {
    const { game, id } = smallGame([{ card: golem }, { card: spell, zone: 'hand' }]);
    addEffect(
      game,
      id('Spell'),
      [id('Golem')],
      [
        { change: 'addSupertypes', supertypes: ['legendary'] },
        { change: 'setTypes', types: ['land'] },
      ],
    );
    expect(characteristics(game, id('Golem'))).toMatchObject({ supertypes: ['legendary'], types: ['land'] });
  });
});

describe('counters', () => {
  test('122.1a: +1/+1 and −1/−1 counters', () => {
    const { game, id } = smallGame([
      { card: bear, with: { counters: { '+1/+1': 3, '-1/-1': 1, charge: 5 } } },
    ]);
    expect(sizeOf(game, id('Bear'))).toBe('4/4');
  });

  test('122.1b: a keyword counter gives its keyword, another counter none', () => {
    const { game, id } = smallGame([{ card: bear, with: { counters: { trample: 1, charge: 1 } } }]);
    expect(Object.keys(characteristics(game, id('Bear')).keywords)).toEqual(['trample']);
  });

  test('122.1a-b: also on a card in another zone', () => {
    const { game, id } = smallGame([
      { card: bear, zone: 'exile', with: { counters: { '+1/+1': 1, flying: 1 } } },
    ]);
    expect(sizeOf(game, id('Bear'))).toBe('3/3');
    expect(has(game, id('Bear'), 'flying')).toBe(true);
  });

  test('122.1a: once each, in a zone where abilities function as well', () => {
    const digger = creature('Digger', 1, 1, [statement({ functionsIn: ['exile'], changes: [plus(0, 1)] })]);
    const { game, id } = smallGame([
      { card: digger, zone: 'exile' },
      { card: bear, zone: 'exile', with: { counters: { '+1/+1': 1 } } },
      {
        card: card(
          'Watcher',
          ['enchantment'],
          [statement({ affects: { all: { zone: 'exile', power: { atLeast: 0 } } }, changes: [plus(1, 0)] })],
        ),
      },
    ]);
    expect(sizeOf(game, id('Bear'))).toBe('4/3');
    expect(sizeOf(game, id('Digger'))).toBe('2/2');
  });

  test('122.1j: hone counters on Equipment', () => {
    const sword = card('Sword', ['artifact'], [], { subtypes: ['Equipment'] });
    const { game, id } = smallGame([{ card: bear }, { card: sword, with: { counters: { hone: 2 } } }]);
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
    change(game, id('Sword'), { attachedTo: { object: id('Bear') } });
    expect(sizeOf(game, id('Bear'))).toBe('4/2');
  });

  test('306.5b-c: loyalty is the counters on the battlefield, the printed number elsewhere', () => {
    const walker = card('Walker', ['planeswalker'], [], { loyalty: 4 });
    const { game, id } = smallGame([{ card: walker, with: { counters: { loyalty: 7 } } }]);
    expect(characteristics(game, id('Walker')).loyalty).toBe(7);
    const inHand = smallGame([{ card: walker, zone: 'hand' }]);
    expect(characteristics(inHand.game, inHand.id('Walker')).loyalty).toBe(4);
  });

  test('310.4: so is defense', () => {
    const siege = card('Siege', ['battle'], [], { defense: 5 });
    const { game, id } = smallGame([{ card: siege, with: { counters: { defense: 2 } } }]);
    expect(characteristics(game, id('Siege')).defense).toBe(2);
    const inHand = smallGame([{ card: siege, zone: 'hand' }]);
    expect(characteristics(inHand.game, inHand.id('Siege')).defense).toBe(5);
  });
});

describe('604.3, 208.2a: characteristic-defining abilities', () => {
  const count = { number: 'count', of: { zone: 'graveyard', type: 'creature' } } as const;
  const lhurgoyf = creature('Lhurgoyf', '*', '*', [
    statement({
      characteristicDefining: true,
      changes: [{ change: 'setPowerToughness', power: count, toughness: { number: 'plus', of: [1, count] } }],
    }),
  ]);

  test('208.2a: a star is what the ability says, everywhere; in the graveyard it counts itself', () => {
    for (const zone of ['battlefield', 'hand', 'library', 'exile'] as const) {
      const { game, id } = smallGame([
        { card: lhurgoyf, zone },
        { card: bear, zone: 'graveyard' },
      ]);
      expect(sizeOf(game, id('Lhurgoyf'))).toBe('1/2');
    }
    const { game, id } = smallGame([
      { card: lhurgoyf, zone: 'graveyard' },
      { card: bear, zone: 'graveyard' },
    ]);
    expect(sizeOf(game, id('Lhurgoyf'))).toBe('2/3');
  });

  test('208.2a: control: without the ability a star is 0', () => {
    const { game, id } = smallGame([
      { card: { ...lhurgoyf, abilities: [] } },
      { card: bear, zone: 'graveyard' },
    ]);
    expect(sizeOf(game, id('Lhurgoyf'))).toBe('0/0');
  });

  test('613.4a: what sets comes after it', () => {
    const { game, id } = smallGame([
      { card: lhurgoyf },
      { card: bear, zone: 'graveyard' },
      { card: spell, zone: 'hand' },
    ]);
    addEffect(game, id('Spell'), [id('Lhurgoyf')], [size(7, 7)], { timestamp: 0 });
    expect(sizeOf(game, id('Lhurgoyf'))).toBe('7/7');
  });
});

describe('tokens, emblems and abilities', () => {
  const maker = card(
    'Maker',
    ['sorcery'],
    [
      {
        kind: 'spell',
        effect: [
          {
            do: 'create',
            token: {
              types: ['creature'],
              subtypes: ['Elf', 'Warrior'],
              colors: ['G'],
              power: 1,
              toughness: 1,
              abilities: [keyword('reach')],
            },
          },
          {
            do: 'emblem',
            abilities: [statement({ affects: { all: { type: 'creature' } }, changes: [plus(1, 1)] })],
          },
        ],
      },
    ],
  );
  const born = (
    game: Game,
    kind: 'token' | 'emblem' | 'ability',
    definition: string,
    zone: 'battlefield' | 'command' | 'stack',
  ) => {
    const id = game.objects.length;
    const object = newObject({
      id,
      kind,
      definition,
      card: 99,
      owner: 0,
      controller: 1,
      zone,
      timestamp: 50,
      turn: 5,
    });
    write(game).addObject(object);
    write(game).setZone(zone, 0, [...game[zone], id]);
    write(game).changed();
    return id;
  };

  test('111.3-4: a token is what its maker says, named after its subtypes', () => {
    const { game } = smallGame([{ card: maker, zone: 'hand' }]);
    const id = born(game, 'token', 'Maker#abilities.0.effect.0.token', 'battlefield');
    const now = characteristics(game, id);
    expect(now).toMatchObject({
      name: 'Elf Warrior Token',
      colors: ['G'],
      power: 1,
      manaValue: 0,
      controller: 1,
    });
    expect(now.abilities.map(({ ref }) => abilityAt(game, ref))).toEqual([keyword('reach')]);
  });

  test('113.6p, 114.3: the abilities of an emblem function in the command zone', () => {
    const { game, id } = smallGame([{ card: maker, zone: 'hand' }, { card: bear }]);
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
    const emblem = born(game, 'emblem', 'Maker#abilities.0.effect.1', 'command');
    expect(sizeOf(game, id('Bear'))).toBe('3/3');
    expect(characteristics(game, emblem)).toMatchObject({ name: '', types: [], controller: 1 });
    expect(functioning(game).map(({ object }) => object)).toContain(emblem);
  });

  test('113.8: an ability on the stack has a controller and no other characteristics', () => {
    const { game } = smallGame([{ card: bear }]);
    const id = born(game, 'ability', '', 'stack');
    expect(characteristics(game, id)).toMatchObject({ name: '', types: [], abilities: [], controller: 1 });
  });
});

describe('what was and what will be', () => {
  const lord = card(
    'Lord',
    ['enchantment'],
    [
      statement({
        affects: { all: { type: 'creature', controller: 'you' } },
        changes: [plus(1, 1), { change: 'addAbilities', abilities: [keyword('haste')] }],
      }),
    ],
  );

  test('608.2h: what has left is what it was as it left', () => {
    const { game, id } = smallGame([{ card: lord }, { card: bear }]);
    const was = characteristics(game, id('Bear'));
    change(game, id('Bear'), { left: lastKnownOf(game, id('Bear')) });
    write(game).setZone('battlefield', 0, []);
    write(game).changed();
    // When its abilities were given is asked of what is there, and of nothing that is gone.
    const timeless: unknown = JSON.parse(
      JSON.stringify(was, (name, value: unknown) => (name === 'since' ? undefined : value)),
    );
    expect(characteristics(game, id('Bear'))).toEqual(timeless);
    expect(JSON.parse(JSON.stringify(game.objects[id('Bear')]))).toEqual(game.objects[id('Bear')]);
  });

  test('608.2h: control: one that is still there is what it is now', () => {
    const { game, id } = smallGame([{ card: lord }, { card: bear }]);
    change(game, id('Lord'), { phasedOut: true });
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
  });

  const move = (object: ObjectId, controller: number): EventOf<'move'> => ({
    type: 'move',
    object,
    from: 'hand',
    to: 'battlefield',
    position: 'top',
    entering: {
      controller,
      tapped: false,
      faceDown: false,
      face: 0,
      counters: { '+1/+1': 1 },
      attachedTo: null,
      attacking: null,
    },
    why: 'effect',
    revealed: false,
    faceDown: false,
    became: null,
  });

  test('614.12: what enters is looked at as it would be there', () => {
    const { game, id } = smallGame([{ card: lord }, { card: bear, zone: 'hand' }]);
    expect(asEntering(game, move(id('Bear'), 0))).toMatchObject({ power: 4, controller: 0 });
    expect(asEntering(game, move(id('Bear'), 1))).toMatchObject({ power: 3, controller: 1 });
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
  });
});
