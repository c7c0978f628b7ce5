/** Copies, of permanents and of spells: what they are except for what they copy, and what they target (707). */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const copies: Wording = {
  exceptions: [phrase('', {}), phrase(', except <except:exceptionList>', { except: '<except>' })],
  exceptionList: [separated('exception', [[' and ', ', ', ', and ']], { flat: true })],
  exception: [
    phrase('it|they has|have <abilities:granted>', [{ change: 'addAbilities', abilities: '<abilities>' }]),
    phrase("it|the isn't legendary", [{ change: 'removeSupertypes', supertypes: ['legendary'] }]),
    phrase("the token|copy isn't legendary", [{ change: 'removeSupertypes', supertypes: ['legendary'] }]),
    phrase("it isn't legendary if that <noun:nounMeant> is legendary", [
      { change: 'removeSupertypes', supertypes: ['legendary'] },
    ]),
    phrase("it isn't legendary if <what:attachedWord> is legendary", [
      { change: 'removeSupertypes', supertypes: ['legendary'] },
    ]),
    phrase("it|the (copy)? isn't legendary if the spell is legendary", [
      { change: 'removeSupertypes', supertypes: ['legendary'] },
    ]),
    phrase('it|they has|have this ability', [{ change: 'thisAbility' }]),
    phrase("it doesn't copy that <noun:nounMeant>'s color", [{ change: 'notCopied', what: 'color' }]),
    phrase('it enters (the battlefield)? with <more:entersWith>', [
      { change: 'entersWith', '...more': '<more>' },
    ]),
    phrase("it enters (the battlefield)? with <more:entersWith> if it's a|an <type>", [
      { change: 'ifType', type: '<type>', except: [{ change: 'entersWith', '...more': '<more>' }] },
    ]),
    phrase("it's <size>", [{ change: 'setPowerToughness', '...size': '<size>' }]),
    phrase("it's a|an <size> <kind:kindAdded> in addition to its other types", [
      { change: 'setPowerToughness', '...size': '<size>' },
      '<...kind>',
    ]),
    phrase("it's a|an <kind:kindAdded> in addition to its other types", ['<...kind>']),
    phrase("it's <color>", [{ change: 'setColors', colors: ['<color>'] }]),
    phrase('the copy is <color>', [{ change: 'setColors', colors: ['<color>'] }]),
  ],
  /** Types that come to those that it has: "black Zombie creature", "artifact". */
  kindAdded: [
    phrase('<types:tokenTypes>', [{ change: 'addTypes', types: '<types>' }]),
    phrase('<subtypes:tokenSubtypes>', [{ change: 'addSubtypes', subtypes: '<subtypes>' }]),
    phrase('<subtypes:tokenSubtypes> <types:tokenTypes>', [
      { change: 'addTypes', types: '<types>' },
      { change: 'addSubtypes', subtypes: '<subtypes>' },
    ]),
    phrase('<colors:tokenColors> <subtypes:tokenSubtypes> <types:tokenTypes>', [
      { change: 'setColors', colors: '<colors>' },
      { change: 'addTypes', types: '<types>' },
      { change: 'addSubtypes', subtypes: '<subtypes>' },
    ]),
    phrase('<colors:tokenColors> <subtypes:tokenSubtypes>', [
      { change: 'setColors', colors: '<colors>' },
      { change: 'addSubtypes', subtypes: '<subtypes>' },
    ]),
  ],
  sentence: [
    phrase(
      'copy <what:objects> for each <of:one> that the spell|ability could target . each copy targets a different one of those <those:nounsMeant> .',
      [{ do: 'copySpell', what: '<what>', forEach: { objects: '<of>' } }],
    ),
    phrase(
      'copy <what:objects> for each other <of:one> that the spell|ability could target . each copy targets a different one of those <those:nounsMeant> .',
      [{ do: 'copySpell', what: '<what>', forEach: { objects: { '...of': '<of>', other: true } } }],
    ),
  ],
  oftenWords: [phrase('twice', 2), phrase('<n:several> times', '<n>')],
};
