import {
  characteristics,
  firstToRefuse,
  isPermanent,
  keywordsOfPlayer,
  keywordsOn,
  playing,
  ruleChangesFor,
} from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { AttachedTo } from '../state/object.ts';
import { all, allowed, firstRefusal, forbidden, type Verdict } from '../state/verdict.ts';
import type { CardType } from '../state/vocabulary/index.ts';

/**
 * May this Aura, Equipment or Fortification be attached to that (701.3a)? Refuses what it couldn't enchant, equip or
 * fortify, itself, and what an ability of the object or player keeps away (702.16c-d). `asThough`: a card type that the
 * object counts as having (702.6e).
 */
export function mayAttach(game: Game, attachment: ObjectId, to: AttachedTo, asThough?: CardType): Verdict {
  return firstRefusal(
    () =>
      'object' in to && to.object === attachment
        ? forbidden('301.5c', '{0} can’t be attached to itself.', [attachment])
        : allowed,
    () =>
      'object' in to && !isPermanent(game, to.object) && !mayEnchantCards(game, attachment, to.object)
        ? forbidden('701.3b', '{0} is not on the battlefield.', [to.object])
        : allowed,
    () => fitsItsKind(game, attachment, to, asThough),
    () => mayBeOnThat(game, attachment, to),
    () =>
      'object' in to ? objectLetsIt(game, attachment, to.object) : playerLetsIt(game, attachment, to.player),
  );
}

/** An Aura may be attached to a card in another zone where its enchant ability says so (303.4, 702.5a). */
function mayEnchantCards(game: Game, attachment: ObjectId, to: ObjectId): boolean {
  return (
    game.objects[to]?.left === null &&
    characteristics(game, attachment).subtypes.includes('Aura') &&
    keywordsOn(game, attachment).some(({ module }) => module.mayEnchant !== undefined)
  );
}

function fitsItsKind(
  game: Game,
  attachment: ObjectId,
  to: AttachedTo,
  asThough: CardType | undefined,
): Verdict {
  const { subtypes, types } = characteristics(game, attachment);
  if (subtypes.includes('Aura')) {
    for (const { module, had } of keywordsOn(game, attachment)) {
      const verdict = module.mayEnchant?.(game, attachment, had, to);
      if (verdict !== undefined && !verdict.ok) return verdict;
    }
    return types.includes('creature')
      ? forbidden('303.4d', '{0} is a creature and can’t enchant anything.', [attachment])
      : allowed;
  }
  const wanted = subtypes.includes('Equipment')
    ? 'creature'
    : subtypes.includes('Fortification')
      ? 'land'
      : null;
  if (wanted === null)
    return forbidden('701.3b', '{0} is no Aura, Equipment or Fortification.', [attachment]);
  const rule = wanted === 'creature' ? '301.5' : '301.6';
  if (!('object' in to)) return forbidden(rule, '{0} can’t be attached to a player.', [attachment]);
  if (types.includes('creature'))
    return forbidden('301.5c', '{0} is a creature and can’t be attached to anything.', [attachment]);
  return wanted === asThough || characteristics(game, to.object).types.includes(wanted)
    ? allowed
    : forbidden(rule, '{1} is no {wanted}.', [attachment, to.object], { values: { wanted } });
}

/** What it says itself that it can be attached only to. */
function mayBeOnThat(game: Game, attachment: ObjectId, to: AttachedTo): Verdict {
  return firstToRefuse(ruleChangesFor(game, attachment), (home, rule) =>
    home.mayBeAttachedTo?.(game, rule, attachment, to),
  );
}

/** Abilities of a card in another zone keep nothing away: they don't function there (113.6). */
function objectLetsIt(game: Game, attachment: ObjectId, to: ObjectId): Verdict {
  if (!isPermanent(game, to)) return allowed;
  return all(
    keywordsOn(game, to).map(
      ({ module, had }) => module.mayBeAttached?.(game, to, had, attachment) ?? allowed,
    ),
  );
}

function playerLetsIt(game: Game, attachment: ObjectId, to: number): Verdict {
  for (const { module, had } of keywordsOfPlayer(game, to)) {
    const verdict = module.playerMayBeAttached?.(game, to, had, attachment);
    if (verdict !== undefined && !verdict.ok) return verdict;
  }
  return allowed;
}

/** Everything that it may be attached to: permanents, then cards in graveyards, then players. */
export function attachable(game: Game, attachment: ObjectId): readonly AttachedTo[] {
  const all: readonly AttachedTo[] = [
    ...game.battlefield.map((object) => ({ object })),
    ...game.players.flatMap(({ graveyard }) => graveyard.map((object) => ({ object }))),
    ...playing(game).map((player) => ({ player })),
  ];
  return all.filter((to) => mayAttach(game, attachment, to).ok);
}
