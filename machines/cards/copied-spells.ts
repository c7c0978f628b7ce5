/** What copies spells (707.10), and cards, to cast the copies (707.12). */
import {
  activated,
  creatureYouControl,
  entersSelf,
  exileLinked,
  inYourHand,
  mana,
  named,
  one,
  other,
  spell,
  spellLike,
  tap,
  target,
  thatObject,
  triggered,
  youCast,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, CopyException } from '../rules/state/vocabulary/index.ts';
import { artifactCard, creatureCard, instantCard, legendary } from './define.ts';

const instantOrSorcery = spellLike({ anyType: ['instant', 'sorcery'] });
const nonlegendary: CopyException = { removeSupertypes: ['legendary'] };

/** Copies of spells (707.10), and of cards, to be cast (707.12). */
export const copiedSpells: readonly CardDefinition[] = [
  instantCard(
    'Fork',
    '{R}{R}',
    spell([one(instantOrSorcery)], {
      do: 'copySpell',
      what: target(0),
      except: [{ setColors: ['R'] }],
      newTargets: true,
    }),
  ),
  instantCard(
    'Double Major',
    '{G}{U}',
    spell([one(spellLike(creatureYouControl))], {
      do: 'copySpell',
      what: target(0),
      except: [nonlegendary],
    }),
  ),
  legendary(
    creatureCard(
      'Zada, Hedron Grinder',
      '{3}{R}',
      'Goblin Ally',
      '3/3',
      triggered({
        when: youCast({ ...instantOrSorcery, targetsOnly: { among: 'self' } }),
        effect: [{ do: 'copySpell', what: thatObject, forEach: { objects: other(creatureYouControl) } }],
      }),
    ),
  ),
  artifactCard(
    'Isochron Scepter',
    '{2}',
    triggered({
      abilityWord: 'Imprint',
      when: entersSelf,
      effect: [
        {
          do: 'may',
          then: [
            {
              do: 'choose',
              from: { ...inYourHand({ type: 'instant' }), manaValue: { atMost: 2 } },
              count: { min: 1, max: 1 },
              as: 'chosen',
            },
            exileLinked(named('chosen'), 'exiled'),
          ],
        },
      ],
    }),
    activated({
      cost: [mana('{2}'), tap],
      effect: [
        {
          do: 'may',
          then: [
            { do: 'copyCard', what: { linked: 'exiled' }, as: 'copy' },
            { do: 'castWithoutPaying', what: named('copy') },
          ],
        },
      ],
    }),
  ),
];
