/** Which of several things of one name is meant, and how a message tells them apart. */
import { describe, expect, test } from 'vitest';
import {
  card,
  creature,
  runScenario,
  type Scenario,
  scenario,
} from '../../../machines/play/scenario/index.ts';

const one = (change: Partial<Parameters<typeof scenario>[1]>): Scenario =>
  scenario('names', { rules: ['201.2'], alice: {}, bob: {}, expect: {}, ...change });

function failureOf(scenario: Scenario): string {
  const { failure, faults } = runScenario(scenario);
  return failure?.reason ?? faults[0]?.reason ?? 'none';
}

describe('of several', () => {
  test('cards of a library that nobody set up are none of them', () => {
    const built = (name: string, tapped: boolean) =>
      one({
        alice: { battlefield: ['Wastes', 'Wastes'] },
        script: ['alice activates Wastes 1'],
        expect: { [name]: { tapped } },
      });
    expect(failureOf(built('Wastes 1', true))).toBe('none');
    expect(failureOf(built('Wastes 2', false))).toBe('none');
    expect(failureOf(built('Wastes 2', true))).toContain('tapped is false');
    const single = (zone: 'battlefield' | 'hand') =>
      one({ alice: { [zone]: ['Wastes'] }, expect: { Wastes: { on: 'battlefield' } } });
    expect(failureOf(single('battlefield'))).toBe('none');
    expect(failureOf(single('hand'))).toContain('on is "hand"');
  });

  test('but those that are drawn can be named, where there is no other', () => {
    const ponder = card('Ponderous', ['sorcery'], {
      manaCost: '{0}',
      abilities: [
        {
          kind: 'spell',
          effect: [
            { do: 'draw', count: 1 },
            { do: 'discard', count: 1, who: 'you' },
          ],
        },
      ],
    });
    const built = (graveyard: string[]) =>
      one({
        alice: { hand: [ponder, 'Shock'] },
        script: ['alice casts Ponderous', 'everyone passes', 'alice chooses Wastes'],
        expect: { alice: { graveyard } },
      });
    expect(failureOf(built(['Ponderous', 'Wastes']))).toBe('none');
    expect(failureOf(built(['Ponderous', 'Shock']))).toContain('alice.graveyard is');
  });

  test('they are numbered as one reads the setup: the battlefield first', () => {
    const built = (name: string) =>
      one({
        alice: { library: ['Mountain'], hand: ['Mountain'], battlefield: ['Mountain'] },
        script: ['alice activates Mountain 1'],
        expect: { [name]: { tapped: true } },
      });
    expect(failureOf(built('Mountain 1'))).toBe('none');
    expect(failureOf(built('Mountain 2'))).toContain('tapped');
  });

  const anything = card('Anything Goes', ['instant'], {
    manaCost: '{0}',
    abilities: [
      {
        kind: 'spell',
        targets: [{ objects: { zone: ['battlefield', 'graveyard'], type: 'creature' } }],
        effect: [{ do: 'move', what: { target: 0 }, to: { zone: 'exile' } }],
      },
    ],
  });
  const sent = (theirs: object, said: string, on: string) =>
    one({
      alice: { hand: [anything], battlefield: ['Grizzly Bears'], graveyard: ['Grizzly Bears'] },
      bob: theirs,
      script: [`alice casts Anything Goes on ${said}`],
      expect: { 'alice’s Grizzly Bears 1': { on } } as Record<string, { on: 'battlefield' | 'exile' }>,
    });

  test('a line means the one on the battlefield, if either is possible', () => {
    expect(failureOf(sent({}, 'Grizzly Bears', 'exile'))).toBe('none');
    expect(failureOf(sent({}, 'Grizzly Bears 2', 'exile'))).toContain('on is "battlefield"');
  });

  test('and has to say whose, where several players have one there', () => {
    const theirs = { battlefield: ['Grizzly Bears'] };
    expect(failureOf(sent(theirs, 'alice’s Grizzly Bears', 'exile'))).toBe('none');
    expect(failureOf(sent(theirs, 'Grizzly Bears', 'exile'))).toContain(
      'there are several: say whose Grizzly Bears, or which (Grizzly Bears 2); 1 is alice’s, battlefield; 2 is bob’s, battlefield',
    );
  });

  test('113.7a: abilities of one source are told apart by their texts', () => {
    const guest = creature('Guest', '1/1', '', {
      manaCost: '{0}',
      abilities: [
        {
          kind: 'triggered',
          when: [{ on: 'enters', object: 'self' }],
          effect: [{ do: 'gainLife', amount: 1 }],
        },
        { kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect: [{ do: 'draw', count: 1 }] },
      ],
    });
    const stifle = card('Hush', ['instant'], {
      manaCost: '{0}',
      abilities: [
        {
          kind: 'spell',
          targets: [{ objects: { zone: 'stack', stackObject: 'ability' } }],
          effect: [{ do: 'counter', what: { target: 0 } }],
        },
      ],
    });
    const built = (which: string) =>
      one({
        alice: { hand: [guest, stifle] },
        script: [
          'alice casts Guest',
          'everyone passes',
          'alice orders anything',
          `alice casts Hush on the ability of Guest${which}`,
        ],
        expect: { alice: { life: 20, hand: 1 } },
      });
    expect(failureOf(built(' "When this creature enters, you gain"'))).toBe('none');
    expect(failureOf(built(' "When this creature enters, draw"'))).toContain('alice.life is 21');
    expect(failureOf(built(''))).toMatch(
      /there are several: say how its text begins \(the ability of Guest "…"\); there is “When .*”, “When/,
    );
    expect(failureOf(built(' "Whenever"'))).toContain('there is no ability of Guest "Whenever" now');
  });
});

test('options of one name are listed so that a line can say which', () => {
  const edict = card('Edict', ['sorcery'], {
    manaCost: '{0}',
    abilities: [
      { kind: 'spell', effect: [{ do: 'sacrifice', who: 'opponents', filter: { type: 'creature' } }] },
    ],
  });
  const built = (said: string[]) =>
    one({
      alice: { hand: [edict] },
      bob: { battlefield: ['Hill Giant', { card: 'Hill Giant', tapped: true }, 'Grizzly Bears'] },
      script: ['alice casts Edict', 'everyone passes', ...said],
      expect: { 'Hill Giant 1': { on: 'battlefield', tapped: false } },
    });
  expect(failureOf(built(['bob chooses Hill Giant 2']))).toBe('none');
  expect(failureOf(built(['bob chooses Hill Giant 1']))).toContain('on is "graveyard"');
  expect(failureOf(built([]))).toContain(': Hill Giant 1, Hill Giant 2 or Grizzly Bears, and');
});
