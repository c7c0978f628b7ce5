import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  creature as anyCreature,
  entersAsCopy,
  gainLife,
  one,
  plus,
  spell,
  target,
  triggered,
  upTo,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition, Half, Instruction } from '../../machines/rules/index.ts';

const whenUnlocked = (half: Half, ...effect: readonly Instruction[]) =>
  triggered({ when: { on: 'unlocked', object: 'self', half, by: 'you' }, effect });

/** A white door that gains 2 life, and a red one under which creatures are larger. */
const hall: CardDefinition = {
  ...card('Quiet Hall', ['enchantment'], {
    manaCost: '{W}',
    subtypes: 'Room',
    abilities: [whenUnlocked('left', gainLife(2))],
  }),
  split: true,
  back: card('Loud Cellar', ['enchantment'], {
    manaCost: '{1}{R}',
    subtypes: 'Room',
    abilities: [affecting(all(anyCreature), plus(1, 1)), whenUnlocked('right', gainLife(5))],
  }),
};
const bear = creature('Plain Bear', '2/2');
const onRoom = (name: string, ...effect: readonly [Instruction, ...Instruction[]]): CardDefinition =>
  card(name, ['instant'], { manaCost: '{C}', abilities: [spell([one({ subtype: 'Room' })], ...effect)] });
const key = onRoom('Turn the Key', { do: 'unlock', what: target(0) });
const bolt = onRoom(
  'Turn It Back',
  { do: 'lock', what: target(0), as: 'locked' },
  { do: 'if', condition: { holds: 'did', by: 'locked' }, then: [{ do: 'gainLife', amount: 2 }] },
);
/** Its controller gains 10 life whenever they fully unlock a Room. */
const warden = creature('Key Warden', '1/1', '', {
  abilities: [
    triggered({
      when: { on: 'unlocked', object: { subtype: 'Room' }, fully: true, by: 'you' },
      effect: [gainLife(10)],
    }),
  ],
});
const bonfire = card('Bonfire', ['artifact'], {
  abilities: [
    activated({
      cost: [{ pay: 'sacrifice', what: { type: 'enchantment' } }],
      effect: [{ do: 'addMana', mana: ['R', 'R'] }],
    }),
  ],
});
const twin = creature('Hollow Twin', '0/1', '', {
  manaCost: '{C}',
  abilities: [entersAsCopy({ type: 'enchantment' })],
});
const reveal = card('Put It There', ['sorcery'], {
  manaCost: '{C}',
  abilities: [
    spell([upTo(1, { zone: 'graveyard', type: 'enchantment' })], {
      do: 'move',
      what: target(0),
      to: { zone: 'battlefield' },
    }),
  ],
});
const another = card('Become Another', ['instant'], {
  manaCost: '{C}',
  abilities: [
    spell([one({ subtype: 'Room' }), one({ subtype: 'Room' })], {
      do: 'becomeCopy',
      what: target(0),
      of: target(1),
      until: 'untilEndOfTurn',
    }),
  ],
});
const echo = card('Say Again', ['instant'], {
  manaCost: '{C}',
  abilities: [
    spell([one({ zone: 'stack', stackObject: 'spell', subtype: 'Room' })], {
      do: 'copySpell',
      what: target(0),
    }),
  ],
});

