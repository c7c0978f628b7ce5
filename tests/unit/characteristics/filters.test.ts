import { describe, expect, test } from 'vitest';
import { attachments, characteristics, matching } from '../../../machines/rules/characteristics/index.ts';
import type { Combat } from '../../../machines/rules/state/game.ts';
import { noChoices, type Scope, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Filter } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, change, creature, keyword, smallGame } from '../support/small-game.ts';

const elf = creature('Elf', 1, 1, [keyword('reach')], { manaCost: '{G}', subtypes: ['Elf', 'Druid'] });
const druid = creature('Druid', 2, 2, [], { manaCost: '{X}{U}', subtypes: ['Human', 'Druid'] });
const zombie = creature('Zombie', 2, 2, [], { manaCost: '{B}{G}', subtypes: ['Zombie'] });
const shaman = creature('Shaman', 2, 2, [], { manaCost: '{R}', subtypes: ['Shaman'] });
const golem = card('Golem', ['artifact', 'creature'], [], { power: 4, toughness: 4, manaCost: '{4}' });
const shrine = card('Shrine', ['enchantment'], [], { subtypes: ['Shrine'] });
const forest = card('Forest', ['land'], [], { subtypes: ['Forest', 'Druid'] });

const table = () => {
  const small = smallGame([
    { card: elf },
    { card: druid },
    { card: zombie, owner: 1 },
    { card: shaman },
    { card: golem },
    { card: shrine },
    { card: forest },
  ]);
  /** What fits, by name; what is spoken of are objects with these names. */
  const those = (filter: Filter, of: readonly string[] = [], as = 'Shrine', you = 0) => {
    const scope: Scope = {
      ...scopeOf(small.id(as), you),
      named: { those: { objects: of.map(small.id), players: [], amount: 0, did: true } },
    };
    return matching(small.game, scope, filter).map((one) => small.game.objects[one]?.definition);
  };
  return { ...small, those };
};
const named = { named: 'those' } as const;

describe('109.3: what is like one of several', () => {
  const { those } = table();
  test('105.2: shares a color with one of them', () => {
    expect(those({ sharesColorWith: named }, ['Elf', 'Shaman'])).toEqual(['Elf', 'Zombie', 'Shaman']);
    expect(those({ sharesColorWith: named }, ['Zombie'])).toEqual(['Elf', 'Zombie']);
    expect(those({ sharesColorWith: named }, ['Golem'])).toEqual([]);
    expect(those({ sharesColorWith: named })).toEqual([]);
  });
  test('201.2: has the name of one of them', () => {
    expect(those({ sharesNameWith: named }, ['Elf', 'Golem'])).toEqual(['Elf', 'Golem']);
  });
  test('205.2: shares a card type with one of them, of those that count', () => {
    const shares = { sharesType: { with: named, among: ['artifact', 'land'] } } as const;
    expect(those(shares, ['Golem'])).toEqual(['Golem']);
    expect(those(shares, ['Golem', 'Forest'])).toEqual(['Golem', 'Forest']);
    expect(those(shares, ['Elf'])).toEqual([]);
  });
  test('205.3m: shares a creature type with one of them', () => {
    const shares = { sharesCreatureTypeWith: named };
    expect(those(shares, ['Elf'])).toEqual(['Elf', 'Druid', 'Forest']);
    expect(those(shares, ['Elf', 'Zombie'])).toEqual(['Elf', 'Druid', 'Zombie', 'Forest']);
    expect(those(shares, ['Shrine'])).toEqual([]);
  });
  test('107.3: has an {X} in its mana cost', () => {
    expect(those({ costsX: true })).toEqual(['Druid']);
    expect(those({ manaValueIs: 'odd' })).toEqual(['Elf', 'Druid', 'Shaman']);
    expect(those({ manaValueIs: 'even', type: 'creature' })).toEqual(['Zombie', 'Golem']);
  });
  test('108.2: is a card, and no token', () => {
    const { game, id, those: which } = table();
    change(game, id('Elf'), { kind: 'token' });
    expect(which({ card: true, type: 'creature' })).toEqual(['Druid', 'Zombie', 'Shaman', 'Golem']);
    expect(which({ token: true })).toEqual(['Elf']);
  });
});

