/** Sentences of an effect, and how they are joined (608.2c). */
import { also, type Phrase, phrase, separated } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

const lasting = { do: 'modify', what: '<subject>', changes: '<changes>', until: 'forever' } as const;

const goadedForGood = {
  do: 'rule',
  what: { said: 'it' },
  rules: [{ rule: 'goaded' }],
  until: 'forever',
} as const;

/** What is done, with who or what does it; `deeds`: what players do. */
const doneBySomebody = (deeds: 'deeds' | 'deedsAnd'): readonly Phrase[] => [
  ...(
    [
      ['to their hand', { zone: 'hand' }],
      ['to the battlefield', { zone: 'battlefield' }],
    ] as const
  ).map(([where, to]) =>
    phrase(`each player returns all <what:describedCard> from their graveyard ${where}`, [
      { do: 'move', what: { all: { '...what': '<what>', zone: 'graveyard' } }, to },
    ]),
  ),
  phrase(`<subject:players> <does:${deeds}>`, [{ said: 'playerDoes', who: '<subject>', then: '<does>' }]),
  phrase('<subject:objects> <does:acts>', '<does>'),
  phrase('<subject:objects> each <does:acts>', '<does>'),
  phrase('<subject:eachOfThose> <does:acts>', '<does>'),
  phrase(`you may <does:${deeds}>`, [{ do: 'may', then: '<does>' }], { subject: 'you' }),
  phrase('you may pay <cost:payments>', [{ do: 'may', cost: '<cost>', then: [] }]),
  phrase('you may <cost:payingMana>', [{ do: 'may', cost: ['<cost>'], then: [] }]),
  phrase('<who:payer> may pay <cost:payments>', [{ do: 'may', who: '<who>', cost: '<cost>', then: [] }]),
  phrase(
    `<who:payer> may have you <does:${deeds}>`,
    [{ do: 'may', who: '<who>', then: [{ said: 'playerDoes', who: 'you', then: '<does>' }] }],
    { subject: 'you' },
  ),
  phrase(
    `each other player may <does:${deeds}>`,
    [{ do: 'may', who: { said: 'eachOther' }, then: '<does>' }],
    {
      subject: { said: 'they' },
    },
  ),
  phrase(`each <who:eachWho> may <does:${deeds}>`, [{ do: 'may', who: '<who>', then: '<does>' }], {
    subject: { said: 'they' },
  }),
  phrase('<who:payer> may have <subject:objects> <does:acts>', [{ do: 'may', who: '<who>', then: '<does>' }]),
  phrase(`you may have <subject:playerMeant> <does:${deeds}>`, [
    { do: 'may', then: [{ said: 'playerDoes', who: '<subject>', then: '<does>' }] },
  ]),
  phrase(`<subject:players> each <does:${deeds}>`, [
    { said: 'playerDoes', who: '<subject>', then: '<does>' },
  ]),
  phrase('you may have <subject:objects> <does:acts>', [{ do: 'may', then: '<does>' }]),
  phrase(`<subject:playerMeant> may <does:${deeds}>`, [{ do: 'may', who: '<subject>', then: '<does>' }]),
  phrase('<until> , <subject:objects> <changes:changings>', [
    { do: 'modify', what: '<subject>', changes: '<changes>', until: '<until>' },
  ]),
  phrase('<until> , <subject:objects> [become] <changes:becomingWhat> and [gain] <abilities:granted>', [
    {
      do: 'modify',
      what: '<subject>',
      changes: ['<...changes>', { change: 'addAbilities', abilities: '<abilities>' }],
      until: '<until>',
    },
  ]),
  phrase('<does:byItself>', '<does>'),
];

