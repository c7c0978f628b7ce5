import type { Answer, ObjectId, PlayerId, SpecialAction, TextRef } from '../rules/index.ts';

/** How costs are paid: by the engine, or by the player, who activates mana abilities and picks the mana. */
export type Payment = 'automatic' | 'manual';

/** What players do: the public events of a game. */
export type PlayerEvent =
  /** 117.3d. */
  | { readonly type: 'priority.pass'; readonly player: PlayerId }
  /** 601.2. `how` names a way of casting it other than for its mana cost. */
  | {
      readonly type: 'spell.cast';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly how?: string;
      readonly payment?: Payment;
    }
  /** 602.2, also a mana ability, while its player has priority or is asked for a payment (605.3a). */
  | {
      readonly type: 'ability.activate';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly ability: TextRef;
      readonly payment?: Payment;
    }
  /** 305.1. */
  | {
      readonly type: 'land.play';
      readonly player: PlayerId;
      readonly object: ObjectId;
      /** The back face of a modal double-faced card (712.12). */
      readonly face?: 1;
    }
  /** 116.2, other than playing a land. */
  | {
      readonly type: 'special.take';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly action: SpecialAction;
    }
  /** Answers the pending decision (not one of the kind `priority`). */
  | { readonly type: 'decision.answer'; readonly player: PlayerId; readonly answer: Answer }
  /** Gives up what is being announced (733.1). */
  | { readonly type: 'action.cancel'; readonly player: PlayerId }
  /** 104.3a. */
  | { readonly type: 'player.concede'; readonly player: PlayerId };

/** By which the regions talk to one another. Nobody sends them from outside. */
export type RegionEvent =
  /** A player gets priority once all is checked (117.5). */
  | { readonly type: 'priority.give' }
  /** All players passed in succession with an empty stack (117.4). */
  | { readonly type: 'priority.allPassed' }
  /** State-based actions and triggers are looked for; only then a player gets priority (514.3a). */
  | { readonly type: 'priority.check' }
  /** State-based actions alone (724.1c). */
  | { readonly type: 'priority.settle' }
  /** There was nothing to check, or it is settled. */
  | { readonly type: 'priority.settled' }
  /** An effect ends the turn (724.1) or the combat phase (724.2). */
  | { readonly type: 'turn.end' }
  | { readonly type: 'combat.end' }
  /** An effect restarts the game (727). */
  | { readonly type: 'game.restart' };

export type ChartEvent = PlayerEvent | RegionEvent;
