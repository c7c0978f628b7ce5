import { describe, expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import { followStaticCopies } from '../../../machines/rules/events/static-copies.ts';
import { unpairings } from '../../../machines/rules/events/unpairing.ts';
import { write } from '../../../machines/rules/state/write.ts';
import {
  addEffect,
  card,
  change,
  creature,
  type Placed,
  type SmallGame,
  smallGame,
  statement,
} from '../support/small-game.ts';

describe('707.2c: copy effects of static abilities', () => {
  const lens = (of: string, name = 'Lens') =>
    card(
      name,
      ['artifact'],
      [statement({ affects: { all: { tapped: true } }, asCopiesOf: { of: { all: { name: of } } } })],
    );
  const tapped = (name: string): Placed => ({ card: creature(name, 0, 1), with: { tapped: true } });
  const names = ({ game, id }: SmallGame, ...all: readonly string[]) =>
    all.map((name) => characteristics(game, id(name)).name);
  test('707.2c: they begin and end with what the ability says, each for what it affects', () => {
    const small = smallGame([
      { card: lens('Ox') },
      { card: creature('Ox', 2, 4) },
      tapped('One'),
      tapped('Two'),
      { card: creature('Bear', 2, 2) },
    ]);
    const { game, id } = small;
    followStaticCopies(game);
    expect(names(small, 'One', 'Two', 'Bear')).toEqual(['Ox', 'Ox', 'Bear']);
    const begun = game.effects;
    // Nothing new is said: nothing begins, and nothing ends.
    followStaticCopies(game);
    expect(game.effects).toBe(begun);
    expect(begun).toHaveLength(2);
    // An effect of another kind stays as the copies end with the ability.
    addEffect(game, id('Bear'), [id('Bear')], [{ change: 'setName', name: 'Cub' }]);
    change(game, id('Lens'), { phasedOut: true });
    followStaticCopies(game);
    expect(names(small, 'One', 'Two', 'Bear')).toEqual(['One', 'Two', 'Cub']);
    expect(game.effects).toHaveLength(1);
  });
  test('707.2c: what was copied is determined once, and stays so', () => {
    const small = smallGame([{ card: lens('Ox') }, { card: creature('Ox', 2, 4) }, tapped('One')]);
    const { game, id } = small;
    followStaticCopies(game);
    change(game, id('Ox'), { zone: 'graveyard' });
    write(game).setZone(
      'battlefield',
      0,
      game.battlefield.filter((one) => one !== id('Ox')),
    );
    write(game).changed();
    followStaticCopies(game);
    expect(names(small, 'One')).toEqual(['Ox']);
  });
  test('707.2c: nothing begins where there is nothing to copy, and nothing copies itself', () => {
    const alone = smallGame([{ card: lens('Nobody') }, tapped('One')]);
    followStaticCopies(alone.game);
    expect(alone.game.effects).toEqual([]);
    const own = smallGame([{ card: lens('One') }, tapped('One'), tapped('Two')]);
    followStaticCopies(own.game);
    expect(own.game.effects.map(({ objects }) => objects)).toEqual([[own.id('Two')]]);
  });
  test('613.7a: of two the one with the later timestamp counts', () => {
    const later = (first: number, second: number) => {
      const small = smallGame([
        { card: lens('Ox'), with: { timestamp: first } },
        { card: lens('Bear', 'Other Lens'), with: { timestamp: second } },
        { card: creature('Ox', 2, 4) },
        { card: creature('Bear', 2, 2) },
        tapped('One'),
      ]);
      followStaticCopies(small.game);
      expect(small.game.effects.map(({ timestamp }) => timestamp)).toEqual(
        [first, second].sort((one, other) => one - other),
      );
      return names(small, 'One');
    };
    expect(later(100, 200)).toEqual(['Bear']);
    expect(later(200, 100)).toEqual(['Ox']);
  });
});

describe('702.95e: creatures that are paired', () => {
  const table = () => {
    const small = smallGame([
      { card: creature('Bear', 2, 2, [{ kind: 'keyword', keyword: 'soulbond' }]) },
      { card: creature('Ox', 2, 4) },
      { card: creature('Elf', 1, 1) },
    ]);
    change(small.game, small.id('Bear'), { pairedWith: small.id('Ox') });
    change(small.game, small.id('Ox'), { pairedWith: small.id('Bear') });
    return small;
  };
  const unpaired = (so: (small: SmallGame) => void, changedHands: readonly string[] = []) => {
    const small = table();
    so(small);
    return unpairings(small.game, new Set(changedHands.map(small.id))).map((event) =>
      event.type === 'unpair' ? small.game.objects[event.object]?.definition : event.type,
    );
  };
  test('702.95e: stay so while both are creatures there under the same control', () => {
    expect(unpaired(() => {})).toEqual([]);
    expect(unpaired(() => {}, ['Elf'])).toEqual([]);
    expect(unpaired(() => {}, ['Ox'])).toEqual(['Bear', 'Ox']);
    expect(unpaired(({ game, id }) => change(game, id('Ox'), { phasedOut: true }))).toEqual(['Bear', 'Ox']);
    expect(
      unpaired(({ game, id }) =>
        addEffect(game, id('Elf'), [id('Ox')], [{ change: 'setTypes', types: ['artifact'] }]),
      ),
    ).toEqual(['Bear', 'Ox']);
    expect(
      unpaired(({ game, id }) => {
        change(game, id('Ox'), { zone: 'graveyard' });
        write(game).setZone('battlefield', 0, [id('Bear'), id('Elf')]);
      }),
    ).toEqual(['Bear']);
  });
});
