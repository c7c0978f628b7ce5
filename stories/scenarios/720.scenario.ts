import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  dealDamageToPlayers,
  gainLife,
  one,
  spell,
  spellLike,
  staticAbility,
  target,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

/** A Dragon that may be cast as an Omen, which deals 2 damage to target player. */
const herald: CardDefinition = {
  ...creature('Storm Herald', '4/4', 'flying', { manaCost: '{4}{R}', subtypes: 'Dragon' }),
  omen: true,
  back: card('First Spark', ['sorcery'], {
    manaCost: '{R}',
    subtypes: ['Omen'],
    abilities: [spell([targetPlayer], dealDamageToPlayers(2, target(0)))],
  }),
};
/** Copies a sorcery spell. */
const twice = card('Say It Twice', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([one(spellLike({ type: 'sorcery' }))], { do: 'copySpell', what: target(0) })],
});
const noCreatures = card('Empty Skies', ['enchantment'], {
  abilities: [
    staticAbility({ players: 'everyone', rules: [{ rule: 'cantCast', what: { type: 'creature' } }] }),
  ],
});
/** "Whenever you shuffle your library, you gain 1 life." */
const shuffler = card('Restless Shelf', ['enchantment'], {
  abilities: [{ kind: 'triggered', when: [{ on: 'shuffles', who: 'you' }], effect: [gainLife(1)] }],
});

export default [
  scenario('720.3d: an Omen is shuffled into its owner’s library as it resolves', {
    rules: ['720.3', '720.3d', '701.24a'],
    alice: { hand: [herald], battlefield: [shuffler], mana: 'R' },
    bob: {},
    script: ['alice casts First Spark on bob', 'pass until the stack is empty'],
    expect: { bob: { life: 18 }, 'Storm Herald': { on: 'library' }, alice: { life: 21, graveyard: 0 } },
    control: {
      setup: { alice: { hand: [herald], battlefield: [shuffler], mana: 'RCCCC' } },
      script: ['alice casts Storm Herald', 'pass until the stack is empty'],
      expect: { bob: { life: 20 }, 'Storm Herald': { on: 'battlefield', power: 4 }, alice: { life: 20 } },
    },
  }),
  scenario('720.3d: an Omen that is countered goes to its owner’s graveyard', {
    rules: ['720.3d', '701.6a', '720.4'],
    alice: { hand: [herald], mana: 'R' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: [
      'alice casts First Spark on bob',
      'alice passes',
      'bob casts Counterspell on First Spark',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 20 }, 'Storm Herald': { on: 'graveyard' } },
    control: {
      script: ['alice casts First Spark on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 18 }, 'Storm Herald': { on: 'library' } },
    },
  }),
  scenario('720.3a: whether it can be cast as an Omen goes by what it is as one alone', {
    rules: ['720.3a', '601.3'],
    alice: { hand: [herald], battlefield: [noCreatures], mana: 'RCCCC' },
    bob: {},
    script: [
      'refused 601.3: alice casts Storm Herald',
      'alice casts First Spark on bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: [] } },
      script: ['alice casts Storm Herald', 'pass until the stack is empty'],
      expect: { 'Storm Herald': { on: 'battlefield' } },
    },
  }),
  scenario('720.3c: a copy of an Omen is one too', {
    rules: ['720.3c', '720.3d', '707.10'],
    alice: { hand: [herald, twice], mana: 'RU' },
    bob: {},
    script: [
      'alice casts First Spark on bob',
      'alice casts Say It Twice on First Spark',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 }, 'Storm Herald': { on: 'library' } },
    control: {
      setup: { alice: { hand: [herald], mana: 'R' } },
      script: ['alice casts First Spark on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 18 }, 'Storm Herald': { on: 'library' } },
    },
  }),
];