describe('607.2d: what is as was chosen', () => {
  test('607.2d: one of the colors, names or types, where several were chosen', () => {
    const { game, id, those } = table();
    const chosen = (values: readonly string[]) =>
      change(game, id('Shrine'), { links: { it: { objects: [], players: [], values } } });
    chosen(['G', 'R']);
    expect(those({ colorChosen: 'it' })).toEqual(['Elf', 'Zombie', 'Shaman']);
    chosen(['Elf', 'Golem']);
    expect(those({ nameChosen: 'it' })).toEqual(['Elf', 'Golem']);
    chosen(['Zombie', 'artifact']);
    expect(those({ typeChosen: 'it' })).toEqual(['Zombie', 'Golem']);
    chosen([]);
    expect(those({ colorChosen: 'it' })).toEqual([]);
  });
  test('607.2e: what a player noted for cards of a name, and nobody else', () => {
    const { game, those } = table();
    const typeNoted = { ofCardsNamed: 'Scout', under: 'types' };
    expect(those({ typeNoted })).toEqual([]);
    write(game).player(0).linksOfNames = { Other: {} };
    expect(those({ typeNoted })).toEqual([]);
    write(game).player(0).linksOfNames = { Scout: {} };
    expect(those({ typeNoted })).toEqual([]);
    const types = { objects: [], players: [], values: ['Zombie', 'Elf'] };
    write(game).player(0).linksOfNames = { Scout: { types } };
    expect(those({ typeNoted })).toEqual(['Elf', 'Zombie']);
    expect(those({ typeNoted }, [], 'Shrine', 1)).toEqual([]);
    const names = { objects: [], players: [], values: ['Golem'] };
    write(game).player(0).linksOfNames = { Scout: { names } };
    expect(those({ nameNoted: { ofCardsNamed: 'Scout', under: 'names' } })).toEqual(['Golem']);
  });
});

describe('509: who blocks whom', () => {
  /** The elf and the druid attack; the zombie blocks the elf. */
  const fought = () => {
    const small = table();
    const { game, id } = small;
    const attacker = (
      name: string,
      blockers: readonly string[],
      defender: Combat['attackers'][number]['defender'],
    ) => ({
      object: id(name),
      defender,
      defendingPlayer: 1,
      blocked: blockers.length > 0,
      blockers: blockers.map(id),
      declared: true,
    });
    write(game).root.combat = {
      attackers: [
        attacker('Elf', ['Zombie'], { player: 1 }),
        attacker('Druid', [], { object: id('Shrine') }),
      ],
      blockers: [{ object: id('Zombie'), attackers: [id('Elf')] }],
      anyAttacked: true,
      declaredBlocks: [1],
      damageStep: 'none',
      firstStrikers: [],
    };
    return small;
  };
  const { game, id, those } = fought();
  test('509.1g: what blocks one of them, is blocked by one of them, or either', () => {
    expect(those({ blockingAny: named }, ['Elf', 'Druid'])).toEqual(['Zombie']);
    expect(those({ blockingAny: named }, ['Druid'])).toEqual([]);
    expect(those({ blockedBy: named }, ['Zombie', 'Golem'])).toEqual(['Elf']);
    expect(those({ blockedBy: named }, ['Golem'])).toEqual([]);
    expect(those({ blockingOrBlockedBy: named }, ['Zombie', 'Golem'])).toEqual(['Elf']);
    expect(those({ blockingOrBlockedBy: named }, ['Elf', 'Golem'])).toEqual(['Zombie']);
  });
  test('508.1: what attacks a player, and no planeswalker or battle', () => {
    expect(those({ attackingPlayer: 'opponents' })).toEqual(['Elf']);
    expect(those({ attackingPlayer: 'you' })).toEqual([]);
    write(game).root.combat = null;
    expect(those({ attackingPlayer: 'opponents' })).toEqual([]);
    expect(those({ attacking: true })).toEqual([]);
    expect(those({ blockingAny: named }, ['Elf'])).toEqual([]);
    write(game).turn().attacked = [id('Elf')];
    expect(those({ attackedThisTurn: true })).toEqual(['Elf']);
    expect(those({ attackedThisTurn: false, type: 'creature', controller: 'you' })).toEqual([
      'Druid',
      'Shaman',
      'Golem',
    ]);
  });
});

