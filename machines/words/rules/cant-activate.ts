import { fits, zonesOfSources } from '../../rules/characteristics/index.ts';
import { isLoyaltyAbility, isManaAbility } from '../../rules/effects/mana/index.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** Of players, or of objects: abilities of what is so can't be activated (602.5). */
export interface CantActivate {
  readonly rule: 'cantActivate';
  readonly what: Filter;
  readonly exceptMana?: true;
  readonly onlyLoyalty?: true;
}

const those = { rule: 'cantActivate', what: '<what>' } as const;

export const cantActivate: RuleWord<CantActivate> = {
  shape: { what: 'filter', exceptMana: 'flag?', onlyLoyalty: 'flag?' },
  said: {
    playerRule: [
      phrase("can't activate <activating>", ['<activating>']),
      phrase("can't cast <cast:spellsMany> or activate <activating>", [
        { rule: 'cantCast', what: '<cast>' },
        '<activating>',
      ]),
    ],
    /** Which abilities can't be activated. */
    activating: [
      phrase('abilities', { rule: 'cantActivate', what: {} }),
      phrase("abilities that aren't mana abilities", { rule: 'cantActivate', what: {}, exceptMana: true }),
      phrase('abilities of <what:many>', those),
      phrase("<what:many> ' loyalty abilities", { ...those, onlyLoyalty: true }),
    ],
    statement: [
      phrase("<affects:objects> <rules:restriction> , and its|their activated abilities can't be activated", {
        kind: 'static',
        affects: '<affects>',
        rules: ['<...rules>', { rule: 'cantActivate', what: {} }],
      }),
      phrase(
        "<affects:objects> <rules:restriction> , and its|their activated abilities can't be activated unless they're mana abilities",
        {
          kind: 'static',
          affects: '<affects>',
          rules: ['<...rules>', { rule: 'cantActivate', what: {}, exceptMana: true }],
        },
      ),
      phrase("activated abilities of <what:many> can't be activated", forPlayers('everyone', those)),
      phrase(
        "activated abilities of <what:many> can't be activated unless they're mana abilities",
        forPlayers('everyone', { ...those, exceptMana: true }),
      ),
      phrase(
        "<what:many> ' loyalty abilities can't be activated",
        forPlayers('everyone', { ...those, onlyLoyalty: true }),
      ),
      phrase(
        "activated abilities of sources with the chosen name can't be activated unless they're mana abilities",
        forPlayers('everyone', {
          rule: 'cantActivate',
          what: { nameChosen: 'name' },
          exceptMana: true,
        }),
      ),
    ],
  },
  isFor: 'either',
  mayActivate(game, { change: { exceptMana, onlyLoyalty, what }, scope, source }, object, ability) {
    if (exceptMana === true && isManaAbility(ability)) return allowed;
    if (onlyLoyalty === true && !isLoyaltyAbility(ability)) return allowed;
    return fits(game, scope, { ...what, zone: zonesOfSources(what) }, object)
      ? forbidden('602.5', '{1} keeps abilities of {0} from being activated.', [object, source])
      : allowed;
  },
};
