/** A line is done now, and looking changes nothing. */
import { describe, expect, test } from 'vitest';
import {
  card,
  creature,
  runScenario,
  type Scenario,
  scenario,
} from '../../../machines/play/scenario/index.ts';

const one = (change: Partial<Parameters<typeof scenario>[1]>): Scenario =>
  scenario('now', {
    rules: ['117.1'],
    alice: { hand: ['Lightning Bolt', 'Shock'], mana: 'RR' },
    bob: {},
    expect: {},
    ...change,
  });

function failureOf(scenario: Scenario): string {
  const { failure, faults } = runScenario(scenario);
  return failure?.reason ?? faults[0]?.reason ?? 'none';
}

describe('now is now', () => {
  test('what can’t be done with priority fails at once, however the game goes on', () => {
    const secondSplit = one({
      alice: { battlefield: ['Prodigal Sorcerer'] },
      bob: {
        hand: [
          card('Sudden Bolt', ['instant'], {
            manaCost: '{0}',
            abilities: [{ kind: 'keyword', keyword: 'split second' }],
          }),
        ],
        mana: '',
      },
      script: ['bob casts Sudden Bolt', 'bob passes', 'alice activates Prodigal Sorcerer on bob'],
    });
    expect(failureOf(secondSplit)).toMatch(/Sudden Bolt keeps .*\((602\.5|702\.61a)\)/);
    expect(failureOf(one({ script: ['alice casts Shock on bob', 'alice casts Shock on bob'] }))).toMatch(
      /601\.3/,
    );
  });

  test('nothing resolves for a line that doesn’t say so', () => {
    const built = (more: string[]) =>
      one({
        bob: { hand: ['Shock'], mana: 'R' },
        script: ['alice casts Shock on bob', 'alice passes', ...more, 'alice casts Lightning Bolt on bob'],
        expect: { bob: { life: 15 } },
      });
    expect(failureOf(built([]))).toBe(
      'bob has priority, and as bob passes Shock resolves (“everyone passes” or “pass until …”): the script has to say so. The line now: Bob is deciding now, not Alice. (117.1)',
    );
    expect(failureOf(built(['bob passes']))).toBe('none');
    expect(failureOf(built(['bob casts Shock on alice']))).toBe('none');
  });

  test('508.1: the way to an attack is its own, but what is on the stack isn’t passed over', () => {
    const built = (script: string[]) =>
      one({ alice: { hand: ['Shock'], mana: 'R', battlefield: ['Grizzly Bears'] }, script });
    expect(failureOf(built(['alice attacks bob with Grizzly Bears']))).toBe('none');
    expect(failureOf(built(['alice casts Shock on bob', 'alice attacks bob with Grizzly Bears']))).toContain(
      'bob passes Shock resolves',
    );
    expect(failureOf(built(["pass until bob's upkeep", 'bob attacks with nothing']))).toMatch(
      /^bob doesn’t declare attackers now/,
    );
  });

  test('the first reason is the reason, also where somebody could attack', () => {
    const built = one({
      alice: { battlefield: ['Grizzly Bears'], graveyard: ['Hill Giant'], mana: 'RRRR' },
      script: ['alice casts Hill Giant'],
    });
    expect(failureOf(built)).toMatch(/^Nothing allows Alice to cast Hill Giant .*\(601\.3\)$/);
  });

  test('508.1c: can it attack? Also where it is the only creature', () => {
    const script = (rule: string) => [`refused ${rule}: alice attacks bob with Wall of Omens`];
    const built = (rule: string) => one({ alice: { battlefield: ['Wall of Omens'] }, script: script(rule) });
    expect(failureOf(built('702.3b'))).toBe('none');
    expect(failureOf(built('302.6'))).toContain('it is by 702.3b');
    expect(
      failureOf(
        one({
          alice: { battlefield: [{ card: 'Hill Giant', arrived: true }] },
          script: ['alice attacks bob with Hill Giant'],
        }),
      ),
    ).toContain('302.6');
  });

  test('509.1b: can it block? Also where nobody is asked for blocks', () => {
    const built = one({
      alice: { battlefield: ['Serra Angel'] },
      bob: { battlefield: ['Grizzly Bears'] },
      script: [
        'alice attacks bob with Serra Angel',
        'refused 702.9b: bob blocks Serra Angel with Grizzly Bears',
      ],
    });
    expect(failureOf(built)).toBe('none');
  });
});

