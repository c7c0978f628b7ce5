/** Eldrazi, and cards of the plane that held them. */
import {
  activated,
  all,
  annihilator,
  anyTarget,
  atLevels,
  attacksSelf,
  awaken,
  cantBeCountered,
  create,
  creature,
  creatureToken,
  dealDamageToTarget,
  destroy,
  devoid,
  discard,
  draw,
  enters,
  exile,
  flying,
  haste,
  having,
  indestructible,
  keyword,
  landYouControl,
  levelUp,
  lifelink,
  loseLife,
  loyalty,
  mana,
  may,
  menace,
  move,
  named,
  one,
  other,
  ownerOf,
  permanent,
  protectionFrom,
  putCounters,
  rulesFor,
  spell,
  spellLike,
  target,
  targetOpponent,
  thatObject,
  triggered,
  untap,
  untilEndOfTurn,
  youCast,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, CostPart } from '../rules/state/vocabulary/index.ts';
import { creatureCard, enchantmentCard, legendary, planeswalkerCard, sorceryCard, worded } from './define.ts';

const castSelf = { on: 'cast', by: 'you', spell: 'self' } as const;

/** "When this is put into a graveyard from anywhere, its owner shuffles their graveyard into their library." */
const shufflesGraveyard = triggered({
  when: { on: 'putInto', zone: 'graveyard', object: 'self' },
  effect: [
    move(all({ zone: 'graveyard', owner: ownerOf('self') }), { zone: 'library' }),
    { do: 'shuffle', who: ownerOf('self') },
  ],
});

const sacrificeForColorless = activated({
  cost: [{ pay: 'sacrifice', what: 'self' }],
  effect: [{ do: 'addMana', mana: ['C'] }],
});

/** "Put a card an opponent owns from exile into that player's graveyard", as a cost. */
const processing: CostPart = { pay: 'putIntoGraveyard', what: { zone: 'exile', owner: 'opponents' } };

