/** Instructions that are said in few ways: counters of players, exchanges, doubling, turns and phases. */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';

export const others: Wording = {
  deed: [
    phrase('[shuffle] <owner:graveyardOf> into your|their library', [
      { do: 'move', what: { all: { zone: 'graveyard', owner: subject } }, to: { zone: 'library' } },
      { do: 'shuffle', who: subject },
    ]),
    phrase("[shuffle] <what:selfWord> into its owner's library", [
      { do: 'move', what: 'self', to: { zone: 'library' } },
      { do: 'shuffle', who: { ownerOf: 'self' } },
    ]),
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
  explicit: [
    phrase('<owner:ownerMeant> [shuffle] it|them into their library', [
      { do: 'move', what: '<owner>', to: { zone: 'library' } },
      { do: 'shuffle', who: { ownerOf: '<owner>' } },
    ]),
  ],
  ownerMeant: [phrase('the owner of <what:target>', '<what>')],
  lifeTotalOf: [phrase('your', 'you'), phrase("<who:playerMeant>'s", '<who>')],
};
