/** Cards with abilities that function elsewhere than usual (113.6a-p), and abilities of players (113.1b). */
import {
  all,
  creature,
  creatureYouControl,
  destroy,
  draw,
  entersSelf,
  evoke,
  exile,
  flashback,
  flying,
  gainLife,
  hexproof,
  inYourGraveyard,
  keyword,
  mana,
  may,
  moveFrom,
  one,
  opponentsControl,
  other,
  payLife,
  permanentTypes,
  reach,
  returnToBattlefield,
  returnToHand,
  rulesFor,
  sacrificing,
  shroud,
  spell,
  staticAbility,
  tapThem,
  target,
  targetCreature,
  thisTurn,
  trample,
  triggered,
  vigilance,
  whenEnters,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { ManaType } from '../rules/state/mana.ts';
import type { ActivatedAbility, CardDefinition, StaticAbility } from '../rules/state/vocabulary/index.ts';
import {
  artifactCreatureCard,
  creatureCard,
  enchantmentCard,
  instantCard,
  legendary,
  sorceryCard,
  worded,
} from './define.ts';

/** "If this card is in your opening hand, you may begin the game with it on the battlefield." (103.6a) */
const mayBeginOnBattlefield: StaticAbility = staticAbility({
  openingHand: [{ do: 'move', what: 'self', to: { zone: 'battlefield' } }],
});

/** "Exile this card from your hand: Add …". */
const exiledForMana = (type: ManaType): ActivatedAbility => ({
  kind: 'activated',
  cost: [{ pay: 'exile', what: 'self', from: 'hand' }],
  effect: [{ do: 'addMana', mana: [type] }],
});

const cantHaveCounters = rulesFor(null, { rule: 'cant', what: 'haveCountersPut' });

export const otherZones: readonly CardDefinition[] = [
  creatureCard(
    'Absolver Thrull',
    '{3}{W}',
    'Thrull Cleric',
    '2/3',
    keyword('haunt'),
    triggered({
      when: [entersSelf, { on: 'dies', object: 'haunted' }],
      targets: [one({ type: 'enchantment' })],
      effect: [destroy(target(0))],
    }),
  ),
  legendary(
    creatureCard(
      'Squee, Goblin Nabob',
      '{2}{R}',
      'Goblin',
      '1/1',
      triggered({ when: yourUpkeep, effect: [may(moveFrom('graveyard', { zone: 'hand' }))] }),
    ),
  ),
  creatureCard('Street Wraith', '{3}{B}{B}', 'Wraith', '3/4', keyword('swampwalk'), {
    kind: 'keyword',
    keyword: 'cycling',
    cost: [payLife(2)],
  }),
  creatureCard('Simian Spirit Guide', '{2}{R}', 'Ape Spirit', '2/2', exiledForMana('R')),
  creatureCard('Elvish Spirit Guide', '{2}{G}', 'Elf Spirit', '2/2', exiledForMana('G')),
  creatureCard(
    'Chancellor of the Tangle',
    '{4}{G}{G}{G}',
    'Phyrexian Beast',
    '6/7',
    staticAbility({
      openingHand: [
        { do: 'reveal', what: 'self' },
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'precombatMain', whose: 'you' }],
          effect: [{ do: 'addMana', mana: ['G'] }],
        },
      ],
    }),
    vigilance,
    reach,
  ),
  enchantmentCard(
    'Leyline of Sanctity',
    '{2}{W}{W}',
    mayBeginOnBattlefield,
    staticAbility({ players: 'you', rules: [{ rule: 'playerHas', ability: hexproof }] }),
  ),
  enchantmentCard(
    'Leyline of the Void',
    '{2}{B}{B}',
    mayBeginOnBattlefield,
    staticAbility({
      replaces: {
        event: { would: 'move', what: { owner: 'opponents', card: true }, to: 'graveyard' },
        to: { zone: 'exile' },
      },
    }),
  ),
  enchantmentCard(
    'Ivory Mask',
    '{2}{W}{W}',
    staticAbility({ players: 'you', rules: [{ rule: 'playerHas', ability: shroud }] }),
  ),
  creatureCard("Melira's Keepers", '{4}{G}', 'Human Warrior', '4/4', cantHaveCounters),
  artifactCreatureCard('Tatterkite', '{3}', 'Scarecrow', '2/1', flying, cantHaveCounters),
  instantCard('Glimpse of Freedom', '{1}{U}', spell([], draw(1)), {
    kind: 'keyword',
    keyword: 'escape',
    cost: [
      mana('{2}{U}'),
      { pay: 'exile', what: { zone: 'graveyard', owner: 'you', other: true }, count: 5 },
    ],
  }),
  instantCard(
    'Panic',
    '{R}',
    staticAbility({
      castOnlyIf: { holds: 'beforeInCombat', point: 'blockers', ofEach: true },
    }),
    spell([targetCreature], thisTurn(target(0), { rule: 'cant', what: 'block' }), {
      do: 'delayedTrigger',
      when: [{ on: 'begins', step: 'upkeep' }],
      effect: [draw(1)],
    }),
  ),
  worded(
    ['<until> , <players:ruledNow> <rules:playerRules>', { phrase: 'that <noun:nounMeant>', in: 'replace' }],
    sorceryCard(
      "Yawgmoth's Will",
      '{2}{B}',
      spell(
        [],
        {
          do: 'rule',
          players: 'you',
          rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: {} }],
          until: 'untilEndOfTurn',
        },
        {
          do: 'replace',
          replacement: {
            event: { would: 'move', what: { owner: 'you', card: true }, to: 'graveyard' },
            to: { zone: 'exile' },
          },
          until: 'untilEndOfTurn',
        },
      ),
    ),
  ),
  creatureCard(
    'Serra Paragon',
    '{2}{W}{W}',
    'Angel',
    '3/4',
    flying,
    staticAbility({
      if: { holds: 'turnOf', who: 'you' },
      players: 'you',
      rules: [
        {
          rule: 'mayPlayFrom',
          from: 'graveyard',
          what: { anyType: permanentTypes, manaValue: { atMost: 3 } },
          onceEachTurn: true,
          abilities: [
            triggered({
              when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: 'self' },
              effect: [exile('self'), gainLife(2)],
            }),
          ],
        },
      ],
    }),
  ),
  sorceryCard(
    'Dread Return',
    '{2}{B}{B}',
    spell([one(inYourGraveyard(creature))], returnToBattlefield(target(0))),
    { kind: 'keyword', keyword: 'flashback', cost: [sacrificing(creature, 3)] },
  ),
  instantCard(
    'Saving Grasp',
    '{U}',
    spell([one({ ...creature, owner: 'you' })], returnToHand(target(0))),
    flashback('{W}'),
  ),
  creatureCard(
    'Faultgrinder',
    '{6}{R}',
    'Elemental',
    '4/4',
    trample,
    whenEnters([one({ type: 'land' })], destroy(target(0))),
    evoke(mana('{4}{R}')),
  ),
  creatureCard(
    'Dread Cacodemon',
    '{7}{B}{B}{B}',
    'Demon',
    '8/8',
    triggered({
      when: entersSelf,
      if: { holds: 'wasCast', what: 'self', by: 'you', from: 'hand' },
      effect: [destroy(all(opponentsControl(creature))), tapThem(all(other(creatureYouControl)))],
    }),
  ),
  enchantmentCard(
    'Rest in Peace',
    '{1}{W}',
    whenEnters([], exile(all({ zone: 'graveyard' }))),
    staticAbility({
      replaces: { event: { would: 'move', what: {}, to: 'graveyard' }, to: { zone: 'exile' } },
    }),
  ),
];
