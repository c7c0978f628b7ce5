/** Spells, enchantments, artifacts and lands that many games have seen. */
import {
  activated,
  affecting,
  all,
  anyTarget,
  base,
  creature,
  creatureYouControl,
  dealDamageToTarget,
  destroy,
  draw,
  entersTapped,
  equip,
  flashback,
  landYouControl,
  mana,
  one,
  plus,
  replacement,
  rulesFor,
  sacrificeSelf,
  search,
  spell,
  spellLike,
  tap,
  target,
  targetCreature,
  thisTurn,
  triggered,
  untilEndOfTurn,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/ability.ts';
import { enchantmentCard, equipmentCard, instantCard, landCard, sorceryCard, typed } from './define.ts';

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
];
