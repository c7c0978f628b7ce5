/** What triggers on what players do, and on what becomes of them; `<who>` is who does it. */
import { actions } from '../../rules/abilities/actions/index.ts';
import { also, phrase, type Way } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const who = '<who>';
const aSpell = { zone: 'stack', stackObject: 'spell' } as const;

/** Keyword actions that a player does (701): "scries", "collects evidence"; and "the Ring tempts you". */
const performed: readonly Way[] = Object.values(actions).flatMap(({ action, verb, doneBy }) =>
  doneBy === undefined
    ? [...new Set([action, verb])].map((words) => phrase(words, [{ on: 'performs', action, who }]))
    : [],
);
const performedOn: readonly Way[] = Object.values(actions).flatMap(({ action, verb, doneBy }) =>
  doneBy === undefined ? [] : [phrase(`${doneBy} ${verb} <who:whoDoes>`, [{ on: 'performs', action, who }])],
);
/** And those that a permanent does: "explores". */
const performing: readonly Way[] = Object.values(actions).flatMap(({ action, verb, doneBy }) =>
  doneBy === undefined ? [phrase(verb, [{ on: 'performs', action, '...object': '<object>' }])] : [],
);

export const playerTriggers: Wording = {
  casting: [
    phrase('[cast] <self:selfWord>', [{ on: 'cast', by: who, spell: 'self' }]),
    phrase('[cast] <spell:spellWhich>', [{ on: 'cast', by: who, spell: '<spell>' }]),
    phrase('[cast] <spell:spellWhich> from <from:castFrom>', [
      { on: 'cast', by: who, spell: '<spell>', from: '<from>' },
    ]),
    phrase('[cast] <spell:spellWhich> during <whose:whoseTurn> turn', [
      { on: 'cast', by: who, spell: '<spell>', turnOf: '<whose>' },
    ]),
    phrase('[cast] your|their <nth:ordinal> <spell:one> each turn', [
      { on: 'cast', by: who, spell: '<spell>', nth: '<nth>' },
    ]),
  ],
  spellWhich: [
    phrase('a|an <spell:one>', '<spell>'),
    phrase('another <spell:one>', { '...spell': '<spell>', other: true }),
    phrase("a spell that's|that is both <one:color> and <other:color>", {
      ...aSpell,
      color: ['<one>', '<other>'],
    }),
    phrase('a|an <spell:one> that has an Adventure', { '...spell': '<spell>', hasAdventure: true }),
  ],
  whatIsTargeted: [
    phrase('<self:selfWord>', { among: 'self' }),
    phrase('<attachedWord>', { among: 'attached' }),
    phrase('a|an <what:one>', '<what>'),
    phrase('a single <what:one>', '<what>'),
    phrase('one or more <what:many>', '<what>'),
    phrase('one or more other <what:many>', { '...what': '<what>', other: true }),
  ],
  castFrom: [
    phrase('your|their hand', 'hand'),
    phrase('a|your|their graveyard', 'graveyard'),
    phrase('exile', 'exile'),
    phrase('your|their library', 'library'),
  ],
  turnDoing: [
    phrase('[draw] a card', [{ on: 'draws', who }]),
    phrase('[draw] your|their <nth:ordinal> card each turn', [{ on: 'draws', who, nth: '<nth>' }]),
    phrase('[draw] a card except the first one they|you draw in each of their|your draw steps', [
      { on: 'draws', who, exceptFirstInDrawStep: true },
    ]),
    phrase('[discard] a card', [{ on: 'discards', who }]),
    phrase('[discard] a|an <card:describedCard>', [{ on: 'discards', who, card: '<card>' }]),
    phrase('[discard] another card', [{ on: 'discards', who, card: { other: true } }]),
    phrase('[discard] <self:selfWord>', [{ on: 'discards', who, card: { among: 'self' } }]),
    phrase('[cycle] <self:selfWord>', [
      { on: 'discards', who, card: { among: 'self' }, payingFor: 'cycling' },
    ]),
    phrase('[cycle] a card', [{ on: 'discards', who, payingFor: 'cycling' }]),
    phrase('[cycle] another card', [{ on: 'discards', who, card: { other: true }, payingFor: 'cycling' }]),
    // What is cycled is discarded (702.29a): both together are one event.
    phrase('[cycle] or [discard] a card', [{ on: 'discards', who }]),
    phrase('[cycle] or [discard] another card', [{ on: 'discards', who, card: { other: true } }]),
    phrase('[cycle] or [discard] <self:selfWord>', [{ on: 'discards', who, card: { among: 'self' } }]),
    phrase('[gain] life', [{ on: 'gainsLife', who }]),
    phrase('[lose] life', [{ on: 'losesLife', who }]),
    phrase('[sacrifice] <self:selfWord>', [{ on: 'sacrificed', object: 'self', by: who }]),
    phrase('[sacrifice] a|an <what:one>', [{ on: 'sacrificed', object: '<what>', by: who }]),
    phrase('[sacrifice] another <what:one>', [
      { on: 'sacrificed', object: { '...what': '<what>', other: true }, by: who },
    ]),
    phrase('[tap] <self:selfWord> for mana', [{ on: 'tappedForMana', object: 'self', by: who }]),
    phrase('[tap] a|an <what:one> for mana', [{ on: 'tappedForMana', object: '<what>', by: who }]),
    phrase('[tap] a|an <what:one> for <types:units>', [
      { on: 'tappedForMana', object: '<what>', by: who, types: '<types>' },
    ]),
    phrase('[play] a land', [{ on: 'landPlayed', by: who }]),
    phrase('[play] a|an <subtype>', [{ on: 'landPlayed', by: who, land: { subtype: '<subtype>' } }]),
    phrase('[play] a|an <what:beforeNoun> land', [
      { on: 'landPlayed', by: who, land: { '...what': '<what>', type: 'land' } },
    ]),
    phrase('[exert] <self:selfWord>', [{ on: 'exerted', object: 'self', by: who }]),
    phrase('[exert] a|an <what:one>', [{ on: 'exerted', object: '<what>', by: who }]),
    phrase('[activate] an ability', [{ on: 'activated', by: who, source: {} }]),
    phrase("[activate] an ability that isn't a mana ability", [
      { on: 'activated', by: who, source: {}, notMana: true },
    ]),
    phrase('[activate] an ability of a|an <source:one>', [{ on: 'activated', by: who, source: '<source>' }]),
    also("[activate] an ability of a|an <source:one> , if it isn't a mana ability", [
      { on: 'activated', by: who, source: '<source>', notMana: true },
    ]),
    phrase("[activate] an ability of a|an <source:one> that isn't a mana ability", [
      { on: 'activated', by: who, source: '<source>', notMana: true },
    ]),
    phrase('[shuffle] your|their library', [{ on: 'shuffles', who }]),
    phrase('[complete] a dungeon', [{ on: 'completesDungeon', who }]),
    phrase('[become] the monarch', [{ on: 'playerDesignated', designation: 'monarch', who }]),
    phrase('[take] the initiative', [{ on: 'playerDesignated', designation: 'initiative', who }]),
    phrase('[lose] the game', [{ on: 'losesGame', who }]),
    // What leaves the battlefield is under nobody's control any more (603.10d).
    phrase('[lose] control of <self:selfWord>', [
      { on: 'controlChanges', object: 'self', from: who },
      { on: 'leaves', object: 'self' },
    ]),
    phrase('[unlock] this door', [{ on: 'unlocked', object: 'self', half: { said: 'thisHalf' }, by: who }]),
    phrase('fully [unlock] a|an <what:one>', [{ on: 'unlocked', object: '<what>', fully: true, by: who }]),
    ...performed,
  ],
  event: performing,
  impersonal: [
    ...performedOn,
    phrase('you or a|an <what:one> becomes the target of <by:whichTargets>', [
      { on: 'becomesTarget', player: 'you', object: '<what>', '...by': '<by>' },
    ]),
    phrase('a|an <kind:counterKind> counter is put on <object:countersWhere>', [
      { on: 'countersPut', kind: '<kind>', object: '<object>' },
    ]),
    phrase('one or more <kind:counterKind> counters are put on <object:countersWhere>', [
      { on: 'countersPut', kind: '<kind>', object: '<object>', oneOrMore: true },
    ]),
    phrase('one or more counters are put on <object:countersWhere>', [
      { on: 'countersPut', object: '<object>', oneOrMore: true },
    ]),
    phrase('a|an <kind:counterKind> counter is removed from <object:countersWhere>', [
      { on: 'counterRemoved', kind: '<kind>', object: '<object>' },
    ]),
    phrase('the last <kind:counterKind> counter is removed from <object:countersWhere>', [
      { on: 'counterRemoved', kind: '<kind>', object: '<object>', last: true },
    ]),
    phrase('a|an <what:card> is put into your graveyard from <from:cardFrom>', [
      {
        on: 'putInto',
        zone: 'graveyard',
        object: { '...what': '<what>', owner: 'you' },
        '...from': '<from>',
      },
    ]),
    phrase('one or more <what:card> are put into your graveyard from <from:cardFrom>', [
      {
        on: 'putInto',
        zone: 'graveyard',
        object: { '...what': '<what>', owner: 'you' },
        '...from': '<from>',
        oneOrMore: true,
      },
    ]),
    phrase('a|an <what:card> is put into a graveyard from <from:cardFrom>', [
      { on: 'putInto', zone: 'graveyard', object: '<what>', '...from': '<from>' },
    ]),
    phrase("a|an <what:card> is put into an opponent's graveyard from <from:cardFrom>", [
      {
        on: 'putInto',
        zone: 'graveyard',
        object: { '...what': '<what>', owner: 'opponents' },
        '...from': '<from>',
      },
    ]),
    phrase('a|an <what:card> leaves your graveyard', [
      { on: 'leaves', object: { '...what': '<what>', owner: 'you' }, from: 'graveyard' },
    ]),
    phrase('one or more <what:card> leave your graveyard', [
      { on: 'leaves', object: { '...what': '<what>', owner: 'you' }, from: 'graveyard', oneOrMore: true },
    ]),
    phrase('a|an <bySpell:one> causes you to gain life', [
      { on: 'gainsLife', who: 'you', bySpell: '<bySpell>' },
    ]),
    phrase(
      'a spell or ability an opponent controls causes a|an <what:one> to be put into your graveyard from the battlefield',
      [
        {
          on: 'putInto',
          zone: 'graveyard',
          from: 'battlefield',
          object: { '...what': '<what>', owner: 'you' },
          causedBy: 'opponents',
        },
      ],
    ),
    phrase('a|an <what:one> is championed with <of:selfWord>', [
      { on: 'leaves', object: '<what>', to: 'exile', through: { keyword: 'champion', of: 'self' } },
    ]),
    phrase('a spell or ability an opponent controls destroys a|an <what:one>', [
      { on: 'destroyed', object: '<what>', causedBy: 'opponents' },
    ]),
    phrase('an ability of a|an <source:one> triggers', [{ on: 'triggers', source: '<source>' }]),
  ],
  cardFrom: [
    phrase('anywhere', {}),
    phrase('your|their library', { from: 'library' }),
    phrase('a library', { from: 'library' }),
    phrase('your|their hand', { from: 'hand' }),
  ],
  countersWhere: [
    phrase('<selfWord>'),
    phrase('<attachedWord>'),
    phrase('a|an <what:one>', '<what>'),
    phrase('another <what:one>', { '...what': '<what>', other: true }),
  ],
  ordinal: [
    phrase('first', 1),
    phrase('second', 2),
    phrase('third', 3),
    phrase('fourth', 4),
    phrase('fifth', 5),
  ],
};
