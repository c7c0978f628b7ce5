import type { ActivatedAbility, CopyException, CostPart } from '../../state/vocabulary/index.ts';

/**
 * An activated ability that functions in the graveyard and makes a token that is a copy of the card, without mana cost, a
 * Zombie besides, and with these exceptions: what embalm and eternalize stand for.
 */
export const copiedFromGraveyard = (
  keyword: string,
  cost: readonly CostPart[],
  ...except: readonly CopyException[]
): ActivatedAbility => ({
  kind: 'activated',
  keyword,
  cost: [...cost, { pay: 'exile', what: 'self', from: 'graveyard' }],
  effect: [
    {
      do: 'createCopy',
      of: 'self',
      except: [...except, { change: 'noManaCost' }, { change: 'addSubtypes', subtypes: ['Zombie'] }],
    },
  ],
  limits: { timing: 'sorcery' },
});