describe('looking changes nothing', () => {
  test('what is refused is tried on a copy, also an attack or a block', () => {
    const built = one({
      alice: { battlefield: ['Grizzly Bears', 'Wall of Omens'] },
      script: [
        'refused 702.3b: alice attacks bob with Wall of Omens',
        {
          expect: {
            game: {
              turn: { at: 'precombatMain' },
              may: ['alice attacks bob with Grizzly Bears'],
              mayNot: { 'alice attacks bob with Wall of Omens': '702.3b' },
            },
          },
        },
        { expect: { game: { turn: { at: 'precombatMain' } } } },
      ],
    });
    expect(failureOf(built)).toBe('none');
  });

  test('how far the game goes is in the last line, not in what is expected, nor in its last word', () => {
    const attack = ['alice attacks bob with Grizzly Bears'];
    const ends = (script: Scenario['script'], life: number) =>
      failureOf(
        one({ alice: { battlefield: ['Grizzly Bears'] }, script: script ?? [], expect: { bob: { life } } }),
      );
    const looking = { expect: { game: { over: false as const } } };
    expect(ends([...attack], 18)).toBe('none');
    expect(ends([...attack, looking], 18)).toBe('none');
    expect(ends([...attack, 'alice passes'], 18)).toBe('none');
    expect(ends([...attack, 'stop here'], 20)).toBe('none');
    expect(ends([...attack, 'stop here', looking], 20)).toBe('none');
    expect(ends([...attack, 'everyone passes'], 20)).toBe('none');
    const trying = 'refused 117.3d: bob passes';
    expect(ends([...attack, trying], 18)).toBe('none');
    expect(ends([...attack, 'stop here', trying], 20)).toBe('none');
    expect(ends([...attack, 'pass until the declare blockers step', looking], 20)).toBe('none');
  });

  test('the control ends where its main part does', () => {
    const built = one({
      alice: { battlefield: [creature('Swift', '2/2', 'haste')] },
      script: ['alice attacks bob with Swift', 'stop here', { expect: { bob: { life: 20 } } }],
      expect: { bob: { life: 20 } },
      control: { without: 'haste', expect: { bob: { life: 20 } } },
    });
    expect(runScenario(built).ok).toBe(true);
  });

  test('no line comes after “stop here”', () => {
    const result = runScenario(one({ script: ['stop here', 'alice casts Shock on bob'] }));
    expect(result.faults.map(({ path }) => path)).toEqual(['script[1]']);
  });
});

describe('a refusal', () => {
  const refusing = (words: string) =>
    failureOf(
      one({ alice: { hand: ['Forest'], landsPlayed: 1 }, script: [`refused${words}: alice plays Forest`] }),
    );

  test('is by the rule that is said, by one below it, or by any', () => {
    expect(refusing(' 305.2b')).toBe('none');
    expect(refusing(' 305.2')).toBe('none');
    expect(refusing(' 305')).toBe('none');
    expect(refusing('')).toBe('none');
    expect(refusing(' 305.3')).toContain('it is by 305.2b');
    expect(refusing(' 305.2a')).toContain('it is by 305.2b');
  });

  test('is none where the line could be done, or can’t be understood', () => {
    expect(failureOf(one({ script: ['refused: alice casts Shock on bob'] }))).toBe(
      'it should be refused, and isn’t',
    );
    expect(failureOf(one({ script: ['refused: alice casts Shock on Lightning Bolt'] }))).not.toContain(
      'isn’t',
    );
  });
});

test('what is waited for is named: who decides, for what, among what', () => {
  const built = one({
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    script: ['alice casts Shock', 'alice passes'],
  });
  expect(failureOf(built)).toMatch(
    /^alice has to decide \(choose: .*, 601\.2c\) for Shock: .*Hill Giant.*, and the script doesn’t say how/,
  );
});
