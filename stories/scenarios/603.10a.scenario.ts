import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  anyTarget,
  creature as creatures,
  dealDamage,
  dealDamageToTarget,
  destroy,
  dies,
  enchant,
  gainLife,
  having,
  modify,
  named,
  other,
  sacrificeThis,
  spell,
  target,
  targetCreature,
  targetOpponent,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const deathGiver = creature('Death Giver', '1/1', '', {
  abilities: [triggered({ when: { on: 'dies', object: 'self' }, effect: [gainLife(4)] })],
});
const blandness = card('Blandness', ['enchantment'], {
  abilities: [affecting(all(creatures), { change: 'removeAllAbilities' })],
});
const purge = card('Purge', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([], destroy(all({ anyType: ['creature', 'enchantment'] })))],
});
const wakingWorld = card('Waking World', ['enchantment'], {
  abilities: [
    affecting(
      all({ type: 'land' }),
      { change: 'addTypes', types: ['creature'] },
      { change: 'setPowerToughness', power: 1, toughness: 1 },
    ),
  ],
});
const bell = card('Death Bell', ['artifact'], {
  abilities: [triggered({ when: dies(creatures), effect: [gainLife(1)] })],
});
const flattening = card('Flattening', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([], destroy(all({ anyType: ['land', 'enchantment'] })))],
});
const lastGift = card('Last Gift', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [
    enchant(creatures),
    affecting('attached', having(triggered({ when: { on: 'dies', object: 'self' }, effect: [gainLife(4)] }))),
  ],
});
const theft = card('Lasting Theft', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([targetCreature], modify(target(0), 'forever', { change: 'control', by: 'you' }))],
});
const gift = card('Hurtful Gift', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [targetCreature, targetOpponent],
      dealDamage(1, target(0)),
      modify(target(0), 'forever', { change: 'control', by: { target: 1 } }),
    ),
  ],
});
const stoic = creature('Stoic', '1/4', '', {
  abilities: [triggered({ when: { on: 'dealtDamage', object: 'self' }, effect: [gainLife(2)] })],
});
const lament = card('Human Lament', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [
    enchant(creatures),
    triggered({
      when: { on: 'dies', object: 'attached' },
      if: { holds: 'is', what: { event: 'object' }, like: { subtype: 'Human' } },
      effect: [gainLife(3)],
    }),
  ],
});
const human = creature('Small Human', '1/1', '', { subtypes: 'Human' });
const visit = card('Brief Visit', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [],
      {
        do: 'create',
        token: { name: 'Goblin Guest', types: ['creature'], subtypes: ['Goblin'], power: 1, toughness: 1 },
        as: 'guest',
      },
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        about: named('guest'),
        effect: [{ do: 'sacrifice', who: 'you', what: named('about') }],
      },
    ),
  ],
});
const choir = (name: string) =>
  creature(name, '1/1', '', {
    abilities: [
      triggered({
        when: { on: 'enters', object: { ...other(creatures), controller: 'you' } },
        effect: [gainLife(1)],
      }),
    ],
  });
const returning = card('Rise Together', ['sorcery'], {
  manaCost: '{G}',
  abilities: [
    spell([], {
      do: 'move',
      what: all({ type: 'creature', zone: 'graveyard', owner: 'you' }),
      to: { zone: 'battlefield' },
    }),
  ],
});
const homebound = creature('Homebound Eel', '3/3', '', {
  abilities: [
    triggered({
      when: {
        on: 'state',
        is: { holds: 'not', of: { holds: 'exists', what: { subtype: 'Island', controller: 'you' } } },
      },
      effect: [sacrificeThis],
    }),
  ],
});
const isle = card('Rising Isle', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([], { do: 'create', token: { types: ['land'], subtypes: ['Island'], name: 'Isle' } })],
});
const manticore = creature('Dealing Manticore', '4/3', '', {
  manaCost: '{R}',
  abilities: [
    triggered({
      when: { on: 'enters', object: 'self' },
      effect: [
        {
          do: 'may',
          then: [{ do: 'sacrifice', who: 'you', filter: other(creatures), as: 'given' }],
        },
        { do: 'reflexive', after: 'given', targets: [anyTarget], effect: [dealDamageToTarget(2)] },
      ],
    }),
  ],
});

