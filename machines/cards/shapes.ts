/** Cards that change what others are, or what they are themselves. */
import {
  activated,
  affecting,
  all,
  artifact,
  as,
  base,
  creature,
  creatureYouControl,
  dealDamage,
  draw,
  enchant,
  enters,
  flash,
  haste,
  having,
  ifYouControl,
  inYourGraveyard,
  land,
  may,
  modify,
  move,
  named,
  one,
  putCounters,
  sacrificeThis,
  spell,
  tap,
  target,
  targetCreature,
  thatObject,
  triggered,
  untilEndOfTurn,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { auraCard, creatureCard, instantCard, sorceryCard, worded } from './define.ts';

export const shapes: readonly CardDefinition[] = [
  worded(
    [
      '<until> , <subject:objects> <changes:changings>',
      "a|an <what:animated> that's still a|an <type:stillType>",
      { joint: 'and', of: ['modify', 'still'] },
    ],
    instantCard(
      'Animate Land',
      '{G}',
      spell([one(land)], untilEndOfTurn(target(0), { change: 'addTypes', types: ['creature'] }, base(3, 3))),
    ),
  ),
  creatureCard(
    'Izzet Staticaster',
    '{1}{U}{R}',
    'Human Wizard',
    '0/3',
    flash,
    haste,
    activated({
      cost: [tap],
      targets: [targetCreature],
      effect: [
        dealDamage(1, {
          union: [target(0), all({ ...creature, sharesNameWith: target(0), notAmong: target(0) })],
        }),
      ],
    }),
  ),
  {
    ...worded(
      [{ phrase: 'that <noun:nounMeant>', in: 'modify' }, 'is|are <changes:besidesWhat> <until>'],
      sorceryCard(
        "Aquitect's Will",
        '{U}',
        spell(
          [one(land)],
          putCounters('flood', 1, target(0)),
          modify(target(0), { whileItHas: 'flood' }, { change: 'addSubtypes', subtypes: ['Island'] }),
          { do: 'if', condition: ifYouControl({ subtype: 'Merfolk' }), then: [draw(1)] },
        ),
      ),
    ),
    types: ['kindred', 'sorcery'],
    subtypes: ['Merfolk'],
  },
  worded(
    [
      'for as long as that <noun:nounMeant> has a|an <kind:counterKind> counter on it',
      '[have] <abilities:granted>',
    ],
    instantCard(
      'Makeshift Mannequin',
      '{3}{B}',
      spell(
        [one(inYourGraveyard(creature))],
        as('moved', move(target(0), { zone: 'battlefield', counters: { kind: 'mannequin', count: 1 } })),
        modify(
          named('moved'),
          { whileItHas: 'mannequin' },
          having(triggered({ when: { on: 'becomesTarget', object: 'self' }, effect: [sacrificeThis] })),
        ),
      ),
    ),
  ),
  creatureCard(
    'Eldrazi Mimic',
    '{2}',
    'Eldrazi',
    '2/1',
    triggered({
      when: enters({ ...creatureYouControl, colors: 'colorless', other: true }),
      effect: [
        may(
          untilEndOfTurn(
            'self',
            base(
              { number: 'value', value: 'power', of: thatObject },
              { number: 'value', value: 'toughness', of: thatObject },
            ),
          ),
        ),
      ],
    }),
  ),
  auraCard(
    'Ensoul Artifact',
    '{1}{U}',
    enchant(artifact),
    affecting('attached', { change: 'addTypes', types: ['creature'] }, base(5, 5)),
  ),
];
