/** Cards with linked abilities (607). */
import {
  activated,
  affecting,
  all,
  destroyForGood,
  entersSelf,
  gainLife,
  kicker,
  may,
  one,
  plus,
  replacement,
  spellLike,
  tap,
  tapFor,
  target,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { ActivatedAbility, CardDefinition, StaticAbility } from '../rules/state/vocabulary/index.ts';
import { artifactCard, creatureCard, enchantmentCard } from './define.ts';

/** "As … enters, choose a color." */
const choosingColor: StaticAbility = replacement({
  event: { enters: 'self' },
  choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
});
/** "{T}: Add one mana of the chosen color." */
const tapForChosenColor: ActivatedAbility = activated({
  cost: [tap],
  effect: [{ do: 'addMana', chosen: 'color' }],
});

export const linked: readonly CardDefinition[] = [
  creatureCard('Quirion Elves', '{1}{G}', 'Elf Druid', '1/1', choosingColor, tapFor('G'), tapForChosenColor),
  artifactCard(
    'Paradise Plume',
    '{4}',
    choosingColor,
    triggered({
      when: { on: 'cast', spell: spellLike({ colorChosen: 'color' }) },
      effect: [may(gainLife(1, 'you'))],
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
    triggered({ when: entersSelf, if: { paid: 'kicker {W}' }, effect: [gainLife(3)] }),
    triggered({
      when: entersSelf,
      if: { paid: 'kicker {2}{B}' },
      targets: [one({ type: 'creature', notColor: 'B' })],
      effect: [destroyForGood(target(0))],
    }),
  ),
  enchantmentCard(
    'Engineered Plague',
    '{2}{B}',
    replacement({
      event: { enters: 'self' },
      choose: [{ do: 'chooseValue', what: 'creatureType', link: 'type' }],
    }),
    affecting(all({ type: 'creature', typeChosen: 'type' }), plus(-1, -1)),
  ),
];