export default [
  scenario('603.10a: what had lost its abilities to something that left with it doesn’t trigger on dying', {
    rules: ['603.10a', '603.6c'],
    alice: { battlefield: [deathGiver, blandness], hand: [purge], mana: 'B' },
    bob: {},
    script: ['alice casts Purge', 'pass until the stack is empty'],
    expect: { alice: { life: 20 }, Blandness: { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [deathGiver], hand: [purge], mana: 'B' } },
      expect: { alice: { life: 24 } },
    },
  }),
  scenario('603.10a: an ability that an Aura gives triggers though the Aura leaves with the creature', {
    rules: ['603.10a'],
    alice: {
      battlefield: ['Grizzly Bears', { card: lastGift, attachedTo: 'Grizzly Bears' }],
      hand: [purge],
      mana: 'B',
    },
    bob: {},
    script: ['alice casts Purge', 'pass until the stack is empty'],
    expect: { alice: { life: 24 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'], hand: [purge], mana: 'B' } },
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('603.10a: a land that was a creature dies, though what made it one leaves with it', {
    rules: ['603.10a', '700.4'],
    alice: { battlefield: [wakingWorld, bell, 'Forest', 'Swamp'], hand: [flattening], mana: 'B' },
    bob: {},
    script: ['alice casts Flattening', 'pass until the stack is empty'],
    expect: { alice: { life: 22 } },
    control: {
      setup: { alice: { battlefield: [bell, 'Forest', 'Swamp'], hand: [flattening], mana: 'B' } },
      expect: { alice: { life: 20 } },
    },
  }),
  scenario(
    '603.3a: who controlled the source as its ability triggered controls that, whoever gets the source then',
    {
      rules: ['603.3a', '113.8'],
      alice: { battlefield: [stoic], hand: [gift], mana: 'R' },
      bob: {},
      script: [
        'alice casts Hurtful Gift on Stoic, bob',
        'everyone passes',
        { expect: { 'the ability of Stoic': { controller: 'alice' }, Stoic: { controller: 'bob' } } },
        'everyone passes',
      ],
      expect: { alice: { life: 22 }, bob: { life: 20 } },
      control: {
        setup: { bob: { hand: ['Shock'], mana: 'R' } },
        script: [
          'alice casts Hurtful Gift on Stoic, bob',
          'everyone passes',
          'everyone passes',
          'alice passes',
          'bob casts Shock on Stoic',
          'everyone passes',
          'everyone passes',
        ],
        expect: { alice: { life: 22 }, bob: { life: 22 } },
      },
    },
  ),
  scenario('603.3a: a stolen creature’s death is its thief’s to have triggered', {
    rules: ['603.3a', '603.10a'],
    alice: { battlefield: [deathGiver] },
    bob: { hand: [theft, 'Shock'], mana: 'RR' },
    script: [
      'alice passes',
      'bob casts Lasting Theft on Death Giver',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Death Giver',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 20 }, bob: { life: 24 }, 'Death Giver': { on: 'graveyard', owner: 'alice' } },
    control: {
      script: ['alice passes', 'bob casts Shock on Death Giver', 'pass until the stack is empty'],
      expect: { alice: { life: 24 }, bob: { life: 20 } },
    },
  }),
  scenario('603.4: an “if” about what died asks what it was like, both times', {
    rules: ['603.4', '608.2h'],
    alice: { battlefield: [human, { card: lament, attachedTo: 'Small Human' }] },
    bob: { hand: ['Shock', 'Turn to Frog'], battlefield: ['Island', 'Island', 'Mountain'] },
    script: ['alice passes', 'bob casts Shock on Small Human', 'pass until the stack is empty'],
    expect: { alice: { life: 23 } },
    control: {
      script: [
        'alice passes',
        'bob casts Turn to Frog on Small Human',
        'everyone passes',
        'alice passes',
        'bob casts Shock on Small Human',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 }, 'Small Human': { on: 'graveyard' } },
    },
  }),
  scenario('603.7e: nobody sacrifices what another player controls by then', {
    rules: ['603.7d', '701.21a'],
    alice: { hand: [visit], mana: 'R' },
    bob: { hand: [theft], mana: 'R' },
    script: [
      'alice casts Brief Visit',
      'everyone passes',
      'alice passes',
      'bob casts Lasting Theft on Goblin Guest',
      'everyone passes',
      'pass until the end step',
      { expect: { 'the ability of Brief Visit': { controller: 'alice' } } },
      'everyone passes',
    ],
    expect: { 'Goblin Guest': { on: 'battlefield', controller: 'bob' } },
    control: {
      script: ['alice casts Brief Visit', 'everyone passes', 'pass until the end step', 'everyone passes'],
      expect: { alice: { battlefield: 0 } },
    },
  }),
  scenario('603.6a: creatures that enter at the same time see each other enter', {
    rules: ['603.6a'],
    alice: { graveyard: [choir('First Voice'), choir('Second Voice')], hand: [returning], mana: 'G' },
    bob: {},
    script: [
      'alice casts Rise Together',
      'everyone passes',
      'alice orders First Voice, Second Voice',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22, battlefield: 2 } },
    control: {
      withoutAbilities: ['Second Voice'],
      script: ['alice casts Rise Together', 'pass until the stack is empty'],
      expect: { alice: { life: 21, battlefield: 2 } },
    },
  }),
  scenario('603.8: a state trigger asks nothing again as it resolves: it has no “if”', {
    rules: ['603.8'],
    alice: { battlefield: ['Island', homebound], hand: [isle, 'Stone Rain'], mana: 'RRRU' },
    bob: {},
    script: [
      'alice casts Stone Rain on Island',
      'everyone passes',
      { expect: { game: { stack: ['the ability of Homebound Eel'] } } },
      'alice casts Rising Isle',
      'everyone passes',
      { expect: { alice: { battlefield: ['Homebound Eel', 'Isle'] } } },
      'everyone passes',
    ],
    expect: { 'Homebound Eel': { on: 'graveyard' }, game: { stack: 0 } },
    control: {
      script: [
        'alice casts Rising Isle',
        'everyone passes',
        'alice casts Stone Rain on Island',
        'everyone passes',
      ],
      expect: { 'Homebound Eel': { on: 'battlefield' }, game: { stack: 0 } },
    },
  }),
  scenario(
    '603.2d: an ability that triggers twice does what it may twice; what follows from each triggers once',
    {
      rules: ['603.2d', '603.12'],
      alice: { battlefield: ['Panharmonicon', 'Grizzly Bears', 'Hill Giant'], hand: [manticore], mana: 'R' },
      bob: {},
      script: [
        'alice casts Dealing Manticore',
        'everyone passes',
        'everyone passes',
        'alice answers yes',
        'alice chooses Grizzly Bears',
        'alice answers bob',
        { expect: { game: { stack: 2 } } },
        'everyone passes',
        'everyone passes',
        'alice answers yes',
        'alice answers bob',
        'everyone passes',
      ],
      expect: { bob: { life: 16 }, alice: { battlefield: 2 } },
      control: {
        without: 'Panharmonicon',
        script: [
          'alice casts Dealing Manticore',
          'everyone passes',
          'everyone passes',
          'alice answers yes',
          'alice chooses Grizzly Bears',
          'alice answers bob',
          'everyone passes',
        ],
        expect: { bob: { life: 18 }, alice: { battlefield: 2 } },
      },
    },
  ),
  scenario('603.6c: what returns on leaving finds nothing if it resolves before anything was exiled', {
    rules: ['603.6c', '607.2a'],
    alice: { hand: ['Fiend Hunter'], mana: 'WWW' },
    bob: { battlefield: ['Hill Giant'], hand: ['Shock', 'Shock'], mana: 'RR' },
    script: [
      'alice casts Fiend Hunter',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Fiend Hunter',
      'bob casts Shock on Fiend Hunter',
      'everyone passes',
      'everyone passes',
      { expect: { 'Fiend Hunter': { on: 'graveyard' }, game: { stack: 2 } } },
      'everyone passes',
      'everyone passes',
      'alice answers yes',
    ],
    expect: { 'Hill Giant': { on: 'exile' } },
    control: {
      script: [
        'alice casts Fiend Hunter',
        'everyone passes',
        'everyone passes',
        'alice answers yes',
        'alice passes',
        'bob casts Shock on Fiend Hunter',
        'bob casts Shock on Fiend Hunter',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { on: 'battlefield' } },
    },
  }),
  scenario('610.3: “until it leaves” doesn’t begin once it has left', {
    rules: ['610.3', '611.2a'],
    alice: { hand: ['Banisher Priest'], mana: 'WWW' },
    bob: { battlefield: ['Hill Giant'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Banisher Priest',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Banisher Priest',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Hill Giant': { on: 'battlefield' }, game: { stack: 0 } },
    control: {
      without: 'Shock',
      script: ['alice casts Banisher Priest', 'everyone passes', 'everyone passes'],
      expect: { 'Hill Giant': { on: 'exile' } },
    },
  }),
];
