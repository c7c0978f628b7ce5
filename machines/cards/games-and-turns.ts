/** Cards about whole games and turns: what restarts, who attacks whom, how much is cast, what happens first. */
import {
  activated,
  affecting,
  all,
  artifactOrEnchantment,
  base,
  cascade,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  destroy,
  draw,
  enchantPlayer,
  exileLinked,
  having,
  landYouControl,
  loyalty,
  mana,
  named,
  one,
  permanent,
  permanentTypes,
  plus,
  predefinedTokens,
  sacrificeSelf,
  spell,
  spellLike,
  splitSecond,
  staticAbility,
  target,
  targetOpponent,
  targetPlayer,
  thisTurn,
  triggered,
  untilEndOfTurn,
  youControl,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter } from '../rules/state/vocabulary/index.ts';
import {
  artifactCreatureCard,
  auraCard,
  creatureCard,
  enchantmentCard,
  instantCard,
  planeswalkerCard,
  spokenOf,
  worded,
} from './define.ts';

const blueOrBlackSpell: Filter = { anyColor: ['U', 'B'], stackObject: 'spell' };

export const gamesAndTurns: readonly CardDefinition[] = [
  artifactCreatureCard(
    'Silent Arbiter',
    '{4}',
    'Construct',
    '1/5',
    staticAbility({ players: 'everyone', rules: [{ rule: 'mostAttackers', number: 1 }] }),
    staticAbility({ players: 'everyone', rules: [{ rule: 'mostBlocking', number: 1 }] }),
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
        rules: [{ rule: 'mustAttack', whom: { object: 'self' } }],
        inNextTurnOf: target(0),
        until: 'untilEndOfTurn',
      }),
      loyalty(-2, [one({ ...creature, tapped: true })], destroy(target(0))),
      loyalty(
        0,
        [],
        untilEndOfTurn(
          'self',
          { change: 'addTypes', types: ['creature'] },
          { change: 'addSubtypes', subtypes: ['Human', 'Soldier'] },
          base(6, 6),
        ),
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
        as: 'chosen',
      },
      exileLinked(named('chosen'), 'exiled'),
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
  worded(
    ['you <rules:playerRules> and you <more:playerRules>'],
    enchantmentCard(
      'Fires of Invention',
      '{3}{R}',
      staticAbility({
        players: 'you',
        rules: [
          { rule: 'cantCast', what: {}, unless: { holds: 'turnOf', who: 'you' } },
          {
            rule: 'cantCast',
            what: {},
            unless: {
              holds: 'compare',
              what: { number: 'thisTurn', fact: 'spellsCast', by: 'you' },
              to: { atMost: 1 },
            },
          },
        ],
      }),
      staticAbility({
        players: 'you',
        rules: [
          {
            rule: 'mayCast',
            what: { manaValue: { atMost: { number: 'count', of: landYouControl } } },
            for: [],
          },
        ],
      }),
    ),
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
    ...worded(
      ['<events:impersonal>'],
      auraCard(
        'Curse of Opulence',
        '{R}',
        enchantPlayer('any'),
        triggered({
          when: { on: 'playerAttacks', by: 'everyone', player: 'attachedPlayer' },
          effect: [
            create(predefinedTokens.Gold),
            {
              do: 'create',
              token: predefinedTokens.Gold,
              who: { playersWith: { of: 'opponents', attacking: 'attachedPlayer' } },
            },
          ],
        }),
      ),
    ),
    subtypes: ['Aura', 'Curse'],
  },
  worded(
    [
      "can't be the targets of <by:spellsAsSources>",
      { joint: 'and', of: ['rule', 'rule'] },
      '<one:clause> , and <more:explicits>',
    ],
    instantCard(
      "Autumn's Veil",
      '{G}',
      spell(
        [],
        thisTurn(all(spellLike({ controller: 'you' })), { rule: 'cantBeCounteredBy', by: blueOrBlackSpell }),
        thisTurn(all(creatureYouControl), { rule: 'cantBeTargetedBy', by: blueOrBlackSpell }),
      ),
    ),
  ),
  worded(
    [{ joint: 'and', of: ['rule', 'rule'] }],
    instantCard(
      "Angel's Grace",
      '{W}',
      splitSecond,
      spell(
        [],
        { do: 'rule', players: 'you', rules: [{ rule: 'cantLose' }], until: 'untilEndOfTurn' },
        { do: 'rule', players: 'opponents', rules: [{ rule: 'cantWin' }], until: 'untilEndOfTurn' },
        {
          do: 'replace',
          replacement: {
            event: { would: 'loseLife', who: 'you', toLessThan: 1 },
            amount: { number: 'minus', of: [{ number: 'life', of: 'you' }, 1] },
          },
          until: 'untilEndOfTurn',
        },
      ),
    ),
  ),
  auraCard(
    'Paradox Haze',
    '{2}{U}',
    enchantPlayer('any'),
    triggered({
      when: { on: 'begins', step: 'upkeep', whose: 'attachedPlayer', nthStep: 1 },
      effect: [{ do: 'extraPhases', who: { event: 'player' }, after: 'thisStep', phases: ['upkeep'] }],
    }),
  ),
  instantCard(
    'Pact of the Titan',
    '{0}',
    spell([], create(creatureToken(4, 4, ['R'], 'Giant')), {
      do: 'delayedTrigger',
      when: [yourUpkeep],
      effect: [{ do: 'unless', who: 'you', cost: [mana('{4}{R}')], else: [{ do: 'lose', who: 'you' }] }],
    }),
  ),
  instantCard(
    'Quicken',
    '{U}',
    spell(
      [],
      {
        do: 'rule',
        rules: [{ rule: 'mayCastAsThoughWith', keyword: 'flash', what: { type: 'sorcery' } }],
        players: 'you',
        until: 'untilEndOfTurn',
        once: true,
      },
      draw(1),
    ),
  ),
];
