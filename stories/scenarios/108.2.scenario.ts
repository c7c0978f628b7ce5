import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  controllerOf,
  create,
  creature,
  creatureToken,
  delve,
  destroy,
  discard,
  gainLife,
  one,
  ownerOf,
  returnToHand,
  sacrificing,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction, TargetSpec } from '../../machines/rules/index.ts';

const instant = (name: string, targets: readonly TargetSpec[], ...effect: [Instruction, ...Instruction[]]) =>
  card(name, ['instant'], { manaCost: '{0}', abilities: [spell(targets, ...effect)] });

const bear = instant('Make Bear', [], create(creatureToken(2, 2, ['G'], 'Bear')));
/** "Return target permanent to its owner's hand. Then that player discards a card." */
const rebuke = instant('Rebuke It', [one({})], returnToHand(target(0)), discard(1, ownerOf(target(0))));
const impact = instant(
  'Weighed Return',
  [one(creature)],
  returnToHand(target(0)),
  gainLife({ number: 'cardsIn', zone: 'hand', of: ownerOf(target(0)) }),
);
const census = instant(
  'Count the Dead',
  [one(creature)],
  destroy(target(0)),
  gainLife({ number: 'count', of: { zone: 'graveyard', type: 'creature' } }),
);
const toll = instant('Return or Pay', [one(creature)], returnToHand(target(0)), {
  do: 'unless',
  who: controllerOf(target(0)),
  cost: [{ pay: 'discard', what: {} }],
  else: [gainLife(1)],
});
const raise = instant(
  'Kill and Raise',
  [one(creature)],
  destroy(target(0)),
  {
    do: 'choose',
    from: { zone: 'graveyard', type: 'creature' },
    count: { min: 1, max: 1 },
    as: 'raised',
  },
  { do: 'if', condition: { holds: 'did', by: 'raised' }, then: [gainLife(1)] },
);
const boomerang = instant('Coming Back', [], gainLife(1), returnToHand('self'), discard(1, 'you'));
const copying = instant('Say It Twice', [one({ zone: 'stack', stackObject: 'spell' })], {
  do: 'copySpell',
  what: target(0),
});
const altar = card('Bone Altar', ['artifact'], {
  abilities: [activated({ cost: [sacrificing(creature)], effect: [{ do: 'addMana', mana: ['B'] }] })],
});
const dig = card('Deep Dig', ['sorcery'], { manaCost: '{1}{B}', abilities: [delve, spell([], gainLife(5))] });

const makeBear = ['alice casts Make Bear', 'pass until the stack is empty', 'alice passes'];

/** Bob does this to a token that Alice has just made; in the control to her Grizzly Bears, which are a card. */
const toToken = (
  title: string,
  name: string,
  bob: typeof rebuke,
  token: number,
  life: number,
): ReturnType<typeof scenario> =>
  scenario(title, {
    rules: ['108.2', '108.2b', '111.6'],
    alice: { hand: [bear], battlefield: ['Grizzly Bears'] },
    bob: { hand: [bob] },
    script: [...makeBear, `bob casts ${name} on Bear Token`, 'pass until the stack is empty'],
    expect: { bob: { life: token } },
    control: {
      script: ['alice passes', `bob casts ${name} on Grizzly Bears`, 'pass until the stack is empty'],
      expect: { bob: { life } },
    },
  });

export default [
  scenario('108.2b: a token in a hand is no card and isn’t discarded, a card is', {
    rules: ['108.2b', '111.6', '701.9a'],
    alice: { hand: [bear, 'Forest'] },
    bob: { hand: [rebuke] },
    script: [...makeBear, 'bob casts Rebuke It on Bear Token', 'pass until the stack is empty'],
    expect: { alice: { hand: 0, graveyard: ['Forest', 'Make Bear'] } },
    control: {
      setup: { alice: { hand: ['Forest'], battlefield: ['Grizzly Bears'] } },
      script: [
        'alice passes',
        'bob casts Rebuke It on Grizzly Bears',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: ['Forest'], graveyard: ['Grizzly Bears'] } },
    },
  }),
  toToken('108.2b: cards in a hand are counted without a token', 'Weighed Return', impact, 20, 22),
  toToken(
    '108.2b: creature cards in graveyards are counted without a token',
    'Count the Dead',
    census,
    20,
    21,
  ),
  toToken('108.2b: a token in a graveyard isn’t chosen as a card there', 'Kill and Raise', raise, 20, 21),
  scenario('108.2b: a cost of discarding a card isn’t paid with a token', {
    rules: ['108.2b', '111.6', '118.3'],
    alice: { hand: [bear] },
    bob: { hand: [toll] },
    script: [...makeBear, 'bob casts Return or Pay on Bear Token', 'pass until the stack is empty'],
    expect: { bob: { life: 21 } },
    control: {
      setup: { alice: { hand: [], battlefield: ['Grizzly Bears'] } },
      script: [
        'alice passes',
        'bob casts Return or Pay on Grizzly Bears',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20 }, alice: { graveyard: ['Grizzly Bears'] } },
    },
  }),
  scenario('707.10: a copy of a spell that was returned to a hand is no card, and a card is discarded', {
    rules: ['707.10', '108.2', '704.5e'],
    alice: { hand: [boomerang, copying, 'Forest'] },
    bob: {},
    script: [
      'alice casts Coming Back',
      'alice casts Say It Twice on Coming Back',
      'everyone passes',
      'everyone passes',
      'stop here',
    ],
    expect: { alice: { hand: 0, life: 21, graveyard: ['Say It Twice', 'Forest'] }, game: { stack: 1 } },
    control: {
      setup: { alice: { hand: [boomerang, 'Forest'] } },
      script: ['alice casts Coming Back', 'everyone passes', 'alice chooses Coming Back'],
      expect: { alice: { hand: ['Forest'], life: 21, graveyard: ['Coming Back'] } },
    },
  }),
  scenario('702.66a: a token in a graveyard is no card, and isn’t exiled to pay', {
    rules: ['702.66a', '111.6', '118.3'],
    alice: { hand: [bear, dig], battlefield: [altar] },
    bob: {},
    script: [
      'alice casts Make Bear',
      'pass until the stack is empty',
      'alice casts Deep Dig paying by hand',
      'alice activates Bone Altar',
      'alice pays B',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 25, exile: ['Make Bear'] } },
    control: {
      setup: { alice: { hand: [dig], battlefield: [altar, 'Grizzly Bears'] } },
      script: [
        'alice casts Deep Dig paying by hand',
        'alice activates Bone Altar',
        'alice pays B',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 25, exile: ['Grizzly Bears'] } },
    },
  }),
];
