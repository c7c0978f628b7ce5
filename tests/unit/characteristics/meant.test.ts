import { describe, expect, test } from 'vitest';
import { objects, players, quantity } from '../../../machines/rules/characteristics/index.ts';
import { differentNames, namesOfCards } from '../../../machines/rules/characteristics/names.ts';
import type { Attacker } from '../../../machines/rules/state/game.ts';
import { noChoices, type Scope, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Objects, Players } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, change, creature, smallGame } from '../support/small-game.ts';

const table = () =>
  smallGame(
    [
      { card: creature('Elf', 1, 1) },
      { card: creature('Bear', 2, 2) },
      { card: creature('Ox', 2, 4), owner: 1 },
      { card: card('Curse', ['enchantment']) },
      { card: card('First', ['instant']), zone: 'graveyard' },
      { card: card('Last', ['instant']), zone: 'graveyard' },
      { card: card('Top', ['instant']), zone: 'library' },
      { card: card('Next', ['instant']), zone: 'library' },
    ],
    ['Ada', 'Bo', 'Cy'],
  );
type Table = ReturnType<typeof table>;
const facts = {
  event: 1,
  object: null,
  source: null,
  other: null,
  player: null,
  otherPlayer: null,
  amount: 0,
};

describe('109: which objects are meant', () => {
  const meant = (words: Objects, so: (small: Table) => Partial<Scope> = () => ({})) => {
    const small = table();
    const more = so(small);
    const scope = { ...scopeOf(small.id('Elf'), 0), ...more };
    return objects(small.game, scope, words).map((one) => small.game.objects[one]?.definition);
  };
  test('404.2, 401: the top cards: of a graveyard those that came last', () => {
    expect(meant({ top: 1, of: 'you', in: 'graveyard' })).toEqual(['Last']);
    expect(meant({ top: 5, of: 'you', in: 'graveyard' })).toEqual(['Last', 'First']);
    expect(meant({ top: 1, of: 'you' })).toEqual(['Top']);
    expect(meant({ top: { number: 'minus', of: [1, 3] }, of: 'you' })).toEqual([]);
    expect(meant({ top: 1, of: 'opponents' })).toEqual([]);
  });
  test('607.2n: what cards of a name exiled before the game, as far as it is still there', () => {
    const words = { linked: 'exiled', ofCardsNamed: 'Scout' } as const;
    const exiled = ({ id }: Table) => ({ objects: [id('Bear'), id('Ox')], players: [], values: [] });
    expect(meant(words)).toEqual([]);
    const none = ({ game }: Table) => {
      write(game).player(0).linksOfNames = { Other: {} };
      return {};
    };
    expect(meant(words, none)).toEqual([]);
    const other = (small: Table) => {
      write(small.game).player(0).linksOfNames = { Scout: { other: exiled(small) } };
      return {};
    };
    expect(meant(words, other)).toEqual([]);
    const both = (small: Table) => {
      write(small.game).player(0).linksOfNames = { Scout: { exiled: exiled(small) } };
      return {};
    };
    expect(meant(words, both)).toEqual(['Bear', 'Ox']);
    expect(
      meant(words, (small) => {
        both(small);
        write(small.game).forgetObject(small.id('Bear'));
        return {};
      }),
    ).toEqual(['Ox']);
  });
  test('607.2a, 607.2i: what is linked, and what was paid with', () => {
    const linked = ({ game, id }: Table) => {
      change(game, id('Elf'), { links: { it: { objects: [id('Ox')], players: [], values: [] } } });
      return {};
    };
    expect(meant({ linked: 'it' })).toEqual([]);
    expect(meant({ linked: 'it' }, linked)).toEqual(['Ox']);
    const paid = ({ game, id }: Table) => {
      const choices = { ...noChoices, paidWith: { sacrificed: [id('Bear')] } };
      change(game, id('Elf'), { cast: choices });
      return {};
    };
    expect(meant({ paid: 'sacrificed' })).toEqual([]);
    expect(meant({ paid: 'sacrificed' }, paid)).toEqual(['Bear']);
    expect(
      meant({ paid: 'sacrificed' }, (small) => {
        paid(small);
        return { choices: { ...noChoices, paidWith: { sacrificed: [small.id('Ox')] } } };
      }),
    ).toEqual(['Ox']);
  });
  test('the last of several, or the last like this', () => {
    const creatures = { all: { type: 'creature' } } as const;
    expect(meant({ last: creatures })).toEqual(['Ox']);
    expect(meant({ last: creatures, like: { controller: 'you' } })).toEqual(['Bear']);
    expect(meant({ last: creatures, like: { name: 'Nobody' } })).toEqual([]);
  });
  test('400.7: what became this object', () => {
    const became = ({ game, id }: Table) => {
      change(game, id('Ox'), { was: [id('Elf')] });
      return {};
    };
    expect(meant({ before: { all: { name: 'Ox' } } }, became)).toEqual(['Elf']);
    expect(meant({ before: { all: { name: 'Ox' } } })).toEqual([]);
  });
  test('702.95, 303.4: what is paired, what it is attached to, who gave it', () => {
    const paired = ({ game, id }: Table) => {
      change(game, id('Elf'), { pairedWith: id('Bear'), attachedTo: { object: id('Ox') } });
      return { trigger: { ...facts, giver: id('Curse') }, it: id('Ox') };
    };
    const all: readonly Objects[] = ['paired', 'attached', 'giver', 'it'];
    expect(all.map((words) => meant(words))).toEqual([[], [], [], []]);
    expect(all.map((words) => meant(words, paired))).toEqual([['Bear'], ['Ox'], ['Curse'], ['Ox']]);
    expect(meant({ union: ['paired', 'it', { all: { name: 'Ox' } }] }, paired)).toEqual(['Bear', 'Ox']);
  });
});

