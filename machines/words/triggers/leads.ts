/**
 * Trigger conditions: what stands after "when", "whenever" and "at" (603.1). Several are said one after the other, each with
 * its own word or under one: "when this creature enters or dies", "when this creature enters and whenever you attack".
 */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const object = '<object>';

export const triggerLeads: Wording = {
  triggerLead: [
    phrase('<triggerLeadOfSeveral>'),
    phrase('when|whenever <when:impersonal> during <whose:whoseTurn> turn', {
      when: '<when>',
      while: { holds: 'turnOf', who: '<whose>' },
    }),
    phrase('<when:leads>', { when: '<when>' }),
    phrase('<when:leads> while <while:condition>', { when: '<when>', while: '<while>' }),
    phrase('when|whenever <who:whoDoes> <when:turnDoings> during <whose:whoseTurn> turn', {
      when: '<when>',
      while: { holds: 'turnOf', who: '<whose>' },
    }),
  ],
  /** This object and others attack: it attacks while they do, as all of them are declared at once (508.1). */
  triggerLeadOfSeveral: [
    phrase('when|whenever <self:selfWord> and at least <n:numeral> other creature|creatures attack', {
      when: [{ on: 'attacks', object: 'self' }],
      while: {
        holds: 'exists',
        what: { type: 'creature', attacking: true, other: true, controller: 'you' },
        count: { atLeast: '<n>' },
      },
    }),
  ],
  whoseTurn: [
    phrase('your', 'you'),
    phrase("an opponent's", 'opponents'),
    phrase("each opponent's", 'opponents'),
    phrase("another player's", 'everyoneElse'),
  ],
  leads: [
    separated(
      'lead',
      [
        [' or ', ', ', ', or '],
        [' and ', ', ', ', and '],
      ],
      { flat: true },
    ),
  ],
  lead: [
    phrase('when|whenever <when:happenings>', '<when>'),
    phrase('at <when:beginning>', '<when>'),
    phrase('when <is:standing>', [{ on: 'state', is: '<is>' }]),
  ],
  happenings: [separated('happening', [[' or ', ', ', ', or ']], { flat: true })],
  happening: [
    phrase('<object:whoseEvent> <events>', '<events>'),
    phrase('<who:whoDoes> <events:doings>', '<events>'),
    phrase('<events:impersonal>', '<events>'),
  ],
  events: [separated('event', [[' or ', ', ', ', or ']], { flat: true })],
  doings: [separated('doing', [[' or ', ', ', ', or ']], { flat: true })],
  turnDoings: [separated('turnDoing', [[' or ', ', ', ', or ']], { flat: true })],
  doing: [phrase('<turnDoing>'), phrase('<casting>')],

  /** Whose event it is: this object, what it is attached to, or each that fits. */
  whoseEvent: [
    phrase('<selfWord>', { one: 'self' }),
    phrase('<attachedWord>', { one: 'attached' }),
    phrase('a|an <what:one>', { one: '<what>' }),
    phrase('another <what:one>', { one: { '...what': '<what>', other: true } }),
    phrase('one or more <what:many>', { one: '<what>', oneOrMore: true }),
    phrase('one or more other <what:many>', {
      one: { '...what': '<what>', other: true },
      oneOrMore: true,
    }),
    phrase('<self:selfWord> or another <what:one>', {
      one: 'self',
      or: { '...what': '<what>', other: true },
    }),
    phrase('<self:selfWord> or a|an <what:one>', { one: 'self', or: '<what>' }),
    phrase('<self:selfWord> or <other:attachedWord>', { one: 'self', or: 'attached' }),
    phrase('the creature <self:selfWord> haunts', { one: 'haunted' }),
    phrase('the creature it haunts', { one: 'haunted' }),
  ],
  whoDoes: [
    phrase('you', 'you'),
    phrase('an opponent', 'opponents'),
    phrase('one of your opponents', 'opponents'),
    phrase('a player', 'everyone'),
    phrase('another player', 'everyoneElse'),
    phrase('enchanted player|opponent', 'attachedPlayer'),
    phrase("enchanted <noun:nounMeant>'s controller", { controllerOf: 'attached' }),
  ],

  /** What happens to objects: what they do, and what becomes of them (603.6). */
  event: [
    phrase('[enter] (the battlefield)?', [{ on: 'enters', '...object': object }]),
    phrase('[enter] (the battlefield)? under your control', [
      { on: 'enters', '...object': object, said: 'underYourControl' },
    ]),
    phrase("[enter] (the battlefield)? under an opponent's control", [
      { on: 'enters', '...object': object, said: 'underOpponentsControl' },
    ]),
    phrase('[enter] (the battlefield)? from <zone:aZone>', [
      { on: 'enters', from: '<zone>', '...object': object },
    ]),
    phrase('[leave] the battlefield', [{ on: 'leaves', '...object': object }]),
    phrase('[leave] the battlefield without dying', [
      { on: 'leaves', '...object': object, notTo: 'graveyard' },
    ]),
    phrase('[die]', [{ on: 'dies', '...object': object }]),
    phrase('is|are put into a graveyard from the battlefield', [
      { on: 'putInto', zone: 'graveyard', from: 'battlefield', '...object': object },
    ]),
    phrase('is|are put into your graveyard from the battlefield', [
      { on: 'putInto', zone: 'graveyard', from: 'battlefield', '...object': object, said: 'yours' },
    ]),
    phrase("is|are put into an opponent's graveyard from the battlefield", [
      { on: 'putInto', zone: 'graveyard', from: 'battlefield', '...object': object, said: 'theirs' },
    ]),
    phrase('is|are put into your graveyard', [
      { on: 'putInto', zone: 'graveyard', from: 'battlefield', '...object': object, said: 'yours' },
    ]),
    phrase('is|are put into a graveyard', [{ on: 'leaves', to: 'graveyard', '...object': object }]),
    phrase('is|are put into a graveyard from anywhere', [
      { on: 'putInto', zone: 'graveyard', '...object': object },
    ]),
    phrase('is|are destroyed', [{ on: 'destroyed', '...object': object }]),
    phrase('is|are sacrificed', [{ on: 'sacrificed', '...object': object }]),
    phrase('[exploit] a|an <sacrificed:one>', [
      {
        on: 'sacrificed',
        sacrificed: '<sacrificed>',
        keyword: 'exploit',
        '...object': object,
        said: 'through',
      },
    ]),
    phrase('is|are turned face up', [{ on: 'turnedFaceUp', '...object': object }]),
    phrase('[transform]', [{ on: 'transforms', '...object': object }]),
    phrase('[transform] into <self:selfWord>', [{ on: 'transforms', '...object': object }]),
    phrase('[phase] in', [{ on: 'phasesIn', '...object': object }]),
    phrase('[phase] out', [{ on: 'phasesOut', '...object': object }]),
    phrase('[become] tapped', [{ on: 'tapped', '...object': object }]),
    phrase('[become] untapped', [{ on: 'untapped', '...object': object }]),
    phrase('[become] monstrous', [{ on: 'becomesMonstrous', '...object': object }]),
    phrase('[become] level <level:digits>', [{ on: 'becomesLevel', level: '<level>', '...object': object }]),
    phrase('[become] attached to a|an <to:one>', [{ on: 'attachedTo', to: '<to>', '...object': object }]),
    phrase('[become] unattached', [{ on: 'unattached', '...object': object }]),
    phrase('is|are tapped for mana', [{ on: 'tappedForMana', '...object': object }]),
    phrase('is|are tapped for <types:units>', [
      { on: 'tappedForMana', types: '<types>', '...object': object },
    ]),
    phrase('[become] the target of <by:whichTargets>', [
      { on: 'becomesTarget', '...object': object, '...by': '<by>' },
    ]),
    phrase('[become] the target of <by:whichTargets> for the first time each turn', [
      { on: 'becomesTarget', '...object': object, '...by': '<by>', firstEachTurn: true },
    ]),
  ],
  aZone: [phrase('a|your graveyard', 'graveyard'), phrase('exile', 'exile'), phrase('your hand', 'hand')],
  whichTargets: [
    phrase('a spell or ability', {}),
    phrase('a spell', { ofSpell: true }),
    phrase('a spell or ability an opponent controls', { by: 'opponents' }),
    phrase('a spell or ability you control', { by: 'you' }),
    phrase('a spell an opponent controls', { ofSpell: true, by: 'opponents' }),
    phrase('a spell you control', { ofSpell: true, by: 'you' }),
  ],
};
