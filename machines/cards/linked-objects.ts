/** Cards of which one ability refers to the objects that another one exiled, created or put somewhere (607.1-607.2c). */
import {
  activated,
  affecting,
  as,
  create,
  creature,
  entersSelf,
  exile,
  having,
  inAnyGraveyard,
  leavesSelf,
  modify,
  named,
  other,
  plus,
  replacement,
  sacrificeThis,
  trample,
  triggered,
  untilEndOfTurn,
  whenEnters,
} from '../rules/abilities/write/index.ts';
import type {
  CardDefinition,
  Condition,
  Filter,
  Instruction,
  KeywordAbility,
  TokenDefinition,
} from '../rules/state/vocabulary/index.ts';
import { auraCard, creatureCard, legendary } from './define.ts';

/** The link between what one ability exiles and another refers to. */
const exiled = 'exiled';
/** "… card exiled with this". */
const exiledWithThis = (filter: Filter): Filter => ({ ...filter, zone: 'exile', among: { linked: exiled } });

/** The link between what one ability puts onto the battlefield and another refers to. */
const animated = 'moved';

const stanggTwin: TokenDefinition = {
  name: 'Stangg Twin',
  supertypes: ['legendary'],
  colors: ['R', 'G'],
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 3,
  toughness: 4,
};

const enchantDead: KeywordAbility = { kind: 'keyword', keyword: 'enchant', object: inAnyGraveyard(creature) };
/** "Enchant creature put onto the battlefield with this". */
const enchantAnimated: KeywordAbility = {
  kind: 'keyword',
  keyword: 'enchant',
  object: { type: 'creature', among: { linked: animated } },
};
/** "If it's on the battlefield". */
const onBattlefield: Condition = { holds: 'is', what: 'self', like: { zone: 'battlefield' } };

/** "It loses … and gains … Return enchanted creature card to the battlefield under your control and attach this to it." */
const animating = (loses: readonly KeywordAbility[]): readonly Instruction[] => [
  modify('self', 'forever', { change: 'removeAbilities', abilities: loses }, having(enchantAnimated)),
  as('moved', {
    do: 'move',
    what: 'attached',
    from: 'graveyard',
    to: { zone: 'battlefield', under: 'you', link: animated },
  }),
  { do: 'attach', what: 'self', to: named('moved') },
  {
    do: 'delayedTrigger',
    when: [leavesSelf],
    about: named('moved'),
    effect: [{ do: 'sacrifice', who: { controllerOf: named('about') }, what: named('about') }],
  },
];

export const linkedObjects: readonly CardDefinition[] = [
  creatureCard(
    'Void Maw',
    '{4}{B}{B}',
    'Horror',
    '4/5',
    trample,
    replacement({ event: { would: 'die', what: other(creature) }, to: { zone: 'exile', link: exiled } }),
    activated({
      cost: [{ pay: 'putIntoGraveyard', what: exiledWithThis({}) }],
      effect: [untilEndOfTurn('self', plus(2, 2))],
    }),
  ),
  auraCard(
    'Animate Dead',
    '{1}{B}',
    enchantDead,
    triggered({ when: entersSelf, if: onBattlefield, effect: animating([enchantDead]) }),
    affecting('attached', plus(-1, 0)),
  ),
  legendary(
    creatureCard(
      'Stangg',
      '{4}{R}{G}',
      'Human Warrior',
      '3/4',
      whenEnters(
        [],
        as('created', create(stanggTwin)),
        {
          do: 'delayedTrigger',
          when: [leavesSelf],
          about: named('created'),
          effect: [exile(named('about'))],
        },
        {
          do: 'delayedTrigger',
          when: [{ on: 'leaves', object: { among: named('about') } }],
          about: named('created'),
          effect: [sacrificeThis],
        },
      ),
    ),
  ),
];
