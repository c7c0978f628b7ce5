import { objectAt } from '../../rules/characteristics/index.ts';
import { lockedCost, manaOf } from '../../rules/effects/costs/locked.ts';
import { unitsSpentOn } from '../../rules/effects/costs/spending.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import { linkKey } from '../../rules/state/links.ts';
import type { ManaUnit } from '../../rules/state/mana.ts';
import type { Scope } from '../../rules/state/scope.ts';
import { abilityAt } from '../../rules/state/text.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Information that a linked ability reads is noted: the types of the mana spent to activate this (607.2e). */
export interface Note {
  readonly do: 'note';
  readonly what: 'typesOfManaSpent';
  readonly link: string;
}

/** The mana that was spent on the activation cost of the ability that says this: not what a tax came to (602.1a). */
function spentToActivate(game: Game, scope: Scope): readonly ManaUnit[] {
  const { choices, onStack } = scope;
  const spent = choices?.manaSpent ?? [];
  const ref = onStack === null ? null : (objectAt(game, onStack).stack?.ability ?? null);
  const ability = ref === null ? null : abilityAt(game, ref);
  return ability?.kind === 'activated'
    ? unitsSpentOn(spent, manaOf(lockedCost(game, scope, ability.cost)))
    : spent;
}

/** Notes what a linked ability reads: of each unit of mana spent to activate this its type (607.2e). */
export const note: InstructionWord<Note> = {
  shape: { what: { words: { typesOfManaSpent: true } }, link: 'name of a link' },
  said: {
    deed: [
      phrase('note the type of mana spent to pay this activation cost', {
        do: 'note',
        what: 'typesOfManaSpent',
        link: 'noted',
      }),
    ],
  },
  gives: [],
  done: 'noted',
  linksBy: () => '607.2e',
  meaning: atOnce(
    '607.2e',
    (game, { instruction, scope }): readonly GameEvent[] => {
      const values = spentToActivate(game, scope).map(({ type }) => type);
      if (values.length === 0) return [];
      const link = linkKey(instruction.link, scope.pair);
      return [{ type: 'link', object: scope.self, link, objects: [], players: [], values }];
    },
    (happened) => ({ did: happened.length > 0 }),
  ),
};
