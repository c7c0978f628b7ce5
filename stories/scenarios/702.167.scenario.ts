import { artifactCard, artifactCreatureCard } from '../../machines/cards/define.ts';
import { back } from '../../machines/cards/double-faced.ts';
import { card, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, craft, move, one, target } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition, FaceDefinition, Filter } from '../../machines/rules/state/vocabulary/index.ts';
import { bidding } from './keyword-actions.ts';

const used: Filter = { zone: 'exile', card: true, among: { linked: 'craft' } };
/** The back of a card that is as large as so many cards were used to craft it. */
const large = (name: string): FaceDefinition =>
  back(
    artifactCreatureCard(
      name,
      '',
      'Golem',
      '1/1',
      affecting('self', {
        change: 'modifyPowerToughness',
        power: { number: 'count', of: used },
        toughness: { number: 'count', of: used },
      }),
    ),
  );
const shrine: CardDefinition = {
  ...artifactCard('Shrine of Many', '{1}', craft({ type: 'creature' }, '{2}', { n: 1, orMore: true })),
  back: large('Idol of Many'),
};
const block: CardDefinition = {
  ...artifactCard('Carved Block', '{1}', craft({ type: 'artifact' }, '{1}')),
  back: large('Carved Idol'),
};
const mosaic: CardDefinition = {
  ...artifactCard('Broken Mosaic', '{1}', craft({ anyType: ['land', 'creature'] }, '{1}')),
  back: large('Whole Mosaic'),
};
const call = bidding('Call from Exile', [one({ zone: 'exile' })], move(target(0), { zone: 'graveyard' }));
const cog = card('Brass Cog', ['artifact']);

export default [
  scenario('702.167a: crafting exiles the permanent and the materials, and returns the card transformed', {
    rules: ['702.167a', '400.7j'],
    alice: { battlefield: ['Tithing Blade', 'Grizzly Bears'], mana: 'BCCCC' },
    bob: {},
    script: [
      'alice activates Tithing Blade',
      { expect: { 'Grizzly Bears': { on: 'exile' }, 'Tithing Blade': { on: 'exile' }, alice: { mana: '' } } },
      'pass until the stack is empty',
    ],
    expect: { 'Consuming Sepulcher': { on: 'battlefield' }, 'Grizzly Bears': { on: 'exile' } },
    control: {
      setup: { alice: { battlefield: ['Tithing Blade', cog], mana: 'BCCCC' } },
      script: ['refused 118.3: alice activates Tithing Blade'],
      expect: { 'Tithing Blade': { on: 'battlefield' }, alice: { mana: 'BCCCC' } },
    },
  }),
  scenario('702.167b: a card in the graveyard serves as well, another’s permanent or card doesn’t', {
    rules: ['702.167b', '109.2'],
    alice: { battlefield: ['Tithing Blade'], graveyard: ['Grizzly Bears'], mana: 'BCCCC' },
    bob: {},
    script: ['alice activates Tithing Blade', 'pass until the stack is empty'],
    expect: { 'Consuming Sepulcher': { on: 'battlefield' }, 'Grizzly Bears': { on: 'exile' } },
    control: {
      setup: {
        alice: { battlefield: ['Tithing Blade'], graveyard: ['Shock'], mana: 'BCCCC' },
        bob: { battlefield: ['Hill Giant'], graveyard: ['Grizzly Bears'] },
      },
      script: ['refused 118.3: alice activates Tithing Blade'],
      expect: { 'Tithing Blade': { on: 'battlefield' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('702.167a: of materials of several kinds each is one of those', {
    rules: ['702.167a', '702.167b'],
    alice: { battlefield: [mosaic, cog], graveyard: ['Shock'], mana: 'C' },
    bob: {},
    script: ['refused 118.3: alice activates Broken Mosaic'],
    expect: { 'Broken Mosaic': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: [mosaic, cog], graveyard: ['Shock', 'Forest'], mana: 'C' } },
      script: ['alice activates Broken Mosaic', 'pass until the stack is empty'],
      expect: { 'Whole Mosaic': { on: 'battlefield', power: 2 }, Forest: { on: 'exile' } },
    },
  }),
  scenario('702.167a: only any time a sorcery could be cast', {
    rules: ['702.167a', '602.5d'],
    alice: { hand: ['Shock'], battlefield: ['Tithing Blade', 'Grizzly Bears'], mana: 'RBCCCC' },
    bob: {},
    script: ['alice casts Shock on bob', 'refused 602.5d: alice activates Tithing Blade'],
    expect: { 'Tithing Blade': { on: 'battlefield' } },
    control: {
      script: ['alice activates Tithing Blade', 'pass until the stack is empty'],
      expect: { 'Consuming Sepulcher': { on: 'battlefield' } },
    },
  }),
  scenario('118.10: what crafts itself is no material for that', {
    rules: ['702.167a', '118.10'],
    alice: { battlefield: [block], mana: 'C' },
    bob: {},
    script: ['refused 118.10: alice activates Carved Block'],
    expect: { 'Carved Block': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: [block, cog], mana: 'C' } },
      script: ['alice activates Carved Block', 'pass until the stack is empty'],
      expect: { 'Carved Idol': { on: 'battlefield', power: 2 }, 'Brass Cog': { on: 'exile' } },
    },
  }),
  scenario('702.167c: the cards used to craft it are those that were exiled to pay for that', {
    rules: ['702.167c', '607.1b'],
    alice: {
      battlefield: [shrine, 'Hill Giant'],
      graveyard: ['Grizzly Bears', 'Serra Angel', 'Shock'],
      exile: ['Llanowar Elves'],
      mana: 'CC',
    },
    bob: {},
    script: [
      'alice activates Shrine of Many',
      'alice chooses Grizzly Bears, Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Idol of Many': { power: 3, toughness: 3 }, 'Serra Angel': { on: 'graveyard' } },
    control: {
      script: [
        'alice activates Shrine of Many',
        'alice chooses Serra Angel',
        'pass until the stack is empty',
      ],
      expect: { 'Idol of Many': { power: 2, toughness: 2 }, 'Hill Giant': { on: 'battlefield' } },
    },
  }),
  scenario('702.167c: a card that has left exile is counted no longer', {
    rules: ['702.167c', '400.7'],
    alice: { battlefield: [shrine, 'Grizzly Bears'], hand: [call], mana: 'CC' },
    bob: {},
    script: [
      'alice activates Shrine of Many',
      'pass until the stack is empty',
      { expect: { 'Idol of Many': { power: 2 } } },
      'alice casts Call from Exile on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Idol of Many': { power: 1 } },
    control: {
      script: ['alice activates Shrine of Many', 'pass until the stack is empty'],
      expect: { 'Idol of Many': { power: 2 } },
    },
  }),
];