export default [
  scenario('709.5d: the half that was cast is unlocked as the permanent enters', {
    rules: ['709.5d', '709.5', '709.5a', '709.5h'],
    alice: { battlefield: [bear], hand: [hall], mana: 'W' },
    bob: {},
    script: [
      'alice casts Quiet Hall by left',
      {
        expect: {
          'Quiet Hall': {
            on: 'stack',
            colors: 'W',
            manaValue: 1,
            types: ['enchantment'],
            subtypes: ['Room'],
          },
        },
      },
      'pass until the stack is empty',
    ],
    expect: {
      'Quiet Hall': { on: 'battlefield', name: 'Quiet Hall', colors: 'W', manaValue: 1, subtypes: ['Room'] },
      alice: { life: 22 },
      'Plain Bear': { power: 2 },
    },
    control: {
      setup: { alice: { battlefield: [bear], hand: [hall], mana: 'CR' } },
      script: ['alice casts Loud Cellar by right', 'pass until the stack is empty'],
      expect: {
        'Quiet Hall': { on: 'battlefield', name: 'Loud Cellar', colors: 'R', manaValue: 2 },
        alice: { life: 25 },
        'Plain Bear': { power: 3 },
      },
    },
  }),
  scenario('709.5: a permanent with both halves locked has no name, no mana cost and no rules text', {
    rules: ['709.5', '709.5d', '709.4'],
    alice: { battlefield: [bear], graveyard: [hall], hand: [reveal], mana: 'C' },
    bob: {},
    script: [
      { expect: { 'Quiet Hall': { on: 'graveyard', manaValue: 3, colors: 'WR' } } },
      'alice casts Put It There on Quiet Hall',
      'pass until the stack is empty',
    ],
    expect: {
      'Quiet Hall': {
        on: 'battlefield',
        name: '',
        manaValue: 0,
        colors: '',
        types: ['enchantment'],
        subtypes: ['Room'],
      },
      alice: { life: 20 },
      'Plain Bear': { power: 2 },
    },
    control: {
      setup: { alice: { battlefield: [bear], graveyard: [hall], hand: [reveal, key], mana: 'CC' } },
      script: [
        'alice casts Put It There on Quiet Hall',
        'pass until the stack is empty',
        'alice casts Turn the Key on Quiet Hall',
        'pass until the stack is empty',
      ],
      decide: { option: 'Loud Cellar' },
      expect: { 'Quiet Hall': { name: 'Loud Cellar' }, 'Plain Bear': { power: 3 }, alice: { life: 25 } },
    },
  }),
  scenario('709.5e: a locked half is unlocked for its mana cost as a special action', {
    rules: ['709.5e', '116.2m', '709.5i', '709.5h'],
    alice: { battlefield: [bear, warden], hand: [hall], mana: 'WCR' },
    bob: {},
    script: [
      'alice casts Quiet Hall by left',
      { expect: { game: { mayNot: { 'alice unlocks Loud Cellar': '116.2m' } } } },
      'pass until the stack is empty',
      { expect: { game: { may: ['alice unlocks Loud Cellar'] }, alice: { life: 22 } } },
      'alice unlocks Loud Cellar',
      // It happens without using the stack; what it triggered is ordered.
      {
        expect: {
          'Plain Bear': { power: 3 },
          alice: { mana: '' },
          game: { stack: 0, asked: { player: 'alice', kind: 'order' } },
        },
      },
      'alice chooses Loud Cellar, Key Warden',
      'pass until the stack is empty',
    ],
    expect: { 'Quiet Hall': { manaValue: 3, colors: 'WR' }, alice: { life: 37 } },
    control: {
      script: ['alice casts Quiet Hall by left', 'pass until the stack is empty'],
      expect: { 'Plain Bear': { power: 2 }, alice: { life: 22 }, 'Quiet Hall': { manaValue: 1 } },
    },
  }),
  scenario('116.2m: only in a main phase of one’s own turn, with an empty stack, and for what one controls', {
    rules: ['116.2m', '709.5e'],
    alice: { battlefield: [hall], mana: 'W' },
    bob: { battlefield: [{ card: hall, as: 'theirs' }], mana: 'W' },
    turn: { of: 'alice', at: 'upkeep' },
    script: [{ expect: { game: { mayNot: { 'alice unlocks Quiet Hall': '116.2m' } } } }],
    expect: { alice: { mana: 'W' } },
    control: {
      turn: { of: 'alice', at: 'postcombatMain' },
      script: ['refused 116.2m: alice unlocks theirs', 'alice unlocks alice’s Quiet Hall'],
      expect: { alice: { mana: '' } },
    },
  }),
  scenario('709.5e: nothing is unlocked of what was sacrificed for the mana to unlock it', {
    rules: ['709.5e', '400.7', '605.3a'],
    alice: { battlefield: [{ card: hall, unlocked: ['left'] }, warden, bonfire] },
    bob: {},
    script: [
      'alice unlocks Loud Cellar',
      'alice activates Bonfire',
      'alice pays',
      'pass until the stack is empty',
    ],
    expect: {
      'Quiet Hall': { on: 'graveyard' },
      alice: { life: 20 },
      game: { notHappened: [{ event: 'unlock' }] },
    },
    control: {
      setup: {
        alice: {
          battlefield: [
            { card: hall, unlocked: ['left'] },
            warden,
            bonfire,
            card('Old Vow', ['enchantment']),
          ],
        },
      },
      script: [
        'alice unlocks Loud Cellar',
        'alice activates Bonfire',
        'alice chooses Old Vow',
        'alice pays',
        'alice chooses Loud Cellar, Key Warden',
        'pass until the stack is empty',
      ],
      expect: { 'Quiet Hall': { on: 'battlefield', manaValue: 3 }, alice: { life: 35 } },
    },
  }),
  scenario('709.5g: a half that is locked again has none of its text, and can be unlocked again', {
    rules: ['709.5g', '709.5f'],
    alice: { battlefield: [bear], hand: [hall, bolt, key], mana: 'CRCC' },
    bob: {},
    script: [
      'alice casts Loud Cellar by right',
      'pass until the stack is empty',
      'alice casts Turn It Back on Quiet Hall',
      'pass until the stack is empty',
      { expect: { 'Quiet Hall': { name: '' }, 'Plain Bear': { power: 2 } } },
      'alice casts Turn the Key on Quiet Hall',
      'pass until the stack is empty',
    ],
    decide: { option: 'Loud Cellar' },
    expect: { 'Plain Bear': { power: 3 }, alice: { life: 32 } },
    control: {
      script: [
        'alice casts Loud Cellar by right',
        'pass until the stack is empty',
        // The one that is locked is the other.
        'alice casts Turn the Key on Quiet Hall',
        'pass until the stack is empty',
      ],
      decide: {},
      expect: { 'Quiet Hall': { manaValue: 3 }, alice: { life: 27 } },
    },
  }),
  scenario('709.5b: a copy has both halves, and enters with neither unlocked', {
    rules: ['709.5b', '709.5d', '707.2'],
    alice: { battlefield: [bear, 'Plains'], hand: [hall, twin], mana: 'CRC' },
    bob: {},
    script: [
      'alice casts Loud Cellar by right',
      'pass until the stack is empty',
      'alice casts Hollow Twin',
      'pass until the stack is empty',
      { expect: { 'Hollow Twin': { name: '', subtypes: ['Room'] }, 'Plain Bear': { power: 3 } } },
      'alice unlocks Hollow Twin',
      'pass until the stack is empty',
    ],
    decide: { confirm: 'yes' },
    expect: { 'Hollow Twin': { name: 'Quiet Hall', manaValue: 1 }, alice: { life: 27, mana: '' } },
    control: {
      script: ['alice casts Loud Cellar by right', 'pass until the stack is empty'],
      decide: {},
      expect: { alice: { life: 25 } },
    },
  }),
  scenario('709.5d: the copy of a spell wasn’t cast: its token enters with neither half unlocked', {
    rules: ['709.5d', '707.10'],
    alice: { battlefield: [bear], hand: [hall, echo], mana: 'CRC' },
    bob: {},
    script: [
      'alice casts Loud Cellar by right',
      'alice casts Say Again on Loud Cellar',
      'pass until the stack is empty',
    ],
    // One of two gives +1/+1, and triggers.
    expect: { 'Plain Bear': { power: 3 }, alice: { life: 25, battlefield: 3 } },
    control: {
      script: ['alice casts Loud Cellar by right', 'pass until the stack is empty'],
      expect: { 'Plain Bear': { power: 3 }, alice: { life: 25, battlefield: 2 } },
    },
  }),
  scenario('709.5c: of a permanent that becomes a copy of a Room the designations that it has count', {
    rules: ['709.5c', '709.5e', '707.4'],
    alice: {
      battlefield: [
        bear,
        { card: hall, unlocked: ['right', 'left'] },
        { card: 'Meat Locker', unlocked: ['left'] },
      ],
      hand: [another],
      mana: 'CCUUCCC',
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Become Another on Quiet Hall, Meat Locker',
      'pass until the stack is empty',
      // It has both halves of what it is a copy of, and nothing has been unlocked.
      { expect: { 'Quiet Hall': { name: 'Meat Locker', manaValue: 8 }, 'Plain Bear': { power: 2 } } },
    ],
    expect: { alice: { life: 20, hand: 0 }, 'Quiet Hall': { unlocked: ['left', 'right'] } },
    control: {
      script: ['alice casts Become Another on Meat Locker, Quiet Hall', 'pass until the stack is empty'],
      expect: {
        'Meat Locker': { name: 'Quiet Hall', manaValue: 1, unlocked: ['left'] },
        'Plain Bear': { power: 3 },
      },
    },
  }),
  scenario('709.5i: a Room is fully unlocked once', {
    rules: ['709.5i'],
    alice: { hand: ['Bottomless Pool'], battlefield: ['Gremlin Tamer', bear], mana: 'UCCCCU' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Bottomless Pool by left',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { on: 'hand' }, alice: { battlefield: 4 } } },
      'alice unlocks Locker Room',
      'pass until the stack is empty',
      { expect: { alice: { battlefield: 5 } } },
      'alice attacks bob with Plain Bear',
      'pass until the stack is empty',
      'pass until alice’s postcombatMain',
    ],
    decide: { order: 'Gremlin Tamer, Bottomless Pool', choose: 'Grizzly Bears' },
    expect: { alice: { battlefield: 5, hand: 1 }, bob: { life: 18 } },
    control: {
      script: ['alice attacks bob with Plain Bear', 'pass until alice’s postcombatMain'],
      decide: {},
      expect: { alice: { hand: 1, battlefield: 2 } },
    },
  }),
];
