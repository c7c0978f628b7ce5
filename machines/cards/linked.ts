/** Cards with linked abilities (607). */
import {
  activated,
  affecting,
  all,
  anyTarget,
  as,
  asLongAs,
  creature,
  creatureYouControl,
  dealDamageToTarget,
  destroyForGood,
  entersSelf,
  flash,
  flying,
  gainLife,
  having,
  inYourGraveyard,
  keyword,
  kicker,
  lifelink,
  loseLife,
  may,
  one,
  plus,
  putCounters,
  replacement,
  returnToHand,
  spellLike,
  tap,
  tapFor,
  tapThem,
  target,
  targetPlayer,
  trample,
  triggered,
  untilEndOfTurn,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type {
  Ability,
  ActivatedAbility,
  CardDefinition,
  Filter,
  KeywordAbility,
  StaticAbility,
} from '../rules/state/vocabulary/index.ts';
import { artifactCard, creatureCard, enchantmentCard } from './define.ts';

/** "As … enters, choose a color." */
const choosingColor: StaticAbility = replacement({
  event: { would: 'enter', what: 'self' },
  choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
});
/** "{T}: Add one mana of the chosen color." */
const tapForChosenColor: ActivatedAbility = activated({
  cost: [tap],
  effect: [{ do: 'addMana', chosen: 'color' }],
});

/** "As this enters, choose Khans or Dragons": each word has an ability (614.12c). */
const khansOrDragons = (khans: Ability, dragons: Ability): readonly Ability[] => [
  replacement({
    event: { would: 'enter', what: 'self' },
    choose: [{ do: 'chooseValue', what: { oneOf: ['Khans', 'Dragons'] }, link: 'word' }],
  }),
  asLongAs({ holds: 'wordChosen', word: 'Khans', under: 'word' }, having(khans)),
  asLongAs({ holds: 'wordChosen', word: 'Dragons', under: 'word' }, having(dragons)),
];

/** "Champion a creature" (702.72). */
const champion = (object: Filter): KeywordAbility => ({ kind: 'keyword', keyword: 'champion', object });

export const linked: readonly CardDefinition[] = [
  creatureCard('Quirion Elves', '{1}{G}', 'Elf Druid', '1/1', choosingColor, tapFor('G'), tapForChosenColor),
  artifactCard(
    'Paradise Plume',
    '{4}',
    choosingColor,
    triggered({
      when: { on: 'cast', spell: spellLike({ colorChosen: 'color' }) },
      effect: [may(gainLife(1))],
    }),
    tapForChosenColor,
  ),
  creatureCard(
    'Stormscape Battlemage',
    '{2}{U}',
    'Metathran Wizard',
    '2/2',
    kicker('{W}'),
    kicker('{2}{B}'),
    triggered({ when: entersSelf, if: { holds: 'paid', cost: 'kicker {W}' }, effect: [gainLife(3)] }),
    triggered({
      when: entersSelf,
      if: { holds: 'paid', cost: 'kicker {2}{B}' },
      targets: [one({ type: 'creature', notColor: 'B' })],
      effect: [destroyForGood(target(0))],
    }),
  ),
  enchantmentCard(
    'Engineered Plague',
    '{2}{B}',
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'creatureType', link: 'type' }],
    }),
    affecting(all({ type: 'creature', typeChosen: 'type' }), plus(-1, -1)),
  ),
  creatureCard(
    'Changeling Hero',
    '{4}{W}',
    'Shapeshifter',
    '4/4',
    keyword('changeling'),
    champion({ type: 'creature' }),
    lifelink,
  ),
  creatureCard(
    'Wanderwine Prophets',
    '{4}{U}{U}',
    'Merfolk Wizard',
    '4/4',
    champion({ subtype: 'Merfolk' }),
    triggered({
      when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
      effect: [
        may(as('sacrificed', { do: 'sacrifice', who: 'you', filter: { subtype: 'Merfolk' } })),
        {
          do: 'if',
          condition: { holds: 'did', by: 'sacrificed' },
          then: [{ do: 'extraTurn', who: 'you' }],
        },
      ],
    }),
  ),
  creatureCard(
    'Lightning Crafter',
    '{3}{R}',
    'Goblin Shaman',
    '3/3',
    champion({ anySubtype: ['Goblin', 'Shaman'] }),
    activated({ cost: [tap], targets: [anyTarget], effect: [dealDamageToTarget(3)] }),
  ),
  enchantmentCard(
    'Palace Siege',
    '{3}{B}{B}',
    ...khansOrDragons(
      triggered({
        when: yourUpkeep,
        targets: [one(inYourGraveyard(creature))],
        effect: [returnToHand(target(0))],
      }),
      triggered({ when: yourUpkeep, effect: [loseLife(2, 'opponents'), gainLife(2)] }),
    ),
  ),
  enchantmentCard(
    'Citadel Siege',
    '{2}{W}{W}',
    ...khansOrDragons(
      triggered({
        when: { on: 'begins', step: 'beginningOfCombat', whose: 'you' },
        targets: [one(creatureYouControl)],
        effect: [putCounters('+1/+1', 2, target(0))],
      }),
      triggered({
        when: { on: 'begins', step: 'beginningOfCombat', whose: 'opponents' },
        targets: [one({ ...creature, controller: { event: 'player' } })],
        effect: [tapThem(target(0))],
      }),
    ),
  ),
  enchantmentCard(
    'Frontier Siege',
    '{3}{G}',
    ...khansOrDragons(
      triggered({
        when: [
          { on: 'begins', step: 'precombatMain', whose: 'you' },
          { on: 'begins', step: 'postcombatMain', whose: 'you' },
        ],
        effect: [{ do: 'addMana', mana: ['G', 'G'] }],
      }),
      triggered({
        when: { on: 'enters', object: { ...creatureYouControl, keyword: 'flying' } },
        targets: [one({ ...creature, notController: 'you' })],
        effect: [may({ do: 'fight', first: { event: 'object' }, second: target(0) })],
      }),
    ),
  ),
  creatureCard(
    'Unstoppable Ash',
    '{3}{G}',
    'Treefolk Warrior',
    '5/5',
    trample,
    champion({ anySubtype: ['Treefolk', 'Warrior'] }),
    triggered({
      when: { on: 'becomesBlocked', object: creatureYouControl },
      effect: [untilEndOfTurn({ event: 'object' }, plus(0, 5))],
    }),
  ),
  creatureCard(
    'Mistbind Clique',
    '{3}{U}',
    'Faerie Wizard',
    '4/4',
    flash,
    flying,
    champion({ subtype: 'Faerie' }),
    triggered({
      when: {
        on: 'leaves',
        object: { subtype: 'Faerie' },
        to: 'exile',
        through: { keyword: 'champion', of: 'self' },
      },
      targets: [targetPlayer],
      effect: [tapThem(all({ type: 'land', controller: target(0) }))],
    }),
  ),
];
