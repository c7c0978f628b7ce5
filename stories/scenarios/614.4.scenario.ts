import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as creatures,
  dealDamageToPlayers,
  inAnyGraveyard,
  move,
  named,
  replacement,
  spell,
  staticAbility,
  target,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';

/** A creature card that wasn't cast is exiled instead of entering. */
const warden = creature('Warden of Doors', '2/2', '', {
  abilities: [
    replacement({
      event: { would: 'enter', what: { type: 'creature', token: false } },
      if: { holds: 'not', of: { holds: 'wasCast', what: 'it' } },
      to: { zone: 'exile' },
    }),
  ],
});
/** Each player may put a card from their hand onto the battlefield. */
const fair = card('Open Fair', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [],
      {
        do: 'choose',
        who: 'everyone',
        from: { zone: 'hand', owner: 'they', type: 'creature' },
        count: { min: 0, max: 1 },
        as: 'card',
      },
      move(named('card'), { zone: 'battlefield' }),
    ),
  ],
});

/** In its player’s graveyard: "each Human creature you control enters with an additional +1/+1 counter." */
const ancestor = creature('Watching Ancestor', '5/5', 'flying', {
  manaCost: '{4}{W}{W}',
  subtypes: 'Spirit',
  abilities: [
    staticAbility({
      if: { holds: 'is', what: 'self', like: { zone: 'graveyard' } },
      replaces: {
        event: { would: 'enter', what: youControl({ type: 'creature', subtype: 'Human' }) },
        counters: { kind: '+1/+1', count: 1 },
      },
    }),
  ],
});
const preacher = creature('Young Preacher', '2/2', '', { manaCost: '{1}{B}', subtypes: 'Human Cleric' });
/** Raises any number of creature cards, for life equal to their total mana value. */
const uprising = card('Costly Uprising', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell(
      [{ objects: inAnyGraveyard(creatures), count: { min: 0, max: 99 } }],
      dealDamageToPlayers({ number: 'value', value: 'manaValue', of: target(0) }, 'you'),
      move(target(0), { zone: 'battlefield', under: 'you' }),
    ),
  ],
});

export default [
  scenario('614.4: what enters together with a creature isn’t exiled by what that creature says', {
    rules: ['614.4', '614.12'],
    alice: { hand: [fair, 'Hill Giant'], mana: 'U' },
    bob: { hand: [warden] },
    script: [
      'alice casts Open Fair',
      'everyone passes',
      'alice chooses Hill Giant',
      'bob chooses Warden of Doors',
    ],
    expect: { 'Hill Giant': { on: 'battlefield' }, 'Warden of Doors': { on: 'battlefield' } },
    control: {
      setup: { bob: { battlefield: [warden], hand: ['Grizzly Bears'] } },
      script: [
        'alice casts Open Fair',
        'everyone passes',
        'alice chooses Hill Giant',
        'bob chooses Grizzly Bears',
      ],
      expect: { 'Hill Giant': { on: 'exile' }, 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario('614.4: what is destroyed along with what exiles it is exiled, and the spell that did so isn’t', {
    rules: ['614.4', '608.2n', '614.1a'],
    alice: { battlefield: ['Rest in Peace', 'Savannah Lions'], hand: ['Planar Cleansing'], mana: 'WWWCCC' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Planar Cleansing', 'everyone passes'],
    expect: {
      alice: { exile: ['Rest in Peace', 'Savannah Lions'], graveyard: ['Planar Cleansing'] },
      bob: { exile: ['Grizzly Bears'] },
    },
    control: {
      setup: { alice: { hand: ['Wrath of God'], mana: 'WWWW' } },
      // It stays, and exiles the spell as well.
      script: ['alice casts Wrath of God', 'everyone passes'],
      expect: {
        'Rest in Peace': { on: 'battlefield' },
        alice: { exile: ['Savannah Lions', 'Wrath of God'], graveyard: 0 },
      },
    },
  }),
  ...[
    ['Watching Ancestor', 'Young Preacher'],
    ['Young Preacher', 'Watching Ancestor'],
  ].map((order) =>
    scenario(
      `614.4: what leaves the graveyard along with a creature still gives it a counter (${order.join(', ')})`,
      {
        rules: ['614.4', '614.12', '113.6b'],
        alice: { graveyard: [ancestor, preacher], hand: [uprising], mana: 'B' },
        bob: {},
        script: [`alice casts Costly Uprising on ${order.join(', ')}`, 'everyone passes'],
        expect: { 'Young Preacher': { counters: { '+1/+1': 1 } }, alice: { life: 12, battlefield: 2 } },
        control: {
          // On the battlefield already, or in another player’s graveyard, it gives none.
          setup: { alice: { graveyard: [preacher], battlefield: [ancestor] } },
          script: ['alice casts Costly Uprising on Young Preacher', 'everyone passes'],
          expect: { 'Young Preacher': { counters: {} }, alice: { life: 18 } },
        },
      },
    ),
  ),
];