export const eldrazi: readonly CardDefinition[] = [
  worded(
    ['[put] <what:objects> onto the battlefield<entering>'],
    creatureCard(
      'It That Betrays',
      '{12}',
      'Eldrazi',
      '11/11',
      annihilator(2),
      triggered({
        when: { on: 'sacrificed', object: { token: false }, by: 'opponents' },
        effect: [move(thatObject, { zone: 'battlefield', under: 'you' })],
      }),
    ),
  ),
  creatureCard(
    "Ulamog's Crusher",
    '{8}',
    'Eldrazi',
    '8/8',
    annihilator(2),
    rulesFor(null, { rule: 'mustAttack' }),
  ),
  legendary(
    creatureCard(
      'Kozilek, Butcher of Truth',
      '{10}',
      'Eldrazi',
      '12/12',
      triggered({ when: castSelf, effect: [draw(4)] }),
      annihilator(4),
      shufflesGraveyard,
    ),
  ),
  legendary(
    creatureCard(
      'Ulamog, the Infinite Gyre',
      '{11}',
      'Eldrazi',
      '10/10',
      triggered({ when: castSelf, targets: [one(permanent)], effect: [destroy(target(0))] }),
      indestructible,
      annihilator(4),
      shufflesGraveyard,
    ),
  ),
  legendary(
    creatureCard(
      'Emrakul, the Aeons Torn',
      '{15}',
      'Eldrazi',
      '15/15',
      cantBeCountered,
      triggered({ when: castSelf, effect: [{ do: 'extraTurn', who: 'you' }] }),
      flying,
      protectionFrom('spells that are one or more colors', {
        zone: 'stack',
        stackObject: 'spell',
        not: { colors: 'colorless' },
      }),
      annihilator(6),
      shufflesGraveyard,
    ),
  ),
  creatureCard(
    'Barrage Tyrant',
    '{4}{R}',
    'Eldrazi',
    '5/3',
    devoid,
    activated({
      cost: [
        mana('{2}{R}'),
        { pay: 'sacrifice', what: other({ ...creature, colors: 'colorless' }), as: 'sacrificed' },
      ],
      targets: [anyTarget],
      effect: [dealDamageToTarget({ number: 'value', value: 'power', of: { paid: 'sacrificed' } })],
    }),
  ),
  sorceryCard(
    'Witness the End',
    '{3}{B}',
    devoid,
    spell(
      [targetOpponent],
      {
        do: 'choose',
        who: target(0),
        from: { zone: 'hand', owner: 'they' },
        count: { min: 2, max: 2 },
        as: 'chosen',
      },
      exile(named('chosen')),
      loseLife(2, target(0)),
    ),
  ),
  creatureCard(
    'Silent Skimmer',
    '{3}{B}',
    'Eldrazi Drone',
    '0/4',
    devoid,
    flying,
    triggered({ when: attacksSelf, effect: [loseLife(2, 'defending')] }),
  ),
  creatureCard(
    'Thought Harvester',
    '{3}{U}',
    'Eldrazi Drone',
    '2/4',
    devoid,
    flying,
    triggered({
      when: youCast(spellLike({ colors: 'colorless' })),
      targets: [targetOpponent],
      effect: [exile({ top: 1, of: target(0) })],
    }),
  ),
  enchantmentCard(
    'Awakening Zone',
    '{2}{G}',
    triggered({
      when: yourUpkeep,
      effect: [may(create(creatureToken(0, 1, [], 'Eldrazi Spawn', sacrificeForColorless)))],
    }),
  ),
  creatureCard(
    'Halimar Wavewatch',
    '{1}{U}',
    'Merfolk Soldier',
    '0/3',
    levelUp('{2}'),
    atLevels({ from: 1, to: 4 }, 0, 6),
    atLevels({ from: 5 }, 6, 6, keyword('islandwalk')),
  ),
  creatureCard(
    'Transcendent Master',
    '{1}{W}{W}',
    'Human Cleric Avatar',
    '3/3',
    levelUp('{1}'),
    atLevels({ from: 6, to: 11 }, 6, 6, lifelink),
    atLevels({ from: 12 }, 9, 9, lifelink, indestructible),
  ),
  sorceryCard(
    'Ondu Rising',
    '{1}{W}',
    spell([], {
      do: 'delayedTrigger',
      when: [{ on: 'attacks', object: creature }],
      effect: [untilEndOfTurn(thatObject, having(lifelink))],
      until: 'untilEndOfTurn',
    }),
    awaken(4, '{4}{W}'),
  ),
  creatureCard(
    'Oracle of Dust',
    '{4}{U}',
    'Eldrazi Processor',
    '3/5',
    devoid,
    activated({ cost: [mana('{2}'), processing], effect: [draw(1), discard(1, 'you')] }),
  ),
  creatureCard(
    'Void Attendant',
    '{2}{G}',
    'Eldrazi Processor',
    '2/3',
    devoid,
    activated({
      cost: [mana('{1}{G}'), processing],
      effect: [create(creatureToken(1, 1, [], 'Eldrazi Scion', sacrificeForColorless))],
    }),
  ),
  worded(
    ['[put] a|an <from:card> onto the battlefield <place><entering>'],
    planeswalkerCard(
      'Nissa of Shadowed Boughs',
      '{2}{B}{G}',
      'Nissa',
      4,
      triggered({
        abilityWord: 'Landfall',
        when: enters(landYouControl),
        effect: [putCounters('loyalty', 1, 'self')],
      }),
      loyalty(
        1,
        [one(landYouControl)],
        untap(target(0)),
        may(
          untilEndOfTurn(
            target(0),
            { change: 'addTypes', types: ['creature'] },
            { change: 'addSubtypes', subtypes: ['Elemental'] },
            { change: 'setPowerToughness', power: 3, toughness: 3 },
            having(haste, menace),
          ),
        ),
      ),
      loyalty(
        -5,
        [],
        may(
          {
            do: 'choose',
            from: {
              ...creature,
              zone: ['hand', 'graveyard'],
              owner: 'you',
              manaValue: { atMost: { number: 'count', of: landYouControl } },
            },
            count: { min: 1, max: 1 },
            as: 'chosen',
          },
          move(named('chosen'), { zone: 'battlefield', counters: { kind: '+1/+1', count: 2 } }),
        ),
      ),
    ),
  ),
];
