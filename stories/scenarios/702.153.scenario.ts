import { creatureCard, instantCard } from '../../machines/cards/define.ts';
import { scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  anyTarget,
  casualty,
  dealDamageToTarget,
  having,
  spell,
  spellLike,
} from '../../machines/rules/abilities/write/index.ts';

const twiceForBlood = instantCard(
  'Twice for Blood',
  '{R}',
  spell([anyTarget], dealDamageToTarget(3)),
  casualty(1),
  casualty(3),
);

const bloodForThree = instantCard(
  'Blood for Three',
  '{R}',
  spell([anyTarget], dealDamageToTarget(3)),
  casualty(3),
);

const givesCasualty = creatureCard(
  'Patron of Losses',
  '{B}',
  'Human',
  '1/1',
  affecting(
    all({ ...spellLike({ anyType: ['instant', 'sorcery'] }), controller: 'you' }),
    having(casualty(1)),
  ),
);

export default [
  scenario('702.153a: for a creature that is sacrificed as it is cast, a spell with casualty is copied', {
    rules: ['702.153a', '601.2b', '707.10'],
    alice: {
      hand: ['Lightning Bolt'],
      battlefield: ['Silverquill, the Disputant', 'Grizzly Bears'],
      mana: 'R',
    },
    bob: {},
    script: [
      'alice casts Lightning Bolt kicked on bob paying Grizzly Bears',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 14 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      script: ['alice casts Lightning Bolt on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 17 }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('702.153b: only the casualty that was paid copies the spell', {
    rules: ['702.153b', '601.2b', '603.4'],
    alice: {
      hand: [twiceForBlood],
      battlefield: ['Grizzly Bears', 'Hill Giant'],
      mana: 'R',
    },
    bob: {},
    script: [
      'alice casts Twice for Blood kicked with 1 on bob paying Grizzly Bears',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: {
      bob: { life: 14 },
      'Grizzly Bears': { on: 'graveyard' },
      'Hill Giant': { on: 'battlefield' },
    },
    control: {
      // Both are paid, each by itself, and each copies it.
      script: [
        'alice casts Twice for Blood kicked with 1 and 3 on bob',
        'pass until alice decides',
        'alice orders Twice for Blood, Twice for Blood',
        'pass until alice decides',
        'alice chooses bob',
        'pass until alice decides',
        'alice chooses bob',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 11 }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('702.153b: two permanents give two casualties, and what was sacrificed takes its own along', {
    rules: ['702.153b', '702.153a', '603.4'],
    alice: {
      hand: ['Lightning Bolt'],
      battlefield: [
        { card: givesCasualty, as: 'first' },
        { card: givesCasualty, as: 'second' },
        'Grizzly Bears',
        'Hill Giant',
      ],
      mana: 'R',
    },
    bob: {},
    script: [
      'alice casts Lightning Bolt kicked on bob paying Grizzly Bears, first',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 14 } },
    control: {
      script: [
        'alice casts Lightning Bolt kicked on bob paying Grizzly Bears, Hill Giant',
        'pass until alice decides',
        'alice orders Lightning Bolt, Lightning Bolt',
        'pass until alice decides',
        'alice chooses bob',
        'pass until alice decides',
        'alice chooses bob',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 11 } },
    },
  }),
  scenario('702.153a: what is sacrificed for casualty is a creature with that much power', {
    rules: ['702.153a', '601.2b'],
    alice: { hand: [bloodForThree], battlefield: ['Grizzly Bears', 'Hill Giant'], mana: 'R' },
    bob: {},
    // Nothing is asked: only one of them has enough.
    script: [
      'alice casts Blood for Three kicked on bob',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 14 }, alice: { battlefield: ['Grizzly Bears'] } },
    control: {
      without: 'casualty',
      script: ['alice casts Blood for Three on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 17 }, alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
    },
  }),
];
