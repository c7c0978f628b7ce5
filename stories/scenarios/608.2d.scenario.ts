import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  artifactCreatureToken,
  create,
  creatureYouControl,
  draw,
  gainLife,
  loseLife,
  may,
  putCounters,
  rulesFor,
  sacrifice,
  spell,
  staticAbility,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';
import type { CostPart, Instruction } from '../../machines/rules/state/vocabulary/index.ts';

const still = card('Stillness', ['enchantment'], {
  abilities: [rulesFor(all({ type: 'creature' }), { rule: 'cant', what: 'haveCountersPut' })],
});
const barren = card('Barren Ground', ['enchantment'], {
  abilities: [staticAbility({ players: 'everyone', rules: [{ rule: 'cantGainLife' }] })],
});
const sworn = card('Sworn Peace', ['enchantment'], {
  abilities: [rulesFor(all({ type: 'creature' }), { rule: 'cant', what: 'beSacrificed' })],
});
const whelp = creature('Old Whelp', '1/1');
const resolves = (name: string, effect: Instruction, ...more: readonly Instruction[]) =>
  card(name, ['sorcery'], { manaCost: '{0}', abilities: [spell([], effect, ...more)] });

/** A counter on itself or a Servo, whichever its controller chooses. */
const tinkerer = creature('Tinkerer', '0/3', '', {
  manaCost: '{0}',
  abilities: [
    whenEnters([], {
      do: 'oneOf',
      options: [
        { word: 'counter', then: [putCounters('+1/+1', 1, 'self')] },
        { word: 'Servo', then: [create(artifactCreatureToken(1, 1, [], 'Servo'))] },
      ],
    }),
  ],
});
const tollOf = (...options: Extract<Instruction, { do: 'oneOf' }>['options']) =>
  resolves('Plain Toll', { do: 'oneOf', options });
const offering = { word: 'sacrifice', then: [sacrifice('you', { type: 'creature' })] };
const bleeding = { word: 'life', then: [loseLife(3, 'you')] };
const healing = { word: 'heal', then: [gainLife(2)] };
const unlessPaid = (cost: readonly CostPart[]) =>
  resolves('Plain Threat', { do: 'unless', who: 'you', cost, else: [loseLife(3, 'you')] });

/** Creature cards in graveyards can't enter the battlefield. */
const sealed = card('Sealed Tombs', ['enchantment'], {
  abilities: [
    staticAbility({
      players: 'everyone',
      rules: [{ rule: 'cantEnter', what: { type: 'creature' }, from: ['graveyard'] }],
    }),
  ],
});
const orLoseThree = (
  from: Extract<Instruction, { do: 'choose' }>['from'],
  then: Instruction,
): Instruction => ({
  do: 'may',
  then: [{ do: 'choose', who: 'you', from, count: { min: 1, max: 1 }, as: 'card' }, then],
  else: [loseLife(3, 'you')],
});
/** "You may put a creature card from your graveyard onto the battlefield. If you don't, you lose 3 life." */
const returning = orLoseThree(
  { type: 'creature', zone: 'graveyard', owner: 'you' },
  { do: 'move', what: { named: 'card' }, to: { zone: 'battlefield' } },
);
/** "You may put a +1/+1 counter on a creature you control. If you don't, you lose 3 life." */
const growing = orLoseThree(creatureYouControl, putCounters('+1/+1', 1, { named: 'card' }));

const withGideon = {
  alice: { battlefield: ['Gideon Blackblade', 'Grizzly Bears'] },
  bob: {},
};

