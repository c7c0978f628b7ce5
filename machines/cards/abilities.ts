/** Cards that show what abilities are: what counters, copies, gives, takes away and forbids them (113, 602, 603, 605, 606). */
import {
  activated,
  affecting,
  all,
  counter,
  creature,
  creatureYouControl,
  destroyForGood,
  flying,
  having,
  hexproof,
  leavesSelf,
  mana,
  named,
  one,
  opponentsControl,
  plus,
  rulesFor,
  spell,
  tap,
  target,
  targetCreature,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/ability.ts';
import { artifactCard, creatureCard, enchantmentCard, instantCard, legendary, typed } from './define.ts';

const theirs = all(opponentsControl(creature));

/** What counters or copies abilities on the stack (113.9, 707.10). */
const onTheStack: readonly CardDefinition[] = [
  instantCard('Stifle', '{U}', spell([one({ zone: 'stack', stackObject: 'ability' })], counter(target(0)))),
  creatureCard(
    'Diplomatic Escort',
    '{1}{U}',
    'Human Spellshaper',
    '1/1',
    activated({
      cost: [mana('{U}'), tap, { discard: {} }],
      targets: [one({ zone: 'stack', targets: creature })],
      effect: [counter(target(0))],
    }),
  ),
  artifactCard(
    'Strionic Resonator',
    '{2}',
    activated({
      cost: [mana('{2}'), tap],
      targets: [one({ zone: 'stack', stackObject: 'triggeredAbility', controller: 'you' })],
      effect: [{ do: 'copySpell', what: target(0), newTargets: true }],
    }),
  ),
];

/** What gives, takes away and forbids abilities, and what asks for none (113.10-113.12). */
const givingAndTaking: readonly CardDefinition[] = [
  enchantmentCard(
    'Muraganda Petroglyphs',
    '{3}{G}',
    affecting(all({ type: 'creature', noAbilities: true }), plus(2, 2)),
  ),
  typed(
    creatureCard(
      'Archetype of Imagination',
      '{4}{U}{U}',
      'Human Wizard',
      '3/2',
      affecting(all(creatureYouControl), having(flying)),
      affecting(theirs, { removeKeyword: 'flying' }, { cantHaveKeyword: 'flying' }),
    ),
    'enchantment',
    'creature',
  ),
  typed(
    creatureCard(
      'Archetype of Endurance',
      '{6}{G}{G}',
      'Boar',
      '6/5',
      affecting(all(creatureYouControl), having(hexproof)),
      affecting(theirs, { removeKeyword: 'hexproof' }, { cantHaveKeyword: 'hexproof' }),
    ),
    'enchantment',
    'creature',
  ),
];

/** Delayed triggered abilities, and what they are about (603.7). */
const later: readonly CardDefinition[] = [
  legendary(
    creatureCard(
      'Merieke Ri Berit',
      '{W}{U}{B}',
      'Human',
      '1/1',
      rulesFor(null, { cant: 'untap' }),
      activated({
        cost: [tap],
        targets: [targetCreature],
        effect: [
          { do: 'modify', what: target(0), changes: [{ control: 'you' }], until: 'whileYouControlSource' },
          {
            do: 'delayedTrigger',
            when: [leavesSelf, { on: 'untapped', object: 'self' }],
            about: target(0),
            effect: [destroyForGood(named('about'))],
          },
        ],
      }),
    ),
  ),
];

export const aboutAbilities: readonly CardDefinition[] = [...onTheStack, ...givingAndTaking, ...later];
