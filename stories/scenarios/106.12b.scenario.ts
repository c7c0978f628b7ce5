import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  mana,
  rulesFor,
  sacrificeSelf,
  tap,
  tapFor,
  tapForOneOf,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';
import type { CostPart, ManaType } from '../../machines/rules/index.ts';

/** If a land is tapped for mana, it produces one mana of this type instead of any other type and amount. */
const onlyOne = (name: string, type: ManaType) =>
  card(name, ['enchantment'], {
    abilities: [rulesFor({ all: { type: 'land' } }, { rule: 'producesInstead', type })],
  });

/** If you tap a permanent for mana, it produces twice as much of that mana instead. */
const mirrorOf = (season: string) =>
  card(`${season} Mirror`, ['enchantment'], {
    abilities: [rulesFor({ all: youControl({}) }, { rule: 'producesTimes', number: 2 })],
  });
const mirror = mirrorOf('Spring');
const deepTomb = card('Deep Tomb', ['land'], { abilities: [tapFor('C', 'C')] });
const brook = card('Split Brook', ['land'], { abilities: [tapForOneOf('R', 'G')] });
/** "{T} or something else, sacrifice this: Add {R}." */
const ember = (name: string, cost: CostPart) =>
  card(name, ['artifact'], {
    abilities: [activated({ cost: [cost, sacrificeSelf], effect: [{ do: 'addMana', mana: ['R'] }] })],
  });