describe('102: which players are meant', () => {
  const meant = (words: Players, so: (small: Table) => Partial<Scope> = () => ({})) => {
    const small = table();
    const more = so(small);
    return players(small.game, { ...scopeOf(small.id('Elf'), 0), ...more }, words);
  };
  test('800.4a: only those who are still in the game', () => {
    const left = ({ game }: Table) => {
      write(game).player(1).status = 'lost';
      return { they: 1 };
    };
    expect(meant('they', () => ({ they: 1 }))).toEqual([1]);
    expect(meant('they', left)).toEqual([]);
    expect(meant('they')).toEqual([]);
    expect(meant('everyone', left)).toEqual([0, 2]);
    expect(
      meant('active', ({ game }) => {
        write(game).turn().active = null;
        return {};
      }),
    ).toEqual([]);
  });
  test('303.4, 108.3: whom it is attached to; who owns it', () => {
    const attached =
      (to: { readonly player: number } | { readonly object: number }) =>
      ({ game, id }: Table) => {
        change(game, id('Elf'), { attachedTo: to });
        return {};
      };
    expect(meant('attachedPlayer')).toEqual([]);
    expect(meant('attachedPlayer', attached({ player: 1 }))).toEqual([1]);
    expect(meant('attachedPlayer', attached({ object: 2 }))).toEqual([]);
    expect(meant({ ownerOf: { all: { name: 'Ox' } } })).toEqual([1]);
    expect(meant({ ownerOf: 'it' }, () => ({ it: 99 }))).toEqual([]);
  });
  test('who chose a word', () => {
    const chose = ({ game, id }: Table) => {
      change(game, id('Elf'), {
        links: { side: { objects: [], players: [0, 1, 2], values: ['a', 'b', 'a'] } },
      });
      return {};
    };
    expect(meant({ whoChose: 'a', under: 'side' }, chose)).toEqual([0, 2]);
    expect(meant({ whoChose: 'a', under: 'side' })).toEqual([]);
  });
  test('508.1, 120: who attacks one of these, and who was dealt combat damage by one of these', () => {
    const attacker = (object: number, defender: Attacker['defender']): Attacker => ({
      object,
      defender,
      defendingPlayer: 1,
      blocked: null,
      blockers: [],
      declared: true,
    });
    const attacks =
      (defenders: readonly Attacker['defender'][]) =>
      ({ game, id }: Table) => {
        write(game).root.combat = {
          attackers: defenders.map((one) => attacker(id('Elf'), one)),
          blockers: [],
          anyAttacked: true,
          declaredBlocks: [],
          damageStep: 'none',
          firstStrikers: [],
        };
        return {};
      };
    const attacking: Players = { playersWith: { of: 'everyone', attacking: 'opponents' } };
    expect(meant(attacking)).toEqual([]);
    expect(meant(attacking, attacks([null, { player: 1 }]))).toEqual([0]);
    expect(meant(attacking, attacks([{ object: 3 }, null]))).toEqual([]);
    expect(meant(attacking, attacks([{ player: 0 }]))).toEqual([]);
    const dealt: Players = { playersWith: { of: 'everyone', dealtCombatDamageBy: 'self' } };
    const damage = ({ game, id }: Table) => {
      write(game).turn().combatDamage = [
        { source: id('Elf'), to: 1 },
        { source: id('Ox'), to: 2 },
      ];
      return {};
    };
    expect(meant(dealt)).toEqual([]);
    expect(meant(dealt, damage)).toEqual([1]);
    const others: Players = { playersWith: { of: 'everyone', except: 'you' } };
    expect(meant(others)).toEqual([1, 2]);
    const rich: Players = {
      playersWith: { of: 'everyone', cards: { in: 'graveyard', count: { atLeast: 2 } } },
    };
    expect(meant(rich)).toEqual([0]);
  });
});

