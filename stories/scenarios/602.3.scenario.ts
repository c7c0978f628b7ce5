import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anyTarget,
  dealDamageToTarget,
  draw,
  gainLife,
  having,
  mana,
  sacrificeSelf,
  staticAbility,
  tap,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const witches = (name: string, chosenBy?: 'opponent') =>
  creature(name, '1/3', '', {
    abilities: [
      activated({
        cost: [tap],
        targets: [anyTarget, { ...anyTarget, ...(chosenBy && { chosenBy }) }],
        effect: [dealDamageToTarget(1, 0), dealDamageToTarget(1, 1)],
      }),
    ],
  });
const quarrel = witches('Quarrelling Witches', 'opponent');
const wilful = witches('Wilful Witches');
const jewel = card('Sudden Jewel', ['artifact'], {
  abilities: [
    activated({
      cost: [sacrificeSelf],
      effect: [{ do: 'addMana', mana: ['R', 'R', 'R'] }],
      limits: { timing: 'instant' },
    }),
  ],
});
const slowJewel = card('Ready Jewel', ['artifact'], {
  abilities: [activated({ cost: [sacrificeSelf], effect: [{ do: 'addMana', mana: ['R', 'R', 'R'] }] })],
});
const toll = card('Toll Stone', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}')],
      effect: [
        untilEndOfTurn(
          'self',
          having(staticAbility({ costs: [{ of: 'spells', like: {}, more: [mana('{1}')] }] })),
        ),
      ],
    }),
  ],
});
const listener = card('Activation Bell', ['enchantment'], {
  abilities: [
    triggered({ when: { on: 'activated', source: {} }, effect: [gainLife(1)] }),
    triggered({ when: { on: 'enters', object: { type: 'creature' } }, effect: [draw(1)] }),
  ],
});

export default [
  scenario('602.3: what is of an opponent’s choice an opponent chooses, as the ability is activated', {
    rules: ['602.3', '602.3b', '601.2c'],
    alice: { battlefield: [quarrel] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice activates Quarrelling Witches',
      { expect: { game: { asked: { player: 'alice', kind: 'choose', rule: '601.2c' } } } },
      'alice answers Grizzly Bears',
      { expect: { game: { asked: { player: 'bob', kind: 'choose', rule: '601.2c' } } } },
      'bob answers alice',
      'everyone passes',
    ],
    expect: { alice: { life: 19 }, 'Grizzly Bears': { damage: 1 }, bob: { life: 20 } },
    control: {
      setup: { alice: { battlefield: [wilful] } },
      script: [
        'alice activates Wilful Witches',
        'alice answers Grizzly Bears',
        'alice answers bob',
        'everyone passes',
      ],
      expect: { alice: { life: 20 }, 'Grizzly Bears': { damage: 1 }, bob: { life: 19 } },
    },
  }),
  scenario('602.3a: of several opponents its controller says which one chooses', {
    rules: ['602.3a', '602.3'],
    alice: { battlefield: [quarrel] },
    bob: {},
    carol: {},
    script: [
      'alice activates Quarrelling Witches',
      'alice answers bob',
      { expect: { game: { asked: { player: 'alice', kind: 'choose', rule: '602.3a' } } } },
      'alice answers carol',
      'carol answers bob',
      'everyone passes',
    ],
    expect: { bob: { life: 18 }, alice: { life: 20 }, carol: { life: 20 } },
    control: {
      script: [
        'alice activates Quarrelling Witches',
        'alice answers bob',
        'alice answers bob',
        'bob answers alice',
        'everyone passes',
      ],
      expect: { bob: { life: 19 }, alice: { life: 19 }, carol: { life: 20 } },
    },
  }),
  scenario('602.5e: “activate only as an instant” leaves no time while a spell is being paid for', {
    rules: ['602.5e', '605.1', '605.3a'],
    alice: { battlefield: [jewel], hand: ['Shock', 'Hill Giant'], mana: 'R' },
    bob: {},
    script: [
      'refused 118.3: alice casts Hill Giant',
      'alice casts Shock on bob paying by hand',
      'refused 602.5e: alice activates Sudden Jewel',
      'alice pays R',
      'alice activates Sudden Jewel',
      { expect: { alice: { mana: 'RRR' }, game: { stack: ['Shock'] } } },
      'everyone passes',
    ],
    expect: { bob: { life: 18 }, 'Sudden Jewel': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [slowJewel], hand: ['Hill Giant'], mana: 'R' } },
      script: ['alice casts Hill Giant', 'everyone passes'],
      expect: { 'Hill Giant': { on: 'battlefield' }, 'Ready Jewel': { on: 'graveyard' } },
    },
  }),
  scenario('602.4: what an ability does to costs comes too late for a spell that is on the stack', {
    rules: ['602.4', '601.2f'],
    alice: { battlefield: [toll], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: ['alice casts Shock on bob', 'alice activates Toll Stone', 'everyone passes', 'everyone passes'],
    expect: { bob: { life: 18 }, alice: { mana: '' } },
    control: {
      script: ['alice activates Toll Stone', 'everyone passes', 'refused 118.3: alice casts Shock on bob'],
      expect: { bob: { life: 20 }, alice: { mana: 'R' } },
    },
  }),
  scenario('602.1c: only activated abilities are activated: what triggers on that doesn’t on a trigger', {
    rules: ['602.1c'],
    alice: { battlefield: [listener, 'Prodigal Sorcerer'], hand: ['Memnite'] },
    bob: {},
    script: [
      'alice casts Memnite',
      'everyone passes',
      { expect: { game: { stack: ['the ability of Activation Bell'] } } },
      'everyone passes',
    ],
    expect: { alice: { hand: 1, life: 20 } },
    control: {
      script: ['alice activates Prodigal Sorcerer on bob', 'pass until the stack is empty'],
      expect: { alice: { life: 21, hand: 1 } },
    },
  }),
];
