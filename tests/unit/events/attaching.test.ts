import { describe, expect, test } from 'vitest';
import { enchant, enchantPlayer } from '../../../machines/rules/abilities/write/index.ts';
import { attachable, mayAttach } from '../../../machines/rules/events/attaching.ts';
import type { AttachedTo } from '../../../machines/rules/state/object.ts';
import { addEffect, card, change, creature, keyword, smallGame, statement } from '../support/small-game.ts';

const table = () =>
  smallGame([
    { card: card('Sword', ['artifact'], [], { subtypes: ['Equipment'] }) },
    { card: card('Wall', ['artifact'], [], { subtypes: ['Fortification'] }) },
    { card: card('Relic', ['artifact']) },
    { card: creature('Bear', 2, 2) },
    { card: creature('Warded', 2, 2, [keyword('protection')]), owner: 1 },
    { card: card('Field', ['land']) },
    {
      card: card(
        'Leash',
        ['artifact'],
        [statement({ rules: [{ rule: 'attachesOnlyTo', what: { name: 'Bear' } }] })],
        {
          subtypes: ['Equipment'],
        },
      ),
    },
    {
      card: card('Grip', ['enchantment'], [enchant({ type: 'creature' })], {
        subtypes: ['Aura'],
      }),
    },
    {
      card: card('Curse', ['enchantment'], [enchantPlayer('any')], {
        subtypes: ['Aura'],
      }),
    },
    { card: creature('Held Bear', 2, 2), zone: 'hand' },
    { card: creature('Dead Bear', 2, 2), zone: 'graveyard' },
  ]);

describe('701.3a: what may be attached to what', () => {
  /** The rule that keeps it from being attached; null: none does. */
  function refusal(
    attachment: string,
    to: string | { readonly player: number },
    { game, id } = table(),
    asThough?: 'creature',
  ): string | null {
    const onto: AttachedTo = typeof to === 'string' ? { object: id(to) } : to;
    const verdict = mayAttach(game, id(attachment), onto, asThough);
    return verdict.ok ? null : (verdict.refusals[0]?.rule ?? '');
  }

  test('301.5: Equipment to creatures, 301.6: Fortifications to lands, and neither to players', () => {
    expect(refusal('Sword', 'Bear')).toBeNull();
    expect(refusal('Sword', 'Field')).toBe('301.5');
    expect(refusal('Wall', 'Field')).toBeNull();
    expect(refusal('Wall', 'Bear')).toBe('301.6');
    expect(refusal('Sword', { player: 1 })).toBe('301.5');
    expect(refusal('Wall', { player: 1 })).toBe('301.6');
    expect(refusal('Relic', 'Bear')).toBe('701.3b');
    expect(refusal('Bear', 'Field')).toBe('701.3b');
  });
  test('702.6e: to what counts as a creature for it', () => {
    expect(refusal('Sword', 'Relic', table(), 'creature')).toBeNull();
    expect(refusal('Wall', 'Relic', table(), 'creature')).toBe('301.6');
  });
  test('301.5c: not to itself, and not while it is a creature; 303.4d: nor an Aura', () => {
    expect(refusal('Sword', 'Sword')).toBe('301.5c');
    const alive = (name: string) => {
      const small = table();
      addEffect(
        small.game,
        small.id('Bear'),
        [small.id(name)],
        [{ change: 'addTypes', types: ['creature'] }],
      );
      return small;
    };
    expect(refusal('Sword', 'Bear', alive('Sword'))).toBe('301.5c');
    expect(refusal('Wall', 'Field', alive('Wall'))).toBe('301.5c');
    expect(refusal('Grip', 'Bear', alive('Grip'))).toBe('303.4d');
    expect(refusal('Sword', 'Sword', alive('Sword'))).toBe('301.5c');
  });
  test('702.5a: an Aura to what it enchants, 702.5d: be it an object or a player', () => {
    expect(refusal('Grip', 'Bear')).toBeNull();
    expect(refusal('Grip', 'Field')).toBe('702.5a');
    expect(refusal('Grip', { player: 1 })).toBe('702.5d');
    expect(refusal('Curse', { player: 1 })).toBeNull();
    expect(refusal('Curse', 'Bear')).toBe('702.5d');
  });
  test('701.3b: only to what is on the battlefield', () => {
    expect(refusal('Sword', 'Held Bear')).toBe('701.3b');
    expect(refusal('Sword', 'Dead Bear')).toBe('701.3b');
    expect(refusal('Grip', 'Dead Bear')).not.toBeNull();
    const gone = table();
    change(gone.game, gone.id('Bear'), { zone: 'exile' });
    expect(refusal('Sword', 'Bear', gone)).toBe('701.3b');
  });
  test('101.2: only to what it says itself', () => {
    expect(refusal('Leash', 'Bear')).toBeNull();
    expect(refusal('Leash', 'Warded')).toBe('101.2');
  });
  test('702.16c-d: not to what has protection from it', () => {
    expect(refusal('Sword', 'Warded')).toBe('702.16d');
    expect(refusal('Grip', 'Warded')).toBe('702.16c');
    const bare = table();
    addEffect(bare.game, bare.id('Bear'), [bare.id('Warded')], [{ change: 'removeAllAbilities' }]);
    expect(refusal('Sword', 'Warded', bare)).toBeNull();
  });
  test('702.16c: nor to a player who has it', () => {
    const guarded = smallGame([
      {
        card: card('Curse', ['enchantment'], [enchantPlayer('any')], {
          subtypes: ['Aura'],
        }),
        owner: 1,
      },
      {
        card: card(
          'Shelter',
          ['enchantment'],
          [
            statement({
              players: 'you',
              rules: [{ rule: 'playerHas', ability: { kind: 'keyword', keyword: 'protection' } }],
            }),
          ],
        ),
      },
    ]);
    expect(refusal('Curse', { player: 0 }, guarded)).toBe('702.16c');
    expect(refusal('Curse', { player: 1 }, guarded)).toBeNull();
  });
  test('701.3a: everything it may be attached to, permanents first and players last', () => {
    const { game, id } = table();
    expect(attachable(game, id('Sword'))).toEqual([{ object: id('Bear') }]);
    expect(attachable(game, id('Wall'))).toEqual([{ object: id('Field') }]);
    expect(attachable(game, id('Curse'))).toEqual([{ player: 0 }, { player: 1 }]);
    expect(attachable(game, id('Relic'))).toEqual([]);
  });
});
