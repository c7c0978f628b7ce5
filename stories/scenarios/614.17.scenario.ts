import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  as,
  exile,
  inYourGraveyard,
  move,
  named,
  one,
  replacement,
  returnToBattlefield,
  sacrifice,
  spell,
  staticAbility,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import type { RuleChange } from '../../machines/rules/index.ts';

const forEveryone = (name: string, rule: RuleChange) =>
  card(name, ['enchantment'], { abilities: [staticAbility({ players: 'everyone', rules: [rule] })] });

/** Lands can't enter the battlefield. */
const barren = forEveryone('Barren Age', { rule: 'cantEnter', what: { type: 'land' } });
/** Creature cards in graveyards and libraries can't enter the battlefield. */
const cage = forEveryone('Locked Cage', {
  rule: 'cantEnter',
  what: { type: 'creature' },
  from: ['graveyard', 'library'],
});
/** Players can't lose life. */
const fixed = forEveryone('Fixed Life', { rule: 'cantLoseLife' });
const landCreature = { ...creature('Walking Grove', '1/1'), types: ['land', 'creature'] as const };
/** Creature cards in graveyards are exiled, creatures are sacrificed, and those cards return. */
const uprising = card('Dead Uprising', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell(
      [],
      as('gone', exile(all({ zone: 'graveyard', type: 'creature' }))),
      { do: 'sacrifice', who: 'everyone', what: all({ type: 'creature' }) },
      returnToBattlefield(named('gone')),
    ),
  ],
});
/** "Return target creature card from your graveyard to the battlefield." */
const rising = card('Plain Rising', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { zone: 'graveyard', owner: 'you', type: 'creature' } }],
      effect: [{ do: 'move', what: { target: 0 }, to: { zone: 'battlefield' } }],
    },
  ],
});
const font = card('Blood Font', ['artifact'], {
  abilities: [{ kind: 'activated', cost: [{ pay: 'life', amount: 1 }], effect: [{ do: 'draw', count: 1 }] }],
});

/** "If this would enter, sacrifice two untapped lands instead. If you do, put it onto the battlefield; else into its owner’s graveyard." */
const vale = card('Hungry Vale', ['land'], {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      instead: [
        as('paid', sacrifice('you', { type: 'land', tapped: false }, 2)),
        {
          do: 'if',
          condition: { holds: 'did', by: 'paid' },
          then: [move('self', { zone: 'battlefield' })],
          else: [move('self', { zone: 'graveyard' })],
        },
      ],
    }),
  ],
});
const replanting = card('Late Replanting', ['sorcery'], {
  manaCost: '{G}',
  abilities: [spell([one(inYourGraveyard({ type: 'land' }))], returnToBattlefield(target(0)))],
});