export const sentences: Wording = {
  effect: [phrase('<one:told>', '<one>'), phrase('<one:told> <more:effect>', ['<...one>', '<...more>'])],
  /** A sentence, with the one after it that says what is done instead of all that it says. */
  told: [
    phrase('<one:sentence>', '<one>'),
    phrase('<of:sentence> if <condition> , <does:clauses> instead .', [
      { said: 'instead', of: '<of>', condition: '<condition>', then: '<does>' },
    ]),
    phrase('<of:sentence> if <condition> , instead <does:clauses> .', [
      { said: 'instead', of: '<of>', condition: '<condition>', then: '<does>' },
    ]),
  ],
  sentence: [
    phrase('<does:clauses> .', '<does>'),
    phrase('then <does:clauses> .', '<does>'),
    phrase('<does:clauses> , then <more:explicits> .', ['<...does>', '<...more>']),
    phrase('if you do , <does:clauses> .', [{ said: 'ifYouDo', then: '<does>' }]),
    phrase('if <they:theyDo> , <does:clauses> .', [{ said: 'ifYouDo', they: '<they>', then: '<does>' }]),
    phrase('if you do , <first:clauses> , then <does:onTerms> .', [
      { said: 'ifYouDo', then: ['<...first>', '<...does>'] },
    ]),
    phrase('when you do , <effect:clauses> .', [{ said: 'whenYouDo', then: '<effect>' }]),
    phrase('when you pay this cost one or more times , <effect:clauses> .', [
      { said: 'whenYouDo', paidOften: true, then: '<effect>' },
    ]),
    phrase('if <condition> , <does:clauses> .', [{ said: 'if', condition: '<condition>', then: '<does>' }]),
    also('then if <condition> , <does:clauses> .', [
      { said: 'if', condition: '<condition>', then: '<does>' },
    ]),
    phrase('if <condition> , create <count:several> of those tokens instead .', [
      { said: 'ofThoseInstead', condition: '<condition>', count: '<count>' },
    ]),
    phrase("if you can't , <does:clauses> .", [{ said: 'ifYouCant', then: '<does>' }]),
    phrase('if <they:theyCant> , <does:clauses> .', [{ said: 'ifYouCant', they: '<they>', then: '<does>' }]),
    phrase("if you don't , <does:clauses> .", [{ said: 'ifYouDont', then: '<does>' }]),
    phrase('if <they:theyDont> , <does:clauses> .', [{ said: 'ifYouDont', they: '<they>', then: '<does>' }]),
    phrase("if you don't cast it|them , <does:clauses> .", [
      { said: 'ifYouDont', cast: true, then: '<does>' },
    ]),
    phrase('<who:playersWho> does the same .', [{ said: 'doesTheSame', who: '<who>' }]),
    phrase('<does:onTerms> .', '<does>'),
    phrase('then <does:onTerms> .', '<does>'),
    phrase('<first:clauses> , then <does:onTerms> .', ['<...first>', '<...does>']),
    phrase('otherwise , <does:clauses> .', [{ said: 'otherwise', then: '<does>' }]),
    phrase('you may choose new targets for the copy|copies .', [{ said: 'newTargets' }]),
    phrase('each of those players may choose new targets for their copy .', [
      { said: 'newTargets', several: true },
    ]),
    phrase("it|they can't be regenerated .", [{ said: 'cantBeRegenerated' }]),
    phrase("that <noun:nounMeant> can't be regenerated .", [
      { said: 'cantBeRegenerated', what: { said: 'that', noun: '<noun>' } },
    ]),
  ],
  /** What is done only if something is so, or unless somebody pays: after ", then" that is said of the last thing alone. */
  onTerms: [
    phrase('<does:atOnce> unless <condition>', [
      { do: 'if', condition: { holds: 'not', of: '<condition>' }, then: '<does>' },
    ]),
    phrase('<does:atOnce> if <condition>', [{ said: 'ifAfter', condition: '<condition>', then: '<does>' }]),
    phrase('<does:atOnce> unless <who:playerMeant> [pay] <cost:payments>', [
      { do: 'unless', who: '<who>', cost: '<cost>', else: '<does>' },
    ]),
    phrase('<does:atOnce> unless you [pay] <cost:costSaid> for each <times:counts>', [
      { do: 'unless', who: 'you', cost: '<cost>', times: '<times>', else: '<does>' },
    ]),
    phrase('<does:atOnce> unless <who:playerMeant> <cost:costSaid>', [
      { do: 'unless', who: '<who>', cost: '<cost>', else: '<does>' },
    ]),
    phrase('<does:atOnce> unless you [pay] <cost:payments>', [
      { do: 'unless', who: 'you', cost: '<cost>', else: '<does>' },
    ]),
    phrase(
      'each <who:eachWho> <does:deedsAnd> unless they <cost:costSaid>',
      [{ do: 'unless', who: '<who>', cost: '<cost>', else: '<does>' }],
      { subject: { said: 'they' } },
    ),
    phrase('<does:atOnce> unless you <cost:costSaid>', [
      { do: 'unless', who: 'you', cost: '<cost>', else: '<does>' },
    ]),
  ],
  /** What is done with no "then" between. */
  atOnce: [
    phrase('<one:clauseAtOnce>', '<one>'),
    phrase('<one:clauseAtOnce> (,)? and <more:explicitsAtOnce>', ['<...one>', '<...more>']),
    phrase('<one:clauseAtOnce> , <more:explicitsAtOnce>', ['<...one>', '<...more>']),
  ],
  clauseAtOnce: [
    phrase('<does:deedsAnd>', '<does>', { subject: 'you' }),
    phrase('<does:explicitAtOnce>', '<does>'),
  ],
  explicitsAtOnce: [separated('explicitAtOnce', [[' and ', ', ', ', and ']], { flat: true })],
  explicitAtOnce: doneBySomebody('deedsAnd'),
  clauses: [
    phrase('<does:plainClauses>', '<does>'),
    phrase('<does:plainClauses> , where X is <x:quantity>', [{ said: 'whereX', x: '<x>', then: '<does>' }]),
  ],
  /** Only the first may leave out who does it; what it goes on with is among its deeds. */
  plainClauses: [
    phrase('<one:clause>', '<one>'),
    phrase('<subject:objects> <changes:lasting>', [lasting]),
    phrase("it's <changes:becomingWhat> <until>", [
      { do: 'modify', what: { said: 'it' }, changes: '<changes>', until: '<until>' },
    ]),
    phrase("it's goaded for the rest of the game", [goadedForGood]),
    phrase("it's goaded for the rest of the game and <subject:pronoun> <changes:lasting>", [
      goadedForGood,
      lasting,
    ]),
    phrase('<until> , prevent all <which:whichDamage> <from:objects> would deal', [
      { do: 'preventDamage', amount: 'all', '...which': '<which>', from: '<from>', until: '<until>' },
    ]),
    phrase('<until> , prevent all <which:whichDamage> that would be dealt to <recipients>', [
      {
        do: 'preventDamage',
        amount: 'all',
        '...which': '<which>',
        recipients: '<recipients>',
        until: '<until>',
      },
    ]),
    phrase('<until> , prevent all <which:whichDamage> that would be dealt to and dealt by <both:objects>', [
      { do: 'preventDamage', amount: 'all', '...which': '<which>', to: '<both>', until: '<until>' },
      { do: 'preventDamage', amount: 'all', '...which': '<which>', from: '<both>', until: '<until>' },
    ]),
    phrase('the next <what:spellOne> you cast this turn can be cast as though it had <keyword:keywordWord>', [
      {
        do: 'rule',
        players: 'you',
        rules: [{ rule: 'mayCastAsThoughWith', keyword: '<keyword>', what: '<what>' }],
        until: 'untilEndOfTurn',
        once: true,
      },
    ]),
    phrase('you may have <subject:objects> <changes:lasting>', [{ do: 'may', then: [lasting] }]),
    phrase('<one:clause> and <more:explicits>', ['<...one>', '<...more>']),
    phrase('<one:clause> , and <more:explicits>', ['<...one>', '<...more>']),
    phrase('<one:clause> , <more:explicits>', ['<...one>', '<...more>']),
  ],
  /** What has no duration lasts for the rest of the game (611.2a); said of all that is done, and not of a part of it. */
  lasting: [separated('last', [[' and ', ', ', ', and ']], { flat: true })],
  last: [
    phrase('[lose] this ability', [{ change: 'removeThisAbility' }]),
    phrase('[lose] all abilities', [{ change: 'removeAllAbilities' }]),
    phrase('[get] <by:sizeChange>', [{ change: 'modifyPowerToughness', '...by': '<by>' }]),
    phrase('[become] <changes:becomingWhat>', '<changes>'),
    phrase('[gain] <abilities:granted>', [{ change: 'addAbilities', abilities: '<abilities>' }]),
  ],
  /** Who may do something, other than you. */
  payer: [phrase('<playerMeant>'), phrase('each player', 'everyone'), phrase('each opponent', 'opponents')],
  /** "If they do": what another player could have done. */
  theyDo: [phrase('they do', true), phrase('the player does', true), phrase('that player does', true)],
  theyCant: [phrase("they can't", true), phrase("the player can't", true), phrase("that player can't", true)],
  theyDont: [
    phrase("they don't", true),
    phrase("the player doesn't", true),
    phrase("that player doesn't", true),
  ],
  explicits: [separated('explicit', [[' and ', ', ', ', and ']], { flat: true })],
  clause: [phrase('<does:deeds>', '<does>', { subject: 'you' }), phrase('<does:explicit>', '<does>')],
  explicit: doneBySomebody('deeds'),
};
