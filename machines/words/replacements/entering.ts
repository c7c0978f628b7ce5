/** How permanents enter (614.1c-d, 614.12): tapped, with counters, as copies, after a choice or a payment. */
import { type Meaning, phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

/** It, or something like this, would enter. */
const entering = (what: Meaning) => ({ would: 'enter', what });
const replaces = (more: { readonly [field: string]: Meaning }) => ({
  kind: 'static',
  replaces: { event: entering('<what>'), ...more },
});
const how = { '...how': '<how>' };
const sized = { change: 'setPowerToughness', '...size': '<size>' };
const having = { change: 'addAbilities', abilities: '<abilities>' };

const escaped = { holds: 'paid', cost: 'escape' } as const;

export const enteringWords: Wording = {
  /** What it enters with, and what instead if it escaped (702.138c). */
  permanentLine: [
    phrase(
      '<what:selfWord> enters (the battlefield)? with <counters:entersWith> . it escapes with <more:entersWith> instead .',
      [
        replaces({ if: { holds: 'not', of: escaped }, counters: '<counters>' }),
        replaces({ if: escaped, counters: '<more>' }),
      ],
    ),
  ],
  static: [
    phrase(
      '<what:selfWord> escapes with <counters:entersWith> .',
      replaces({ if: escaped, counters: '<counters>' }),
    ),
    phrase('<what:whatEnters> [enter] (the battlefield)? <how:howEnters> .', replaces(how)),
    phrase('as long as <so:condition> , <what:whatEnters> [enter] (the battlefield)? <how:howEnters> .', {
      ...replaces(how),
      if: '<so>',
    }),
    phrase('<what:whatEnters> [enter] (the battlefield)? <how:howEnters> <if:unless> .', {
      ...replaces({ if: '<if>', ...how }),
    }),
    phrase('<what:whatEnters> [enter] (the battlefield)? <how:howEnters> if <if:condition> .', {
      ...replaces({ if: '<if>', ...how }),
    }),
    phrase('if <if:condition> , <what:whatEnters> [enter] (the battlefield)? <how:howEnters> .', {
      ...replaces({ if: '<if>', ...how }),
    }),
    phrase(
      'as <what:selfWord> enters (the battlefield)? , <choose:enteringChoice> .',
      replaces({ choose: '<choose>' }),
    ),
    phrase("if a|an <what:one> would enter (the battlefield)? and it wasn't cast , exile it instead .", {
      kind: 'static',
      replaces: {
        event: entering('<what>'),
        if: { holds: 'not', of: { holds: 'wasCast', what: 'it' } },
        to: { zone: 'exile' },
      },
    }),
    phrase('as <self:selfWord> is turned face up , <choose:clauses> .', {
      kind: 'static',
      replaces: { event: { would: 'turnFaceUp' }, choose: '<choose>' },
    }),
    phrase('as <self:selfWord> transforms into <same:selfWord> , <choose:enteringDeeds> .', {
      kind: 'static',
      replaces: { event: { would: 'transform' }, choose: '<choose>' },
    }),
    phrase(
      'as <what:selfWord> enters (the battlefield)? , <choose:enteringDeeds> .',
      replaces({ choose: '<choose>' }),
    ),
    phrase(
      'as <what:selfWord> enters (the battlefield)? , <choose:enteringDeeds> . <self:itOrSelf> enters (the battlefield)? <how:howEnters> .',
      replaces({ choose: '<choose>', ...how }),
    ),
    phrase('as <what:selfWord> becomes attached to a|an <to:one> , choose a color .', {
      kind: 'static',
      replaces: {
        event: { would: 'attach', to: '<to>' },
        choose: [{ do: 'chooseValue', what: 'color', link: 'color', anew: true }],
      },
    }),
    phrase(
      'as <what:selfWord> enters (the battlefield)? , roll <count:dice> . it enters (the battlefield)? with a number of <kind:counterKind> counters on it equal to <n:quantity> .',
      replaces({
        choose: [{ do: 'rollDie', '...count': '<count>' }],
        counters: { kind: '<kind>', count: '<n>' },
      }),
    ),
    phrase(
      "as <what:selfWord> enters (the battlefield)? , you may <cost:costDone> . if you don't , <self:itOrSelf> enters (the battlefield)? tapped .",
      replaces({ cost: '<cost>', otherwise: { tapped: true } }),
    ),
    phrase(
      'as <what:selfWord> enters (the battlefield)? , you may <cost:costDone> . if you do , <self:itOrSelf> enters (the battlefield)? <how:howEnters> .',
      replaces({ cost: '<cost>', ...how }),
    ),
    phrase(
      'as <what:selfWord> enters (the battlefield)? , it becomes your choice of <becomes:enteringShapes> .',
      replaces({ becomes: '<becomes>' }),
    ),
    phrase(
      'as <what:selfWord> enters (the battlefield)? , it becomes your choice of <becomes:shapesBesides> in addition to its other types .',
      replaces({ becomes: '<becomes>' }),
    ),
    phrase(
      'you may have <what:selfWord> enter (the battlefield)? as a copy of <copied:whatIsCopied><except:exceptions> .',
      replaces({ optional: true, asCopyOf: '<copied>', '...except': '<except>' }),
    ),
    phrase(
      'for each kind of counter on <on:selfWord> , <what:whatEnters> [enter] (the battlefield)? with a counter of that kind on it .',
      replaces({ counters: { kind: { eachOn: '<on>' }, count: 1 } }),
    ),
    phrase(
      '<what:whatEnters> [enter] (the battlefield)? as a copy of <copied:whatIsCopied><except:exceptions> .',
      replaces({ asCopyOf: '<copied>', '...except': '<except>' }),
    ),
  ],
  /** What something may be as it enters: "a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender". */
  enteringShapes: [separated('enteringShape', [[' or ', ', ', ', or ']], { least: 2 })],
  enteringShape: [
    phrase('a|an <size> <types:tokenTypes>', [sized, { change: 'addTypes', types: '<types>' }]),
    phrase('a|an <size> <types:tokenTypes> with <abilities:granted>', [
      sized,
      { change: 'addTypes', types: '<types>' },
      having,
    ]),
  ],
  shapesBesides: [separated('shapeBesides', [[' or ', ', ', ', or ']], { least: 2 })],
  shapeBesides: [
    phrase('a|an <size> <kind:kindAdded>', [sized, '<...kind>']),
    phrase('a|an <size> <kind:kindAdded> with <abilities:granted>', [sized, '<...kind>', having]),
  ],
  enteringDeeds: [phrase('<does:deeds>', '<does>', { subject: 'you' })],
  itOrSelf: [phrase('it', 'self'), phrase('<selfWord>')],
  selfOrIt: [phrase('<selfWord>'), phrase('it', 'self')],
  whatEnters: [
    phrase('<selfOrIt>'),
    phrase('<many>'),
    phrase('each <what:one>', '<what>'),
    phrase('each other <what:one>', { '...what': '<what>', other: true }),
  ],
  howEnters: [
    phrase('transformed', { transformed: true }),
    phrase('tapped', { tapped: true }),
    phrase('with <counters:entersWith>', { counters: '<counters>' }),
    phrase('with <counters:entersWith> and as a|an <type:subtype> in addition to its other types', {
      counters: '<counters>',
      subtypes: ['<type>'],
    }),
    phrase('tapped with <counters:entersWith>', { tapped: true, counters: '<counters>' }),
    phrase('under <under:enteringUnder> control', { under: '<under>' }),
  ],
  dice: [
    phrase('a|an <sides:die>', { sides: '<sides>' }),
    phrase('<count:several> <sides:die>', { sides: '<sides>', count: '<count>' }),
  ],
  die: [
    ...[4, 6, 8, 10, 12, 20].map((sides) => phrase(`d${sides}`, sides)),
    ...(
      [
        ['four', 4],
        ['six', 6],
        ['eight', 8],
        ['ten', 10],
        ['twelve', 12],
        ['twenty', 20],
      ] as const
    ).map(([word, sides]) => phrase(`${word}-sided die|dice`, sides)),
  ],
  enteringUnder: [phrase('your', 'you'), phrase("an opponent's", 'opponents')],
  entersWith: [
    phrase('a|an <kind:counterKind> counter on it', { kind: '<kind>', count: 1 }),
    phrase('an additional <kind:counterKind> counter on it', { kind: '<kind>', count: 1 }),
    phrase('<count:several> <kind:counterKind> counters on it', {
      kind: '<kind>',
      count: '<count>',
    }),
    phrase('<count:several> additional <kind:counterKind> counters on it', {
      kind: '<kind>',
      count: '<count>',
    }),
    phrase('an additional <count:several> <kind:counterKind> counters on it', {
      kind: '<kind>',
      count: '<count>',
    }),
    phrase('a|an (additional)? <kind:counterKind> counter on it for each <count:counts>', {
      kind: '<kind>',
      count: '<count>',
    }),
    phrase('<times:several> (additional)? <kind:counterKind> counters on it for each <count:counts>', {
      kind: '<kind>',
      count: { number: 'times', of: ['<times>', '<count>'] },
    }),
    phrase('a number of <kind:counterKind> counters on it equal to <count:quantity>', {
      kind: '<kind>',
      count: '<count>',
    }),
    phrase('a number of additional <kind:counterKind> counters on it equal to <count:quantity>', {
      kind: '<kind>',
      count: '<count>',
    }),
    phrase('X (additional)? <kind:counterKind> counters on it , where X is <count:quantity>', {
      kind: '<kind>',
      count: '<count>',
    }),
  ],
  /** What is chosen as something enters, for the abilities that are linked to that (607.2d). */
  enteringChoice: [
    phrase('choose a color', [{ do: 'chooseValue', what: 'color', link: 'color' }]),
    phrase('choose a creature type', [{ do: 'chooseValue', what: 'creatureType', link: 'type' }]),
    phrase('choose a basic land type', [{ do: 'chooseValue', what: 'basicLandType', link: 'type' }]),
    phrase('choose a card name', [{ do: 'chooseValue', what: 'cardName', link: 'name' }]),
    phrase('each opponent reveals their hand . you choose the name of a|an <among:card> revealed this way', [
      { do: 'reveal', what: { all: { zone: 'hand', owner: 'opponents' } } },
      {
        do: 'chooseValue',
        what: 'cardName',
        among: { '...among': '<among>', zone: 'hand', owner: 'opponents' },
        link: 'name',
      },
    ]),
    phrase('choose an opponent', [{ do: 'choosePlayer', from: 'opponents', link: 'chosen' }]),
    phrase('pay any amount of life', [{ do: 'payLife', link: 'paid' }]),
    phrase('turn <what:objects> face down', [{ do: 'turnFaceDown', what: '<what>' }]),
    phrase('each player chooses <one:lowerWord> or <other:lowerWord>', [
      { do: 'chooseValue', who: 'everyone', what: { oneOf: ['<one>', '<other>'] }, link: 'word' },
    ]),
    phrase('<who:whoChooses> chooses a color', [
      { do: 'chooseValue', who: '<who>', what: 'color', link: 'color' },
    ]),
    phrase('choose a player', [{ do: 'choosePlayer', from: 'everyone', link: 'chosen' }]),
  ],
  whoChooses: [phrase('each player', 'everyone'), phrase('each opponent', 'opponents')],
  whatIsCopied: [
    phrase('any <what:card> in a graveyard', { '...what': '<what>', zone: 'graveyard' }),
    phrase('any <what:one> on the battlefield', '<what>'),
    phrase('any <what:one>', '<what>'),
    phrase('a|an <what:one>', '<what>'),
    phrase('<what:selfWord>', { among: '<what>' }),
    phrase('<what:attachedWord>', { among: '<what>' }),
  ],
};
