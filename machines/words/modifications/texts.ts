/** All the text of an object (612.5-6). */
import { setName } from '../../rules/characteristics/changes.ts';
import { objectAt } from '../../rules/characteristics/index.ts';
import { isIntrinsic, type Printed, printedTexts } from '../../rules/characteristics/printed.ts';
import { printedOn } from '../../rules/characteristics/printed-on.ts';
import type { Characteristics, HadAbility } from '../../rules/state/object.ts';
import type { Ability } from '../../rules/state/vocabulary/abilities.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import type { Writable } from '../../rules/state/write.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

/** All its text is that of this card (612.6), and these abilities. */
export interface FullTextOf {
  readonly change: 'fullTextOf';
  readonly of: Objects;
  readonly and?: readonly Ability[];
}

export const fullTextOf: ModificationWord<FullTextOf> = {
  shape: { of: 'objects', and: 'abilities?' },
  said: {
    being: [
      phrase('[have] the full text of <of:topOne>', [{ change: 'fullTextOf', of: '<of>' }]),
      phrase('[have] the full text of <of:topOne> and [have] the text <and:quoted>', [
        { change: 'fullTextOf', of: '<of>', and: ['<and>'] },
      ]),
    ],
  },
  layer: '3',
  apply(now, { of }, { ask, game, given, scope }) {
    const [card] = ask.objects(game, scope, of);
    if (card !== undefined)
      setFullText(now, printedOn(game, printedTexts(game), objectAt(game, card)), given);
  },
  locked: (change, lock) => ({ ...change, of: lock.objects(change.of) }),
  writes: ['control', 'types', 'subtypes', 'supertypes', 'colors', 'abilities', 'lost', 'size', 'names'],
  order: 'sets',
  says: (name) => name !== 'controller' && name !== 'loyalty' && name !== 'defense',
  brings: ({ and = [] }) => and,
  isFullText: true,
};

/** All that is printed there, and some more rules text (612.6). */
function setFullText(now: Writable<Characteristics>, { values }: Printed, more: readonly HadAbility[]): void {
  setName(now, values.name);
  if (values.otherNames !== undefined) now.otherNames = values.otherNames;
  now.manaCost = values.manaCost;
  now.manaValue = values.manaValue;
  now.colors = values.colors;
  now.supertypes = values.supertypes;
  now.types = values.types;
  now.subtypes = values.subtypes;
  now.abilities = [...values.abilities, ...more];
  now.power = now.basePower = values.power;
  now.toughness = now.baseToughness = values.toughness;
}

/** Its rules text is what the effect carries (612.5): of the instruction `exchangeText`, and of no card. */
export interface SetText {
  readonly change: 'setText';
}

export const setText: ModificationWord<SetText> = {
  shape: {},
  said: null,
  isOfRules: true,
  layer: '3',
  apply(now, _change, { given }) {
    now.abilities = [...given, ...now.abilities.filter(isIntrinsic)];
  },
  writes: ['abilities', 'lost'],
  order: 'sets',
  says: (name) => name === 'abilities',
  isText: true,
};
