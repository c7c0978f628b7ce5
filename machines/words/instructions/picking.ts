/** What is chosen as it is done: "a land you control", "two cards from your hand", "up to three lands" (608.2d). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';
const picked = { said: 'picked' } as const;

export const picking: Wording = {
  deed: [
    phrase('[choose] <some:picked>', { said: 'pick', who: subject, '...some': '<some>', then: [] }),
    phrase("[return] <some:picked> to their owners ' hands", {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'move', what: picked, to: { zone: 'hand' } }],
    }),
    phrase("[return] <some:picked> to its|their owner's hand", {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'move', what: picked, to: { zone: 'hand' } }],
    }),
    phrase('[return] <some:picked> to your|their hand', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'move', what: picked, to: { zone: 'hand' } }],
    }),
    phrase('[return] <some:picked> to the battlefield<entering>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'move', what: picked, to: { zone: 'battlefield', '...entering': '<entering>' } }],
    }),
    phrase('[put] <some:pickedCard> <to:placedOne>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'move', what: picked, to: '<to>' }],
    }),
    phrase('[put] <some:severalPickedCards> <to:placedSeveral>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'move', what: picked, to: '<to>' }],
    }),
    phrase('[put] a|an <kind:counterKind> counter on <some:picked>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'putCounters', kind: '<kind>', count: 1, on: picked }],
    }),
    phrase('[put] <count:several> <kind:counterKind> counters on <some:picked>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'putCounters', kind: '<kind>', count: '<count>', on: picked }],
    }),
    phrase('[copy] <some:pickedCards>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'copyCard', what: picked }],
    }),
    phrase('[exile] <some:picked>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'exile', what: picked }],
    }),
    phrase('[destroy] <some:picked>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'destroy', what: picked }],
    }),
    phrase('[tap] <some:picked>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'tap', what: picked }],
    }),
    phrase('[untap] <some:picked>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'untap', what: picked }],
    }),
    phrase('[sacrifice] any number of <from:many>', {
      said: 'pick',
      who: subject,
      from: { '...from': '<from>', controller: subject },
      count: { min: 0, max: 'all' },
      then: [{ do: 'sacrifice', who: subject, what: picked }],
    }),
    phrase('[put] a|an <from:card> onto the battlefield <place><entering>', {
      said: 'pick',
      who: subject,
      from: { '...from': '<from>', '...place': '<place>' },
      count: { min: 1, max: 1 },
      then: [{ do: 'move', what: picked, to: { zone: 'battlefield', '...entering': '<entering>' } }],
    }),
    phrase('[attach] <some:picked> to <to:object>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'attach', what: picked, to: '<to>' }],
    }),
    phrase('[attach] <what:objects> to another <from:filter>', {
      said: 'pick',
      who: subject,
      from: '<from>',
      notHost: '<what>',
      count: { min: 1, max: 1 },
      then: [{ do: 'attach', what: '<what>', to: picked }],
    }),
    phrase('[attach] <what:objects> to another <from:filter> it can enchant', {
      said: 'pick',
      who: subject,
      from: '<from>',
      notHost: '<what>',
      canHaveAttached: '<what>',
      count: { min: 1, max: 1 },
      then: [{ do: 'attach', what: '<what>', to: picked }],
    }),
    phrase('[create] <kind:copyKind> of <some:pickedOne><except:exceptions>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'createCopy', who: subject, '...kind': '<kind>', of: picked, '...except': '<except>' }],
    }),
    phrase('[reveal] <some:pickedCards>', {
      said: 'pick',
      who: subject,
      '...some': '<some>',
      then: [{ do: 'reveal', what: picked }],
    }),
  ],
  picked: [phrase('<pickedPermanents>'), phrase('<pickedCards>')],
  pickedPermanents: [
    phrase('a|an <from:filter>', { from: '<from>', count: { min: 1, max: 1 } }),
    phrase('a|an <from:filter> of your|their choice', { from: '<from>', count: { min: 1, max: 1 } }),
    phrase('another <from:filter>', {
      from: { '...from': '<from>', other: true },
      count: { min: 1, max: 1 },
    }),
    phrase('<n:several> <from:filter>', { from: '<from>', count: { min: '<n>', max: '<n>' } }),
    phrase('up to one <from:filter>', { from: '<from>', count: { min: 0, max: 1 } }),
    phrase('up to <n:several> <from:filter>', { from: '<from>', count: { min: 0, max: '<n>' } }),
    phrase('any number of <from:many>', { from: '<from>', count: { min: 0, max: 'all' } }),
  ],
  pickedOne: [
    phrase('a|an <from:filter>', { from: '<from>', count: { min: 1, max: 1 } }),
    phrase('another <from:filter>', {
      from: { '...from': '<from>', other: true },
      count: { min: 1, max: 1 },
    }),
    phrase('a|an <from:placedCard>', { from: '<from>', count: { min: 1, max: 1 } }),
  ],
  pickedCards: [phrase('<pickedCard>'), phrase('<severalPickedCards>')],
  pickedCard: [
    phrase('a|an <from:placedCard>', { from: '<from>', count: { min: 1, max: 1 } }),
    phrase('another <from:placedCard>', {
      from: { '...from': '<from>', other: true },
      count: { min: 1, max: 1 },
    }),
    phrase('up to one <from:placedCard>', { from: '<from>', count: { min: 0, max: 1 } }),
    phrase('a|an <from:card> at random <place>', {
      from: { '...from': '<from>', '...place': '<place>' },
      count: { min: 1, max: 1 },
      atRandom: true,
    }),
  ],
  severalPickedCards: [
    phrase('<n:several> <from:placedCard>', { from: '<from>', count: { min: '<n>', max: '<n>' } }),
    phrase('up to <n:several> <from:placedCard>', { from: '<from>', count: { min: 0, max: '<n>' } }),
    phrase('any number of <from:placedCard>', { from: '<from>', count: { min: 0, max: 'all' } }),
    phrase('any number of cards with different mana values <from:place>', {
      from: '<from>',
      count: { min: 0, max: 'all' },
      different: 'manaValue',
    }),
    phrase('<n:several> <from:card> at random <place>', {
      from: { '...from': '<from>', '...place': '<place>' },
      count: { min: '<n>', max: '<n>' },
      atRandom: true,
    }),
  ],
  /** What is chosen from a hand that was revealed. */
  sentence: [
    phrase('you choose <some:chosenFromIt> . that player discards that card .', [
      { said: 'chosenDiscard', '...some': '<some>' },
    ]),
    phrase('you choose <some:chosenFromIt> .', [{ said: 'chosenFromHand', '...some': '<some>' }]),
  ],
  clause: [
    phrase('<who:players> [reveal] their hand and you choose <some:chosenFromIt>', [
      { do: 'reveal', what: { all: { zone: 'hand', owner: '<who>' } } },
      { said: 'chosenFromHand', '...some': '<some>' },
    ]),
  ],
  chosenFromIt: [
    phrase('a|an <like:card> from it', { like: '<like>', count: 1 }),
    phrase('<n:numeral> <like:card> from it', { like: '<like>', count: '<n>' }),
  ],
};
