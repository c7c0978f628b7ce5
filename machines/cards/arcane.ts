/** Arcane spells, and the cards that can be spliced onto them and onto others (702.47). */
import {
  anyTarget,
  as,
  create,
  creature,
  creatureToken,
  dealDamageToTarget,
  draw,
  haste,
  having,
  inYourHand,
  mana,
  may,
  modify,
  move,
  named,
  shroud,
  spell,
  splice,
  target,
  targetCreature,
  thisTurn,
  untilEndOfTurn,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, CostPart } from '../rules/state/vocabulary/index.ts';
import { instantCard } from './define.ts';

const arcane = (card: CardDefinition): CardDefinition => ({ ...card, subtypes: ['Arcane'] });
const spliceOntoArcane = (...cost: readonly [CostPart, ...CostPart[]]) =>
  splice({ subtype: 'Arcane' }, 'Arcane', ...cost);

const evermind: CardDefinition = {
  name: 'Evermind',
  colorIndicator: ['U'],
  types: ['instant'],
  abilities: [spell([], draw(1)), spliceOntoArcane(mana('{1}{U}'))],
};

export const arcaneSpells: readonly CardDefinition[] = [
  arcane(
    instantCard(
      'Glacial Ray',
      '{1}{R}',
      spell([anyTarget], dealDamageToTarget(2)),
      spliceOntoArcane(mana('{1}{R}')),
    ),
  ),
  instantCard(
    'Everdream',
    '{1}{U}',
    spell([], draw(1)),
    splice({ anyType: ['instant', 'sorcery'] }, 'instant or sorcery', mana('{2}{U}')),
  ),
  arcane(
    instantCard(
      'Desperate Ritual',
      '{1}{R}',
      spell([], { do: 'addMana', mana: ['R', 'R', 'R'] }),
      spliceOntoArcane(mana('{1}{R}')),
    ),
  ),
  arcane(evermind),
  arcane(
    instantCard(
      'Through the Breach',
      '{4}{R}',
      spell(
        [],
        may(
          { do: 'choose', from: inYourHand(creature), count: { min: 1, max: 1 }, as: 'chosen' },
          as('moved', move(named('chosen'), { zone: 'battlefield' })),
        ),
        modify(named('moved'), 'forever', having(haste)),
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: named('moved'),
          effect: [{ do: 'sacrifice', who: 'you', what: named('about') }],
        },
      ),
      spliceOntoArcane(mana('{2}{R}{R}')),
    ),
  ),
  arcane(
    instantCard(
      'Into the Fray',
      '{R}',
      spell([targetCreature], thisTurn(target(0), { rule: 'mustAttack' })),
      spliceOntoArcane(mana('{R}')),
    ),
  ),
  arcane(
    instantCard(
      'Spiritual Visit',
      '{W}',
      spell([], create(creatureToken(1, 1, [], 'Spirit'))),
      spliceOntoArcane(mana('{W}')),
    ),
  ),
  arcane(
    instantCard(
      'Veil of Secrecy',
      '{1}{U}',
      spell(
        [targetCreature],
        untilEndOfTurn(target(0), having(shroud)),
        thisTurn(target(0), { rule: 'cant', what: 'beBlocked' }),
      ),
      spliceOntoArcane({ pay: 'returnToHand', what: { ...youControl(creature), color: 'U' } }),
    ),
  ),
];
