import { linkKey } from '../../rules/state/links.ts';
import type { TriggerWord } from './word.ts';

/** "When you do": the cost of the linked static ability is paid as a creature attacks (508.1g, 607.2h). */
export interface PaysToAttack {
  readonly on: 'paysToAttack';
  readonly linked: string;
}

/** `other` is what was paid with. */
export const paysToAttack: TriggerWord<PaysToAttack, ['object', 'other', 'player']> = {
  shape: { linked: 'link read' },
  said: {},
  events: ['payToAttack'],
  gives: ['object', 'other', 'player'],
  looksBack: false,
  matches: ({ scope }, { linked }, event) =>
    event.type === 'payToAttack' && event.source === scope.self && event.link === linkKey(linked, scope.pair)
      ? { object: event.object, player: event.player, other: event.objects[0] ?? null }
      : null,
};
