import { describe, expect, test } from 'vitest';
import { faceParagraphs } from '../../../../machines/rules/abilities/text/index.ts';
import type { Ability, Filter, Instruction } from '../../../../machines/rules/state/vocabulary/index.ts';

const exiles: Ability = {
  kind: 'triggered',
  when: [{ on: 'attacks', object: 'self' }],
  effect: [{ do: 'exile', what: { top: 1, of: 'you' }, link: 'kept' }],
};
const kept: Filter = { zone: 'exile', among: { linked: 'kept' } };
const chosen = (filter: Filter): Instruction => ({
  do: 'choose',
  from: filter,
  count: { min: 1, max: 1 },
  as: 'it',
});
/** The last paragraph of a creature with these abilities. */
const lastOf = (...abilities: readonly Ability[]): string =>
  faceParagraphs({ name: 'Keeper', types: ['creature'], abilities }).at(-1) ?? '';
const does = (...effect: readonly Instruction[]): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  effect,
});
const create = {
  do: 'create',
  token: { types: ['creature'], subtypes: ['Bear'], power: 2, toughness: 2 },
} as const;

describe('607.2: what a linked ability refers to, in words', () => {
  test('607.2a: exiled with it, which is named each time', () => {
    const takes = does(chosen({ ...kept, type: 'creature' }), {
      do: 'move',
      what: { named: 'it' },
      to: { zone: 'battlefield', under: 'you' },
    });
    expect(lastOf(exiles, takes)).toBe(
      '{T}: Put a creature card exiled with this creature onto the battlefield under your control.',
    );
    expect(lastOf(exiles, does({ do: 'untap', what: 'self' }, { do: 'destroy', what: { all: kept } }))).toBe(
      '{T}: Untap this creature. Destroy all cards exiled with this creature.',
    );
  });

  test('702.82b: what a keyword has words of its own for, and what that devours', () => {
    const devour: Ability = { kind: 'keyword', keyword: 'devour', n: 2 };
    expect(lastOf(devour)).toBe('Devour 2');
    expect(lastOf({ ...devour, object: { type: 'artifact' } })).toBe('Devour artifact 2');
    const gains = does({
      do: 'gainLife',
      amount: { number: 'countOf', of: { linked: 'devour' }, like: { type: 'creature', subtype: 'Goblin' } },
    });
    expect(lastOf(devour, gains)).toBe(
      '{T}: You gain life equal to the number of Goblin creatures it devoured.',
    );
  });

  test('607.2h: a cost to pay as it attacks, and what is done when it was, in one paragraph', () => {
    const mayExert: Ability = {
      kind: 'static',
      rules: [{ rule: 'mayPayToAttack', cost: [{ pay: 'exert', what: 'self' }], link: 'exert' }],
    };
    const whenPaid: Ability = {
      kind: 'triggered',
      when: [{ on: 'paysToAttack', linked: 'exert' }],
      effect: [{ do: 'draw', count: 1 }],
    };
    const ofOthers: Ability = {
      kind: 'static',
      affects: { all: { type: 'creature', controller: 'you' } },
      rules: [{ rule: 'mayPayToAttack', cost: [{ pay: 'mana', cost: '{2}' }], link: 'pay' }],
    };
    const exerts: Ability = {
      kind: 'triggered',
      when: [{ on: 'exerted', object: { type: 'creature' }, by: 'you' }],
      effect: [{ do: 'draw', count: 1 }],
    };
    expect(lastOf(mayExert, whenPaid)).toBe(
      'You may exert this creature as it attacks. When you do, draw a card.',
    );
    expect(lastOf(ofOthers)).toBe('You may pay {2} as a creature you control attacks.');
    expect(lastOf(exerts)).toBe('Whenever you exert a creature, draw a card.');
  });

  test('607.1b: what another face exiled was with this permanent', () => {
    expect(lastOf(does({ do: 'destroy', what: { all: kept } }))).toBe(
      '{T}: Destroy all cards exiled with this permanent.',
    );
  });

  test('607.2c: created, or put onto the battlefield', () => {
    const all = does({ do: 'destroy', what: { all: { token: true, among: { linked: 'kept' } } } });
    expect(lastOf(does({ ...create, link: 'kept' }), all)).toBe(
      '{T}: Destroy all tokens created with this creature.',
    );
    const animates = does({
      do: 'move',
      what: { top: 1, of: 'you' },
      to: { zone: 'battlefield', link: 'kept' },
    });
    const those = does({ do: 'destroy', what: { all: { among: { linked: 'kept' } } } });
    expect(lastOf(animates, those)).toBe(
      '{T}: Destroy all permanents put onto the battlefield with this creature.',
    );
    expect(lastOf(does({ ...create, link: 'kept' }), does({ do: 'untap', what: { linked: 'kept' } }))).toBe(
      '{T}: Untap the token.',
    );
  });

  test('607.1c: then if there are so many', () => {
    const [exile] = 'effect' in exiles ? (exiles.effect ?? []) : [];
    if (exile === undefined) throw new Error('It exiles.');
    const whether: Instruction = {
      do: 'if',
      condition: { holds: 'exists', what: kept, count: { atLeast: 3 } },
      then: [{ do: 'draw', count: 1 }],
    };
    expect(lastOf(does(exile, whether))).toBe(
      '{T}: Exile the top card of your library. Then if there are three or more cards exiled with this creature, draw a card.',
    );
  });

  test('a cost that takes what was exiled', () => {
    const costs: Ability = {
      kind: 'activated',
      cost: [{ pay: 'putIntoGraveyard', what: kept }],
      effect: [{ do: 'untap', what: 'self' }],
    };
    expect(lastOf(exiles, costs)).toBe(
      "Put a card exiled with this creature into its owner's graveyard: Untap this creature.",
    );
  });

  test('607.2e: what was noted', () => {
    const notes = does({ do: 'note', what: 'typesOfManaSpent', link: 'kept' });
    expect(lastOf(notes)).toBe('{T}: Note the type of mana spent to pay this activation cost.');
    expect(lastOf(notes, does({ do: 'addMana', noted: 'kept' }))).toBe(
      "{T}: Add one mana of this creature's last noted type.",
    );
  });

  test('111.4: a legendary token is named first', () => {
    const twin = { ...create.token, name: 'Twin', supertypes: ['legendary'] } as const;
    expect(lastOf(does({ do: 'create', token: twin }))).toBe(
      '{T}: Create Twin, a legendary 2/2 colorless Bear creature token.',
    );
    expect(lastOf(does({ do: 'create', token: twin, count: 2 }))).toBe(
      '{T}: Create two legendary 2/2 colorless Bear creature tokens named Twin.',
    );
  });

  test('enchant stands in quotes where it is given', () => {
    const enchant = { kind: 'keyword', keyword: 'enchant', object: { type: 'creature' } } as const;
    const gives = does({
      do: 'modify',
      what: 'self',
      changes: [{ change: 'addAbilities', abilities: [enchant] }],
      until: 'forever',
    });
    expect(lastOf(gives)).toBe('{T}: This creature gains "enchant creature."');
  });
});
