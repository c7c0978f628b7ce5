import {
  type ActivatedAbility,
  abilityAt,
  activatedAbilities,
  activationVerdict,
  allowed,
  characteristics,
  expand,
  firstRefusal,
  forbidden,
  type Game,
  hasTapSymbol,
  isManaAbility,
  leastChoices,
  loyaltyVerdict,
  manaAbilities,
  type ObjectId,
  objectAt,
  type PlayerId,
  type Scope,
  scopeOf,
  type TextRef,
  type Verdict,
  whereItFunctions,
  wordsAt,
  type Zone,
  zones,
} from '../rules/index.ts';
import { affordable, type Costed } from './cost.ts';
import { foreseenActivation } from './foreseen.ts';
import { targetsCouldBeChosen } from './may-cast.ts';

/**
 * May the player activate this ability of this object now (602.2, 602.5, 605.3a, 606.3)? Refuses an ability that the
 * object doesn't have or that doesn't function where it is, somebody else's, a creature's {T} too early (302.6), what
 * its own limits or an effect forbid, and what couldn't be paid or lacks targets. Who has priority is not asked here.
 */
export function mayActivate(game: Game, player: PlayerId, object: ObjectId, ref: TextRef): Verdict {
  const { mana, others } = activatedAbilities(game, player);
  const isIt = (one: { readonly object: ObjectId; readonly ref: TextRef }) =>
    one.object === object && one.ref === ref;
  const ofMana = mana.find(isIt);
  if (ofMana !== undefined && makesManaNow(game, player, object, ref)) return allowed;
  const found = ofMana ?? others.find(isIt);
  if (found !== undefined)
    return mayActivateThis(game, player, object, ref, found.ability, { open: ofMana === undefined });
  if (game.objects[object]?.left !== null)
    return forbidden('602.2', 'There is no such object now.', [object]);
  return firstRefusal(
    () => functionsHere(game, object, ref),
    () => forbidden('602.2', '{p0} can’t activate such an ability of {0}.', [object], { players: [player] }),
  );
}

/** Whether it is a mana ability that costs no mana and can be activated: then there is nothing more to ask. */
export const makesManaNow = (game: Game, player: PlayerId, object: ObjectId, ref: TextRef): boolean =>
  manaAbilities(game, player).some(
    (one) => one.object === object && one.ref === ref && one.mana.length === 0,
  );

/** Whether an ability of an object functions where that is (113.6), if it is one of its activated abilities at all. */
function functionsHere(game: Game, id: ObjectId, ref: TextRef): Verdict {
  const { kind, zone } = objectAt(game, id);
  const { abilities, types } = characteristics(game, id);
  const had = abilities.flatMap(expand).find((one) => one.ref === ref);
  if (had?.ability.kind !== 'activated') return allowed;
  const { rule, places } = whereItFunctions(had.ability, kind, types);
  return places.includes(zone)
    ? allowed
    : forbidden(rule, 'That ability of {0} functions only {where}.', [id], {
        values: { where: zones.flatMap((one) => (places.includes(one) ? [inWords[one]] : [])).join(' or ') },
      });
}

const inWords: Readonly<Record<Zone, string>> = {
  library: 'in a library',
  hand: 'in a hand',
  battlefield: 'on the battlefield',
  graveyard: 'in a graveyard',
  stack: 'on the stack',
  exile: 'in exile',
  command: 'in the command zone',
  outside: 'outside the game',
};

/** The same of an ability that is known to function and to be the player's; `open` as in `mayCastThisWay`. */
export function mayActivateThis(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ref: TextRef,
  ability: ActivatedAbility,
  { open = false }: { readonly open?: boolean } = {},
): Verdict {
  // The usual refusal of a permanent that is tapped, found without asking anything else.
  if (hasTapSymbol(ability.cost) && objectAt(game, object).tapped)
    return forbidden('107.5', '{0} is tapped.', [object]);
  const choices = leastChoices(ability);
  const scope: Scope = { ...scopeOf(object, player, ref), choices };
  const costed: Costed = {
    player,
    object,
    ability: { ref, source: object },
    way: null,
    otherCosts: [],
    choices,
    scope,
    targets: null,
    notYetProposed: true,
    open,
  };
  return firstRefusal(
    () => loyaltyVerdict(game, player, object, ability),
    () => activationVerdict(game, player, object, ref, ability),
    () => affordable(game, costed),
    () =>
      isManaAbility(ability) ? allowed : targetsCouldBeChosen(game, scope, [wordsAt(game, ref)], object),
    () => (isManaAbility(ability) ? allowed : foreseenActivation(game, player, object, ref)),
  );
}

/** Whether this is an activated mana ability, which takes the short way (605.3b). */
export function isManaAbilityRef(game: Game, ref: TextRef): boolean {
  const ability = abilityAt(game, ref);
  return ability.kind === 'activated' && isManaAbility(ability);
}
