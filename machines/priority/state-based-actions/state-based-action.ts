import type {
  Characteristics,
  Game,
  GameEvent,
  GameObject,
  ObjectId,
  Player,
  PlayerId,
  RuleNumber,
} from '../../rules/index.ts';

/** What a state-based action found to do: an event, or a choice that decides which events. */
export type Found = { readonly event: GameEvent } | { readonly choice: Choice };

/** A choice that a state-based action has a player make; plain JSON, as it waits in a frame. */
export type Choice =
  /** 704.5j: one stays, the others are put into their owners' graveyards. */
  | { readonly kind: 'legend'; readonly player: PlayerId; readonly among: readonly ObjectId[] }
  /** 704.5x-y. */
  | {
      readonly kind: 'protector';
      readonly player: PlayerId;
      readonly battle: ObjectId;
      readonly among: readonly PlayerId[];
      readonly rule: '704.5x' | '704.5y';
    }
  /** 704.6d: its owner may put it into the command zone. */
  | { readonly kind: 'commander'; readonly player: PlayerId; readonly object: ObjectId };

export interface ActionOnPlayers {
  readonly rule: RuleNumber;
  readonly about: 'player';
  readonly find: (game: Game, player: Player) => readonly Found[];
}

export interface ActionOnPermanents {
  readonly rule: RuleNumber;
  readonly about: 'permanent' | 'attached' | 'Aura' | 'Saga' | 'creature' | 'planeswalker' | 'battle';
  readonly find: (game: Game, permanent: GameObject, now: Characteristics) => readonly Found[];
}

export interface ActionOnGame {
  readonly rule: RuleNumber;
  readonly about: 'game' | 'legendary' | 'world';
  readonly find: (game: Game) => readonly Found[];
}

/**
 * One state-based action (704.5, 704.6): a rule, and what it finds to do now; nothing is an empty list. Those about
 * players and permanents are asked of each in one pass; phased-out permanents are never asked (702.26b). One about
 * creatures, planeswalkers, battles, Auras, Sagas or what is attached is asked of those alone; one about what several permanents of a supertype have
 * to do with one another only where there are several.
 */
export type StateBasedAction = ActionOnPlayers | ActionOnPermanents | ActionOnGame;

export const nothing: readonly Found[] = [];
export const found = (event: GameEvent): readonly Found[] => [{ event }];
