import type { ManaType } from '../../rules/state/mana.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** The player's unspent mana stays, or that of these types (500.5); with `as` it becomes mana of this type instead. */
export interface ManaLasts {
  readonly rule: 'manaLasts';
  readonly types?: readonly ManaType[];
  readonly as?: ManaType;
}

export const manaLasts: RuleWord<ManaLasts> = {
  shape: { types: { list: 'mana type', optional: true }, as: 'mana type?' },
  said: {
    playerRule: [
      phrase("[don't] lose unspent mana as steps and phases end", [{ rule: 'manaLasts' }]),
      phrase("[don't] lose unspent <color> mana as steps and phases end", [
        { rule: 'manaLasts', types: ['<color>'] },
      ]),
    ],
    statement: [
      phrase(
        'if you would lose unspent mana , that mana becomes colorless instead',
        forPlayers('you', { rule: 'manaLasts', as: 'C' }),
      ),
    ],
  },
  isFor: 'players',
  unspentMana: ({ as, types }, type) =>
    types === undefined || types.includes(type) ? (as ?? type) : undefined,
};
