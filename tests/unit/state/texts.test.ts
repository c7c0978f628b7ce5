import { describe, expect, test } from 'vitest';
import { withoutTargets } from '../../../machines/rules/state/each-target.ts';
import { hadFrom, instanceOf, markedAs, pairOf, withoutPair } from '../../../machines/rules/state/links.ts';
import { parseManaCost } from '../../../machines/rules/state/mana-cost.ts';
import { reworded } from '../../../machines/rules/state/reworded.ts';
import { faceWith, textAt, triggeredAt } from '../../../machines/rules/state/text.ts';
import type { Ability, TargetSpec } from '../../../machines/rules/state/vocabulary/index.ts';
import { card, creature, keyword, smallGame } from '../support/small-game.ts';

describe('702.96a: each instance of “target” is “each”', () => {
  const destroys = (spec: TargetSpec) => ({
    kind: 'spell',
    targets: [spec],
    effect: [{ do: 'destroy', what: { target: 0 } }],
  });
  const destroyed = (spec: TargetSpec) => withoutTargets<object>(destroys(spec));
  test('702.96a: what would be done to one is done to all that fit, and nothing is targeted', () => {
    expect(destroyed({ objects: { type: 'creature' } })).toEqual({
      kind: 'spell',
      effect: [{ do: 'destroy', what: { all: { type: 'creature' } } }],
    });
    expect(destroyed({ any: true })).toEqual({
      kind: 'spell',
      effect: [{ do: 'destroy', what: { all: { anyType: ['battle', 'creature', 'planeswalker'] } } }],
    });
  });
  test('702.96a: of a part that speaks of players, all players that fit', () => {
    const loses = (spec: TargetSpec) =>
      withoutTargets<object>({
        targets: [spec],
        effect: [{ do: 'dealDamage', amount: 2, to: { target: 0 }, toPlayers: { target: 0 } }],
      });
    const said = (to: unknown, toPlayers: unknown) => ({
      effect: [{ do: 'dealDamage', amount: 2, to, toPlayers }],
    });
    const any = { all: { anyType: ['battle', 'creature', 'planeswalker'] } };
    expect(loses({ any: true })).toEqual(said(any, 'everyone'));
    expect(loses({ players: 'any' })).toEqual(said('everyone', 'everyone'));
    expect(loses({ players: 'opponent' })).toEqual(said('opponents', 'opponents'));
    const creatures = { all: { type: 'creature' } };
    expect(loses({ objects: { type: 'creature' } })).toEqual(said(creatures, creatures));
    expect(loses({ objects: { type: 'creature' }, players: 'opponent' })).toEqual(
      said(creatures, 'opponents'),
    );
  });
  test('702.96a: each mode has its own targets', () => {
    const modes = {
      options: [destroys({ objects: { type: 'land' } }), { effect: [{ do: 'draw', count: 1 }] }],
    };
    expect(withoutTargets<object>({ modes })).toEqual({
      modes: {
        options: [
          { kind: 'spell', effect: [{ do: 'destroy', what: { all: { type: 'land' } } }] },
          { effect: [{ do: 'draw', count: 1 }] },
        ],
      },
    });
  });
  test('a text in which nothing is targeted is that very text', () => {
    const text = { kind: 'spell', effect: [{ do: 'draw', count: 1 }] };
    expect(withoutTargets(text)).toBe(text);
    const unknown = { what: { target: 3 } };
    expect(withoutTargets(unknown)).toBe(unknown);
  });
});

describe('612.2: words that are replaced', () => {
  test('612.2: where they are used as such', () => {
    expect(reworded({ subtype: 'Elf', name: 'Elf' }, 'Elf', 'Orc')).toEqual({ subtype: 'Orc', name: 'Elf' });
    expect(reworded({ anySubtype: ['Elf', 'Bear'] }, 'Elf', 'Orc')).toEqual({ anySubtype: ['Orc', 'Bear'] });
    expect(reworded({ keyword: 'forestwalk' }, 'Forest', 'Island')).toEqual({ keyword: 'islandwalk' });
    expect(reworded({ keyword: 'flying' }, 'Forest', 'Island')).toEqual({ keyword: 'flying' });
    expect(reworded({ quality: 'green and from white' }, 'G', 'U')).toEqual({
      quality: 'blue and from white',
    });
    expect(reworded({ quality: 'evergreen' }, 'G', 'U')).toEqual({ quality: 'evergreen' });
    expect(reworded({ quality: 'Elves named Elf' }, 'Elf', 'Orc')).toEqual({ quality: 'Elves named Orc' });
    expect(reworded({ subtype: 'target' }, 'target', 'Orc')).toEqual({ subtype: 'Orc' });
    expect(reworded({ subtype: 'Elf' }, 'Elf', 'each')).toEqual({ subtype: 'each' });
  });
  test('the text itself, where there is nothing to replace', () => {
    const text = { effect: [{ do: 'draw', count: 1, of: null }], subtypes: ['Bear'] };
    expect(reworded(text, 'Elf', 'Orc')).toBe(text);
    expect(reworded(text, 'Bear', 'Bear')).toBe(text);
    expect(reworded(text, 'Bear', 'Elf')).toEqual({ ...text, subtypes: ['Elf'] });
    expect(reworded(text, 'Bear', 'Elf').effect).toBe(text.effect);
  });
});

