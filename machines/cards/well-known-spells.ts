/** Spells, enchantments, artifacts and lands that many games have seen. */
import {
  activated,
  affecting,
  all,
  anyTarget,
  artifact,
  as,
  base,
  creature,
  creatureYouControl,
  dealDamage,
  dealDamageToTarget,
  destroy,
  draw,
  enchant,
  entersTapped,
  equip,
  exile,
  flashback,
  having,
  inYourGraveyard,
  land,
  landYouControl,
  lifelink,
  mana,
  may,
  mayPay,
  modalSpell,
  mode,
  move,
  named,
  one,
  plus,
  putCounters,
  replacement,
  returnToBattlefield,
  rulesFor,
  sacrifice,
  sacrificeSelf,
  search,
  spell,
  spellLike,
  staticAbility,
  tap,
  target,
  targetCreature,
  targetPlayer,
  thatObject,
  thatPlayer,
  thisTurn,
  triggered,
  untilEndOfTurn,
  youCast,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  auraCard,
  enchantmentCard,
  equipmentCard,
  instantCard,
  landCard,
  legendary,
  sorceryCard,
  typed,
} from './define.ts';

const instantOrSorcery = spellLike({ anyType: ['instant', 'sorcery'] });

export const wellKnownSpells: readonly CardDefinition[] = [
  landCard(
    'Grasslands',
    {},
    entersTapped,
    activated({
      cost: [tap, sacrificeSelf],
      effect: [search({ anySubtype: ['Forest', 'Plains'] }, { zone: 'battlefield' })],
    }),
  ),
  landCard(
    'Reflecting Pool',
    {},
    activated({ cost: [tap], effect: [{ do: 'addMana', couldProduce: landYouControl, count: 1 }] }),
  ),
  enchantmentCard(
    'Bower Passage',
    '{1}{G}',
    rulesFor(all({ ...creature, keyword: 'flying' }), { cantBlock: creatureYouControl }),
  ),
  enchantmentCard(
    'Root Maze',
    '{G}',
    replacement({ event: { enters: { anyType: ['artifact', 'land'] } }, tapped: true }),
  ),
  enchantmentCard(
    'Pyromania',
    '{2}{R}',
    activated({
      cost: [mana('{1}{R}'), { discard: {}, atRandom: true }],
      targets: [anyTarget],
      effect: [dealDamageToTarget(1)],
    }),
    activated({
      cost: [mana('{1}{R}'), sacrificeSelf],
      targets: [anyTarget],
      effect: [dealDamageToTarget(1)],
    }),
  ),
  equipmentCard(
    'Bloodforged Battle-Axe',
    '{1}',
    affecting('attached', plus(2, 0)),
    triggered({
      when: { on: 'dealsDamage', source: 'attached', combat: true, toPlayer: 'everyone' },
      effect: [{ do: 'createCopy', of: 'self' }],
    }),
    equip('{2}'),
  ),
  instantCard('Boil', '{3}{R}', spell([], destroy(all({ subtype: 'Island' })))),
  instantCard(
    'Cackling Counterpart',
    '{1}{U}{U}',
    spell([one(creatureYouControl)], { do: 'createCopy', of: target(0) }),
    flashback('{5}{U}{U}'),
  ),
  sorceryCard(
    'Daring Demolition',
    '{2}{B}{B}',
    spell([one({ any: [creature, { subtype: 'Vehicle' }] })], destroy(target(0))),
  ),
  instantCard(
    'Twincast',
    '{U}{U}',
    spell([one(instantOrSorcery)], { do: 'copySpell', what: target(0), newTargets: true }),
  ),
  instantCard(
    'Biomass Mutation',
    '{X}{G/U}{G/U}',
    spell([], untilEndOfTurn(all(creatureYouControl), base({ x: true }, { x: true }))),
  ),
  sorceryCard(
    'Irresistible Prey',
    '{G}',
    spell([targetCreature], thisTurn(target(0), { mustBeBlocked: true }), draw(1)),
  ),
  instantCard(
    'Safe Passage',
    '{2}{W}',
    spell([], {
      do: 'preventDamage',
      amount: 'all',
      to: all(creatureYouControl),
      toPlayers: 'you',
      until: 'untilEndOfTurn',
    }),
  ),
  typed(
    {
      ...instantCard(
        'Ethereal Haze',
        '{W}',
        spell([], { do: 'preventDamage', amount: 'all', from: all(creature), until: 'untilEndOfTurn' }),
      ),
      subtypes: ['Arcane'],
    },
    'instant',
  ),
  enchantmentCard(
    'Humility',
    '{2}{W}{W}',
    affecting(all(creature), { removeAllAbilities: true }, base(1, 1)),
  ),
  enchantmentCard('Enchanted Evening', '{3}{W/U}{W/U}', affecting(all({}), { addTypes: ['enchantment'] })),
  enchantmentCard(
    'Furnace of Rath',
    '{1}{R}{R}{R}',
    replacement({ event: { damage: {} }, amount: { times: [{ eventAmount: true }, 2] } }),
  ),
  enchantmentCard(
    'Gratuitous Violence',
    '{2}{R}{R}{R}',
    replacement({
      event: { damage: { from: creatureYouControl } },
      amount: { times: [{ eventAmount: true }, 2] },
    }),
  ),
  artifactCard(
    'Crucible of Worlds',
    '{3}',
    staticAbility({ players: 'you', rules: [{ mayPlayFrom: 'graveyard', what: land }] }),
  ),
  auraCard(
    'Ensoul Artifact',
    '{1}{U}',
    enchant(artifact),
    affecting('attached', { addTypes: ['creature'] }, base(5, 5)),
  ),
  enchantmentCard(
    'Citadel of Pain',
    '{2}{R}',
    triggered({
      when: { on: 'begins', step: 'end', whose: 'everyone' },
      effect: [
        {
          do: 'dealDamage',
          amount: { count: { ...land, tapped: false, controller: thatPlayer } },
          toPlayers: thatPlayer,
        },
      ],
    }),
  ),
  legendary(
    artifactCard(
      'Mirari',
      '{5}',
      triggered({
        when: youCast(instantOrSorcery),
        effect: [mayPay([mana('{3}')], { do: 'copySpell', what: thatObject, newTargets: true })],
      }),
    ),
  ),
  artifactCard(
    'Liquimetal Coating',
    '{2}',
    activated({
      cost: [tap],
      targets: [one({})],
      effect: [untilEndOfTurn(target(0), { addTypes: ['artifact'] })],
    }),
  ),
  equipmentCard(
    'Resurrection Orb',
    '{2}',
    affecting('attached', having(lifelink)),
    triggered({
      when: { on: 'dies', object: 'attached' },
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: thatObject,
          effect: [returnToBattlefield(named('about'))],
        },
      ],
    }),
    equip('{4}'),
  ),
  sorceryCard(
    'Blasphemous Act',
    '{8}{R}',
    staticAbility({
      costs: [{ of: 'spells', like: { among: 'self' }, less: { times: [1, { count: creature }] } }],
    }),
    spell([], dealDamage(13, all(creature))),
  ),
  instantCard(
    'Call In a Professional',
    '{2}{R}',
    spell(
      [anyTarget],
      { do: 'rule', players: 'everyone', rules: [{ cantGainLife: true }], until: 'untilEndOfTurn' },
      { do: 'rule', players: 'everyone', rules: [{ cantPreventDamage: true }], until: 'untilEndOfTurn' },
      dealDamageToTarget(3),
    ),
  ),
  sorceryCard(
    'Flicker',
    '{1}{W}',
    spell([one({ token: false })], as('exiled', exile(target(0))), returnToBattlefield(named('exiled'))),
  ),
  instantCard(
    'Silence',
    '{W}',
    spell([], { do: 'rule', players: 'opponents', rules: [{ cantCast: {} }], until: 'untilEndOfTurn' }),
  ),
  instantCard(
    'Miraculous Recovery',
    '{4}{W}',
    spell(
      [one(inYourGraveyard(creature))],
      as('returned', returnToBattlefield(target(0))),
      putCounters('+1/+1', 1, named('returned')),
    ),
  ),
  instantCard(
    "Dromoka's Command",
    '{G}{W}',
    modalSpell(
      2,
      mode([one(instantOrSorcery)], {
        do: 'preventDamage',
        amount: 'all',
        from: target(0),
        until: 'untilEndOfTurn',
      }),
      mode([targetPlayer], sacrifice(target(0), { type: 'enchantment' })),
      mode([targetCreature], putCounters('+1/+1', 1, target(0))),
      mode([one(creatureYouControl), one({ ...creature, notController: 'you' })], {
        do: 'fight',
        first: target(0),
        second: target(1),
      }),
    ),
  ),
  artifactCard(
    'Aether Vial',
    '{1}',
    triggered({ when: yourUpkeep, effect: [may(putCounters('charge', 1, 'self'))] }),
    activated({
      cost: [tap],
      effect: [
        may(
          {
            do: 'choose',
            from: {
              ...creature,
              zone: 'hand',
              owner: 'you',
              manaValue: { exactly: { counters: 'charge', on: 'self' } },
            },
            count: { min: 1, max: 1 },
            as: 'chosen',
          },
          move(named('chosen'), { zone: 'battlefield' }),
        ),
      ],
    }),
  ),
];
