/** Cards that speak of what was exiled with them (607.2a, 607.2q, 607.3), and cards that exile to pay. */
import {
  activated,
  anyTarget,
  creature,
  dealDamageToTarget,
  delve,
  destroy,
  flying,
  instantOrSorcery,
  mana,
  one,
  putCounters,
  replacement,
  rulesFor,
  spell,
  target,
  targetCreature,
  thisTurn,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, instantCard, legendary, worded } from './define.ts';

export const exiledWith: readonly CardDefinition[] = [
  instantCard('Murderous Cut', '{4}{B}', delve, spell([targetCreature], destroy(target(0)))),
  creatureCard(
    'Murktide Regent',
    '{5}{U}{U}',
    'Dragon',
    '3/3',
    delve,
    flying,
    replacement({
      event: { would: 'enter', what: 'self' },
      counters: {
        kind: '+1/+1',
        count: { number: 'count', of: { ...instantOrSorcery, zone: 'exile', among: { linked: 'delve' } } },
      },
    }),
    triggered({
      when: { on: 'leaves', object: { ...instantOrSorcery, owner: 'you' }, from: 'graveyard' },
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  creatureCard(
    'Arc-Slogger',
    '{3}{R}{R}',
    'Beast',
    '4/5',
    activated({
      cost: [mana('{R}'), { pay: 'exileTop', count: 10 }],
      targets: [anyTarget],
      effect: [dealDamageToTarget(2)],
    }),
  ),
  legendary(
    creatureCard(
      'Sisters of Stone Death',
      '{4}{B}{B}{G}{G}',
      'Gorgon',
      '7/5',
      activated({
        cost: [mana('{G}')],
        targets: [targetCreature],
        effect: [thisTurn(target(0), { rule: 'mustBlock', what: 'self' })],
      }),
      activated({
        cost: [mana('{B}{G}')],
        targets: [one({ ...creature, blockingOrBlockedBy: 'self' })],
        effect: [{ do: 'exile', what: target(0), link: 'exiled' }],
      }),
      activated({
        cost: [mana('{2}{B}')],
        effect: [
          {
            do: 'choose',
            from: { ...creature, zone: 'exile', among: { linked: 'exiled' } },
            count: { min: 1, max: 1 },
            as: 'chosen',
          },
          { do: 'move', what: { named: 'chosen' }, to: { zone: 'battlefield', under: 'you' } },
        ],
      }),
    ),
  ),
  worded(
    ["<what:selfWord>'s"],
    creatureCard(
      'Quicksilver Elemental',
      '{3}{U}{U}',
      'Elemental',
      '3/4',
      activated({
        cost: [mana('{U}')],
        targets: [targetCreature],
        effect: [
          { do: 'gainAbilitiesOf', what: 'self', of: target(0), which: 'activated', until: 'untilEndOfTurn' },
        ],
      }),
      rulesFor(null, { rule: 'activatedWithAnyColor', colors: ['U'] }),
    ),
  ),
];
