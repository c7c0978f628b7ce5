import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const of = (name: string, subtypes: string) => creature(name, '1/1', '', { subtypes });
const tale = card('Tale of a Quest', ['sorcery'], {
  manaCost: '{W}',
  abilities: [{ kind: 'spell', effect: [{ do: 'gainLife', amount: { number: 'party', of: 'you' } }] }],
});
const script = ['alice casts Tale of a Quest', 'pass until the stack is empty'];

export default [
  scenario('700.8: a party has up to one each of Cleric, Rogue, Warrior and Wizard', {
    rules: ['700.8', '700.8a'],
    alice: {
      hand: [tale],
      mana: 'W',
      battlefield: [
        of('Old Healer', 'Cleric'),
        of('Young Healer', 'Cleric'),
        of('Quick Hand', 'Rogue'),
        of('Elf', 'Elf'),
      ],
    },
    bob: { battlefield: [of('Strong Arm', 'Warrior')] },
    script,
    expect: { alice: { life: 22 } },
    control: {
      setup: { alice: { battlefield: [of('Old Healer', 'Cleric'), of('Young Healer', 'Cleric')] } },
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('700.8: what could be either of two is what makes the party greatest', {
    rules: ['700.8'],
    alice: {
      hand: [tale],
      mana: 'W',
      battlefield: [of('Battle Mage', 'Warrior Wizard'), of('Strong Arm', 'Warrior')],
    },
    bob: {},
    script,
    expect: { alice: { life: 22 } },
    control: {
      setup: { alice: { battlefield: [of('Battle Mage', 'Warrior Wizard')] } },
      expect: { alice: { life: 21 } },
    },
  }),
];