describe('what was done to it, and what it is', () => {
  test('120.6: it was dealt damage this turn, also where that isn’t marked any more; and by what', () => {
    const { game, id, those } = table();
    expect(those({ damaged: true })).toEqual([]);
    expect(those({ damagedThisTurnBy: named }, ['Elf'])).toEqual([]);
    change(game, id('Golem'), { damage: 1 });
    write(game).turn().damage = [
      { source: id('Elf'), to: id('Zombie') },
      { source: id('Druid'), to: id('Shaman') },
    ];
    expect(those({ damaged: true })).toEqual(['Zombie', 'Shaman', 'Golem']);
    expect(those({ damaged: false, type: 'creature' })).toEqual(['Elf', 'Druid']);
    expect(those({ damagedThisTurnBy: named }, ['Elf', 'Golem'])).toEqual(['Zombie']);
    expect(those({ damagedThisTurnBy: named }, ['Elf', 'Druid'])).toEqual(['Zombie', 'Shaman']);
  });
  test('702.95, 701.37, 903.3: paired, monstrous, a commander', () => {
    const { game, id, those } = table();
    change(game, id('Elf'), { pairedWith: id('Golem') });
    change(game, id('Golem'), { pairedWith: id('Elf'), monstrous: true });
    write(game).player(0).commanders = [game.objects[id('Druid')]?.card ?? 0];
    expect(those({ paired: true })).toEqual(['Elf', 'Golem']);
    expect(those({ pairedWith: { type: 'artifact' } })).toEqual(['Elf']);
    expect(those({ pairedWith: { type: 'land' } })).toEqual([]);
    expect(those({ monstrous: true })).toEqual(['Golem']);
    expect(those({ commander: true })).toEqual(['Druid']);
  });
  test('715.2: it has an Adventure, unless it is face down', () => {
    const { game, id } = smallGame([
      {
        card: creature('Giant', 4, 3, [], {
          adventure: true,
          back: { name: 'Stomp', types: ['instant'], subtypes: ['Adventure'], abilities: [] },
        }),
      },
      { card: elf },
    ]);
    const those = () => matching(game, scopeOf(id('Elf'), 0), { hasAdventure: true });
    expect(those()).toEqual([id('Giant')]);
    change(game, id('Giant'), { faceDown: true });
    expect(those()).toEqual([]);
  });
  test('400.7: it was something like this before', () => {
    const { game, id, those } = table();
    expect(those({ was: { name: 'Elf' } })).toEqual([]);
    change(game, id('Golem'), { was: [id('Elf')] });
    expect(those({ was: { name: 'Elf' } })).toEqual(['Golem']);
    expect(those({ was: { name: 'Druid' } })).toEqual([]);
  });
  test('700.4: its power and toughness together', () => {
    const { those } = table();
    expect(those({ powerPlusToughness: { atLeast: 4 } })).toEqual(['Druid', 'Zombie', 'Shaman', 'Golem']);
    expect(those({ powerPlusToughness: { atMost: 3 } })).toEqual(['Elf']);
  });
  test('109.3: what stands on the stack', () => {
    const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };
    const facts = {
      event: 1,
      object: null,
      source: null,
      other: null,
      player: null,
      otherPlayer: null,
      amount: 0,
    };
    const { game, id } = smallGame([
      { card: card('Spell', ['instant']), zone: 'stack', with: { stack: { ...onStack, castAs: 2 } } },
      { card: card('Activated', ['artifact']), zone: 'stack', with: { kind: 'ability', stack: onStack } },
      {
        card: card('Triggered', ['artifact']),
        zone: 'stack',
        with: { kind: 'ability', stack: { ...onStack, trigger: facts } },
      },
      { card: elf },
    ]);
    const those = (filter: Filter) =>
      matching(game, scopeOf(id('Elf'), 0), { zone: 'stack', ...filter }).map(
        (one) => game.objects[one]?.definition,
      );
    expect(those({ stackObject: 'spell' })).toEqual(['Spell']);
    expect(those({ stackObject: 'ability' })).toEqual(['Activated', 'Triggered']);
    expect(those({ stackObject: 'activatedAbility' })).toEqual(['Activated']);
    expect(those({ stackObject: 'triggeredAbility' })).toEqual(['Triggered']);
    expect(those({ castAs: 2 })).toEqual(['Spell']);
    expect(those({ castAs: 1 })).toEqual([]);
    expect(matching(game, scopeOf(id('Elf'), 0), { zone: 'battlefield', castAs: 2 })).toEqual([]);
  });
  test('301.5, 303.4: what is attached to one of them, and what has something attached', () => {
    const { game, id, those } = table();
    change(game, id('Shrine'), { attachedTo: { object: id('Elf') } });
    change(game, id('Golem'), { attachedTo: { player: 1 } });
    expect(those({ attachedTo: named }, ['Elf', 'Zombie'])).toEqual(['Shrine']);
    expect(those({ attachedTo: named }, ['Zombie'])).toEqual([]);
    expect(those({ hasAttached: { type: 'enchantment' } })).toEqual(['Elf']);
    expect(those({ hasAttached: { type: 'artifact' } })).toEqual([]);
    expect(attachments(game, id('Elf'))).toEqual([id('Shrine')]);
    expect(characteristics(game, id('Elf')).name).toBe('Elf');
  });
});