export default [
  scenario('106.12b: a land that is tapped for two mana produces one colorless instead', {
    rules: ['106.12b', '118.3'],
    alice: { battlefield: ['Eldrazi Temple', 'Mountain'], hand: ['Matter Reshaper'] },
    bob: { battlefield: ['Damping Sphere'] },
    script: [
      'refused 118.3: alice casts Matter Reshaper',
      'alice activates Eldrazi Temple ability 2',
      'alice activates Mountain',
    ],
    // One mana is produced as it was.
    expect: { alice: { mana: 'CR' } },
    control: {
      without: 'Damping Sphere',
      script: ['alice casts Matter Reshaper', 'everyone passes'],
      expect: { 'Matter Reshaper': { on: 'battlefield' } },
    },
  }),
  scenario('601.2f: each spell costs more for each other one that its player has cast this turn', {
    rules: ['601.2f', '118.7'],
    alice: { hand: ['Shock', 'Shock', 'Shock'], mana: 'RRRR' },
    bob: { battlefield: ['Damping Sphere'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Shock on bob',
      'alice casts Shock 2 on bob',
      { expect: { alice: { mana: 'R' } } },
      'refused 118.3: alice casts Shock 3 on bob',
      'alice passes',
      // Only what that player has cast counts.
      "bob casts bob's Shock on alice",
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 }, alice: { life: 18 } },
    control: {
      without: 'Damping Sphere',
      script: [
        'alice casts Shock on bob',
        'alice casts Shock 2 on bob',
        'alice casts Shock 3 on bob',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 14 } },
    },
  }),
  scenario('616.1: of several effects on what is produced its player chooses which applies first', {
    rules: ['616.1', '616.1f', '106.12b'],
    alice: { battlefield: ['Forest'] },
    bob: { battlefield: [onlyOne('Black Sun', 'B'), onlyOne('Red Sun', 'R')] },
    script: ['alice activates Forest', 'alice chooses {R}'],
    expect: { alice: { mana: 'R' } },
    control: { without: 'Red Sun', script: ['alice activates Forest'], expect: { alice: { mana: 'B' } } },
  }),
  scenario('616.1f: what applies to two or more mana applies to what another has left of it, or doesn’t', {
    rules: ['616.1f', '106.12b'],
    alice: { battlefield: [deepTomb] },
    bob: { battlefield: [onlyOne('Black Sun', 'B'), 'Damping Sphere'] },
    script: ['alice activates Deep Tomb'],
    // Applied last, or first and the other not at all: it is {B} in either order.
    expect: { alice: { mana: 'B' } },
    control: { without: 'Black Sun', expect: { alice: { mana: 'C' } } },
  }),
  scenario('106.12b: what a player taps for mana produces twice as much, and pays for twice as much', {
    rules: ['106.12b', '601.2g', '118.3'],
    alice: { battlefield: [mirror, 'Forest'], hand: ['Grizzly Bears'] },
    bob: { battlefield: ['Forest'] },
    script: ['alice casts Grizzly Bears', 'everyone passes', 'bob activates Forest 2'],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, bob: { mana: 'G' } },
    control: {
      without: 'Spring Mirror',
      script: ['refused 118.3: alice casts Grizzly Bears', 'alice activates Forest'],
      expect: { alice: { mana: 'G' } },
    },
  }),
  scenario('616.1f: of two effects by which it produces twice as much each applies to what the other makes', {
    rules: ['616.1f', '106.12b'],
    alice: { battlefield: [mirror, 'Forest', deepTomb, mirrorOf('Autumn')] },
    bob: {},
    script: ['alice activates Forest', 'alice activates Deep Tomb'],
    expect: { alice: { mana: 'GGGGCCCCCCCC' } },
    control: { without: 'Autumn Mirror', expect: { alice: { mana: 'GGCCCC' } } },
  }),
  scenario('106.12b: of a type that is chosen as it is produced there is twice as much', {
    rules: ['106.12b'],
    alice: { battlefield: [mirror, brook] },
    bob: {},
    script: ['alice activates Split Brook', 'alice chooses {G}'],
    expect: { alice: { mana: 'GG' } },
    control: { without: 'Spring Mirror', expect: { alice: { mana: 'G' } } },
  }),
  scenario('106.12: only a mana ability with {T} in its cost taps its permanent for mana', {
    rules: ['106.12', '106.12b'],
    alice: { battlefield: [mirror, ember('Cold Ember', mana('{1}'))], mana: 'C' },
    bob: {},
    script: ['alice activates Cold Ember'],
    expect: { alice: { mana: 'R' }, 'Cold Ember': { on: 'graveyard' } },
    control: {
      // Sacrificed for it as well, it is tapped for mana.
      setup: { alice: { battlefield: [mirror, ember('Warm Ember', tap)], mana: '' } },
      script: ['alice activates Warm Ember'],
      expect: { alice: { mana: 'RR' } },
    },
  }),
  scenario('106.12b: what a triggered mana ability adds isn’t doubled', {
    rules: ['106.12b', '605.1b'],
    alice: { battlefield: [mirror, 'Forest', { card: 'Wild Growth', attachedTo: 'Forest' }] },
    bob: {},
    script: ['alice activates Forest'],
    expect: { alice: { mana: 'GGG' } },
    control: { without: 'Spring Mirror', expect: { alice: { mana: 'GG' } } },
  }),
  scenario('616.1: whether mana is doubled before or after its type changes is up to its player', {
    rules: ['616.1', '106.12b'],
    alice: { battlefield: [mirror, 'Forest'] },
    bob: { battlefield: [onlyOne('Black Sun', 'B')] },
    script: ['alice activates Forest', 'alice chooses {B}{B}'],
    expect: { alice: { mana: 'BB' } },
    control: { script: ['alice activates Forest', 'alice chooses {B}'], expect: { alice: { mana: 'B' } } },
  }),
  scenario('616.1f: one mana that is doubled is two mana, and two become one colorless', {
    rules: ['616.1f', '106.12b'],
    alice: { battlefield: [mirror, 'Forest'] },
    bob: { battlefield: ['Damping Sphere'] },
    script: ['alice activates Forest'],
    // It doesn't apply to one mana, and so it is the last to apply.
    expect: { alice: { mana: 'C' } },
    control: { without: 'Damping Sphere', expect: { alice: { mana: 'GG' } } },
  }),
  scenario('616.1: two mana are one colorless before they are doubled, or after', {
    rules: ['616.1', '106.12b'],
    alice: { battlefield: [mirror, deepTomb] },
    bob: { battlefield: ['Damping Sphere'] },
    script: ['alice activates Deep Tomb', 'alice chooses {C}{C}'],
    expect: { alice: { mana: 'CC' } },
    control: { script: ['alice activates Deep Tomb', 'alice chooses {C}'], expect: { alice: { mana: 'C' } } },
  }),
  scenario('616.1: in which order they apply is asked as well while a spell is being paid for', {
    rules: ['616.1', '601.2g', '106.12b'],
    alice: {
      battlefield: [mirror, 'Forest'],
      hand: [card('Dark Deed', ['sorcery'], { manaCost: '{B}{B}' })],
    },
    bob: { battlefield: [onlyOne('Black Sun', 'B')] },
    script: ['alice casts Dark Deed', 'alice chooses {B}{B}', 'everyone passes'],
    expect: { 'Dark Deed': { on: 'graveyard' }, alice: { mana: '' } },
    control: {
      without: 'Spring Mirror',
      script: ['refused 118.3: alice casts Dark Deed'],
      expect: { 'Dark Deed': { on: 'hand' } },
    },
  }),
];
