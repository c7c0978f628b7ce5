import { expect, test } from 'vitest';
import type { CopyException } from '../../../machines/rules/index.ts';
import { exceptionWord } from '../../../machines/rules/state/word-table.ts';
import { checkCard } from '../../../machines/words/check-card.ts';
import type { ThisAbility } from '../../../machines/words/exceptions/abilities.ts';
import type { EntersWith } from '../../../machines/words/exceptions/entering.ts';
import { exceptions } from '../../../machines/words/exceptions/index.ts';
import type { NoManaCost } from '../../../machines/words/exceptions/values.ts';
import type { CopiedWord, ExceptionWord } from '../../../machines/words/exceptions/word.ts';

const { entersWith, noManaCost, thisAbility } = exceptions;

test('an exception to copying without shape, wording or what it is fixed as is none', () => {
  const { shape, ...noShape } = entersWith;
  const { said, ...noWording } = entersWith;
  const { fixed, ...notFixed } = entersWith;
  const faults: readonly ExceptionWord<EntersWith>[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error nor with no words at all
    { ...entersWith, said: {} },
    // @ts-expect-error nobody knows what it does
    notFixed,
    // @ts-expect-error a number of counters is no flag
    { ...entersWith, shape: { kind: 'text', count: 'flag' } },
  ];
  expect(faults).toHaveLength([shape, said, said, fixed, shape].length);
});

test('a change that is copied along says what it makes of what is copied', () => {
  const { make, ...idle } = noManaCost;
  // @ts-expect-error it makes nothing of it
  const fault: CopiedWord<NoManaCost> = idle;
  expect([fault, make]).toHaveLength(2);
});

test('each exception has its home, and nothing else has', () => {
  // @ts-expect-error no copy is shinier
  const shiny: CopyException = { change: 'shiny' };
  expect(exceptionWord(shiny)).toBeUndefined();
  // @ts-expect-error what something enters with is no ability
  const filed: typeof exceptions = { ...exceptions, entersWith: thisAbility };
  expect(filed.entersWith).toBe(thisAbility);
  const own: ExceptionWord<ThisAbility> = thisAbility;
  expect(own.make).toBeUndefined();
});

test('a definition is checked by the shapes of the exceptions', () => {
  const copying = (exception: unknown) =>
    checkCard({
      name: 'Mirror',
      types: ['sorcery'],
      abilities: [
        {
          kind: 'spell',
          targets: [{ objects: { type: 'creature' } }],
          effect: [{ do: 'createCopy', of: { target: 0 }, except: [exception] }],
        },
      ],
    }).map(({ path, reason }) => `${path}: ${reason}`);
  expect(copying({ change: 'setColors', colors: ['B'] })).toEqual([]);
  expect(copying({ change: 'ifType', type: 'creature', except: [{ change: 'noManaCost' }] })).toEqual([]);
  expect(copying({ change: 'setColors', colors: { chosen: 'color' } })).not.toEqual([]);
  expect(copying({ change: 'control', who: 'you' })).not.toEqual([]);
  expect(copying({ change: 'ifType', type: 'creature', except: [{ change: 'shiny' }] })).not.toEqual([]);
});
