/** Lines of a card: abilities of each kind (113.3). */
import { leaf, phrase, separated } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

export const abilities: Wording = {
  /** A paragraph of a permanent's text, or of a spell's: a list of abilities. */
  permanentLine: [phrase('<keywords:keywordLine>', '<keywords>'), phrase('<ability>', ['<ability>'])],
  spellLine: [
    phrase('<keywords:keywordLine>', '<keywords>'),
    phrase('<ability>', ['<ability>']),
    phrase('<effect>', [{ kind: 'spell', effect: '<effect>' }]),
    phrase('<modes>', [{ kind: 'spell', modes: '<modes>' }]),
    phrase('<effect> <modes>', [{ kind: 'spell', effect: '<effect>', modes: '<modes>' }]),
    phrase('<word:abilityWord> — <effect>', [{ kind: 'spell', abilityWord: '<word>', effect: '<effect>' }]),
    phrase('<word:abilityWord> — <modes>', [{ kind: 'spell', abilityWord: '<word>', modes: '<modes>' }]),
  ],
  ability: [
    phrase('<activated>'),
    phrase('<triggered>'),
    phrase('<static>'),
    phrase('<word:abilityWord> — <ability:plainAbility>', {
      '...ability': '<ability>',
      abilityWord: '<word>',
    }),
  ],
  plainAbility: [phrase('<activated>'), phrase('<triggered>'), phrase('<static>')],
  abilityWord: [leaf('abilityWord', 'an ability word')],
  activated: [
    phrase('<cost> : <does:activatedDoes>', { kind: 'activated', cost: '<cost>', '...does': '<does>' }),
    phrase('<cost> : <does:activatedDoes> <limits>', {
      kind: 'activated',
      cost: '<cost>',
      '...does': '<does>',
      limits: '<limits>',
    }),
  ],
  activatedDoes: [
    phrase('<effect>', { effect: '<effect>' }),
    phrase('<modes>', { modes: '<modes>' }),
    phrase('<effect> <modes>', { effect: '<effect>', modes: '<modes>' }),
    phrase("<effect> this ability can't be countered .", { effect: '<effect>', cantBeCountered: true }),
  ],
  triggered: [
    phrase('<when:triggerLead> , <does:triggerDoes>', {
      kind: 'triggered',
      '...when': '<when>',
      '...does': '<does>',
    }),
    phrase('<when:triggerLead> , if <if:condition> , <does:triggerDoes>', {
      kind: 'triggered',
      '...when': '<when>',
      if: '<if>',
      '...does': '<does>',
    }),
  ],
  triggerDoes: [
    phrase('<effect>', { effect: '<effect>' }),
    phrase('<modes>', { modes: '<modes>' }),
    phrase('<effect> this ability triggers only once each turn .', {
      effect: '<effect>',
      onceEachTurn: true,
    }),
    phrase("<effect> this ability can't be countered .", { effect: '<effect>', cantBeCountered: true }),
    phrase('<effect> this ability triggers only twice each turn .', { effect: '<effect>', timesEachTurn: 2 }),
  ],
  quotedAbilities: [separated('quoted', [[' and ', ', ', ', and ']])],
  quotedKeyword: [phrase('" <keyword> . "', '<keyword>')],
  quoted: [phrase('" <ability> "', { said: 'quoted', ability: '<ability>' })],
};
