import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  attacksSelf,
  entersAsCopy,
  having,
  hexproof,
  mana,
  may,
  other,
  returnToHand,
  thatObject,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "Other creatures have 'Whenever this creature attacks, you may have it fight Grown Devourer.'" */
const devourer = creature('Grown Devourer', '10/8', '', {
  manaCost: '{G}',
  supertypes: ['legendary'],
  abilities: [
    affecting(
      all(other({ type: 'creature' })),
      having(
        triggered({ when: attacksSelf, effect: [may({ do: 'fight', first: 'self', second: 'giver' })] }),
      ),
    ),
  ],
});
/** It enters as a copy with its own name, legendary and with an ability of its own. */
const impostor = creature('Skilled Impostor', '3/1', '', {
  manaCost: '{U}',
  supertypes: ['legendary'],
  abilities: [
    entersAsCopy(
      { type: 'creature' },
      { change: 'setName', name: 'Skilled Impostor' },
      { change: 'addSupertypes', supertypes: ['legendary'] },
      {
        change: 'addAbilities',
        abilities: [
          activated({
            cost: [mana('{2}')],
            effect: [
              {
                do: 'delayedTrigger',
                when: [{ on: 'begins', step: 'end' }],
                effect: [returnToHand('self')],
              },
            ],
          }),
        ],
      },
    ),
  ],
});
/** "Whenever a creature card is put into an opponent’s graveyard, you may have this become a copy of it, with hexproof." */
const mastermind = creature('Many-Faced Lord', '3/3', 'hexproof', {
  supertypes: ['legendary'],
  abilities: [
    triggered({
      when: {
        on: 'putInto',
        zone: 'graveyard',
        object: { type: 'creature', card: true, owner: 'opponents' },
      },
      effect: [
        may({
          do: 'becomeCopy',
          what: 'self',
          of: thatObject,
          until: 'forever',
          except: [
            { change: 'setName', name: 'Many-Faced Lord' },
            { change: 'addSupertypes', supertypes: ['legendary'] },
            { change: 'addAbilities', abilities: [hexproof] },
            { change: 'thisAbility' },
          ],
        }),
      ],
    }),
  ],
});
const attacker = creature('Sturdy Volunteer', '1/30');
const library = ['Forest', 'Forest', 'Forest'];
const copied = [
  'bob casts Skilled Impostor',
  'everyone passes',
  'bob says yes',
  'bob chooses Grown Devourer',
  "pass until alice's precombat main",
] as const;

export default [
  scenario('201.5a: of two creatures that give the ability, one without abilities gives it no more', {
    rules: ['201.5a', '201.5b', '707.9b'],
    alice: { battlefield: [attacker, 'Island', 'Island'], hand: ['Ovinize'], library },
    bob: { battlefield: [devourer], hand: [impostor], mana: 'U', library },
    turn: { of: 'bob' },
    script: [
      ...copied,
      { expect: { 'Skilled Impostor': { name: 'Skilled Impostor', power: 10, toughness: 8 } } },
      'alice casts Ovinize on Grown Devourer',
      'everyone passes',
      'alice attacks bob with Sturdy Volunteer',
      { expect: { game: { stack: 1 } } },
      'everyone passes',
      'alice says yes',
      'bob blocks nothing',
    ],
    expect: {
      'Sturdy Volunteer': { damage: 10 },
      'Skilled Impostor': { damage: 1 },
      'Grown Devourer': { damage: 0 },
    },
    control: {
      // Each of the two fights for itself, whatever the other’s name is.
      script: [
        ...copied,
        'alice attacks bob with Sturdy Volunteer',
        'alice orders anything',
        { expect: { game: { stack: 2 } } },
        'everyone passes',
        'alice says yes',
        'everyone passes',
        'alice says yes',
        'bob blocks nothing',
      ],
      expect: {
        'Sturdy Volunteer': { damage: 20 },
        'Skilled Impostor': { damage: 1 },
        'Grown Devourer': { damage: 1 },
      },
    },
  }),
  scenario('201.5a: a copy of another name is who its ability means, and a fight has no target', {
    rules: ['201.5a', '701.14a', '702.11b'],
    alice: { battlefield: [mastermind], hand: ['Murder'], mana: 'BBB', library },
    bob: { battlefield: [devourer, 'Grizzly Bears', 'Mountain'], hand: ['Shock'], library },
    script: [
      'alice casts Murder on Grown Devourer',
      'everyone passes',
      'everyone passes',
      'alice says yes',
      "pass until bob's precombat main",
      { expect: { 'Many-Faced Lord': { name: 'Many-Faced Lord', power: 10, has: ['hexproof'] } } },
      'refused 702.11b: bob casts Shock on Many-Faced Lord',
      'bob attacks alice with Grizzly Bears',
      'everyone passes',
      'bob says yes',
      'everyone passes',
      'alice says no',
    ],
    expect: {
      'Many-Faced Lord': { on: 'battlefield', damage: 2 },
      'Grizzly Bears': { on: 'graveyard' },
      alice: { life: 20 },
    },
    control: {
      script: [
        'alice casts Murder on Grown Devourer',
        'everyone passes',
        'everyone passes',
        'alice says no',
        "pass until bob's precombat main",
        'bob attacks alice with Grizzly Bears',
        'alice blocks nothing',
      ],
      expect: { 'Many-Faced Lord': { power: 3, damage: 0 }, alice: { life: 18 } },
    },
  }),
];
