import { card, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, spell, staticAbility } from '../../machines/rules/abilities/write/index.ts';

const emblem = (lessColored: string, name = 'Twin Emblem') =>
  card(name, ['enchantment'], {
    abilities: [staticAbility({ costs: [{ of: 'spells', lessColored }] })],
  });
const gift = (manaCost: string) =>
  card('Two-Colored Gift', ['instant'], { manaCost, abilities: [spell([], gainLife(3))] });

export default [
  scenario('118.7e: of a hybrid symbol the player chooses the half by which the cost is reduced', {
    rules: ['118.7e', '601.2f'],
    alice: { battlefield: [emblem('{R/W}')], hand: [gift('{R}{W}')], mana: 'RW' },
    bob: {},
    script: ['alice casts Two-Colored Gift', 'alice answers {W}', 'everyone passes'],
    expect: { alice: { life: 23, mana: 'W' } },
    control: {
      script: ['alice casts Two-Colored Gift', 'alice answers {R}', 'everyone passes'],
      expect: { alice: { life: 23, mana: 'R' } },
    },
  }),
  scenario('118.7e: a half that leaves what can’t be paid isn’t the one', {
    rules: ['118.7e', '601.2h'],
    alice: { battlefield: [emblem('{R/W}')], hand: [gift('{R}{W}')], mana: 'W' },
    bob: {},
    script: ['alice casts Two-Colored Gift', 'everyone passes'],
    expect: { alice: { life: 23, mana: '' } },
    control: {
      setup: { alice: { battlefield: [emblem('{R/G}', 'Other Emblem')], hand: [gift('{R}{W}')], mana: 'R' } },
      script: ['refused 118.3: alice casts Two-Colored Gift'],
      expect: { alice: { life: 20, mana: 'R' } },
    },
  }),
  scenario('601.2b: of several hybrid symbols the player says which one is of the color that is taken off', {
    rules: ['601.2b', '601.2f', '118.7c'],
    alice: { battlefield: [emblem('{W}')], hand: [gift('{W/U}{R/W}')], mana: 'UR' },
    bob: {},
    script: ['alice casts Two-Colored Gift', 'alice answers {W} of {R/W}', 'everyone passes'],
    expect: { alice: { life: 23, mana: 'R' } },
    control: {
      script: ['alice casts Two-Colored Gift', 'alice answers {W} of {W/U}', 'everyone passes'],
      expect: { alice: { life: 23, mana: 'U' } },
    },
  }),
  scenario('118.7e: a generic half reduces by as much generic mana', {
    rules: ['118.7e', '118.7a'],
    alice: { battlefield: [emblem('{2/W}')], hand: [gift('{3}{W}')], mana: 'CW' },
    bob: {},
    script: ['alice casts Two-Colored Gift', 'everyone passes'],
    expect: { alice: { life: 23, mana: '' }, game: { happened: [{ event: 'spendMana', amount: 2 }] } },
    control: {
      setup: { alice: { battlefield: [emblem('{2/W}')], hand: [gift('{3}{W}')], mana: 'CCC' } },
      expect: { alice: { life: 23, mana: '' }, game: { happened: [{ event: 'spendMana', amount: 3 }] } },
    },
  }),
];
