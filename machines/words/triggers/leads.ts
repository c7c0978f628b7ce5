/**
 * Trigger conditions: what stands after "when", "whenever" and "at" (603.1). Several are said one after the other, each with
 * its own word or under one: "when this creature enters or dies", "when this creature enters and whenever you attack".
 */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

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
  whoseTurn: [
    phrase('your', 'you'),
    phrase("an opponent's", 'opponents'),
    phrase("each opponent's", 'opponents'),
    phrase("another player's", 'everyoneElse'),
  ],
  leads: [
    phrase('<lead>'),
    separated('lead', [[' and ', ', ', ', and ']], { least: 2, flat: true }),
    separated('lead', [[' or ', ', ', ', or ']], { least: 2, flat: true }),
  ],
  lead: [phrase('when|whenever <when:happenings>', '<when>'), phrase('at <when:beginning>', '<when>')],
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
    phrase('the creature it haunts', { one: 'haunted' }),
    phrase('the creature <self:selfWord> haunts', { one: 'haunted' }),
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
};
