/** How lines and expectations call players and objects. */
import type { Reference } from './names.ts';
import type { Form } from './told.ts';

type Parts<R> = R extends unknown ? keyof R : never;

/** Each part of a reference, by what is written of it. */
export const referenceForms: Readonly<Record<Parts<Reference>, Form>> = {
  player: {
    form: 'A',
    says: 'A player, by name: alice, bob, carol …, as the scenario has them.',
    examples: ['alice casts Shock on bob'],
  },
  name: {
    form: 'NAME',
    says: 'An object, by the name of its card or token. Of several the one that makes the line possible is meant, on the battlefield before any other zone. A token is called by its subtypes: Soldier Token.',
    examples: ['alice casts Shock on Soldier Token'],
  },
  nth: {
    form: 'NAME N',
    says: 'Which of several, counted as one reads the setup: the battlefield first, then the other zones, then what came to be since.',
    examples: ['alice casts Shock on Grizzly Bears 2'],
  },
  of: {
    form: 'A’s NAME',
    says: 'Of several, the one that this player controls, or owns.',
    examples: ['alice casts Shock on bob’s Grizzly Bears'],
  },
  alias: {
    form: 'ALIAS',
    says: 'What the setup calls it by “as”; of a count of them ALIAS 1, ALIAS 2.',
    examples: ['alice casts Shock on the first Bear'],
  },
  ability: {
    form: 'the ability of NAME',
    says: 'An ability on the stack, by its source.',
    examples: ['bob casts Stifle on the ability of Soul Warden'],
  },
  text: {
    form: 'the ability of NAME "TEXT"',
    says: 'Of several of one source, by how the text begins.',
    examples: ['bob casts Stifle on the ability of Guest "Whenever"'],
  },
};
