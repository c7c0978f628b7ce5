/** Trigger conditions: what stands after "when", "whenever" and "at" (603). */
import { phrase, separated } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

const object = '<object>';

export const triggers: Wording = {
  triggerLead: [phrase('when|whenever <when:happenings>', '<when>'), phrase('at <when:beginning>', '<when>')],
  happenings: [
    separated('happening', [[' or ', ', ', ', or ']], { flat: true }),
    separated('happening', [[' or when|whenever ', ' ', ' ']], { least: 2, flat: true }),
  ],
  happening: [
    phrase('<object:whoseEvent> <events>', '<events>'),
    phrase('<who:whoDoes> <events:doings>', '<events>'),
  ],
  events: [separated('event', [[' or ', ', ', ', or ']], { flat: true })],
  doings: [separated('doing', [[' or ', ', ', ', or ']], { flat: true })],
  /** Whose event it is: this object, what it is attached to, or each that fits. */
  whoseEvent: [
    phrase('<selfWord>', { one: 'self' }),
    phrase('<attachedWord>', { one: 'attached' }),
    phrase('a|an <what:anyFilter>', { one: '<what>' }),
    phrase('another <what:anyFilter>', { one: { '...what': '<what>', other: true } }),
    phrase('one or more <what:anyFilter>', { one: '<what>', oneOrMore: true }),
    phrase('one or more other <what:anyFilter>', {
      one: { '...what': '<what>', other: true },
      oneOrMore: true,
    }),
    phrase('<self:selfWord> or another <what:anyFilter>', {
      one: 'self',
      or: { '...what': '<what>', other: true },
    }),
    phrase('<self:selfWord> or a|an <what:anyFilter>', { one: 'self', or: '<what>' }),
  ],
  anyFilter: [phrase('<filter>')],
  event: [
    phrase('[enter] (the battlefield)?', [{ on: 'enters', '...object': object }]),
    phrase('[enter] (the battlefield)? under your control', [
      { on: 'enters', '...object': object, said: 'underYourControl' },
    ]),
    phrase("[enter] (the battlefield)? under an opponent's control", [
      { on: 'enters', '...object': object, said: 'underOpponentsControl' },
    ]),
    phrase('[leave] the battlefield', [{ on: 'leaves', '...object': object }]),
    phrase('[die]', [{ on: 'dies', '...object': object }]),
    phrase('is|are put into a graveyard from the battlefield', [
      { on: 'putInto', zone: 'graveyard', from: 'battlefield', '...object': object },
    ]),
    phrase('[attack]', [{ on: 'attacks', '...object': object }]),
    phrase('[attack] alone', [{ on: 'attacks', '...object': object, alone: true }]),
    phrase('[attack] you', [{ on: 'attacks', '...object': object, player: 'you' }]),
    phrase('[block]', [{ on: 'blocks', '...object': object }]),
    phrase('[block] a|an <blocked:filter>', [{ on: 'blocks', '...object': object, blocked: '<blocked>' }]),
    phrase('[become] blocked', [{ on: 'becomesBlocked', '...object': object }]),
    phrase('[become] blocked by a|an <by:filter>', [
      { on: 'becomesBlocked', '...object': object, by: '<by>' },
    ]),
    phrase("[attack] and isn't blocked", [{ on: 'attacksUnblocked', '...object': object }]),
    phrase('[deal] damage', [{ on: 'dealsDamage', '...source': { '...object': object } }]),
    phrase('[deal] combat damage', [
      { on: 'dealsDamage', combat: true, '...source': { '...object': object } },
    ]),
    phrase('[deal] damage to <to:damagedWhom>', [
      { on: 'dealsDamage', '...source': { '...object': object }, '...to': '<to>' },
    ]),
    phrase('[deal] combat damage to <to:damagedWhom>', [
      { on: 'dealsDamage', combat: true, '...source': { '...object': object }, '...to': '<to>' },
    ]),
    phrase('is|are dealt damage', [{ on: 'dealtDamage', '...object': object }]),
    phrase('[become] tapped', [{ on: 'tapped', '...object': object }]),
    phrase('[become] untapped', [{ on: 'untapped', '...object': object }]),
    phrase('[become] the target of a spell or ability', [{ on: 'becomesTarget', '...object': object }]),
    phrase('[become] the target of a spell', [{ on: 'becomesTarget', '...object': object, ofSpell: true }]),
    phrase('[become] the target of a spell or ability an opponent controls', [
      { on: 'becomesTarget', '...object': object, by: 'opponents' },
    ]),
    phrase('is|are turned face up', [{ on: 'turnedFaceUp', '...object': object }]),
    phrase('is|are tapped for mana', [{ on: 'tappedForMana', '...object': object }]),
    phrase('[transform]', [{ on: 'transforms', '...object': object }]),
  ],
  damagedWhom: [
    phrase('a player', { toPlayer: 'everyone' }),
    phrase('an opponent', { toPlayer: 'opponents' }),
    phrase('you', { toPlayer: 'you' }),
    phrase('a|an <what:filter>', { to: '<what>' }),
  ],
  whoDoes: [
    phrase('you', 'you'),
    phrase('an opponent', 'opponents'),
    phrase('a player', 'everyone'),
    phrase('another player', 'everyoneElse'),
    phrase('enchanted player', 'attachedPlayer'),
  ],
  doing: [
    phrase('[cast] <self:selfWord>', [{ on: 'cast', by: '<who>', spell: 'self', said: 'castSelf' }]),
    phrase('[cast] a|an <spell:spellCast>', [{ on: 'cast', by: '<who>', spell: '<spell>' }]),
    phrase('[cast] another <spell:spellCast>', [
      { on: 'cast', by: '<who>', spell: { '...spell': '<spell>', other: true } },
    ]),
    phrase('[cast] your|their first|second|third spell each turn', [
      { on: 'cast', by: '<who>', spell: { zone: 'stack', stackObject: 'spell' }, nth: 0 },
    ]),
    phrase('[draw] a card', [{ on: 'draws', who: '<who>' }]),
    phrase('[draw] your|their second card each turn', [{ on: 'draws', who: '<who>', nth: 2 }]),
    phrase('[discard] a card', [{ on: 'discards', who: '<who>' }]),
    phrase('[discard] a|an <card>', [{ on: 'discards', who: '<who>', card: '<card>' }]),
    phrase('[gain] life', [{ on: 'gainsLife', who: '<who>' }]),
    phrase('[lose] life', [{ on: 'losesLife', who: '<who>' }]),
    phrase('[sacrifice] a|an <what:filter>', [{ on: 'sacrificed', object: '<what>', by: '<who>' }]),
    phrase('[sacrifice] another <what:filter>', [
      { on: 'sacrificed', object: { '...what': '<what>', other: true }, by: '<who>' },
    ]),
    phrase('[attack]', [{ on: 'playerAttacks', by: '<who>' }]),
    phrase('[attack] with one or more <with:filter>', [{ on: 'playerAttacks', by: '<who>', with: '<with>' }]),
    phrase('[tap] a|an <what:filter> for mana', [{ on: 'tappedForMana', object: '<what>', by: '<who>' }]),
    phrase('[play] a land', [{ on: 'landPlayed', by: '<who>' }]),
    phrase('[scry]', [{ on: 'performs', action: 'scry', who: '<who>' }]),
    phrase('[surveil]', [{ on: 'performs', action: 'surveil', who: '<who>' }]),
  ],
  spellCast: [phrase('<spell:filter>')],
  beginning: [
    phrase('the beginning of your <step>', [{ on: 'begins', step: '<step>', whose: 'you' }]),
    phrase("the beginning of each player's <step>", [{ on: 'begins', step: '<step>' }]),
    phrase('the beginning of each <step>', [{ on: 'begins', step: '<step>' }]),
    phrase("the beginning of each opponent's <step>", [{ on: 'begins', step: '<step>', whose: 'opponents' }]),
    phrase("the beginning of each other player's <step>", [
      { on: 'begins', step: '<step>', whose: 'everyoneElse' },
    ]),
    phrase('the beginning of combat on your turn', [
      { on: 'begins', step: 'beginningOfCombat', whose: 'you' },
    ]),
    phrase('the beginning of each combat', [{ on: 'begins', step: 'beginningOfCombat' }]),
    phrase("the beginning of the <step> of enchanted creature's controller", [
      { on: 'begins', step: '<step>', whose: { controllerOf: 'attached' } },
    ]),
    phrase("the beginning of enchanted player's <step>", [
      { on: 'begins', step: '<step>', whose: 'attachedPlayer' },
    ]),
    phrase('end of combat', [{ on: 'begins', step: 'endOfCombat' }]),
  ],
  step: [
    phrase('upkeep', 'upkeep'),
    phrase('end step', 'end'),
    phrase('draw step', 'draw'),
    phrase('precombat main phase', 'precombatMain'),
    phrase('first main phase', 'precombatMain'),
    phrase('postcombat main phase', 'postcombatMain'),
  ],
};
