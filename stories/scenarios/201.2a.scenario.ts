import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  exile,
  nonlandPermanent,
  one,
  opponentsControl,
  ownerOf,
  returnToHand,
  spell,
  staticAbility,
  target,
  triggered,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const fromExile = staticAbility({ castableFrom: { zones: ['exile'] } });
/** It may be cast from exile. */
const scourge = creature('Returning Horror', '3/3', '', { manaCost: '{3}', abilities: [fromExile] });
/** The same; "when this becomes the target of a spell or ability an opponent controls, exile it." */
const shyScourge = creature('Shy Horror', '3/3', '', {
  manaCost: '{3}',
  abilities: [
    fromExile,
    triggered({ when: { on: 'becomesTarget', object: 'self', by: 'opponents' }, effect: [exile('self')] }),
  ],
});
/**
 * It exiles an opponent's nonland permanent until it leaves. "Your opponents can’t cast spells with the same name as the
 * exiled card."
 */
const binding = card('Name Binding', ['enchantment'], {
  manaCost: '{3}{W}',
  abilities: [
    whenEnters([one(opponentsControl(nonlandPermanent))], {
      do: 'exile',
      what: target(0),
      until: 'sourceLeaves',
      link: 'bound',
    }),
    staticAbility({
      players: 'opponents',
      rules: [{ rule: 'cantCast', what: { sharesNameWith: { linked: 'bound' } } }],
    }),
  ],
});
const riddle = creature('Quiet Riddle', '3/3', '', {
  manaCost: '{2}',
  abilities: [{ kind: 'keyword', keyword: 'morph', cost: [{ pay: 'mana', cost: '{2}' }] }],
});
/** "Return target creature to its owner's hand. Its owner can't cast spells with the same name as that creature until your next turn." */
const sending = card('Nameless Return', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([one({ type: 'creature' })], returnToHand(target(0)), {
      do: 'rule',
      players: ownerOf(target(0)),
      rules: [{ rule: 'cantCast', what: { sharesNameWith: target(0) } }],
      until: 'untilYourNextTurn',
    }),
  ],
});
const lands = { card: 'Wastes', count: 3 } as const;

export default [
  scenario('201.2a: the card that is exiled has the name of itself, and can’t be cast from there', {
    rules: ['201.2a', '601.3', '607.2a'],
    alice: { battlefield: [scourge, lands] },
    bob: { hand: [binding], mana: 'CCCW' },
    turn: { of: 'bob' },
    script: [
      'bob casts Name Binding',
      'everyone passes',
      'everyone passes',
      { expect: { 'Returning Horror': { on: 'exile' } } },
      "pass until alice's precombat main",
      'refused 601.3: alice casts Returning Horror',
    ],
    expect: { 'Returning Horror': { on: 'exile' } },
    control: {
      // What exiles itself as it becomes the target isn’t exiled by the enchantment, which binds no name.
      setup: { alice: { battlefield: [shyScourge, lands] } },
      script: [
        'bob casts Name Binding',
        'everyone passes',
        'pass until the stack is empty',
        { expect: { 'Shy Horror': { on: 'exile' } } },
        "pass until alice's precombat main",
        'alice casts Shy Horror',
        'everyone passes',
      ],
      expect: { 'Shy Horror': { on: 'battlefield' } },
    },
  }),
  scenario('201.2a: what was a permanent without a name has none in common with the card that it is then', {
    rules: ['201.2a', '708.2', '608.2h'],
    turn: { of: 'alice' },
    alice: { hand: [riddle], battlefield: [lands, { card: 'Wastes', count: 3 }] },
    bob: { hand: [sending], mana: 'W' },
    script: [
      'alice casts Quiet Riddle by morph',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Nameless Return on Quiet Riddle',
      'pass until the stack is empty',
      { expect: { 'Quiet Riddle': { on: 'hand' } } },
      'alice casts Quiet Riddle',
      'pass until the stack is empty',
    ],
    expect: { 'Quiet Riddle': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Quiet Riddle',
        'pass until the stack is empty',
        'alice passes',
        'bob casts Nameless Return on Quiet Riddle',
        'pass until the stack is empty',
        'refused 601.3: alice casts Quiet Riddle',
      ],
      expect: { 'Quiet Riddle': { on: 'hand' } },
    },
  }),
];
