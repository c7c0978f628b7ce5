/** When and from where a spell may be cast, and what its X may be (113.6e-f, 107.3). */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const begun = { do: 'move', what: 'self', to: { zone: 'battlefield', '...entering': '<entering>' } } as const;
const is = { kind: 'static' } as const;

export const castingStatics: Wording = {
  statement: [
    phrase('cast this spell only <when:onlyWhen>', { ...is, castOnlyIf: '<when>' }),
    phrase('cast this spell only <when:onlyWhen> and only <also:onlyWhen>', {
      ...is,
      castOnlyIf: { holds: 'both', of: ['<when>', '<also>'] },
    }),
    phrase('you may cast <self:selfWord> from <zones:zonesOr>', {
      ...is,
      castableFrom: { zones: '<zones>' },
    }),
    phrase('you may play <self:selfWord> from <zones:zonesOr>', {
      ...is,
      castableFrom: { zones: '<zones>' },
    }),
    phrase("X can't be 0", { ...is, leastX: 1 }),
    phrase('spend only <color> mana on X', { ...is, spentOnX: '<color>' }),
    phrase('a deck can have any number of cards named <self:selfWord>', { ...is, deckLimit: 'any' }),
    phrase('<self:selfWord> can be your commander', { ...is, mayBeCommander: true }),
  ],
  /** What may be done with it in an opening hand (103.6). */
  static: [
    phrase(
      'if this card is in your opening hand , you may begin the game with it on the battlefield<entering> .',
      {
        ...is,
        openingHand: [begun],
      },
    ),
    phrase(
      "if <self:selfWord> is in your opening hand and you're not the starting player , you may begin the game with <same:selfWord> on the battlefield<entering> . if you do , <does:clauses> .",
      {
        ...is,
        if: { holds: 'not', of: { holds: 'startingPlayer', who: 'you' } },
        openingHand: [begun, { said: 'ifDone', then: '<does>' }],
      },
    ),
    phrase('you may reveal this card from your opening hand . if you do , <does:effect>', {
      ...is,
      openingHand: [{ do: 'reveal', what: 'self' }, '<...does>'],
    }),
  ],
  zonesOr: [separated('zoneOfYours', [[' or ', ', ', ', or ']])],
  zoneOfYours: [phrase('your graveyard', 'graveyard'), phrase('exile', 'exile')],
  /** After "only", of casting and of activating. */
  onlyWhen: [
    phrase('if <condition>', '<condition>'),
    phrase('during combat <point:sidePoint>', { '...point': '<point>', ofEach: true }),
    phrase('<point:sidePoint>', '<point>'),
    phrase('during your turn , <point:sidePoint>', {
      holds: 'both',
      of: [{ holds: 'turnOf', who: 'you' }, '<point>'],
    }),
  ],
};
