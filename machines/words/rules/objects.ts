/** Rules that are different for objects (613.11): what they can't do, must do, and may do. */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const cant = (what: string) => [{ rule: 'cant', what }];

export const objectRules: Wording = {
  restrictions: [separated('restriction', [[' and ', ', ', ', and ']], { flat: true })],
  restriction: [
    phrase("can't attack", cant('attack')),
    phrase("can't block", cant('block')),
    phrase("can't attack or block", cant('attackOrBlock')),
    phrase("can't be blocked", cant('beBlocked')),
    phrase("can't be countered", cant('beCountered')),
    phrase("can't be copied", cant('beCopied')),
    phrase("can't be regenerated", cant('beRegenerated')),
    phrase("can't be sacrificed", cant('beSacrificed')),
    phrase("can't have counters put on it|them", cant('haveCountersPut')),
    phrase("can't transform", cant('transform')),
    phrase("[don't] untap during its controller's untap step", cant('untap')),
    phrase("[don't] untap during their controllers ' untap steps", cant('untap')),
    phrase("[don't] untap during your|their|its untap step", cant('untap')),
    // ---------------------------------------------------------------- attacking
    phrase("can't attack alone", cant('attackAlone')),
    phrase("can't block alone", cant('blockAlone')),
    phrase("can't attack or block alone", [...cant('attackAlone'), ...cant('blockAlone')]),
    phrase('can only attack alone', [{ rule: 'attacksOnlyAlone' }]),
    phrase("can't attack you", [{ rule: 'cantAttack', whom: 'you' }]),
    phrase("can't attack you or planeswalkers you control", [
      { rule: 'cantAttack', whom: 'you', orPlaneswalkers: true },
    ]),
    phrase("can't attack its owner", [{ rule: 'cantAttack', whom: { ownerOf: 'self' } }]),
    phrase("can't attack unless at least <others:numeral> other creatures attack", [
      { rule: 'attacksOnlyWith', others: '<others>' },
    ]),
    phrase("can't block unless at least <others:numeral> other creatures block", [
      { rule: 'blocksOnlyWith', others: '<others>' },
    ]),
    phrase("can't attack or block unless at least <others:numeral> other creatures attack or block", [
      { rule: 'attacksOnlyWith', others: '<others>' },
      { rule: 'blocksOnlyWith', others: '<others>' },
    ]),
    phrase('[attack] each combat|turn if able', [{ rule: 'mustAttack' }]),
    phrase('[attack] if able', [{ rule: 'mustAttack' }]),
    phrase('[attack] or [block] each combat if able', [{ rule: 'mustAttack' }, { rule: 'mustBlock' }]),
    phrase("can attack as though it|they didn't have <keyword:keywordWord>", [
      { rule: 'mayAttackAsThoughWithout', keyword: '<keyword>' },
    ]),
    phrase(
      "can't attack you unless their controller pays <cost:mana> for each creature they control that's attacking you",
      [{ rule: 'costToAttack', cost: '<cost>', whom: 'you' }],
    ),
    phrase(
      "can't attack you or planeswalkers you control unless their controller pays <cost:mana> for each of those creatures",
      [{ rule: 'costToAttack', cost: '<cost>', whom: 'youAndPlaneswalkers' }],
    ),
    phrase("can't block unless their controller pays <cost:mana> for each of those creatures", [
      { rule: 'costToBlock', cost: '<cost>' },
    ]),
    // ---------------------------------------------------------------- blocking
    phrase("can't be blocked by <by:many>", [{ rule: 'cantBeBlockedBy', by: '<by>' }]),
    phrase("can't be blocked except by <by:many>", [{ rule: 'cantBeBlockedExceptBy', by: '<by>' }]),
    phrase("can't be blocked except by <n:numeral> or more creatures", [
      { rule: 'fewestBlockers', number: '<n>' },
    ]),
    phrase("can't be blocked by more than one creature", [{ rule: 'mostBlockers', number: 1 }]),
    phrase("can't be blocked unless all creatures defending player controls block it", [
      { rule: 'blockedByAllOrNone' },
    ]),
    phrase('can block an additional creature each combat', [{ rule: 'blocksAdditional', number: 1 }]),
    phrase('can block an additional <n:numeral> creatures each combat', [
      { rule: 'blocksAdditional', number: '<n>' },
    ]),
    phrase('can block any number of creatures', [{ rule: 'blocksAdditional', number: 'any' }]),
    phrase('can block only <what:many>', [{ rule: 'canBlockOnly', what: '<what>' }]),
    phrase("can't block <what:many>", [{ rule: 'cantBlock', what: '<what>' }]),
    phrase('[block] each combat|turn if able', [{ rule: 'mustBlock' }]),
    phrase('[block] if able', [{ rule: 'mustBlock' }]),
    phrase('must be blocked if able', [{ rule: 'mustBeBlocked' }]),
    // ---------------------------------------------------------------- damage
    phrase('[assign] combat damage equal to its|their toughness rather than its|their power', [
      { rule: 'assignsDamageBy', by: 'toughness' },
    ]),
    phrase('[assign] no combat damage', [{ rule: 'assignsNoDamage' }]),
    // ---------------------------------------------------------------- targets and attachments
    phrase("can't be the target|targets of <by:spellsAsSources>", [{ rule: 'cantBeTargetedBy', by: '<by>' }]),
    phrase("can't be countered by <by:spellsAsSources>", [{ rule: 'cantBeCounteredBy', by: '<by>' }]),
    phrase('can be attached only to a|an <what:one>', [{ rule: 'attachesOnlyTo', what: '<what>' }]),
    phrase("can't have more than <n:numeral> <kind:counterKind> counters on it", [
      { rule: 'mostCounters', kind: '<kind>', number: '<n>' },
    ]),
  ],
  /** What targets or counters: spells alone, or spells and abilities, by what their sources are. */
  spellsAsSources: [
    phrase('spells', { stackObject: 'spell' }),
    phrase('<subtype> spells', { subtype: '<subtype>', stackObject: 'spell' }),
    phrase('<type> spells', { type: '<type>', stackObject: 'spell' }),
    phrase('<color> spells', { color: '<color>', stackObject: 'spell' }),
    phrase('<anyColor:colorsOr> spells', { anyColor: '<anyColor>', stackObject: 'spell' }),
    phrase('spells or abilities', {}),
    phrase('spells or abilities your opponents control', { controller: 'opponents' }),
    phrase('spells and abilities your opponents control', { controller: 'opponents' }),
    phrase('<color> spells or abilities from <color> sources', { color: '<color>' }),
    phrase('<notColor:nonColor> spells or abilities from <same:nonColor> sources', {
      notColor: '<notColor>',
    }),
  ],
};
