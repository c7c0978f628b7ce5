import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  cycling,
  destroy,
  exile,
  gainLife,
  leavesSelf,
  mana,
  sacrificing,
  spell,
  staticAbility,
  tapFor,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const orb = card('Winding Orb', ['artifact'], {
  abilities: [cycling('{1}'), activated({ cost: [mana('{1}')], effect: [gainLife(1)] })],
});
const rust = card('Rusting Calm', ['enchantment'], {
  abilities: [
    staticAbility({ players: 'everyone', rules: [{ rule: 'cantActivate', what: { type: 'artifact' } }] }),
  ],
});
/** "Activated abilities of red sources can't be activated." */
const chill = card('Chilling Calm', ['enchantment'], {
  abilities: [
    staticAbility({ players: 'everyone', rules: [{ rule: 'cantActivate', what: { color: 'R' } }] }),
  ],
});
const runner = creature('Ember Runner', '1/1', '', { manaCost: '{R}', abilities: [cycling('{1}')] });
const toll = card('Toll of Leaves', ['enchantment'], {
  abilities: [
    staticAbility({
      costs: [{ of: 'abilities', like: { subtype: 'Elf' }, more: [sacrificing({ type: 'land' })] }],
    }),
  ],
});
const elf = creature('Leaf Elf', '1/1', '', {
  manaCost: '{1}{G}',
  subtypes: 'Elf',
  abilities: [cycling('{1}'), activated({ cost: [mana('{1}')], effect: [gainLife(1)] })],
});
const grounds = card('Easy Grounds', ['enchantment'], {
  abilities: [
    staticAbility({ costs: [{ of: 'abilities', like: { type: 'creature', controller: 'you' }, less: 1 }] }),
  ],
});
/** "Activated abilities cost {1} more to activate": of what, isn't said. */
const suppression = card('Heavy Air', ['enchantment'], {
  abilities: [staticAbility({ costs: [{ of: 'abilities', more: [mana('{1}')] }] })],
});
const watcher = card('Sap Watcher', ['enchantment'], {
  abilities: [
    triggered({ when: { on: 'manaAdded', to: 'you', source: { type: 'creature' } }, effect: [gainLife(1)] }),
  ],
});
const sprout = creature('Sap Sprout', '1/1', '', { abilities: [tapFor('G')] });

/** "When this leaves the battlefield, exile all Warriors." */
const chief = creature('Sand Chief', '2/4', '', {
  subtypes: 'Human Warrior',
  abilities: [triggered({ when: leavesSelf, effect: [exile(all({ subtype: 'Warrior' }))] })],
});
/** A spell that is every creature type: changeling. */
const shapes = card('Many Shapes', ['kindred', 'instant'], {
  manaCost: '{R}',
  subtypes: 'Shapeshifter',
  abilities: [{ kind: 'keyword', keyword: 'changeling' }, spell([], gainLife(3))],
});
const shifter = creature('Shape Walker', '1/1', 'changeling');
const felling = card('Sudden Felling', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([targetCreature], destroy(target(0)))],
});

