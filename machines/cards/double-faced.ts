/** Double-faced cards (712): nonmodal ones that transform, and modal ones of which either face is cast or played. */
import {
  activated,
  as,
  dealDamage,
  dealDamageToPlayers,
  entersSelf,
  entersTapped,
  exile,
  flying,
  mana,
  may,
  named,
  one,
  otherObject,
  plus,
  spell,
  tapFor,
  target,
  targetCreature,
  thatPlayer,
  trample,
  triggered,
  untilEndOfTurn,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type {
  Ability,
  CardDefinition,
  Condition,
  FaceDefinition,
  Instruction,
} from '../rules/state/vocabulary/index.ts';
import { creatureCard, instantCard, landCard, legendary, worded } from './define.ts';

const transformThis: Instruction = { do: 'transform', what: 'self' };
export const noSpellsLastTurn: Condition = {
  holds: 'compare',
  what: { number: 'lastTurn', fact: 'spellsCast', by: 'everyone' },
  to: { exactly: 0 },
};
export const manySpellsLastTurn: Condition = {
  holds: 'compare',
  what: { number: 'lastTurn', fact: 'spellsCast', by: 'everyone', most: true },
  to: { atLeast: 2 },
};
/** "At the beginning of each upkeep, if …, transform this creature." */
export const transformsEachUpkeep = (condition: Condition): Ability =>
  triggered({ when: { on: 'begins', step: 'upkeep' }, if: condition, effect: [transformThis] });

/** The back of a nonmodal double-faced card: it has no mana cost, and its colours by its indicator (204.2). */
export const back = (
  { manaCost: _none, ...face }: CardDefinition,
  ...colors: NonNullable<FaceDefinition['colorIndicator']>
): FaceDefinition => ({ ...face, ...(colors.length > 0 && { colorIndicator: colors }) });

const fightsBack = (damage: number): Ability =>
  triggered({
    when: [
      { on: 'blocks', object: 'self', blocked: { type: 'creature' } },
      { on: 'becomesBlocked', object: 'self', by: { type: 'creature' } },
    ],
    effect: [dealDamage(damage, otherObject)],
  });

export const doubleFaced: readonly CardDefinition[] = [
  {
    ...worded(
      ['that <noun:nounMeant>'],
      creatureCard(
        'Delver of Secrets',
        '{U}',
        'Human Wizard',
        '1/1',
        triggered({
          when: yourUpkeep,
          effect: [
            as('seen', { do: 'look', at: { top: 1, of: 'you' } }),
            may(as('revealed', { do: 'reveal', what: named('seen') })),
            {
              do: 'if',
              condition: {
                holds: 'is',
                what: named('revealed'),
                like: { zone: 'library', anyType: ['instant', 'sorcery'] },
              },
              then: [transformThis],
            },
          ],
        }),
      ),
    ),
    back: back(creatureCard('Insectile Aberration', '', 'Human Insect', '3/2', flying), 'U'),
  },
  {
    ...creatureCard(
      'Kessig Forgemaster',
      '{1}{R}',
      'Human Shaman Werewolf',
      '2/1',
      fightsBack(1),
      transformsEachUpkeep(noSpellsLastTurn),
    ),
    back: back(
      creatureCard(
        'Flameheart Werewolf',
        '',
        'Werewolf',
        '3/2',
        fightsBack(2),
        transformsEachUpkeep(manySpellsLastTurn),
      ),
      'R',
    ),
  },
  {
    ...legendary(
      creatureCard(
        'Ulrich of the Krallenhorde',
        '{3}{R}{G}',
        'Human Werewolf',
        '4/4',
        triggered({
          when: [entersSelf, { on: 'transforms', object: 'self' }],
          targets: [targetCreature],
          effect: [untilEndOfTurn(target(0), plus(4, 4))],
        }),
        transformsEachUpkeep(noSpellsLastTurn),
      ),
    ),
    back: back(
      legendary(
        worded(
          [{ word: 'whenever', in: 'when' }],
          creatureCard(
            'Ulrich, Uncontested Alpha',
            '',
            'Werewolf',
            '6/6',
            triggered({
              when: { on: 'transforms', object: 'self' },
              targets: [one({ type: 'creature', notSubtype: 'Werewolf', notController: 'you' })],
              effect: [may({ do: 'fight', first: 'self', second: target(0) })],
            }),
            transformsEachUpkeep(manySpellsLastTurn),
          ),
        ),
      ),
      'R',
      'G',
    ),
  },
  {
    ...creatureCard('Akoum Warrior', '{5}{R}', 'Minotaur Warrior', '4/5', trample),
    modal: true,
    back: back(landCard('Akoum Teeth', {}, entersTapped, tapFor('R'))),
  },
  {
    ...creatureCard(
      'Flamescroll Celebrant',
      '{1}{R}',
      'Human Shaman',
      '2/1',
      triggered({
        when: { on: 'activated', by: 'opponents', source: {}, notMana: true },
        effect: [dealDamageToPlayers(1, thatPlayer)],
      }),
      activated({ cost: [mana('{1}{R}')], effect: [untilEndOfTurn('self', plus(2, 0))] }),
    ),
    modal: true,
    back: instantCard(
      'Revel in Silence',
      '{W}{W}',
      spell(
        [],
        {
          do: 'rule',
          players: 'opponents',
          rules: [
            { rule: 'cantCast', what: {} },
            { rule: 'cantActivate', what: { type: 'planeswalker' }, onlyLoyalty: true },
          ],
          until: 'untilEndOfTurn',
        },
        exile('self'),
      ),
    ),
  },
];
