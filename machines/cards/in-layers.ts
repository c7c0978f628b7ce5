/** Cards whose continuous effects meet those of others in the layers (613): what judges are asked about. */
import {
  activated,
  affecting,
  all,
  artifact,
  base,
  creature,
  creatureYouControl,
  draw,
  enchant,
  inYourGraveyard,
  land,
  landYouControl,
  may,
  one,
  other,
  returnToBattlefield,
  spell,
  spellLike,
  staticAbility,
  tap,
  target,
  triggered,
  untilEndOfTurn,
  whenEnters,
  youControl,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type {
  CardDefinition,
  Filter,
  Modification,
  Objects,
  Quantity,
  StaticAbility,
} from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  auraCard,
  creatureCard,
  enchantmentCard,
  instantCard,
  legendary,
  worded,
} from './define.ts';

/** "Its mana value", of each object that an effect is about. */
const itsManaValue: Quantity = { number: 'value', value: 'manaValue', of: 'it' };
const asLargeAsItsManaValue: Modification = base(itsManaValue, itsManaValue);
const nonAuraEnchantment: Filter = { type: 'enchantment', notSubtype: 'Aura' };

/** "As … enters, choose a creature type." */
const choosingCreatureType: StaticAbility = {
  kind: 'static',
  replaces: {
    event: { would: 'enter', what: 'self' },
    choose: [{ do: 'chooseValue', what: 'creatureType', link: 'type' }],
  },
};
/** Creatures you control, creature spells you control, and creature cards you own that aren't on the battlefield. */
const creaturesOfYoursAnywhere: Objects = {
  union: [
    all(creatureYouControl),
    all(spellLike(creatureYouControl)),
    all({ ...creature, zone: ['hand', 'library', 'graveyard', 'exile', 'command'], owner: 'you' }),
  ],
};