export default [
  scenario('608.2d: which ability a creature gains is chosen as the ability resolves', {
    rules: ['608.2d'],
    ...withGideon,
    script: [
      'alice activates Gideon Blackblade ability 1 on Grizzly Bears',
      'everyone passes',
      'alice chooses lifelink',
    ],
    expect: { 'Grizzly Bears': { has: ['lifelink'], hasNot: ['vigilance', 'indestructible'] } },
    control: {
      script: [
        'alice activates Gideon Blackblade ability 1 on Grizzly Bears',
        'everyone passes',
        'alice chooses vigilance',
      ],
      expect: { 'Grizzly Bears': { has: ['vigilance'], hasNot: ['lifelink'] } },
    },
  }),
  scenario('615.1: damage is prevented in one’s own turn alone', {
    rules: ['615.1', '613.1d'],
    alice: { battlefield: ['Gideon Blackblade'], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: ['alice casts Shock on Gideon Blackblade', 'everyone passes'],
    expect: { 'Gideon Blackblade': { power: 4, toughness: 4, counters: { loyalty: 4 } } },
    control: {
      turn: { of: 'bob' },
      script: ['bob passes', 'alice casts Shock on Gideon Blackblade', 'everyone passes'],
      expect: { 'Gideon Blackblade': { types: ['planeswalker'], counters: { loyalty: 2 } } },
    },
  }),
  scenario('113.6m: a creature card returns face up or face down as its owner chooses', {
    rules: ['113.6m', '608.2d', '708.2a'],
    alice: {
      graveyard: ['Deathmist Raptor'],
      hand: ['Pine Walker'],
      mana: 'CCCCCCCG',
    },
    bob: {},
    script: [
      'alice casts Pine Walker by morph',
      'everyone passes',
      'alice turns Pine Walker face up',
      'alice orders the ability of Deathmist Raptor, the ability of Pine Walker',
      'everyone passes',
      'everyone passes',
      'alice says yes',
      'alice chooses face down',
    ],
    expect: { 'Deathmist Raptor': { on: 'battlefield', faceDown: true, power: 2 } },
    control: {
      script: [
        'alice casts Pine Walker by morph',
        'everyone passes',
        'alice turns Pine Walker face up',
        'alice orders the ability of Deathmist Raptor, the ability of Pine Walker',
        'everyone passes',
        'everyone passes',
        'alice says yes',
        'alice chooses face up',
      ],
      expect: { 'Deathmist Raptor': { on: 'battlefield', faceDown: false, power: 3 } },
    },
  }),
  scenario('608.2d: a card type is chosen as the spell resolves, and what has it is untapped', {
    rules: ['608.2d', '607.2d', '205.2a'],
    alice: {
      battlefield: [
        { card: 'Grizzly Bears', tapped: true },
        { card: 'Forest', tapped: true },
        { card: 'Sol Ring', tapped: true },
        { card: 'Ornithopter', tapped: true },
      ],
      hand: ['Turnabout'],
      mana: 'CCUU',
    },
    bob: { battlefield: [{ card: 'Air Elemental', tapped: true }] },
    script: [
      'alice casts Turnabout on alice',
      'everyone passes',
      'alice chooses creature',
      'alice chooses untap',
    ],
    expect: {
      'Grizzly Bears': { tapped: false },
      Ornithopter: { tapped: false },
      'Sol Ring': { tapped: true },
      Forest: { tapped: true },
      'Air Elemental': { tapped: true },
    },
    control: {
      script: [
        'alice casts Turnabout on alice',
        'everyone passes',
        'alice chooses artifact',
        'alice chooses untap',
      ],
      expect: {
        'Grizzly Bears': { tapped: true },
        Ornithopter: { tapped: false },
        'Sol Ring': { tapped: false },
      },
    },
  }),
  scenario('608.2d: of several options one that is impossible can’t be chosen', {
    rules: ['608.2d', '614.17b'],
    alice: { battlefield: [still], hand: [tinkerer] },
    bob: {},
    script: [
      'alice casts Tinkerer',
      'everyone passes',
      'everyone passes',
      'refused 608.2d: alice says counter',
      'alice says Servo',
    ],
    expect: { Tinkerer: { power: 0 }, 'Servo Token': { on: 'battlefield' } },
    control: {
      without: 'Stillness',
      script: ['alice casts Tinkerer', 'everyone passes', 'everyone passes', 'alice says counter'],
      expect: { Tinkerer: { power: 1 } },
    },
  }),
  scenario('608.2d: nor sacrificing a creature where there is none', {
    rules: ['608.2d', '701.21a'],
    alice: { hand: [tollOf(offering, bleeding)] },
    bob: {},
    script: [
      'alice casts Plain Toll',
      'everyone passes',
      'refused 608.2d: alice says sacrifice',
      'alice says life',
    ],
    expect: { alice: { life: 17 } },
    control: {
      setup: { alice: { battlefield: [whelp] } },
      script: ['alice casts Plain Toll', 'everyone passes', 'alice says sacrifice'],
      expect: { alice: { life: 20 }, 'Old Whelp': { on: 'graveyard' } },
    },
  }),
  scenario('608.2d: where no option is possible, nobody is asked and nothing is done', {
    rules: ['608.2d', '119.7', '609.3'],
    alice: { battlefield: [barren], hand: [tollOf(offering, healing)] },
    bob: {},
    script: [
      'alice casts Plain Toll',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'priority' } } } },
    ],
    expect: { alice: { life: 20 }, 'Plain Toll': { on: 'graveyard' } },
    control: {
      without: 'Barren Ground',
      script: ['alice casts Plain Toll', 'everyone passes', 'alice says heal'],
      expect: { alice: { life: 22 } },
    },
  }),
  scenario('608.2d: nor are they asked whether they do one of those', {
    rules: ['608.2d', '119.7'],
    alice: {
      battlefield: [barren],
      hand: [
        resolves('Plain Chance', may({ do: 'oneOf', options: [offering, healing], as: 'done' }), {
          do: 'if',
          condition: { holds: 'did', by: 'done' },
          then: [draw(1)],
        }),
      ],
    },
    bob: {},
    script: [
      'alice casts Plain Chance',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'priority' } } } },
    ],
    expect: { alice: { life: 20, hand: 0 } },
    control: {
      without: 'Barren Ground',
      script: ['alice casts Plain Chance', 'everyone passes', 'alice says yes', 'alice says heal'],
      expect: { alice: { life: 22, hand: 1 } },
    },
  }),
  scenario('119.7: life that can’t be gained isn’t offered', {
    rules: ['119.7', '608.2d', '118.12'],
    alice: { battlefield: [barren], hand: [resolves('Plain Chance', may(gainLife(2), draw(1)))] },
    bob: {},
    script: [
      'alice casts Plain Chance',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'priority' } } } },
    ],
    expect: { alice: { life: 20, hand: 0 } },
    control: {
      without: 'Barren Ground',
      script: ['alice casts Plain Chance', 'everyone passes', 'alice says yes'],
      expect: { alice: { life: 22, hand: 1 } },
    },
  }),
  scenario('118.12a: what can’t be sacrificed isn’t asked for instead of what follows', {
    rules: ['118.12a', '614.17b'],
    alice: {
      battlefield: [sworn, whelp],
      hand: [unlessPaid([{ pay: 'sacrifice', what: creatureYouControl }])],
    },
    bob: {},
    script: [
      'alice casts Plain Threat',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'priority' } } } },
    ],
    expect: { alice: { life: 17 }, 'Old Whelp': { on: 'battlefield' } },
    control: {
      without: 'Sworn Peace',
      script: ['alice casts Plain Threat', 'everyone passes', 'alice says yes'],
      expect: { alice: { life: 20 }, 'Old Whelp': { on: 'graveyard' } },
    },
  }),
  scenario('118.12a: nor a counter that can’t be put there', {
    rules: ['118.12a', '614.17b'],
    alice: {
      battlefield: [still, whelp],
      hand: [unlessPaid([{ pay: 'putCounters', kind: '-1/-1', count: 1, on: { type: 'creature' } }])],
    },
    bob: {},
    script: [
      'alice casts Plain Threat',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'priority' } } } },
    ],
    expect: { alice: { life: 17 }, 'Old Whelp': { on: 'battlefield' } },
    control: {
      without: 'Stillness',
      script: ['alice casts Plain Threat', 'everyone passes', 'alice says yes'],
      expect: { alice: { life: 20 }, 'Old Whelp': { on: 'graveyard' } },
    },
  }),
  scenario('608.2d: who can’t put what they would choose onto the battlefield doesn’t choose to', {
    rules: ['608.2d', '609.3', '614.17d'],
    alice: {
      battlefield: [sealed],
      graveyard: ['Grizzly Bears'],
      hand: [resolves('Plain Return', returning)],
    },
    bob: {},
    script: ['alice casts Plain Return', 'everyone passes', 'refused 608.2d: alice says yes'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { life: 17 } },
    control: {
      without: 'Sealed Tombs',
      script: ['alice casts Plain Return', 'everyone passes', 'alice says yes'],
      expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { life: 20 } },
    },
  }),
  scenario('608.2d: nor where what could be chosen can’t get the counter that it would', {
    rules: ['608.2d', '614.17b'],
    alice: { battlefield: [still, 'Grizzly Bears'], hand: [resolves('Plain Gift', growing)] },
    bob: {},
    script: ['alice casts Plain Gift', 'everyone passes', 'refused 608.2d: alice says yes'],
    expect: { alice: { life: 17 } },
    control: {
      without: 'Stillness',
      script: ['alice casts Plain Gift', 'everyone passes', 'alice says yes'],
      expect: { 'Grizzly Bears': { power: 3 }, alice: { life: 20 } },
    },
  }),
];
