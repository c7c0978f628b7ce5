/** How an object is: "this creature is untapped", "it has a +1/+1 counter on it", "enchanted creature is black". */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const is = { holds: 'is', what: '<what>', like: '<like>' } as const;
const isnt = { holds: 'not', of: is } as const;

export const aboutObjects: Wording = {
  standing: [
    phrase('<what:oneOfThese> is|was <like:stateWords>', is),
    phrase('<what:severalOfThese> are|were <like:stateWords>', is),
    phrase("<what:oneOfThese> isn't|wasn't <like:stateWords>", isnt),
    phrase("it's <like:stateWords>", { holds: 'is', what: { said: 'it' }, like: '<like>' }),
    phrase("it's not <like:stateWords>", {
      holds: 'not',
      of: { holds: 'is', what: { said: 'it' }, like: '<like>' },
    }),
    phrase('<what:oneOfThese> is your commander', { holds: 'isCommander', what: '<what>' }),
    phrase('<what:oneOfThese> has|had <like:possessed>', is),
    phrase("<what:oneOfThese> doesn't|didn't have <like:possessed>", isnt),
    phrase('<of:possessor> <value:valueWord> is|was <to:comparison>', {
      holds: 'compare',
      what: { number: 'value', value: '<value>', of: '<of>' },
      to: '<to>',
    }),
  ],
  passing: [
    phrase('a|an <what:card> is|was revealed this way', {
      holds: 'is',
      what: { said: 'revealedCards' },
      like: { '...what': '<what>', zone: 'library' },
    }),
    phrase('<what:oneOfThese> attacked this turn', { holds: 'attackedThisTurn', what: '<what>' }),
    phrase('<what:oneOfThese> entered (the battlefield)? this turn', {
      holds: 'is',
      what: '<what>',
      like: { enteredThisTurn: true },
    }),
    phrase("<what:oneOfThese> didn't enter (the battlefield)? this turn", {
      holds: 'not',
      of: { holds: 'is', what: '<what>', like: { enteredThisTurn: true } },
    }),
  ],
  oneOfThese: [
    phrase('<what:selfWord>', { said: 'self', what: '<what>' }),
    phrase('<what:attachedWord>', { said: 'self', what: '<what>' }),
    phrase('it', { said: 'it' }),
    phrase('that <noun:nounMeant>', { said: 'that', noun: '<noun>' }),
    phrase('the <noun:nounMeant>', { said: 'the', noun: '<noun>' }),
    phrase('the sacrificed <noun:nounMeant>', { said: 'paid', how: 'sacrifice' }),
  ],
  severalOfThese: [phrase('they', { said: 'them' })],
  stateWords: [
    phrase('<one:stateWord>', '<one>'),
    phrase('<one:stateWord> or <other:stateWord>', { any: ['<one>', '<other>'] }),
    phrase('a|an <what:one>', '<what>'),
    phrase('a|an <what:card>', { '...what': '<what>', zone: { said: 'where' } }),
    phrase('on the battlefield', { zone: 'battlefield' }),
    phrase('in your graveyard', { zone: 'graveyard' }),
    phrase('in exile', { zone: 'exile' }),
  ],
  stateWord: [
    phrase('attacking', { attacking: true }),
    phrase('blocking', { blocking: true }),
    phrase('tapped', { tapped: true }),
    phrase('untapped', { tapped: false }),
    phrase('enchanted', { hasAttached: { subtype: 'Aura' } }),
    phrase('equipped', { hasAttached: { subtype: 'Equipment' } }),
    phrase('monstrous', { monstrous: true }),
    phrase('face down', { faceDown: true }),
    phrase('paired with another creature', { paired: true }),
    phrase('paired with a|an <with:one>', { pairedWith: '<with>' }),
    phrase('<color>', { color: '<color>' }),
    phrase('colorless', { colors: 'colorless' }),
    phrase('multicolored', { colors: 'multicolored' }),
    phrase('legendary', { supertype: 'legendary' }),
    phrase('<notSupertype:nonSupertype>', { notSupertype: '<notSupertype>' }),
  ],
  possessed: [
    phrase('a|an <kind:counterKind> counter on it', { counters: { kind: '<kind>', atLeast: 1 } }),
    phrase('<n:numeral> or more <kind:counterKind> counters on it', {
      counters: { kind: '<kind>', atLeast: '<n>' },
    }),
    phrase('<keyword:keywordWord>', { keyword: '<keyword>' }),
    phrase('power <power:comparison>', { power: '<power>' }),
    phrase('toughness <toughness:comparison>', { toughness: '<toughness>' }),
    phrase('mana value <manaValue:comparison>', { manaValue: '<manaValue>' }),
  ],
};
