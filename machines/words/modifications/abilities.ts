/** Abilities that are gained (613.1f). */
import type { Applying } from '../../rules/characteristics/changes.ts';
import { isOfNothingChosen } from '../../rules/state/links.ts';
import type { Characteristics, HadAbility } from '../../rules/state/object.ts';
import type { Ability } from '../../rules/state/vocabulary/abilities.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import type { Writable } from '../../rules/state/write.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

export interface AddAbilities {
  readonly change: 'addAbilities';
  readonly abilities: readonly Ability[];
}

export const addAbilities: ModificationWord<AddAbilities> = {
  shape: { abilities: 'abilities' },
  said: {
    changing: [
      phrase('[gain] <abilities:granted>', [{ change: 'addAbilities', abilities: '<abilities>' }]),
      phrase('[have] <abilities:granted>', [{ change: 'addAbilities', abilities: '<abilities>' }]),
    ],
    being: [
      phrase("[have] protection <from:oneProtection> . this effect doesn't remove <self:selfWord>", [
        { change: 'addAbilities', abilities: [{ '...from': '<from>', doesntRemove: 'this' }] },
      ]),
      phrase("[have] protection <from:oneProtection> . this effect doesn't remove auras", [
        { change: 'addAbilities', abilities: [{ '...from': '<from>', doesntRemove: 'auras' }] },
      ]),
      phrase(
        "[have] protection <from:oneProtection> . this effect doesn't remove permanents already attached to it|them",
        [{ change: 'addAbilities', abilities: [{ '...from': '<from>', doesntRemove: 'attached' }] }],
      ),
    ],
  },
  layer: '6',
  apply: gain,
  writes: ['abilities'],
  order: 'adds',
  gives: ({ abilities }) => abilities,
  gain: ({ abilities }, { lasts, mine }) => (lasts ? 1 : 0.2) * mine * abilities.length * 0.8,
};

/** All activated abilities that these have, whatever they are at any moment. */
export interface AddActivatedOf {
  readonly change: 'addActivatedOf';
  readonly of: Objects;
}

export const addActivatedOf: ModificationWord<AddActivatedOf> = {
  shape: { of: 'objects' },
  said: {
    being: [
      phrase('[have] all activated abilities of <of:every>', [{ change: 'addActivatedOf', of: '<of>' }]),
      phrase('[have] all activated abilities of <of:topOne>', [{ change: 'addActivatedOf', of: '<of>' }]),
    ],
  },
  layer: '6',
  apply: gain,
  writes: ['abilities'],
  reads: ['abilities'],
  order: 'adds',
  givesThoseOf: ({ of }) => of,
  gain: (_change, { lasts, mine }) => (lasts ? 1 : 0.2) * mine * 0.8,
};

/** What is given, but for keywords that it can't have, and for what speaks of a choice that nobody made. */
function gain(
  now: Writable<Characteristics>,
  _change: AddAbilities | AddActivatedOf,
  { denied, game, given, scope }: Applying,
): void {
  now.abilities = [
    ...now.abilities,
    ...given.filter((had) => !denied.has(keywordOf(had)) && !isOfNothingChosen(game, scope, had.ability)),
  ];
}

const keywordOf = ({ ability }: HadAbility): string => (ability.kind === 'keyword' ? ability.keyword : '');
