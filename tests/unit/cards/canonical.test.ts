import { describe, expect, it } from 'vitest';
import { cardNames, cards } from '../../../machines/cards/index.ts';
import {
  anyTarget,
  as,
  creature,
  creatureCard,
  dealDamageToTarget,
  draw,
  enchantmentCard,
  exile,
  gainLife,
  instantCard,
  loseLife,
  mode,
  move,
  named,
  one,
  sorceryCard,
  spell,
  staticAbility,
  target,
  triggered,
} from '../../../machines/cards/write.ts';
import { canonical } from '../../../machines/rules/abilities/canonical/index.ts';
import { predefinedTokens } from '../../../machines/rules/abilities/write/index.ts';
import { sameWords } from '../../../machines/rules/state/same-words.ts';
import type {
  Ability,
  CardDefinition,
  Condition,
  Filter,
  Instruction,
} from '../../../machines/rules/state/vocabulary/index.ts';

const doing = (...effect: readonly [Instruction, ...Instruction[]]): CardDefinition =>
  sorceryCard('Sorcery', '{R}', spell([], ...effect));
const becomes = (before: Instruction, after: Instruction): void =>
  expect(canonical(doing(before))).toEqual(doing(after));
const destroying = (filter: Filter): Instruction => ({ do: 'destroy', what: { all: filter } });
const filterBecomes = (before: Filter, after: Filter): void => becomes(destroying(before), destroying(after));
const asking = (condition: Condition): Instruction => ({ do: 'if', condition, then: [draw(1)] });
const having = (...abilities: readonly Ability[]): CardDefinition =>
  enchantmentCard('Enchantment', '{W}', ...abilities);

describe('the canonical form', () => {
  it('is the one that every card of the registry has', () => {
    const others = cardNames.filter((name) => {
      const card = cards[name];
      return card !== undefined && !sameWords(canonical(card), card);
    });
    expect(others).toEqual([]);
  });

  it('is the one that predefined tokens have', () => {
    for (const token of Object.values(predefinedTokens)) {
      const card = doing({ do: 'create', token });
      expect(canonical(card)).toEqual(card);
    }
  });

  it('is its own canonical form, whatever it was made of', () => {
    const card = doing(as('first', gainLife(1, 'you')), {
      do: 'loseLife',
      who: 'you',
      amount: { number: 'plus', of: [{ number: 'amount', by: 'first' }] },
    });
    expect(canonical(canonical(card))).toEqual(canonical(card));
  });
});

