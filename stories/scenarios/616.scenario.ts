import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import type { Instruction, Replacement } from '../../machines/rules/index.ts';

const replacing = (name: string, replaces: Replacement) =>
  card(name, ['enchantment'], { manaCost: '{1}', abilities: [{ kind: 'static', replaces }] });
const sorcery = (name: string, ...effect: readonly Instruction[]) =>
  card(name, ['sorcery'], { manaCost: '{1}', abilities: [{ kind: 'spell', effect }] });

/** "If you would draw a card, draw two cards instead." */
const twice = replacing('Thought Twins', {
  event: { would: 'draw', who: 'you' },
  instead: [{ do: 'draw', count: 2 }],
});
const drawOne = sorcery('Plain Thought', { do: 'draw', count: 1 });

const squirrel = {
  name: 'Squirrel',
  types: ['creature'],
  subtypes: ['Squirrel'],
  colors: ['G'],
  power: 1,
  toughness: 1,
} as const;
/** "If one or more tokens would be created under your control, those tokens plus a Squirrel are created instead." */
const oneMore = replacing('Squirrel Nest Keeper', {
  event: { would: 'create', who: 'you' },
  also: [{ do: 'create', token: squirrel }],
});
const makeOne = sorcery('Call a Squirrel', { do: 'create', token: squirrel });

/** "If an opponent would draw a card, instead that player doesn’t and you draw a card." */
const thief = creature('Thought Thief', '1/1', '', {
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'draw', who: 'opponents' },
        instead: [{ do: 'draw', count: 1, who: 'you' }],
      },
    },
  ],
});

/** "If you would gain life, draw that many cards instead." */
const lifeToCards = replacing('Learned Blood', {
  event: { would: 'gainLife', who: 'you' },
  instead: [{ do: 'draw', count: { number: 'eventAmount' } }],
});
/** "If you would draw a card, you lose 1 life instead." */
const cardsToPain = replacing('Painful Learning', {
  event: { would: 'draw', who: 'you' },
  instead: [{ do: 'loseLife', amount: 1, who: 'you' }],
});
const gainTwo = sorcery('Small Comfort', { do: 'gainLife', amount: 2 });

/** "Players can’t gain life." */
const noGains = card('Sour Wind', ['enchantment'], {
  abilities: [{ kind: 'static', players: 'everyone', rules: [{ rule: 'cantGainLife' }] }],
});
/** "You gain 2 life. Draw two cards instead": its own words replace that. */
const comfort = sorcery(
  'Learned Comfort',
  {
    do: 'replace',
    replacement: {
      event: { would: 'gainLife', who: 'you' },
      instead: [{ do: 'draw', count: 2 }],
      self: true,
    },
    until: 'untilEndOfTurn',
    once: true,
  },
  { do: 'gainLife', amount: 2 },
);

export default [
  scenario('614.5: an effect has one opportunity to affect an event, also what it made of it', {
    rules: ['614.5', '614.11'],
    alice: { battlefield: [twice], hand: [drawOne], mana: 'C' },
    bob: {},
    script: ['alice casts Plain Thought', 'everyone passes'],
    expect: { alice: { hand: 2 } },
    control: { withoutAbilities: ['Thought Twins'], expect: { alice: { hand: 1 } } },
  }),
  scenario('614.5: two such effects each have one: four cards are drawn', {
    rules: ['614.5', '616.1f'],
    alice: { battlefield: [twice, twice], hand: [drawOne], mana: 'C' },
    bob: {},
    script: ['alice casts Plain Thought', 'everyone passes'],
    expect: { alice: { hand: 4 } },
    control: {
      setup: { alice: { battlefield: [twice], hand: [drawOne], mana: 'C' } },
      expect: { alice: { hand: 2 } },
    },
  }),
  scenario('614.5: what an effect adds to an event is not added to again by it', {
    rules: ['614.5', '614.1a'],
    alice: { battlefield: [oneMore], hand: [makeOne], mana: 'C' },
    bob: {},
    script: ['alice casts Call a Squirrel', 'everyone passes'],
    expect: { game: { happened: [{ event: 'create', times: 2 }] } },
    control: {
      withoutAbilities: ['Squirrel Nest Keeper'],
      expect: { game: { happened: [{ event: 'create', times: 1 }] } },
    },
  }),
  scenario('616.2: an effect can become applicable to what another made of the event', {
    rules: ['616.2', '616.1f'],
    alice: { battlefield: [lifeToCards, cardsToPain], hand: [gainTwo], mana: 'C' },
    bob: {},
    script: ['alice casts Small Comfort', 'everyone passes'],
    expect: { alice: { life: 18, hand: 0 } },
    control: { withoutAbilities: ['Painful Learning'], expect: { alice: { life: 20, hand: 2 } } },
  }),
  scenario('616.1: who is affected chooses between the same effect of two players', {
    rules: ['616.1', '614.5'],
    alice: { hand: [drawOne], mana: 'C' },
    bob: { battlefield: [thief] },
    carol: { battlefield: [thief] },
    script: [
      'alice casts Plain Thought',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'replacement', rule: '616.1' } } } },
      "alice answers carol's Thought Thief",
      // Carol’s draw is an opponent’s to Bob, but Carol’s own effect has been applied to it.
    ],
    expect: { alice: { hand: 0 }, bob: { hand: 1 }, carol: { hand: 0 } },
    control: {
      script: ['alice casts Plain Thought', 'everyone passes', "alice answers bob's Thought Thief"],
      expect: { alice: { hand: 0 }, bob: { hand: 0 }, carol: { hand: 1 } },
    },
  }),
  scenario('614.17c: what can’t happen can be replaced only by a self-replacement effect', {
    rules: ['614.17c', '614.15'],
    alice: { battlefield: [noGains], hand: [comfort], mana: 'C' },
    bob: {},
    script: ['alice casts Learned Comfort', 'everyone passes'],
    expect: { alice: { life: 20, hand: 2 } },
    control: {
      // The same words as the effect of a permanent find nothing to replace.
      setup: { alice: { battlefield: [noGains, lifeToCards], hand: [gainTwo], mana: 'C' } },
      script: ['alice casts Small Comfort', 'everyone passes'],
      expect: { alice: { life: 20, hand: 0 } },
    },
  }),
];