export default [
  scenario(
    '109.2: “artifacts” can’t have their abilities activated on the battlefield, and cards may be cycled',
    {
      rules: ['109.2', '602.5', '702.29a'],
      alice: { hand: [orb], mana: 'C' },
      bob: { battlefield: [rust] },
      script: ['alice activates Winding Orb', 'pass until the stack is empty'],
      expect: { 'Winding Orb': { on: 'graveyard' } },
      control: {
        setup: { alice: { hand: [], battlefield: [orb], mana: 'C' } },
        script: ['refused 602.5: alice activates Winding Orb'],
        expect: { 'Winding Orb': { on: 'battlefield' } },
      },
    },
  ),
  scenario('109.2: “red sources” are in any zone', {
    rules: ['109.2', '602.5'],
    alice: { hand: [runner], mana: 'C' },
    bob: { battlefield: [chill] },
    script: ['refused 602.5: alice activates Ember Runner'],
    expect: { 'Ember Runner': { on: 'hand' } },
    control: {
      without: 'Chilling Calm',
      script: ['alice activates Ember Runner', 'pass until the stack is empty'],
      expect: { 'Ember Runner': { on: 'graveyard' } },
    },
  }),
  scenario('109.2: “abilities of Elves” cost more on the battlefield alone', {
    rules: ['109.2', '601.2f'],
    alice: { hand: [elf], mana: 'C', battlefield: [toll, 'Forest'] },
    bob: {},
    script: ['alice activates Leaf Elf paying by hand', 'alice pays C', 'pass until the stack is empty'],
    expect: { 'Leaf Elf': { on: 'graveyard' }, Forest: { on: 'battlefield' } },
    control: {
      setup: { alice: { hand: [], mana: 'C', battlefield: [toll, elf, 'Forest'] } },
      script: ['alice activates Leaf Elf paying by hand', 'alice pays C', 'pass until the stack is empty'],
      expect: { alice: { life: 21 }, Forest: { on: 'graveyard' } },
    },
  }),
  scenario('109.2: “creatures you control” are no cards in hand, and their abilities cost no less there', {
    rules: ['109.2', '601.2f'],
    alice: { hand: [elf], battlefield: [grounds] },
    bob: {},
    script: ['refused 118.3: alice activates Leaf Elf'],
    expect: { 'Leaf Elf': { on: 'hand' } },
    control: {
      setup: { alice: { hand: [], battlefield: [grounds, elf] } },
      script: ['alice activates Leaf Elf', 'pass until the stack is empty'],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario(
    '109.2: where nothing is said of whose abilities they are, those of cards in hand cost more as well',
    {
      rules: ['109.2', '601.2f'],
      alice: { hand: [orb], mana: 'C', battlefield: [suppression] },
      bob: {},
      script: ['refused 118.3: alice activates Winding Orb'],
      expect: { 'Winding Orb': { on: 'hand' } },
      control: {
        without: 'Heavy Air',
        script: ['alice activates Winding Orb', 'pass until the stack is empty'],
        expect: { 'Winding Orb': { on: 'graveyard' } },
      },
    },
  ),
  scenario(
    '109.2: mana is added “by a creature” by one on the battlefield, not by a card exiled from a hand',
    {
      rules: ['109.2', '106.4'],
      alice: { hand: ['Simian Spirit Guide'], battlefield: [watcher, sprout] },
      bob: {},
      script: ['alice activates Simian Spirit Guide', 'pass until the stack is empty'],
      expect: { alice: { life: 20, exile: ['Simian Spirit Guide'] } },
      control: {
        script: ['alice activates Sap Sprout', 'pass until the stack is empty'],
        expect: { alice: { life: 21 } },
      },
    },
  ),
  scenario('109.2: “all Warriors” are those on the battlefield, and no spell that is a Warrior', {
    rules: ['109.2', '702.73a'],
    alice: { battlefield: [chief, shifter], hand: [shapes], mana: 'R' },
    bob: { hand: [felling], mana: 'B' },
    script: [
      'alice casts Many Shapes',
      'alice passes',
      'bob casts Sudden Felling on Sand Chief',
      'everyone passes',
      'everyone passes',
      { expect: { 'Shape Walker': { on: 'exile' }, 'Many Shapes': { on: 'stack' } } },
      'everyone passes',
    ],
    expect: { 'Many Shapes': { on: 'graveyard' }, 'Sand Chief': { on: 'graveyard' }, alice: { life: 23 } },
    control: {
      withoutAbilities: ['Shape Walker'],
      script: ['alice passes', 'bob casts Sudden Felling on Sand Chief', 'pass until the stack is empty'],
      expect: { 'Shape Walker': { on: 'battlefield' }, alice: { life: 20 } },
    },
  }),
];
