/** Instructions that are said in few ways: counters of players, exchanges, doubling, turns and phases. */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';

export const others: Wording = {
  deed: [
    phrase('[get] <count:energySymbols>', {
      do: 'putCounters',
      kind: 'energy',
      count: '<count>',
      onPlayers: subject,
    }),
    phrase('[get] a|an <kind:counterKind> counter', {
      do: 'putCounters',
      kind: '<kind>',
      count: 1,
      onPlayers: subject,
    }),
    phrase('[get] <count:several> <kind:counterKind> counters', {
      do: 'putCounters',
      kind: '<kind>',
      count: '<count>',
      onPlayers: subject,
    }),
    phrase('[remove] <count:several> <kind:counterKind> counters from <from:objects>', {
      do: 'removeCounters',
      kind: '<kind>',
      count: '<count>',
      from: '<from>',
    }),
    phrase('[remove] all <kind:counterKind> counters from <from:objects>', {
      do: 'removeCounters',
      kind: '<kind>',
      count: 'all',
      from: '<from>',
    }),
    phrase('[move] a|an <kind:counterKind> counter from <from:objects> onto <to:objects>', {
      do: 'moveCounter',
      kind: '<kind>',
      from: '<from>',
      to: '<to>',
    }),
    phrase('[move] any number of <kind:counterKind> counters from <from:objects> onto <to:objects>', {
      do: 'moveCounter',
      kind: '<kind>',
      count: 'any',
      from: '<from>',
      to: '<to>',
    }),
    phrase('[move] all counters from <from:objects> onto <to:objects>', {
      do: 'moveCounter',
      count: 'all',
      from: '<from>',
      to: '<to>',
    }),
    phrase('[move] a|an counter from <from:objects> onto <to:objects>', {
      do: 'moveCounter',
      from: '<from>',
      to: '<to>',
    }),
    phrase('[double] the amount of each type of unspent mana you have', { do: 'doubleMana' }),
    phrase('[double] <who:lifeTotalOf> life total', {
      do: 'setLife',
      to: { number: 'times', of: [2, { number: 'life', of: '<who>' }] },
      who: '<who>',
    }),
    phrase('[exchange] control of <first:object> and <second:object>', {
      do: 'exchangeControl',
      first: '<first>',
      second: '<second>',
    }),
    phrase('[tap] or untap <what:objects>', {
      do: 'if',
      condition: { holds: 'is', what: '<what>', like: { tapped: true } },
      then: [{ do: 'untap', what: '<what>' }],
      else: [{ do: 'tap', what: '<what>' }],
    }),
    phrase('[attach] <what:objects> to <to:objects>', { do: 'attach', what: '<what>', to: '<to>' }),
    phrase('[unattach] <what:objects>', { do: 'unattach', what: '<what>' }),
    phrase('[flip] <what:objects>', { do: 'flip', what: '<what>' }),
    phrase('[convert] <what:objects>', { do: 'convert', what: '<what>' }),
    phrase('[remove] <what:objects> from combat', { do: 'removeFromCombat', what: '<what>' }),
    phrase('[turn] <what:objects> face up', { do: 'turnFaceUp', what: '<what>' }),
    phrase('[turn] <what:objects> face down', { do: 'turnFaceDown', what: '<what>' }),
    phrase('[shuffle] <owner:graveyardOf> into your|their library', [
      { do: 'move', what: { all: { zone: 'graveyard', owner: subject } }, to: { zone: 'library' } },
      { do: 'shuffle', who: subject },
    ]),
    phrase("[shuffle] <what:selfWord> into its owner's library", [
      { do: 'move', what: 'self', to: { zone: 'library' } },
      { do: 'shuffle', who: { ownerOf: 'self' } },
    ]),
    phrase('[exile] all <what:card> <place>', {
      do: 'exile',
      what: { all: { '...what': '<what>', '...place': '<place>' } },
    }),
    phrase("[exile] <owner:playerMeant>'s graveyard", {
      do: 'exile',
      what: { all: { zone: 'graveyard', owner: '<owner>' } },
    }),
    phrase('[exile] your graveyard', { do: 'exile', what: { all: { zone: 'graveyard', owner: 'you' } } }),
    phrase('[exile] all graveyards', { do: 'exile', what: { all: { zone: 'graveyard' } } }),
    phrase('[discard] all the cards in their|your hand', { do: 'discard', count: 'all', who: subject }),
    phrase('[draw] an additional card', { do: 'draw', count: 1, who: subject }),
    phrase('[draw] <count:several> additional cards', { do: 'draw', count: '<count>', who: subject }),
    phrase('end the turn', { do: 'endTurn' }),
    phrase('[skip] your|their next <what:skipped>', { do: 'skip', who: subject, what: '<what>' }),
    phrase('[roll] <dice>', { do: 'rollDie', '...dice': '<dice>', who: subject }),
    phrase('[flip] a coin', { do: 'flipCoin', who: subject }),
    phrase('[return] <what:selfWord> from your graveyard to your hand', {
      do: 'move',
      what: 'self',
      from: 'graveyard',
      to: { zone: 'hand' },
    }),
    phrase('[return] <what:selfWord> from your graveyard to the battlefield<entering>', {
      do: 'move',
      what: 'self',
      from: 'graveyard',
      to: { zone: 'battlefield', '...entering': '<entering>' },
    }),
    phrase('[exile] cards from the top of <of:library> until you|they exile a|an <like:card>', {
      do: 'exileUntil',
      like: '<like>',
      who: subject,
    }),
    phrase('[exile] <what:selfWord> from your graveyard', { do: 'exile', what: 'self', from: 'graveyard' }),
    phrase("[switch] <what:target>'s power and toughness <until>", {
      do: 'modify',
      what: '<what>',
      changes: [{ change: 'switchPowerToughness' }],
      until: '<until>',
    }),
    phrase('[switch] <what:possessor> power and toughness <until>', {
      do: 'modify',
      what: '<what>',
      changes: [{ change: 'switchPowerToughness' }],
      until: '<until>',
    }),
  ],
  sentence: [
    phrase('if you win the flip , <does:clauses> .', [{ said: 'flipped', how: 'won', then: '<does>' }]),
    phrase('if you lose the flip , <does:clauses> .', [{ said: 'flipped', how: 'lost', then: '<does>' }]),
    phrase(
      "if that|the spell is countered this way , exile it instead of putting it into its owner's graveyard .",
      [{ said: 'counteredTo', to: { zone: 'exile' } }],
    ),
    phrase(
      "if that|the spell is countered this way , put it on top of its owner's library instead of into that player's graveyard .",
      [{ said: 'counteredTo', to: { zone: 'library', position: 'top' } }],
    ),
    phrase(
      "if that|the spell is countered this way , put it into its owner's hand instead of into that player's graveyard .",
      [{ said: 'counteredTo', to: { zone: 'hand' } }],
    ),
    phrase('it [have] <abilities:quotedAbilities> .', [{ said: 'tokensHave', abilities: '<abilities>' }]),
    phrase('they have <abilities:quotedAbilities> .', [{ said: 'tokensHave', abilities: '<abilities>' }]),
  ],
  extraStep: [phrase('upkeep step', 'upkeep'), phrase('draw step', 'draw'), phrase('end step', 'end')],
  graveyardOf: [phrase('your|their graveyard', true)],
  skipped: [
    phrase('turn', 'turn'),
    phrase('untap step', 'untap'),
    phrase('draw step', 'draw'),
    phrase('combat phase', 'combat'),
    phrase('combat phase this turn', 'combat'),
  ],
  energySymbols: [
    phrase('{E}', 1),
    phrase('{E} {E}', 2),
    phrase('{E} {E} {E}', 3),
    phrase('{E} {E} {E} {E}', 4),
    phrase('{E} {E} {E} {E} {E}', 5),
    phrase('{E} {E} {E} {E} {E} {E}', 6),
  ],
  act: [
    phrase('[assign] no combat damage <until:thisTurn>', {
      do: 'rule',
      what: subject,
      rules: [{ rule: 'assignsNoDamage' }],
      until: '<until>',
    }),
  ],
  explicit: [
    phrase('<who:lifeTotalOf> life total becomes <to:quantity>', [
      { do: 'setLife', to: '<to>', who: '<who>' },
    ]),
    phrase('<who:playerMeant> [get] an additional <step:extraStep> after this step', [
      { do: 'extraPhases', who: '<who>', after: 'thisStep', phases: ['<step>'] },
    ]),
    phrase("change <what:object> 's base power and toughness to <of:possessor> power and toughness <until>", [
      {
        do: 'modify',
        what: '<what>',
        changes: [
          {
            change: 'setPowerToughness',
            power: { number: 'value', value: 'power', of: '<of>' },
            toughness: { number: 'value', value: 'toughness', of: '<of>' },
          },
        ],
        until: '<until>',
      },
    ]),
    phrase('after this phase , there is an additional combat phase', [
      { do: 'extraPhases', after: 'thisPhase', phases: ['combat'] },
    ]),
    phrase('after this phase , there is an additional combat phase followed by an additional main phase', [
      { do: 'extraPhases', after: 'thisPhase', phases: ['combat', 'postcombatMain'] },
    ]),
    phrase(
      'after this main phase , there is an additional combat phase followed by an additional main phase',
      [{ do: 'extraPhases', after: 'thisPhase', phases: ['combat', 'postcombatMain'] }],
    ),
    phrase('<owner:ownerMeant> [shuffle] it|them into their library', [
      { do: 'move', what: '<owner>', to: { zone: 'library' } },
      { do: 'shuffle', who: { ownerOf: '<owner>' } },
    ]),
  ],
  ownerMeant: [phrase('the owner of <what:target>', '<what>')],
  lifeTotalOf: [phrase('your', 'you'), phrase("<who:playerMeant>'s", '<who>')],
};
