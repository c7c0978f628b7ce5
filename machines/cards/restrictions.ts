/** Cards that say what can't be done, what is done to whom, and what that costs whoever does it. */
import {
  activated,
  affecting,
  all,
  anyTarget,
  artifactOrEnchantment,
  as,
  asLongAs,
  base,
  cascade,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamageToTarget,
  destroy,
  draw,
  enchant,
  enchantPlayer,
  equip,
  exileLinked,
  flying,
  gainLife,
  having,
  hexproof,
  hexproofFrom,
  landYouControl,
  lifelink,
  loyalty,
  mana,
  may,
  named,
  one,
  opponentsControl,
  other,
  permanent,
  permanentTypes,
  plus,
  putCounters,
  replacement,
  returnToBattlefield,
  rulesFor,
  sacrificeSelf,
  sacrificing,
  spell,
  spellLike,
  splitSecond,
  staticAbility,
  tap,
  tapFor,
  target,
  targetOpponent,
  targetPlayer,
  thatObject,
  thatPlayer,
  thisTurn,
  trample,
  triggered,
  untilEndOfTurn,
  whenEnters,
  youControl,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import { colors } from '../rules/state/mana.ts';
import type { CardDefinition, Filter, TokenDefinition } from '../rules/state/vocabulary/index.ts';
import {
  artifactCreatureCard,
  auraCard,
  creatureCard,
  enchantmentCard,
  equipmentCard,
  instantCard,
  landCard,
  legendary,
  planeswalkerCard,
  sorceryCard,
  spokenOf,
} from './define.ts';

/** A Gold token (111.10c). */
const gold: TokenDefinition = {
  types: ['artifact'],
  subtypes: ['Gold'],
  abilities: [activated({ cost: [sacrificeSelf], effect: [{ do: 'addMana', anyOf: colors, count: 1 }] })],
};

const blueOrBlackSpell: Filter = { anyColor: ['U', 'B'], stackObject: 'spell' };

export const restrictions: readonly CardDefinition[] = [
  enchantmentCard(
    'Sacred Ground',
    '{1}{W}',
    triggered({
      when: {
        on: 'putInto',
        zone: 'graveyard',
        from: 'battlefield',
        object: { type: 'land', owner: 'you' },
        causedBy: 'opponents',
      },
      effect: [returnToBattlefield(thatObject)],
    }),
  ),
  enchantmentCard(
    'Karmic Justice',
    '{2}{W}',
    triggered({
      when: { on: 'destroyed', object: youControl({ notType: 'creature' }), causedBy: 'opponents' },
      targets: [one({ controller: thatPlayer })],
      effect: [may(destroy(target(0)))],
    }),
  ),
  enchantmentCard(
    'Worship',
    '{3}{W}',
    replacement({
      event: { loseLife: 'you', toLessThan: 1 },
      if: { exists: creatureYouControl },
      amount: { minus: [{ life: 'you' }, 1] },
    }),
  ),
  creatureCard(
    'Elderscale Wurm',
    '{4}{G}{G}{G}',
    'Wurm',
    '7/7',
    trample,
    triggered({
      when: { on: 'enters', object: 'self' },
      if: { compare: { life: 'you' }, to: { atMost: { minus: [7, 1] } } },
      effect: [{ do: 'setLife', to: 7, who: 'you' }],
    }),
    staticAbility({
      if: { compare: { life: 'you' }, to: { atLeast: 7 } },
      replaces: { event: { loseLife: 'you', toLessThan: 7 }, amount: { minus: [{ life: 'you' }, 7] } },
    }),
  ),
  legendary(
    creatureCard(
      'Tromokratis',
      '{5}{U}{U}',
      'Kraken',
      '8/8',
      asLongAs(
        { not: { is: 'self', like: { any: [{ attacking: true }, { blocking: true }] } } },
        having(hexproof),
      ),
      rulesFor('self', { blockedByAllOrNone: true }),
    ),
  ),
  equipmentCard(
    'Ring of Evos Isle',
    '{2}',
    activated({ cost: [mana('{2}')], effect: [untilEndOfTurn('attached', having(hexproof))] }),
    triggered({
      when: yourUpkeep,
      effect: [
        {
          do: 'if',
          condition: { is: 'attached', like: { color: 'U' } },
          then: [putCounters('+1/+1', 1, 'attached')],
        },
      ],
    }),
    equip('{1}'),
  ),
  creatureCard(
    'Volatile Stormdrake',
    '{1}{U}',
    'Drake',
    '3/2',
    flying,
    hexproofFrom('activated and triggered abilities', { stackObject: 'ability' }),
    whenEnters(
      [one(opponentsControl(creature))],
      as('exchanged', { do: 'exchangeControl', first: 'self', second: target(0) }),
      {
        do: 'if',
        condition: { did: 'exchanged' },
        then: [
          { do: 'putCounters', kind: 'energy', count: 4, onPlayers: 'you' },
          {
            do: 'unless',
            who: 'you',
            cost: [{ payEnergy: { value: 'manaValue', of: target(0) } }],
            else: [{ do: 'sacrifice', who: 'you', what: target(0) }],
          },
        ],
      },
    ),
  ),
  sorceryCard(
    'Legerdemain',
    '{2}{U}{U}',
    spell(
      [
        one({ anyType: ['artifact', 'creature'] }),
        { objects: { sharesType: { with: target(0), among: ['artifact', 'creature'] } }, differentFrom: 0 },
      ],
      {
        do: 'exchangeControl',
        first: target(0),
        second: target(1),
      },
    ),
  ),
  creatureCard(
    'Obstinate Baloth',
    '{2}{G}{G}',
    'Beast',
    '4/4',
    whenEnters([], gainLife(4)),
    replacement({
      event: { moves: 'self', to: 'graveyard', when: 'discarded', causedBy: 'opponents' },
      to: { zone: 'battlefield' },
    }),
  ),
  legendary(
    creatureCard(
      'Kalitas, Traitor of Ghet',
      '{2}{B}{B}',
      'Vampire Warrior',
      '3/4',
      lifelink,
      replacement({
        event: { dies: opponentsControl({ ...creature, token: false }) },
        to: { zone: 'exile' },
        also: [create(creatureToken(2, 2, ['B'], 'Zombie'))],
      }),
      activated({
        cost: [mana('{2}{B}'), sacrificing(other({ anySubtype: ['Vampire', 'Zombie'] }))],
        effect: [putCounters('+1/+1', 2, 'self')],
      }),
    ),
  ),
  instantCard(
    "Yamabushi's Flame",
    '{2}{R}',
    spell([anyTarget], as('dealt', dealDamageToTarget(3)), {
      do: 'replace',
      replacement: { event: { dies: { ...creature, among: named('dealt') } }, to: { zone: 'exile' } },
      until: 'untilEndOfTurn',
    }),
  ),
  landCard(
    'Eldrazi Temple',
    {},
    tapFor('C'),
    activated({
      cost: [tap],
      effect: [
        {
          do: 'addMana',
          mana: ['C', 'C'],
          spendOnly: { on: { colors: 'colorless', subtype: 'Eldrazi' } },
        },
      ],
    }),
  ),
  auraCard(
    "Sage's Reverie",
    '{3}{W}',
    enchant(creature),
    whenEnters([], draw({ count: youControl({ subtype: 'Aura', attachedTo: all(creature) }) })),
    affecting(
      'attached',
      plus(
        { count: youControl({ subtype: 'Aura', attachedTo: all(creature) }) },
        { count: youControl({ subtype: 'Aura', attachedTo: all(creature) }) },
      ),
    ),
  ),
  artifactCreatureCard(
    'Silent Arbiter',
    '{4}',
    'Construct',
    '1/5',
    staticAbility({ players: 'everyone', rules: [{ mostAttackers: 1 }] }),
    staticAbility({ players: 'everyone', rules: [{ mostBlocking: 1 }] }),
  ),
  spokenOf(
    'he',
    planeswalkerCard(
      'Gideon Jura',
      '{3}{W}{W}',
      'Gideon',
      6,
      loyalty(2, [targetOpponent], {
        do: 'rule',
        what: all({ ...creature, controller: target(0) }),
        rules: [{ mustAttack: { object: 'self' } }],
        inNextTurnOf: target(0),
        until: 'untilEndOfTurn',
      }),
      loyalty(-2, [one({ ...creature, tapped: true })], destroy(target(0))),
      loyalty(
        0,
        [],
        untilEndOfTurn('self', { addTypes: ['creature'] }, { addSubtypes: ['Human', 'Soldier'] }, base(6, 6)),
        { do: 'preventDamage', amount: 'all', to: 'self', until: 'untilEndOfTurn' },
      ),
    ),
  ),
  planeswalkerCard(
    'Karn Liberated',
    '{7}',
    'Karn',
    6,
    loyalty(
      4,
      [targetPlayer],
      {
        do: 'choose',
        who: target(0),
        from: { zone: 'hand', owner: target(0) },
        count: { min: 1, max: 1 },
        as: 'card',
      },
      exileLinked(named('card'), 'exiled'),
    ),
    loyalty(-3, [one(permanent)], exileLinked(target(0), 'exiled')),
    loyalty(-14, [], {
      do: 'restartGame',
      except: all({
        zone: 'exile',
        among: { linked: 'exiled' },
        anyType: permanentTypes,
        notSubtype: 'Aura',
      }),
      as: 'left',
      then: [{ do: 'move', what: named('left'), to: { zone: 'battlefield', under: 'you' } }],
    }),
  ),
  enchantmentCard(
    'Fires of Invention',
    '{3}{R}',
    staticAbility({
      players: 'you',
      rules: [
        { cantCast: {}, unless: { turnOf: 'you' } },
        {
          cantCast: {},
          unless: { compare: { thisTurn: 'spellsCast', by: 'you' }, to: { atMost: 1 } },
        },
      ],
    }),
    staticAbility({
      players: 'you',
      rules: [{ mayCastWithoutPaying: { manaValue: { atMost: { count: landYouControl } } } }],
    }),
  ),
  creatureCard(
    'Nettle Guard',
    '{1}{W}',
    'Mouse Soldier',
    '3/1',
    triggered({
      abilityWord: 'Valiant',
      when: { on: 'becomesTarget', object: 'self', by: 'you', firstEachTurn: true },
      effect: [untilEndOfTurn('self', plus(0, 2))],
    }),
    activated({
      cost: [mana('{1}'), sacrificeSelf],
      targets: [one(artifactOrEnchantment)],
      effect: [destroy(target(0))],
    }),
  ),
  creatureCard(
    'Flamekin Herald',
    '{2}{R}',
    'Elemental Wizard',
    '3/2',
    affecting(all(spellLike(youControl({ commander: true }))), having(cascade)),
  ),
  {
    ...auraCard(
      'Curse of Opulence',
      '{R}',
      enchantPlayer('any'),
      triggered({
        when: { on: 'playerAttacks', by: 'everyone', player: 'attachedPlayer' },
        effect: [
          create(gold),
          {
            do: 'create',
            token: gold,
            who: { playersWith: { of: 'opponents', attacking: 'attachedPlayer' } },
          },
        ],
      }),
    ),
    subtypes: ['Aura', 'Curse'],
  },
  instantCard(
    "Autumn's Veil",
    '{G}',
    spell(
      [],
      thisTurn(all(spellLike({ controller: 'you' })), { cantBeCounteredBy: blueOrBlackSpell }),
      thisTurn(all(creatureYouControl), { cantBeTargetedBy: blueOrBlackSpell }),
    ),
  ),
  instantCard(
    "Angel's Grace",
    '{W}',
    splitSecond,
    spell(
      [],
      { do: 'rule', players: 'you', rules: [{ cantLose: true }], until: 'untilEndOfTurn' },
      { do: 'rule', players: 'opponents', rules: [{ cantWin: true }], until: 'untilEndOfTurn' },
      {
        do: 'replace',
        replacement: {
          event: { loseLife: 'you', toLessThan: 1 },
          amount: { minus: [{ life: 'you' }, 1] },
        },
        until: 'untilEndOfTurn',
      },
    ),
  ),
];