export default [
  scenario('614.17d: what can’t enter the battlefield stays where it is', {
    rules: ['614.17d', '614.17a'],
    alice: { battlefield: [cage], hand: [rising], graveyard: ['Grizzly Bears'], mana: 'B' },
    bob: {},
    script: ['alice casts Plain Rising on Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Plain Rising': { on: 'graveyard' } },
    control: { without: 'Locked Cage', expect: { 'Grizzly Bears': { on: 'battlefield' } } },
  }),
  scenario('614.17d: cards that were exiled from a graveyard before aren’t in it as they return', {
    rules: ['614.17d', '608.2c'],
    alice: {
      battlefield: ['Hill Giant'],
      hand: [uprising, rising],
      graveyard: ['Grizzly Bears'],
      mana: 'BB',
    },
    bob: { battlefield: [cage] },
    script: ['alice casts Dead Uprising', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Hill Giant': { on: 'graveyard' } },
    control: {
      script: ['alice casts Plain Rising on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Hill Giant': { on: 'battlefield' } },
    },
  }),
  scenario('608.3e: a permanent spell that can’t be put onto the battlefield goes to the graveyard', {
    rules: ['608.3e', '614.17d', '707.2'],
    alice: { battlefield: [landCreature], hand: ['Clone'], mana: 'UUUU' },
    bob: { battlefield: [barren] },
    script: ['alice casts Clone', 'everyone passes', 'alice says yes'],
    expect: { Clone: { on: 'graveyard' } },
    control: { without: 'Barren Age', expect: { Clone: { on: 'battlefield', name: 'Walking Grove' } } },
  }),
  scenario('614.17d: a land that couldn’t enter isn’t played', {
    rules: ['614.17d', '305.1'],
    alice: { battlefield: [barren], hand: ['Forest'] },
    bob: {},
    script: ['refused 614.17d: alice plays Forest'],
    expect: { Forest: { on: 'hand' } },
    control: {
      without: 'Barren Age',
      script: ['alice plays Forest'],
      expect: { Forest: { on: 'battlefield' } },
    },
  }),
  scenario('614.17b: a cost with what can’t happen can’t be paid', {
    rules: ['614.17b', '119.8'],
    alice: { battlefield: [fixed, font] },
    bob: {},
    script: ['refused 119.8: alice activates Blood Font'],
    expect: { alice: { life: 20, hand: 0 } },
    control: {
      without: 'Fixed Life',
      script: ['alice activates Blood Font', 'everyone passes'],
      expect: { alice: { life: 19, hand: 1 } },
    },
  }),
  scenario('614.17b: a Phyrexian symbol isn’t paid with life by who can’t lose any', {
    rules: ['614.17b', '107.4f', '119.8'],
    alice: {
      battlefield: [fixed],
      hand: [card('Bleeding Sketch', ['artifact'], { manaCost: '{U/P}' })],
    },
    bob: {},
    script: ['refused 118.3: alice casts Bleeding Sketch'],
    expect: { 'Bleeding Sketch': { on: 'hand' } },
    control: {
      without: 'Fixed Life',
      script: ['alice casts Bleeding Sketch', 'everyone passes'],
      expect: { alice: { life: 18 }, 'Bleeding Sketch': { on: 'battlefield' } },
    },
  }),
  scenario('614.17a: what can’t be sacrificed is nothing to pay with', {
    rules: ['614.17b', '701.21a'],
    alice: {
      battlefield: [
        creature('Bound Soul', '1/1', '', {
          abilities: [{ kind: 'static', rules: [{ rule: 'cant', what: 'beSacrificed' }] }],
        }),
        card('Cruel Font', ['artifact'], {
          abilities: [
            {
              kind: 'activated',
              cost: [{ pay: 'sacrifice', what: { type: 'creature' } }],
              effect: [{ do: 'draw', count: 1 }],
            },
          ],
        }),
      ],
    },
    bob: {},
    script: ['refused 118.3: alice activates Cruel Font'],
    expect: { 'Bound Soul': { on: 'battlefield' } },
    control: {
      withoutAbilities: ['Bound Soul'],
      script: ['alice activates Cruel Font', 'everyone passes'],
      expect: { 'Bound Soul': { on: 'graveyard' }, alice: { hand: 1 } },
    },
  }),
  scenario('614.17c: a land that can’t enter isn’t replaced, and nothing is sacrificed for it', {
    rules: ['614.17c', '614.17d', '101.2'],
    alice: { battlefield: ['Forest', 'Forest'], graveyard: [vale], hand: [replanting], mana: 'G' },
    bob: { battlefield: [barren] },
    script: ['alice casts Late Replanting on Hungry Vale', 'everyone passes'],
    expect: {
      'Hungry Vale': { on: 'graveyard' },
      alice: { battlefield: ['Forest', 'Forest'] },
      game: { notHappened: [{ event: 'sacrifice' }] },
    },
    control: {
      without: 'Barren Age',
      expect: { 'Hungry Vale': { on: 'battlefield' }, alice: { battlefield: ['Hungry Vale'] } },
    },
  }),
];