describe('201.2: names', () => {
  const named = (...names: readonly string[]) => {
    const [name = '', ...otherNames] = names;
    return { name, ...(otherNames.length > 0 && { otherNames }) };
  };
  test('201.2b: as many as have each a name that no other has', () => {
    expect(differentNames([named('Elf'), named('Bear'), named('Elf')])).toBe(2);
    expect(differentNames([named('')])).toBe(0);
    expect(differentNames([named(''), named('Elf')])).toBe(1);
    // One that has both names stands in the way of neither of the others.
    expect(differentNames([named('Elf', 'Bear'), named('Elf'), named('Bear')])).toBe(2);
    expect(differentNames([named('Elf', 'Bear'), named('Bear', 'Ox')])).toBe(1);
    expect(differentNames([])).toBe(0);
  });
  test('612.7: the names of all cards of a type in the game, or of those that are not basic', () => {
    const { game } = smallGame([
      { card: card('Forest', ['land'], [], { supertypes: ['basic'] }) },
      { card: card('Tower', ['land']) },
      { card: card('Gate', ['land'], [], { supertypes: ['legendary'] }) },
      { card: creature('Elf', 1, 1) },
    ]);
    expect(namesOfCards(game, { type: 'land' })).toEqual(['Forest', 'Tower', 'Gate']);
    expect(namesOfCards(game, { type: 'land', notSupertype: 'basic' })).toEqual(['Tower', 'Gate']);
    expect(namesOfCards(game, { type: 'creature' })).toEqual(['Elf']);
  });
});

