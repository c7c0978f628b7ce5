import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { move, named, replacement, spell } from '../../machines/rules/abilities/write/index.ts';

/** A creature card that wasn't cast is exiled instead of entering. */
const warden = creature('Warden of Doors', '2/2', '', {
  abilities: [
    replacement({
      event: { enters: { type: 'creature', token: false } },
      if: { not: { wasCast: 'it' } },
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
];
