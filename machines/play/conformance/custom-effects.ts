/** Helper permanents that situations give to players: what each does is named by a text of the format's own. */
import {
  activated,
  all,
  anyTarget,
  as,
  dealDamageToTarget,
  destroy,
  exile,
  mana,
  move,
  named,
  returnToHand,
  staticAbility,
  target,
} from '../../rules/abilities/write/index.ts';
import type { Ability, CardDefinition, Filter, Instruction, TargetSpec } from '../../rules/index.ts';
import type { SetupEntry } from './entries.ts';

type Entry = Extract<SetupEntry, { do: 'customEffect' }>;

/** After what an ability of such a permanent is called. */
const suffix = ' (helper)';

const permanent = (label: string, ability: Ability): CardDefinition => ({
  name: `${label}${suffix}`,
  types: ['enchantment'],
  abilities: [ability],
});

const forNothing = (
  label: string,
  targets: readonly TargetSpec[],
  ...effect: readonly Instruction[]
): CardDefinition => permanent(label, activated({ cost: [mana('{0}')], targets, effect }));

const permanents = (count: number): TargetSpec => ({ objects: {}, count: { min: count, max: count } });
const cardIn = (zone: 'graveyard' | 'exile'): TargetSpec => ({ objects: { zone } });

/** The permanents that an entry stands for. */
export function customPermanents({ amount = 0, effect, targets = 1 }: Entry): readonly CardDefinition[] {
  switch (effect) {
    case 'targetDamage':
      return [forNothing(`target damage ${amount}`, [anyTarget], dealDamageToTarget(amount))];
    case 'targetDestroy':
      return [forNothing('target destroy', [permanents(targets)], destroy(target(0)))];
    case 'targetExile':
      return [forNothing('target exile', [permanents(targets)], exile(target(0)))];
    case 'allDestroy':
      return [forNothing('all destroy', [], destroy(all({})))];
    case 'targetTransform':
      return [forNothing('target transform', [permanents(1)], { do: 'transform', what: target(0) })];
    case 'targetBlink':
      return [
        forNothing(
          'target blink',
          [permanents(1)],
          as('gone', exile(target(0))),
          move(named('gone'), { zone: 'battlefield', under: 'you' }),
        ),
      ];
    case 'returnFromAnyToHand':
      return [
        forNothing('return from graveyard', [cardIn('graveyard')], returnToHand(target(0))),
        forNothing('return from exile', [cardIn('exile')], returnToHand(target(0))),
        forNothing('return from library', [], {
          do: 'search',
          for: { zone: 'library' } satisfies Filter,
          count: { min: 0, max: 1 },
          to: { zone: 'hand' },
        }),
      ];
    case 'spellCostModification':
      return [
        permanent(
          `spells cost ${amount} more`,
          staticAbility({
            costs: [
              {
                of: 'spells',
                by: 'you',
                ...(amount < 0 ? { less: -amount } : { more: [mana(`{${amount}}`)] }),
              },
            ],
          }),
        ),
      ];
    default:
      return effect satisfies never;
  }
}

/** What an ability of a helper permanent of this name is called; null: the name is of no such permanent. */
export const customLabel = (name: string): string | null =>
  name.endsWith(suffix) ? name.slice(0, -suffix.length) : null;