describe('in the canonical form there is not', () => {
  it('a word for you where no word means you', () => {
    becomes(draw(1, 'you'), draw(1));
    becomes(
      { do: 'vote', for: { words: ['a', 'b'] }, first: 'you', link: 'voted' },
      {
        do: 'vote',
        for: { words: ['a', 'b'] },
        link: 'voted',
      },
    );
    // Who speaks of you as “they” says so.
    const spoken: Instruction = { do: 'may', who: 'you', then: [loseLife(1, 'they')] };
    becomes(spoken, spoken);
  });

  it('a number where there is one', () => {
    becomes(
      { do: 'create', token: predefinedTokens.Treasure, count: 1 },
      {
        do: 'create',
        token: predefinedTokens.Treasure,
      },
    );
    const aimed = (count?: { readonly min: number; readonly max: number }): CardDefinition =>
      instantCard(
        'Instant',
        '{R}',
        spell([{ objects: creature, ...(count && { count }) }], exile(target(0))),
      );
    expect(canonical(aimed({ min: 1, max: 1 }))).toEqual(aimed());
    becomes({ do: 'addMana', mana: ['R'], count: 3 }, { do: 'addMana', mana: ['R', 'R', 'R'] });
  });

  it('a list of nothing, but for a cost of nothing', () => {
    expect(canonical({ ...having(), subtypes: [], abilities: [] })).toEqual(having());
    becomes(
      { do: 'if', condition: { holds: 'did', by: 'done' }, then: [], else: [] },
      {
        do: 'if',
        condition: { holds: 'did', by: 'done' },
        then: [],
      },
    );
    const free: Instruction = { do: 'mayPlay', what: named('seen'), until: 'forever', forCost: [] };
    becomes(free, free);
  });

  it('a list of one, or any of one', () => {
    filterBecomes({ type: ['artifact'] }, { type: 'artifact' });
    filterBecomes({ anyType: ['artifact'] }, { type: 'artifact' });
    filterBecomes({ anyType: ['artifact'], type: 'creature' }, { anyType: ['artifact'], type: 'creature' });
    filterBecomes({ color: 'W', any: [{ type: 'artifact' }] }, { color: 'W', type: 'artifact' });
  });

  it('the zone where everything is sought', () => {
    filterBecomes({ type: 'creature', zone: 'battlefield' }, { type: 'creature' });
  });

  it('a list in a list of the same kind, or a list of one', () => {
    const artifact: Condition = { holds: 'exists', what: { type: 'artifact' } };
    const land: Condition = { holds: 'exists', what: { type: 'land' } };
    becomes(
      asking({ holds: 'both', of: [artifact, { holds: 'both', of: [land, artifact] }] }),
      asking({ holds: 'both', of: [artifact, land, artifact] }),
    );
    becomes(asking({ holds: 'either', of: [artifact] }), asking(artifact));
    becomes(
      gainLife({ number: 'plus', of: [1, { number: 'plus', of: [{ number: 'x' }, 2] }] }),
      gainLife({ number: 'plus', of: [1, { number: 'x' }, 2] }),
    );
    becomes(
      exile({ union: ['self', { union: ['attached', 'paired'] }] }),
      exile({ union: ['self', 'attached', 'paired'] }),
    );
    filterBecomes(
      { any: [{ type: 'artifact' }, { any: [{ type: 'land' }, { tapped: true }] }] },
      { any: [{ type: 'artifact' }, { type: 'land' }, { tapped: true }] },
    );
  });

  it('what isn’t not so', () => {
    becomes(
      asking({ holds: 'not', of: { holds: 'not', of: { holds: 'exists', what: creature } } }),
      asking({ holds: 'exists', what: creature }),
    );
    filterBecomes({ not: { not: { type: 'artifact' } } }, { type: 'artifact' });
  });

  it('a creature, player, planeswalker or battle that isn’t any target', () => {
    const bolt = (objects: Filter): CardDefinition =>
      instantCard('Instant', '{R}', spell([{ players: 'any', objects }], dealDamageToTarget(3)));
    expect(canonical(bolt({ anyType: ['creature', 'planeswalker', 'battle'] }))).toEqual(
      instantCard('Instant', '{R}', spell([anyTarget], dealDamageToTarget(3))),
    );
    expect(canonical(bolt({ anyType: ['creature', 'planeswalker'] }))).not.toHaveProperty(
      'abilities.0.targets.0.any',
    );
  });

  it('this object as what a statement affects', () => {
    const flying = (self: boolean): CardDefinition =>
      having(staticAbility({ ...(self && { affects: 'self' }), rules: [{ rule: 'cant', what: 'attack' }] }));
    expect(canonical(flying(true))).toEqual(flying(false));
  });

  it('once each turn as a number', () => {
    const when = { on: 'enters', object: creature } as const;
    expect(canonical(having(triggered({ when, effect: [draw(1)], timesEachTurn: 1 })))).toEqual(
      having(triggered({ when, effect: [draw(1)], onceEachTurn: true })),
    );
  });
});

