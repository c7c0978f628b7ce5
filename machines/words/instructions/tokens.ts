/** Tokens as they are made: "two 1/1 white Soldier creature tokens with flying", "a Food token", "a token that's a copy of …" (111). */
import { predefinedTokens } from '../../rules/abilities/write/index.ts';
import { dataOf } from '../../wording/meaning.ts';
import { also, phrase, separated, type Way } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';

/** The tokens that are created by their names alone (111.10); Roles are attached to something (111.10j). */
const byName: readonly Way[] = Object.entries(predefinedTokens).map(([name, token]) =>
  phrase(`${name.toLowerCase().endsWith('role') ? name : name} token|tokens`, dataOf(token)),
);

const manner = (words: string, means: Readonly<Record<string, string | boolean>>): readonly Way[] => [
  phrase(`a|an <token:tokenMade> that's ${words}`, { token: '<token>', count: 1, ...means }),
  phrase(`<count:several> <token:tokenMade> that are ${words}`, {
    token: '<token>',
    count: '<count>',
    ...means,
  }),
];

export const tokens: Wording = {
  deed: [phrase('[create] <all:creations>', '<all>')],
  creations: [separated('creation', [[' and ', ', ', ', and ']])],
  creation: [
    phrase('<tokens>', { do: 'create', '...tokens': '<tokens>', who: subject }),
    phrase('<token:tokenNamed>', { do: 'create', token: '<token>', who: subject }),
    phrase('a|an <token:roleToken> attached to <to:object>', {
      do: 'create',
      token: '<token>',
      attachedTo: '<to>',
      who: subject,
    }),
    phrase('<copies:copyTokens>', { do: 'createCopy', '...copies': '<copies>', who: subject }),
  ],
  tokens: [
    phrase('a|an <token:tokenMade>', { token: '<token>', count: 1 }),
    phrase('<count:several> <token:tokenMade>', { token: '<token>', count: '<count>' }),
    phrase('a|an tapped <token:tokenMade>', { token: '<token>', count: 1, tapped: true }),
    phrase('<count:several> tapped <token:tokenMade>', { token: '<token>', count: '<count>', tapped: true }),
    ...manner('tapped and attacking', { tapped: true, attacking: true }),
    ...manner('attacking', { attacking: true }),
    ...manner('blocking', { blocking: true }),
    ...manner('tapped and attacking <whom:attacked>', { tapped: true, attacking: '<whom>' }),
    ...manner('attacking <whom:attacked>', { attacking: '<whom>' }),
    ...manner('blocking <whom:object>', { blocking: '<whom>' }),
    also('a number of <token:tokenMade> equal to <count:quantity>', { token: '<token>', count: '<count>' }),
    also('a number of tapped <token:tokenMade> equal to <count:quantity>', {
      token: '<token>',
      count: '<count>',
      tapped: true,
    }),
    phrase('a|an <token:tokenMade> for each <count:counts>', { token: '<token>', count: '<count>' }),
    phrase('a|an tapped <token:tokenMade> for each <count:counts>', {
      token: '<token>',
      count: '<count>',
      tapped: true,
    }),
    phrase('<times:numeral> <token:tokenMade> for each <count:counts>', {
      token: '<token>',
      count: { number: 'times', of: ['<times>', '<count>'] },
    }),
  ],
  tokenMade: [
    ...byName,
    phrase('<body:tokenBody> token|tokens', { said: 'token', '...body': '<body>' }),
    phrase('<body:tokenBody> token|tokens with <abilities:granted>', {
      said: 'token',
      '...body': '<body>',
      abilities: '<abilities>',
    }),
    phrase('<body:tokenBody> token|tokens named <name:nameWords>', {
      said: 'token',
      '...body': '<body>',
      name: '<name>',
    }),
    phrase('<body:tokenBody> token|tokens with <abilities:granted> named <name:nameWords>', {
      said: 'token',
      '...body': '<body>',
      name: '<name>',
      abilities: '<abilities>',
    }),
    phrase('<body:tokenBody> token|tokens named <name:nameWords> with <abilities:granted>', {
      said: 'token',
      '...body': '<body>',
      name: '<name>',
      abilities: '<abilities>',
    }),
  ],
  /** One of its own name: "Someone, a legendary 4/4 red Giant creature token". */
  tokenNamed: [
    phrase('<name:nameWords> , a|an <body:tokenBody> token', {
      said: 'token',
      '...body': '<body>',
      name: '<name>',
    }),
    phrase('<name:nameWords> , a|an <body:tokenBody> token with <abilities:granted>', {
      said: 'token',
      '...body': '<body>',
      name: '<name>',
      abilities: '<abilities>',
    }),
  ],
  roleToken: byName,
  tokenBody: [
    phrase('<size> <line:tokenLine>', { size: '<size>', line: '<line>' }),
    phrase('legendary <size> <line:tokenLine>', { size: '<size>', line: '<line>', legendary: true }),
    phrase('<line:tokenLine>', { line: '<line>' }),
  ],
  tokenLine: [
    phrase('<colors:tokenColors> <subtypes:tokenSubtypes> <types:tokenTypes>', {
      colors: '<colors>',
      subtypes: '<subtypes>',
      types: '<types>',
    }),
    phrase('<colors:tokenColors> <types:tokenTypes>', { colors: '<colors>', types: '<types>' }),
  ],
  tokenColors: [phrase('colorless', []), separated('color', [[' and ', ', ', ', and ']])],
  tokenSubtypes: [
    phrase('<a:subtype>', ['<a>']),
    phrase('<a:subtype> <b:subtype>', ['<a>', '<b>']),
    phrase('<a:subtype> <b:subtype> <c:subtype>', ['<a>', '<b>', '<c>']),
  ],
  tokenTypes: [phrase('<a:type>', ['<a>']), phrase('<a:type> <b:type>', ['<a>', '<b>'])],

  copyTokens: [
    phrase('<kind:copyKind> of <of:object><except:exceptions>', {
      '...kind': '<kind>',
      of: '<of>',
      '...except': '<except>',
    }),
    phrase('<kind:copyKind> of <of:object> for each <count:counts>', {
      '...kind': '<kind>',
      of: '<of>',
      count: '<count>',
    }),
  ],
  copyKind: [
    phrase("a token that's a copy", {}),
    phrase("a tapped token that's a copy", { tapped: true }),
    phrase("a token that's tapped and attacking and that's a copy", { tapped: true, attacking: true }),
    phrase('<count:several> tokens that are copies', { count: '<count>' }),
    phrase('<count:several> tapped tokens that are copies', { count: '<count>', tapped: true }),
  ],
};
