/** Cards that have players venture into the dungeon (701.49), or take the initiative (726). */
import {
  activated,
  affecting,
  all,
  anotherCreature,
  asLongAs,
  attacksSelf,
  creature,
  creatureYouControl,
  doubleStrike,
  entersSelf,
  entersTapped,
  flying,
  having,
  inYourGraveyard,
  mana,
  may,
  moveFrom,
  named,
  one,
  perform,
  plus,
  protectionFrom,
  returnToBattlefield,
  returnToHand,
  spell,
  tap,
  tapFor,
  target,
  triggered,
  untap,
  untilEndOfTurn,
  upTo,
  vigilance,
  whenEnters,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Condition, Instruction } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  artifactCreatureCard,
  creatureCard,
  legendary,
  sorceryCard,
  worded,
} from './define.ts';

const venture = perform('venture');
const youTakeTheInitiative: Instruction = {
  do: 'designatePlayer',
  designation: 'initiative',
  who: 'you',
};
const youveCompletedADungeon: Condition = { holds: 'completedDungeon', who: 'you' };

/** Every card here. */
export const venturing: readonly CardDefinition[] = [
  creatureCard('Veteran Dungeoneer', '{3}{W}', 'Human Warrior', '3/4', whenEnters([], venture)),
  legendary(
    creatureCard(
      'Nadaar, Selfless Paladin',
      '{2}{W}',
      'Dragon Knight',
      '3/3',
      vigilance,
      triggered({ when: [entersSelf, attacksSelf], effect: [venture] }),
      {
        ...affecting(all(youControl(anotherCreature)), plus(1, 1)),
        if: youveCompletedADungeon,
      },
    ),
  ),
  worded(
    ['as long as <if:condition> , <says:statement> .'],
    creatureCard(
      'Gloom Stalker',
      '{2}{W}',
      'Dwarf Ranger',
      '2/3',
      asLongAs(youveCompletedADungeon, having(doubleStrike)),
    ),
  ),
  artifactCreatureCard(
    'Cloister Gargoyle',
    '{2}{W}',
    'Gargoyle',
    '0/4',
    whenEnters([], venture),
    asLongAs(youveCompletedADungeon, plus(3, 0), having(flying)),
  ),
  creatureCard(
    'Dungeon Crawler',
    '{B}',
    'Zombie',
    '2/1',
    entersTapped,
    triggered({
      when: { on: 'completesDungeon', who: 'you' },
      effect: [may(moveFrom('graveyard', { zone: 'hand' }))],
    }),
  ),
  sorceryCard(
    "Fates' Reversal",
    '{1}{B}',
    spell([upTo(1, inYourGraveyard(creature))], returnToHand(target(0)), venture),
  ),
  legendary(
    creatureCard('Hama Pashar, Ruin Seeker', '{1}{W}{U}', 'Human Wizard', '2/3', {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'triggersAgain', what: { zone: 'command', type: 'dungeon', owner: 'you' } }],
    }),
  ),
  legendary(
    creatureCard(
      'Sefris of the Hidden Ways',
      '{W}{U}{B}',
      'Human Wizard',
      '2/3',
      {
        ...triggered({
          when: {
            on: 'putInto',
            zone: 'graveyard',
            object: { type: 'creature', card: true, owner: 'you' },
            oneOrMore: true,
          },
          effect: [venture],
        }),
        onceEachTurn: true,
      },
      {
        ...triggered({
          when: { on: 'completesDungeon', who: 'you' },
          targets: [one(inYourGraveyard(creature))],
          effect: [returnToBattlefield(target(0))],
        }),
        abilityWord: 'Create Undead',
      },
    ),
  ),
  artifactCard(
    'Dungeon Map',
    '{3}',
    tapFor('C'),
    activated({ cost: [mana('{3}'), tap], effect: [venture], limits: { timing: 'sorcery' } }),
  ),
  creatureCard(
    'White Plume Adventurer',
    '{2}{W}',
    'Orc Cleric',
    '3/3',
    whenEnters([], youTakeTheInitiative),
    triggered({
      when: { on: 'begins', step: 'upkeep', whose: 'opponents' },
      effect: [
        {
          do: 'if',
          condition: youveCompletedADungeon,
          then: [untap(all(creatureYouControl))],
          else: [
            { do: 'choose', from: creatureYouControl, count: { min: 1, max: 1 }, as: 'chosen' },
            untap(named('chosen')),
          ],
        },
      ],
    }),
  ),
  creatureCard(
    'Seasoned Dungeoneer',
    '{3}{W}',
    'Human Warrior',
    '3/4',
    whenEnters([], youTakeTheInitiative),
    triggered({
      when: { on: 'playerAttacks', by: 'you' },
      targets: [one({ attacking: true, anySubtype: ['Cleric', 'Rogue', 'Warrior', 'Wizard'] })],
      effect: [
        untilEndOfTurn(target(0), having(protectionFrom('creatures', creature))),
        perform('explore', { what: target(0) }),
      ],
    }),
  ),
  sorceryCard(
    'Explore the Underdark',
    '{4}{G}',
    spell(
      [],
      {
        do: 'search',
        for: { type: 'land', supertype: 'basic', zone: 'library' },
        count: { min: 0, max: 2 },
        to: { zone: 'battlefield', tapped: true },
      },
      youTakeTheInitiative,
    ),
  ),
];
