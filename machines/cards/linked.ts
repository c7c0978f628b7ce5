/** Cards with linked abilities (607). */
import {
  activated,
  gainLife,
  may,
  replacement,
  spellLike,
  tap,
  tapFor,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { ActivatedAbility, CardDefinition, StaticAbility } from '../rules/state/vocabulary/index.ts';
import { artifactCard, creatureCard } from './define.ts';

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
];
