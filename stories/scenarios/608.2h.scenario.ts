import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  create,
  creatureToken,
  exile,
  gainLife,
  inAnyGraveyard,
  inYourGraveyard,
  mana,
  named,
  one,
  sacrificeSelf,
  target,
  targetPlayer,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

/**
 * "{1}: You may cast target creature card in a graveyard this turn. When you cast it this turn, this gains all activated
 * abilities of that card until end of turn."
 */
const heir = creature('Heir of Graves', '4/4', '', {
  abilities: [
    activated({
      cost: [mana('{1}')],
      targets: [one(inAnyGraveyard({ type: 'creature' }))],
      effect: [
        { do: 'mayPlay', what: target(0), until: 'untilEndOfTurn', onlyCast: true },
        {
          do: 'delayedTrigger',
          when: [
            {
              on: 'cast',
              by: 'you',
              spell: {
                zone: 'stack',
                stackObject: 'spell',
                was: { zone: 'graveyard', among: named('about') },
              },
            },
          ],
          about: target(0),
          until: 'untilEndOfTurn',
          once: true,
          effect: [
            {
              do: 'gainAbilitiesOf',
              what: 'self',
              of: named('about'),
              which: 'activated',
              until: 'untilEndOfTurn',
            },
          ],
        },
      ],
    }),
  ],
});
const hustler = creature('Small Hustler', '1/1', '', {
  manaCost: '{0}',
  abilities: [activated({ cost: [mana('{1}')], effect: [gainLife(3)] })],
});
/** "Cards in graveyards lose all abilities." */
const jailer = creature('Grave Jailer', '2/1', '', {
  abilities: [affecting(all({ zone: 'graveyard' }), { change: 'removeAllAbilities' })],
});
const inherited = [
  'alice activates Heir of Graves on Small Hustler',
  'everyone passes',
  'alice casts Small Hustler',
  'pass until the stack is empty',
];

const attackedByTwo = {
  alice: { battlefield: ['Grizzly Bears', 'Silvercoat Lion'] },
  bob: { battlefield: ['Tinder Wall', 'Mountain'] },
};
const blocked = [
  'alice attacks bob with Grizzly Bears, Silvercoat Lion',
  'bob blocks Grizzly Bears with Tinder Wall',
  'alice passes',
  'bob activates Mountain',
];

/** "When this enters, create a Zombie for each card named Old Crowd in your graveyard." */
const crowd = creature('Old Crowd', '3/2', '', {
  manaCost: '{B}',
  abilities: [
    whenEnters(
      [],
      create(creatureToken(2, 2, ['B'], 'Zombie'), {
        number: 'count',
        of: inYourGraveyard({ name: 'Old Crowd' }),
      }),
    ),
  ],
});
const cleaner = creature('Grave Cleaner', '2/1', '', {
  abilities: [
    activated({
      cost: [sacrificeSelf],
      targets: [targetPlayer],
      effect: [exile(all({ zone: 'graveyard', owner: target(0) }))],
    }),
  ],
});