describe('107.4: a mana cost that was never read before', () => {
  let number = 1000;
  /** Answers are kept: each of these is new. */
  const symbols = (printed: string) => {
    number += 1;
    return parseManaCost(`{${number}}${printed}`).slice(1);
  };
  test('107.4: every kind of symbol is read', () => {
    expect(symbols('{W}{C}{S}{X}{3}')).toEqual(['W', 'C', 'S', 'X', { generic: 3 }]);
    expect(symbols('{G/P}')).toEqual([{ phyrexian: 'G' }]);
    expect(symbols('{2/B}')).toEqual([{ twoOr: 'B' }]);
    expect(symbols('{W/U}{C/R}')).toEqual([
      { hybrid: ['W', 'U'], phyrexian: false },
      { hybrid: ['C', 'R'], phyrexian: false },
    ]);
    expect(symbols('{G/W/P}')).toEqual([{ hybrid: ['G', 'W'], phyrexian: true }]);
    expect(symbols('{0}')).toEqual([]);
  });
  test('107.4: nothing else is', () => {
    const none = [
      '{W/W}',
      '{3/W}',
      '{C/P}',
      '{2/C}',
      '{G/P/P}',
      '{2/G/P}',
      '{C/W/P}',
      '{W/C/P}',
      '{W/U/B}',
      '{}',
    ];
    for (const printed of [...none, '{W/U/P/P}', '{2/2}', '{P/G}', '{1A}', '{A1}'])
      expect(() => symbols(printed)).toThrow('is no mana symbol');
    for (const printed of ['W', '{W', '}']) expect(() => symbols(printed)).toThrow('is outside of braces');
  });
});

describe('what is printed at a reference', () => {
  const delayed = {
    do: 'delayedTrigger',
    when: [{ on: 'begins', step: 'end', whose: 'everyone' }],
    targets: [{ objects: { type: 'creature' } }],
    effect: [{ do: 'draw', count: 1 }],
  } as const;
  const reflexive = { do: 'reflexive', after: 'it', effect: [{ do: 'draw', count: 2 }] } as const;
  const modal = {
    do: 'reflexive',
    after: 'it',
    effect: [],
    modes: { choose: { min: 1, max: 1 }, options: [{ effect: [{ do: 'draw', count: 3 }] }] },
  } as const;
  const { game } = smallGame([
    {
      card: card(
        'Spell',
        ['instant'],
        [{ kind: 'spell', effect: [delayed, reflexive, { do: 'draw', count: 1 }, modal] }, keyword('flying')],
      ),
    },
    {
      card: creature('Wolf', 1, 1, [], {
        back: { name: 'Man', types: ['creature'], abilities: [keyword('reach')] },
      }),
    },
  ]);
  test('603.7, 603.12: the triggered ability that an instruction makes', () => {
    const at = (effect: number) => triggeredAt(game, `Spell#abilities.0.effect.${effect}`);
    expect(at(0)).toEqual({
      kind: 'triggered',
      when: delayed.when,
      effect: delayed.effect,
      targets: delayed.targets,
    });
    expect(at(1)).toEqual({ kind: 'spell', effect: reflexive.effect });
    expect(at(2)).toBeNull();
    expect(at(3)).toEqual({ kind: 'spell', effect: [], modes: modal.modes });
    expect(triggeredAt(game, 'Spell#abilities.0')).toBeNull();
  });
  test('712: the face on which it is printed', () => {
    expect(faceWith(game, 'Wolf#abilities.0')?.name).toBe('Wolf');
    expect(faceWith(game, 'Wolf#back.abilities.0')?.name).toBe('Man');
    expect(faceWith(game, 'Spell#back.abilities.0')?.name).toBe('Spell');
    expect(faceWith(game, 'rule:305.6#Forest')).toBeNull();
  });
  test('what isn’t printed is refused by name', () => {
    expect(() => textAt(game, 'Nobody#abilities.0')).toThrow('No definition is called “Nobody”');
    expect(() => textAt(game, 'Spell#abilities.7.effect')).toThrow('Nothing is printed at');
    expect(() => textAt(game, 'Spell#abilities.1.keyword.more')).toThrow('Nothing is printed at');
  });
});

describe('607.5: which pair of linked abilities one is of', () => {
  const linked: Ability = {
    kind: 'triggered',
    when: [{ on: 'dies', object: 'self' }],
    effect: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'hand' } }],
  };
  const plain: Ability = { kind: 'triggered', when: [{ on: 'dies', object: 'self' }], effect: [] };
  const had = (ability: Ability) => ({ ability, ref: 'Card#abilities.0', from: null });
  test('607.5: a linked ability that is had from elsewhere is marked, another isn’t', () => {
    expect(hadFrom(had(linked), 'copy7').ref).toBe('Card#abilities.0@copy7');
    expect(hadFrom(had(plain), 'copy7')).toEqual(had(plain));
    const twice = markedAs(markedAs('Card#abilities.0', 'copy7'), '12:own');
    expect([twice, pairOf(twice), withoutPair(twice)]).toEqual([
      'Card#abilities.0@12:own',
      '12:own',
      'Card#abilities.0',
    ]);
    expect(pairOf('Card#abilities.0')).toBeNull();
  });
  test('702.1: instances of a keyword are told apart by what gives them and where that is written', () => {
    const instance = (ref: string, from: number | null = null) =>
      instanceOf({ ability: keyword('kicker'), ref, from });
    expect(instance('Card#abilities.0')).toBe(instance('Other Card#abilities.0'));
    expect(instance('Card#abilities.0')).not.toBe(instance('Card#abilities.1'));
    expect(instance('Card#abilities.0')).not.toBe(instance('Card#abilities.0', 3));
    expect(instance('A#abilities.0/1.x')).toBe('own:abilities:0:1:x');
    expect(instance('A#abilities.0../x', 3)).toBe('3:abilities:0:x');
  });
});
