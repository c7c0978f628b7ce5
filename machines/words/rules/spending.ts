/** Mana that may be spent as though it were other mana (609.4b). */
import type { Color, ManaType } from '../../rules/state/mana.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** To activate its abilities, mana of these colors may be spent as though it were mana of any color. */
export interface ActivatedWithAnyColor {
  readonly rule: 'activatedWithAnyColor';
  readonly colors: readonly Color[];
}

export const activatedWithAnyColor: RuleWord<ActivatedWithAnyColor> = {
  shape: { colors: { list: 'color' } },
  said: {
    statement: [
      phrase(
        'you may spend <color> mana as though it were mana of any color to pay the activation costs of <possessor> abilities',
        { kind: 'static', rules: [{ rule: 'activatedWithAnyColor', colors: ['<color>'] }] },
      ),
    ],
  },
  isFor: 'objects',
  spentToActivate: ({ colors }) => colors,
};

/**
 * Of players: they may spend mana, or mana of these types, as though it were mana of any color. With `othersAsColorless`
 * they may spend other mana only as though it were colorless mana.
 */
export interface SpendsAsAnyColor {
  readonly rule: 'spendsAsAnyColor';
  readonly types?: readonly ManaType[];
  readonly othersAsColorless?: true;
}

export const spendsAsAnyColor: RuleWord<SpendsAsAnyColor> = {
  shape: { types: { list: 'mana type', optional: true }, othersAsColorless: 'flag?' },
  said: {
    playerRule: [
      phrase('may spend <color> mana as though it were mana of any color', [
        { rule: 'spendsAsAnyColor', types: ['<color>'] },
      ]),
      phrase('may spend mana as though it were mana of any color', [{ rule: 'spendsAsAnyColor' }]),
    ],
    statement: [
      phrase(
        'you may spend <color> mana as though it were mana of any color . you may spend other mana only as though it were colorless mana',
        forPlayers('you', { rule: 'spendsAsAnyColor', types: ['<color>'], othersAsColorless: true }),
      ),
    ],
  },
  isFor: 'players',
  spentAsAnyColor: (change) => change,
};