export const inLayers: readonly CardDefinition[] = [
  enchantmentCard(
    'Opalescence',
    '{2}{W}{W}',
    affecting(
      all(other(nonAuraEnchantment)),
      { change: 'addTypes', types: ['creature'] },
      asLargeAsItsManaValue,
    ),
  ),
  enchantmentCard(
    'Starfield of Nyx',
    '{4}{W}',
    triggered({
      when: yourUpkeep,
      targets: [{ objects: inYourGraveyard({ type: 'enchantment' }) }],
      effect: [may(returnToBattlefield(target(0)))],
    }),
    staticAbility({
      if: { holds: 'exists', what: youControl({ type: 'enchantment' }), count: { atLeast: 5 } },
      affects: all(other(youControl(nonAuraEnchantment))),
      changes: [{ change: 'addTypes', types: ['creature'] }, asLargeAsItsManaValue],
    }),
  ),
  enchantmentCard(
    'March of the Machines',
    '{3}{U}',
    affecting(
      all({ type: 'artifact', notType: 'creature' }),
      { change: 'addTypes', types: ['artifact', 'creature'] },
      asLargeAsItsManaValue,
    ),
  ),
  enchantmentCard(
    'Life and Limb',
    '{3}{G}',
    affecting(
      all({ any: [{ subtype: 'Forest' }, { subtype: 'Saproling' }] }),
      { change: 'addTypes', types: ['creature', 'land'] },
      { change: 'addSubtypes', subtypes: ['Saproling', 'Forest'] },
      { change: 'addColors', colors: ['G'] },
      base(1, 1),
    ),
  ),
  enchantmentCard(
    'Conspiracy',
    '{3}{B}{B}',
    choosingCreatureType,
    affecting(creaturesOfYoursAnywhere, { change: 'setSubtypes', subtypes: { chosen: 'type' } }),
  ),
  enchantmentCard(
    'Arcane Adaptation',
    '{2}{U}',
    choosingCreatureType,
    affecting(creaturesOfYoursAnywhere, { change: 'addSubtypes', subtypes: { chosen: 'type' } }),
  ),
  enchantmentCard(
    'Prismatic Omen',
    '{1}{G}',
    affecting(all(landYouControl), {
      change: 'addSubtypes',
      subtypes: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'],
    }),
  ),
  auraCard(
    'Song of the Dryads',
    '{2}{G}',
    enchant({}),
    affecting(
      'attached',
      { change: 'setTypes', types: ['land'] },
      { change: 'setSubtypes', subtypes: ['Forest'] },
      { change: 'setColors', colors: [] },
    ),
  ),
  auraCard(
    "Kenrith's Transformation",
    '{1}{G}',
    enchant(creature),
    whenEnters([], draw(1)),
    affecting(
      'attached',
      { change: 'removeAllAbilities' },
      { change: 'setTypes', types: ['creature'] },
      { change: 'setSubtypes', subtypes: ['Elk'] },
      { change: 'setColors', colors: ['G'] },
      base(3, 3),
    ),
  ),
  auraCard(
    'Animate Artifact',
    '{3}{U}',
    enchant(artifact),
    staticAbility({
      if: { holds: 'not', of: { holds: 'is', what: 'attached', like: creature } },
      affects: 'attached',
      changes: [{ change: 'addTypes', types: ['artifact', 'creature'] }, asLargeAsItsManaValue],
    }),
  ),
  legendary(
    creatureCard(
      'Kudo, King Among Bears',
      '{G}{W}',
      'Bear',
      '2/2',
      affecting(all(other(creature)), base(2, 2), { change: 'addSubtypes', subtypes: ['Bear'] }),
    ),
  ),
  enchantmentCard(
    'Celestial Dawn',
    '{1}{W}{W}',
    affecting(all(landYouControl), { change: 'setSubtypes', subtypes: ['Plains'] }),
    affecting(
      {
        union: [
          all(youControl({ notType: 'land' })),
          all(spellLike({ controller: 'you' })),
          all({ notType: 'land', zone: ['hand', 'library', 'graveyard', 'exile', 'command'], owner: 'you' }),
        ],
      },
      { change: 'setColors', colors: ['W'] },
    ),
    staticAbility({
      players: 'you',
      rules: [{ rule: 'spendsAsAnyColor', types: ['W'], othersAsColorless: true }],
    }),
  ),
  enchantmentCard(
    'Blood Sun',
    '{2}{R}',
    whenEnters([], draw(1)),
    affecting(all(land), { change: 'removeAllAbilities', except: 'mana' }),
  ),
  creatureCard(
    'Magus of the Moon',
    '{2}{R}',
    'Human Wizard',
    '2/2',
    affecting(all({ type: 'land', notSupertype: 'basic' }), {
      change: 'setSubtypes',
      subtypes: ['Mountain'],
    }),
  ),
  worded(
    ["all <cards:cardMany> that aren't on the battlefield , spells , and permanents <does:predicates>"],
    artifactCard(
      'Mycosynth Lattice',
      '{6}',
      affecting(all({}), { change: 'addTypes', types: ['artifact'] }),
      affecting(
        {
          union: [
            all({}),
            all({ zone: 'stack', stackObject: 'spell' }),
            all({ zone: ['hand', 'library', 'graveyard', 'exile', 'command'] }),
          ],
        },
        { change: 'setColors', colors: [] },
      ),
      staticAbility({ players: 'everyone', rules: [{ rule: 'spendsAsAnyColor' }] }),
    ),
  ),
  instantCard(
    'Biomass Mutation',
    '{X}{G/U}{G/U}',
    spell([], untilEndOfTurn(all(creatureYouControl), base({ number: 'x' }, { number: 'x' }))),
  ),
  enchantmentCard(
    'Humility',
    '{2}{W}{W}',
    affecting(all(creature), { change: 'removeAllAbilities' }, base(1, 1)),
  ),
  enchantmentCard(
    'Enchanted Evening',
    '{3}{W/U}{W/U}',
    affecting(all({}), { change: 'addTypes', types: ['enchantment'] }),
  ),
  artifactCard(
    'Liquimetal Coating',
    '{2}',
    activated({
      cost: [tap],
      targets: [one({})],
      effect: [untilEndOfTurn(target(0), { change: 'addTypes', types: ['artifact'] })],
    }),
  ),
];