describe('spell abilities', () => {
  it('are one, with the targets of the second after those of the first', () => {
    expect(
      canonical(
        sorceryCard(
          'Sorcery',
          '{R}',
          spell([one(creature)], exile(target(0))),
          spell([anyTarget, { ...one(creature), differentFrom: 0 }], dealDamageToTarget(1), exile(target(1))),
        ),
      ),
    ).toEqual(
      sorceryCard(
        'Sorcery',
        '{R}',
        spell(
          [one(creature), anyTarget, { ...one(creature), differentFrom: 1 }],
          exile(target(0)),
          dealDamageToTarget(1, 1),
          exile(target(2)),
        ),
      ),
    );
  });

  it('stay apart where one has modes or an ability word', () => {
    for (const second of [
      { ...spell([], draw(1)), abilityWord: 'Domain' },
      {
        kind: 'spell',
        modes: { choose: { min: 1, max: 1 }, options: [mode([], draw(1)), mode([], draw(2))] },
      },
    ] as const) {
      const card = sorceryCard('Sorcery', '{R}', spell([], gainLife(1)), second);
      expect(canonical(card)).toEqual(card);
    }
  });
});

describe('names', () => {
  const exiling = (what: 'self' | 'attached', name?: string): Instruction =>
    name === undefined ? exile(what) : as(name, exile(what));

  it('are derived from what has them, with a number from the second on', () => {
    expect(
      canonical(
        doing(
          exiling('self', 'a'),
          exiling('attached', 'b'),
          move({ union: [named('b'), named('a')] }, { zone: 'hand' }),
        ),
      ),
    ).toEqual(
      doing(
        exiling('self', 'exiled'),
        exiling('attached', 'exiled-2'),
        move({ union: [named('exiled-2'), named('exiled')] }, { zone: 'hand' }),
      ),
    );
  });

  it('are absent where nothing is found by them, and don’t count', () => {
    expect(
      canonical(doing(exiling('self', 'a'), exiling('attached', 'b'), move(named('b'), { zone: 'hand' }))),
    ).toEqual(doing(exiling('self'), exiling('attached', 'exiled'), move(named('exiled'), { zone: 'hand' })));
  });

  it('don’t depend on the order of keys', () => {
    const chosen = (name: string): Instruction => as(name, { do: 'choosePlayer', from: 'opponents' });
    const parts = {
      condition: { holds: 'turnOf', who: 'you' },
      then: [chosen('a')],
      else: [chosen('b')],
    } as const;
    const after = loseLife(1, { union: [named('a'), named('b')] });
    const { condition, then, else: otherwise } = parts;
    expect(canonical(doing({ do: 'if', else: otherwise, then, condition }, after))).toEqual(
      canonical(doing({ do: 'if', ...parts }, after)),
    );
  });

  it('are counted in each ability by itself', () => {
    const ability = (name: string): Ability =>
      triggered({
        when: { on: 'enters', object: 'self' },
        effect: [exiling('self', name), move(named(name), { zone: 'hand' })],
      });
    expect(canonical(having(ability('a'), ability('b')))).toEqual(
      having(ability('exiled'), ability('exiled')),
    );
  });

  it('of links are counted over the card, on both faces', () => {
    const choosing = (link: string): Ability =>
      staticAbility({
        replaces: {
          event: { would: 'enter', what: 'self' },
          choose: [{ do: 'chooseValue', what: 'color', link }],
        },
      });
    const protectedFrom = (link: string): Ability =>
      staticAbility({ affects: { all: { colorChosen: link } }, rules: [{ rule: 'cant', what: 'attack' }] });
    const faced = (front: string, back: string): CardDefinition => ({
      ...having(choosing(front), protectedFrom(back)),
      back: having(choosing(back), protectedFrom(front)),
    });
    expect(canonical(faced('x', 'y'))).toEqual(faced('color', 'color-2'));
  });

  it('that nothing here gives stay', () => {
    const card = creatureCard(
      'Creature',
      '{R}',
      'Human',
      '1/1',
      triggered({
        when: { on: 'enters', object: 'self' },
        if: { holds: 'paid', cost: 'kicker' },
        effect: [exile({ linked: 'devour' })],
      }),
    );
    expect(canonical(card)).toEqual(card);
  });

  it('of options are what those do', () => {
    const choice = (first: string, second: string): Instruction => ({
      do: 'oneOf',
      options: [
        { word: first, then: [{ do: 'tap', what: 'self' }] },
        { word: second, then: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' }] },
      ],
    });
    becomes(choice('this', 'that'), choice('tap', 'put counters'));
  });
});
