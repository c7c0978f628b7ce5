/** Rules that are different for players (613.11): what they can't do, and may do besides. */
import { bag, phrase, separated } from '../../wording/syntax.ts';
import { permanentTypes } from '../lexicon.ts';
import type { Wording } from '../wording.ts';

export const playerRules: Wording = {
  /** What is said of players after "you", "each opponent", "players". */
  playerRules: [separated('playerRule', [[' and ', ', ', ', and ']], { flat: true })],
  playerRule: [
    phrase('[have] no maximum hand size', [{ rule: 'maximumHandSize', number: 'none' }]),
    phrase("can't gain life", [{ rule: 'cantGainLife' }]),
    phrase("can't lose life", [{ rule: 'cantLoseLife' }]),
    phrase("can't win the game", [{ rule: 'cantWin' }]),
    phrase("can't lose the game", [{ rule: 'cantLose' }]),
    phrase("can't search libraries", [{ rule: 'cantSearch' }]),
    phrase("[don't] lose the game for having 0 or less life", [{ rule: 'doesntLoseForLife' }]),
    phrase("can't draw cards", [{ rule: 'cantDraw' }]),
    phrase("can't draw more than <n:numeral> card|cards each turn", [{ rule: 'cantDraw', moreThan: '<n>' }]),
    phrase("can't get counters", [{ rule: 'cantGetCounters' }]),
    phrase("can't get <kind:counterKind> counters", [{ rule: 'cantGetCounters', kind: '<kind>' }]),
    phrase("can't become the monarch", [{ rule: 'cantBecome', designation: 'monarch' }]),
    phrase('[have] <abilities:playerAbilities>', '<abilities>'),
    // ---------------------------------------------------------------- casting and playing
    phrase("can't cast <what:spellsMany>", [{ rule: 'cantCast', what: '<what>' }]),
    phrase('may play an additional land on each of your|their turns', [
      { rule: 'additionalLands', number: 1 },
    ]),
    phrase('may play <n:numeral> additional lands on each of your|their turns', [
      { rule: 'additionalLands', number: '<n>' },
    ]),
    phrase('may play any number of lands on each of your|their turns', [
      { rule: 'additionalLands', number: 'any' },
    ]),
    phrase('may cast <what:spellsMany> as though they had flash', [
      { rule: 'mayCastAsThoughWith', keyword: 'flash', what: '<what>' },
    ]),
    phrase('may play lands from your|their graveyard', [
      { rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'land' } },
    ]),
    phrase('may cast <what:spellsMany> from your|their graveyard', [
      { rule: 'mayPlayFrom', from: 'graveyard', what: '<what>' },
    ]),
    phrase('may play lands from the top of your|their library', [
      { rule: 'mayPlayFrom', from: 'library', what: { type: 'land' }, onlyTop: true },
    ]),
    phrase('may cast <what:spellsMany> from the top of your|their library', [
      { rule: 'mayPlayFrom', from: 'library', what: '<what>', onlyTop: true },
    ]),
    phrase('may play lands and cast spells from the top of your|their library', [
      { rule: 'mayPlayFrom', from: 'library', what: {}, onlyTop: true },
    ]),
    phrase('[play] with the top card of your|their library revealed', [{ rule: 'topRevealed' }]),
    phrase('[play] with the top card of their libraries revealed', [{ rule: 'topRevealed' }]),
    phrase('may cast <what:spellsMany> without paying their mana costs', [
      { rule: 'mayCast', what: '<what>', for: [] },
    ]),
    phrase('may cast <what:spellsMany> from your hand without paying their mana costs', [
      { rule: 'mayCast', what: { '...what': '<what>', zone: 'hand' }, for: [] },
    ]),
    phrase('may activate <keyword:keywordName> abilities any time you could cast an instant', [
      { rule: 'mayActivateAsInstant', keyword: '<keyword>' },
    ]),
    phrase('may spend <color> mana as though it were mana of any color', [
      { rule: 'spendsAsAnyColor', types: ['<color>'] },
    ]),
    phrase("can't cast additional <what:spellsMany>", [{ rule: 'cantCast', what: '<what>' }]),
    phrase("may choose <what:many> as targets as though they didn't have <keyword:keywordWord>", [
      { rule: 'mayTargetAsThoughWithout', keyword: '<keyword>', what: '<what>' },
    ]),
    phrase('[get] an additional vote while voting', [{ rule: 'additionalVotes', number: 1 }]),
    phrase('may vote an additional time', [{ rule: 'additionalVotes', number: 1 }]),
    phrase('may spend mana as though it were mana of any color', [{ rule: 'spendsAsAnyColor' }]),
    phrase("[don't] lose unspent mana as steps and phases end", [{ rule: 'manaLasts' }]),
    phrase("[don't] lose unspent <color> mana as steps and phases end", [
      { rule: 'manaLasts', types: ['<color>'] },
    ]),
  ],
  playerAbilities: [
    phrase('<keyword:keywordWord>', [
      { rule: 'playerHas', ability: { kind: 'keyword', keyword: '<keyword>' } },
    ]),
    phrase('protection <ability:oneProtection>', [{ rule: 'playerHas', ability: '<ability>' }]),
  ],
  /** Spells as players speak of casting them: of cards, wherever they are. */
  spellsMany: [bag('beforeNoun', 'spellNounMany', 'afterCard')],
  spellOne: [bag('beforeNoun', 'spellNounOne', 'afterCard')],
  spellNounMany: [
    phrase('commander spells', { commander: true }),
    phrase('permanent spells', { anyType: permanentTypes }),
    phrase('spells', {}),
    phrase('<anyType:types> spells', { anyType: '<anyType>' }),
  ],
  spellNounOne: [phrase('spell', {}), phrase('<anyType:types> spell', { anyType: '<anyType>' })],
};