describe('107: numbers of what was done', () => {
  test('107.3, 601.2h: X of a spell, what was spent on it, excess damage, what there was at the beginning', () => {
    const { game, id } = table();
    const unit = (type: 'G' | 'R' | 'C') => ({
      type,
      source: null,
      snow: false,
      spendOnly: null,
      lasts: false,
    });
    const choices = { ...noChoices, x: 3, manaSpent: [unit('G'), unit('R'), unit('G'), unit('C')] };
    const scope: Scope = {
      ...scopeOf(id('Elf'), 0),
      choices,
      named: {
        dealt: { objects: [], players: [], amount: 5, did: true, excess: 2, before: { planeswalker: 4 } },
        plain: { objects: [], players: [], amount: 5, did: true },
      },
    };
    expect(quantity(game, scope, { number: 'manaSpent', which: 'all' })).toBe(4);
    expect(quantity(game, scope, { number: 'manaSpent', which: 'colors' })).toBe(2);
    expect(quantity(game, scope, { number: 'manaSpent', which: 'G' })).toBe(2);
    expect(quantity(game, scope, { number: 'manaSpent', which: 'W' })).toBe(0);
    expect(quantity(game, scope, { number: 'excess', by: 'dealt' })).toBe(2);
    expect(quantity(game, scope, { number: 'excess', by: 'plain' })).toBe(0);
    expect(quantity(game, scope, { number: 'excess', by: 'nothing' })).toBe(0);
    expect(quantity(game, scope, { number: 'beforeDamage', by: 'dealt', of: 'planeswalker' })).toBe(4);
    expect(quantity(game, scope, { number: 'beforeDamage', by: 'dealt', of: 'player' })).toBe(0);
    expect(quantity(game, scope, { number: 'beforeDamage', by: 'plain', of: 'player' })).toBe(0);
    const stack = { choices, source: null, ability: null, trigger: null, named: {} };
    change(game, id('Ox'), { stack });
    expect(quantity(game, scope, { number: 'xOf', of: { all: { type: 'creature' } } })).toBe(3);
    const begun = { number: 'begunWith', of: { type: 'land' }, by: 'you' } as const;
    expect(quantity(game, scope, begun)).toBe(0);
    write(game).turn().begunWith = { [JSON.stringify({ type: 'land' })]: [4, 2, 1] };
    expect(quantity(game, scope, begun)).toBe(4);
    expect(quantity(game, scope, { ...begun, by: 'opponents' })).toBe(3);
  });
  test('700.5, 106.4: devotion, and unspent mana', () => {
    const { game, id } = smallGame([
      { card: creature('Elf', 1, 1, [], { manaCost: '{G}{G/W}{2}' }) },
      { card: creature('Ox', 1, 1, [], { manaCost: '{W}{W}' }), owner: 1 },
      { card: card('Bolt', ['instant'], [], { manaCost: '{G}{G}' }), zone: 'hand' },
    ]);
    const scope = scopeOf(id('Elf'), 0);
    expect(quantity(game, scope, { number: 'devotion', to: ['G'], of: 'you' })).toBe(2);
    expect(quantity(game, scope, { number: 'devotion', to: ['W'], of: 'you' })).toBe(1);
    expect(quantity(game, scope, { number: 'devotion', to: ['G', 'W'], of: 'you' })).toBe(2);
    expect(quantity(game, scope, { number: 'devotion', to: ['W'], of: 'opponents' })).toBe(2);
    expect(quantity(game, scope, { number: 'devotion', to: { chosen: 'it' }, of: 'you' })).toBe(0);
    change(game, id('Elf'), { links: { it: { objects: [], players: [], values: ['W', 'G'] } } });
    expect(quantity(game, scope, { number: 'devotion', to: { chosen: 'it' }, of: 'you' })).toBe(2);
    const unit = { type: 'G', source: null, snow: false, spendOnly: null, lasts: false } as const;
    write(game).player(0).pool = [unit, unit, { ...unit, type: 'R' }];
    expect(quantity(game, scope, { number: 'unspentMana', type: 'G', of: 'you' })).toBe(2);
    expect(quantity(game, scope, { number: 'unspentMana', type: 'G', of: 'opponents' })).toBe(0);
    expect(quantity(game, scope, { number: 'cardsIn', zone: 'exile', of: 'you' })).toBe(0);
  });
});
