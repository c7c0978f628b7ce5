/** Cards that look at what becomes a target, or say what can't be one. */
import {
  anotherCreature,
  anySpell,
  attacksSelf,
  cantBeCountered,
  controllerOf,
  counter,
  creature,
  draw,
  entersSelf,
  exactly,
  freeze,
  haste,
  having,
  mana,
  may,
  one,
  opponentsControl,
  otherObject,
  rulesFor,
  staticAbility,
  tapThem,
  target,
  thatObject,
  triggered,
  untap,
  untilEndOfTurn,
  youCast,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, legendary, worded } from './define.ts';

export const targeted: readonly CardDefinition[] = [
  creatureCard(
    'Frost Titan',
    '{4}{U}{U}',
    'Giant',
    '6/6',
    triggered({
      when: { on: 'becomesTarget', object: 'self', by: 'opponents' },
      effect: [
        { do: 'unless', who: controllerOf(otherObject), cost: [mana('{2}')], else: [counter(otherObject)] },
      ],
    }),
    triggered({
      when: [entersSelf, attacksSelf],
      targets: [one({})],
      effect: [tapThem(target(0)), freeze(target(0))],
    }),
  ),
  worded(
    ['that <noun:nounMeant>'],
    creatureCard(
      'Willbreaker',
      '{3}{U}{U}',
      'Human Wizard',
      '2/3',
      triggered({
        when: { on: 'becomesTarget', object: opponentsControl(creature), by: 'you' },
        effect: [
          {
            do: 'modify',
            what: thatObject,
            changes: [{ change: 'control', by: 'you' }],
            until: 'whileYouControlSource',
          },
        ],
      }),
    ),
  ),
  legendary(
    creatureCard(
      'Leovold, Emissary of Trest',
      '{B}{G}{U}',
      'Elf Advisor',
      '3/3',
      staticAbility({ players: 'opponents', rules: [{ rule: 'cantDraw', moreThan: 1 }] }),
      triggered({
        when: { on: 'becomesTarget', object: { controller: 'you' }, player: 'you', by: 'opponents' },
        effect: [may(draw(1))],
      }),
    ),
  ),
  creatureCard(
    "Gaea's Revenge",
    '{5}{G}{G}',
    'Elemental',
    '8/5',
    cantBeCountered,
    haste,
    rulesFor(null, { rule: 'cantBeTargetedBy', by: { notColor: 'G' } }),
  ),
  creatureCard(
    'Akroan Conscriptor',
    '{4}{R}',
    'Human Shaman',
    '3/2',
    triggered({
      abilityWord: 'Heroic',
      when: youCast({ ...anySpell, targets: exactly('self') }),
      targets: [one(anotherCreature)],
      effect: [
        untilEndOfTurn(target(0), { change: 'control', by: 'you' }),
        untap(target(0)),
        untilEndOfTurn(target(0), having(haste)),
      ],
    }),
  ),
];
