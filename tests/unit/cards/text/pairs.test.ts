import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '../../../../machines/cards/index.ts';
import { abilityText } from '../../../../machines/rules/abilities/text/index.ts';
import type { Ability, Condition, Instruction } from '../../../../machines/rules/state/vocabulary/index.ts';
import { ability, aura, burst, creature, does, is, many, playerRule } from './say.ts';
import { flying } from './statics.ts';

const gate = { number: 'count', of: { subtype: 'Gate', controller: 'you' } } as const;
const toGates = { change: 'modifyPowerToughness', power: gate, toughness: 0 } as const;
const having = { change: 'addAbilities', abilities: [flying] } as const;
const legend: CardDefinition = {
  name: 'Rulo, the Red',
  supertypes: ['legendary'],
  types: ['creature'],
  power: 1,
  toughness: 1,
};
const others = { all: { type: 'creature', other: true } } as const;
const giving = (given: Ability): Ability => ({
  kind: 'static',
  affects: others,
  changes: [{ change: 'addAbilities', abilities: [given] }],
});
const untapping: Ability = {
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  effect: [{ do: 'untap', what: 'self' }],
};
const payingOr = (times?: Extract<Instruction, { do: 'unless' }>['times']): Instruction => ({
  do: 'unless',
  who: 'you',
  cost: [{ pay: 'mana', cost: '{1}' }],
  ...(times !== undefined && { times }),
  else: [{ do: 'destroy', what: 'self' }],
});

describe('what is said differently is done differently', () => {
  test('“for each” stands beside what there is so much of', () => {
    expect(is({ affects: 'attached', changes: [toGates, having] }, aura)).toBe(
      'Enchanted creature gets +1/+0 for each Gate you control and has flying.',
    );
    expect(is({ affects: 'attached', changes: [toGates] }, aura)).toBe(
      'Enchanted creature gets +1/+0 for each Gate you control.',
    );
  });

  test('a cost that is paid several times is said to be', () => {
    expect(does(payingOr())).toBe('Destroy this creature unless you pay {1}.');
    expect(does(payingOr(3))).toBe('Destroy this creature unless you pay {1} three times.');
    expect(does(payingOr({ number: 'counters', kind: 'age', on: 'self' }))).toBe(
      'Destroy this creature unless you pay {1} for each age counter on it.',
    );
    expect(does(payingOr(gate))).toBe('Destroy this creature unless you pay {1} for each Gate you control.');
  });

  test('whoever owns it is said', () => {
    expect(many({ type: 'creature', owner: 'they' })).toBe('creatures they own');
    expect(many({ type: 'creature', owner: 'you' })).toBe('creatures you own');
    expect(many({ type: 'creature', owner: 'opponents' })).toBe('creatures an opponent owns');
    expect(many({ type: 'creature' })).toBe('creatures');
  });

  test('what is done besides is done only if what may be done is', () => {
    const losing: Instruction = { do: 'loseLife', amount: 2, who: 'you' };
    expect(does({ do: 'may', then: [{ do: 'draw', count: 1 }, losing] })).toBe(
      'You may draw a card. If you do, you lose 2 life.',
    );
    expect(does({ do: 'may', then: [{ do: 'draw', count: 1 }] }, losing)).toBe(
      'You may draw a card. You lose 2 life.',
    );
    expect(
      does({ do: 'may', then: [{ do: 'destroy', what: { all: creature }, cantBeRegenerated: true }] }),
    ).toBe("You may destroy all creatures. They can't be regenerated.");
  });

  test('in what it gives a legend speaks of what has the ability, and of itself by name', () => {
    expect(abilityText(giving(untapping), legend)).toBe('Other creatures have "{T}: Untap this creature."');
    expect(ability(giving(untapping))).toBe('Other creatures have "{T}: Untap this creature."');
    const fighting: Ability = {
      kind: 'triggered',
      when: [{ on: 'attacks', object: 'self' }],
      effect: [{ do: 'tap', what: 'giver' }],
    };
    expect(abilityText(giving(fighting), legend)).toBe(
      'Other creatures have "Whenever this creature attacks, tap Rulo."',
    );
  });

  test('an instant calls itself by its name also in what it replaces', () => {
    const shield: Ability = {
      kind: 'spell',
      effect: [
        {
          do: 'replace',
          until: 'untilEndOfTurn',
          once: true,
          replacement: {
            event: { would: 'dealDamage', toPlayer: 'you' },
            prevent: 1,
            also: [{ do: 'dealDamage', amount: 1, toPlayers: 'opponents' }],
          },
        },
      ],
    };
    expect(abilityText(shield, { ...burst, types: ['instant'] })).toContain('Burst deals 1 damage');
  });

  test('how many spells may be cast is said where the spells of that player are counted', () => {
    const cast = (by: 'you' | 'they', most: number): Condition => ({
      holds: 'compare',
      what: { number: 'thisTurn', fact: 'spellsCast', by },
      to: { atMost: most },
    });
    expect(playerRule({ rule: 'cantCast', what: {}, unless: cast('they', 0) }, 'everyone')).toBe(
      "Players can't cast more than one spell each turn.",
    );
    expect(playerRule({ rule: 'cantCast', what: {}, unless: cast('you', 0) }, 'everyone')).toBe(
      "Players can't cast spells unless the number of spells you've cast this turn is 0 or less.",
    );
    expect(playerRule({ rule: 'cantCast', what: {}, unless: cast('you', 1) }, 'you')).toBe(
      'You can cast no more than two spells each turn.',
    );
    expect(
      playerRule({ rule: 'cantCast', what: { type: 'artifact' }, unless: cast('they', 1) }, 'everyone'),
    ).not.toContain('no more than');
    expect(
      playerRule(
        {
          rule: 'cantCast',
          what: {},
          unless: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atMost: 0 } },
        },
        'you',
      ),
    ).toBe("You can't cast spells unless you have 0 or less life.");
    expect(
      playerRule({ rule: 'cantCast', what: {}, unless: { holds: 'turnOf', who: 'opponents' } }, 'you'),
    ).not.toContain('only during');
  });
});