export default [
  scenario('608.2h: what a creature was blocking is known after it was sacrificed', {
    rules: ['608.2h', '608.2b'],
    ...attackedByTwo,
    script: [
      ...blocked,
      'bob activates Tinder Wall ability 2 on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: {
      'Grizzly Bears': { on: 'graveyard' },
      'Tinder Wall': { on: 'graveyard' },
    },
    control: {
      // It was blocking another one.
      script: [
        'alice attacks bob with Grizzly Bears, Silvercoat Lion',
        'bob blocks Grizzly Bears with Tinder Wall',
        'alice passes',
        'bob activates Mountain',
        'refused 115.1: bob activates Tinder Wall ability 2 on Silvercoat Lion',
      ],
      expect: { 'Tinder Wall': { on: 'battlefield' }, 'Silvercoat Lion': { on: 'battlefield' } },
    },
  }),
  scenario('608.2h: who controlled what was destroyed is asked of it as it last was', {
    rules: ['608.2h', '400.7', '109.4'],
    alice: { hand: ['Terastodon'], mana: 'GGGGGGGG', battlefield: ['Ornithopter'] },
    bob: {
      battlefield: [
        { card: 'Control Magic', attachedTo: 'Ornithopter' },
        { card: 'Forest', as: 'the forest' },
        'Darksteel Citadel',
      ],
    },
    script: [
      'alice casts Terastodon',
      'everyone passes',
      'alice chooses Control Magic and the forest and Darksteel Citadel',
      'everyone passes',
      'alice says yes',
    ],
    expect: {
      'the forest': { on: 'graveyard' },
      'Darksteel Citadel': { on: 'battlefield' },
      alice: { battlefield: ['Ornithopter', 'Terastodon'] },
      bob: { battlefield: ['Darksteel Citadel', 'Elephant Token', 'Elephant Token'] },
    },
    control: {
      script: [
        'alice casts Terastodon',
        'everyone passes',
        'alice chooses Darksteel Citadel',
        // What can't be destroyed isn't offered (608.2d).
        'everyone passes',
      ],
      expect: { bob: { battlefield: ['Control Magic', 'Ornithopter', 'Forest', 'Darksteel Citadel'] } },
    },
  }),
  scenario('608.2h: each player reveals as many cards as they shuffled permanents into their library', {
    rules: ['608.2h', '108.3', '701.24a'],
    alice: {
      hand: ['Warp World'],
      battlefield: ['Mountain', 'Glorious Anthem', { card: 'Grizzly Bears', controller: 'bob' }],
      mana: 'RRRCCCCC',
    },
    bob: { battlefield: ['Hill Giant'], library: ['Wastes', 'Wastes', 'Wastes', 'Wastes'] },
    script: ['alice casts Warp World', 'everyone passes'],
    expect: { alice: { battlefield: 3 }, bob: { battlefield: 1, library: 4 } },
    control: {
      setup: {
        alice: { hand: ['Warp World'], battlefield: ['Mountain', 'Glorious Anthem'], mana: 'RRRCCCCC' },
      },
      expect: { alice: { battlefield: 2 }, bob: { battlefield: 1 } },
    },
  }),
  scenario('608.2h: what was blocking a creature as that left is blocking it to its ability', {
    rules: ['608.2h', '113.7a', '608.2b'],
    alice: { battlefield: ['Sisters of Stone Death', 'Swamp', 'Forest'] },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Swamp', 'Swamp', 'Swamp'], hand: ['Murder'] },
    script: [
      'alice attacks bob with Sisters of Stone Death',
      'bob blocks Sisters of Stone Death with Grizzly Bears',
      'alice activates Sisters of Stone Death ability 2 on Grizzly Bears',
      'alice passes',
      'bob casts Murder on Sisters of Stone Death',
      'pass until the stack is empty',
    ],
    expect: { 'Sisters of Stone Death': { on: 'graveyard' }, 'Grizzly Bears': { on: 'exile' } },
    control: {
      // What wasn't blocking it is no legal target.
      script: [
        'alice attacks bob with Sisters of Stone Death',
        'bob blocks Sisters of Stone Death with Grizzly Bears',
        'refused 115.1: alice activates Sisters of Stone Death ability 2 on Hill Giant',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Hill Giant': { on: 'battlefield' } },
    },
  }),
  scenario(
    '608.2h: the abilities of a card are those that it had as it left the graveyard: none, if it lost them',
    {
      rules: ['608.2h', '113.10'],
      alice: { battlefield: [heir], mana: 'CC' },
      bob: { battlefield: [jailer], graveyard: [hustler] },
      script: [...inherited, 'refused 602.2: alice activates Heir of Graves ability 2'],
      expect: { 'Small Hustler': { on: 'battlefield', controller: 'alice' }, alice: { life: 20 } },
      control: {
        without: 'Grave Jailer',
        script: [...inherited, 'alice activates Heir of Graves ability 2', 'everyone passes'],
        expect: { alice: { life: 23 } },
      },
    },
  ),
  scenario('608.2h: how many cards there are in a graveyard is counted once, as the ability resolves', {
    rules: ['608.2h'],
    alice: { hand: [crowd], graveyard: [crowd, crowd], mana: 'B' },
    bob: { battlefield: [cleaner] },
    script: [
      'alice casts Old Crowd',
      'everyone passes',
      'alice passes',
      'bob activates Grave Cleaner on alice',
      'everyone passes',
      'everyone passes',
    ],
    expect: { alice: { battlefield: ['Old Crowd'], exile: ['Old Crowd', 'Old Crowd'] } },
    control: {
      script: ['alice casts Old Crowd', 'pass until the stack is empty'],
      expect: { alice: { battlefield: ['Old Crowd', 'Zombie Token', 'Zombie Token'], exile: 0 } },
    },
  }),
];
