/**
 * What is so or not (608.2c, 603.4): after "if", "as long as", "while" and "unless". Two conditions may be joined by one "and"
 * or one "or"; more of them, or both words at once, are not understood.
 */
import { phrase } from '../../wording/syntax.ts';
import { permanentTypes } from '../lexicon.ts';
import { together, type Wording } from '../wording.ts';
import { conditions } from './index.ts';

/** `standing` is what goes on being so, `passing` what happened: only the first is what a state trigger waits for (603.8). */
const anyOfThem: Wording = {
  condition: [phrase('<is:oneCondition>', '<is>')],
  oneCondition: [phrase('<standing>'), phrase('<passing>')],
  /** Cards that are described by more than "card". */
  describedCard: [
    phrase('<one:beforeNoun> <rest:card>', { '...one': '<one>', '...rest': '<rest>' }),
    phrase('permanent card|cards', { anyType: permanentTypes }),
    phrase('card|cards <after:afterCard>', '<after>'),
  ],
  howMany: [
    phrase('<n:numeral> or more', { atLeast: '<n>' }),
    phrase('at least <n:numeral>', { atLeast: '<n>' }),
    phrase('<n:numeral> or fewer', { atMost: '<n>' }),
    phrase('at most <n:numeral>', { atMost: '<n>' }),
    phrase('exactly <n:numeral>', { exactly: '<n>' }),
  ],
  /** Cards somewhere that are described: "creature cards in your graveyard". */
  placedDescribed: [
    phrase('<what:describedCard> <place>', { '...what': '<what>', '...place': '<place>' }),
    phrase('card|cards <where:exiledWith>', '<where>'),
  ],
  theirZone: [phrase('hand', 'hand'), phrase('graveyard', 'graveyard'), phrase('library', 'library')],
  lifeCompared: [
    phrase('<n:digits> or more', { atLeast: '<n>' }),
    phrase('<n:digits> or less', { atMost: '<n>' }),
    phrase('at least <n:digits>', { atLeast: '<n>' }),
    phrase('exactly <n:digits>', { exactly: '<n>' }),
  ],
  oneOfThese: [
    phrase('<what:selfWord>', { said: 'self', what: '<what>' }),
    phrase('<what:attachedWord>', { said: 'self', what: '<what>' }),
    phrase('it', { said: 'it' }),
    phrase('that <noun:nounMeant>', { said: 'that', noun: '<noun>' }),
    phrase('the <noun:nounMeant>', { said: 'the', noun: '<noun>' }),
    phrase('the <how:paidWord> <noun:nounMeant>', { said: 'paid', how: '<how>' }),
  ],
  castWord: [phrase('<selfWord>'), phrase('it', { said: 'it' })],
};

export const conditionWording = together(
  anyOfThem,
  ...Object.values(conditions).map(({ said }) => said ?? {}),
);
