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
    phrase('<cost> : <effect>', { kind: 'activated', cost: '<cost>', effect: '<effect>' }),
    phrase('<cost> : <effect> <limits>', {
      kind: 'activated',
      cost: '<cost>',
      effect: '<effect>',
      limits: '<limits>',
    }),
    phrase('<cost> : <modes>', { kind: 'activated', cost: '<cost>', modes: '<modes>' }),
  ],
  limits: [
    phrase('activate only as a sorcery .', { timing: 'sorcery' }),
    phrase('activate only once each turn .', { timesEachTurn: 1 }),
    phrase('activate only during your turn .', { onlyIf: { holds: 'turnOf', who: 'you' } }),
    phrase('activate only during your upkeep .', { timing: { during: 'upkeep', whose: 'you' } }),
    phrase('activate only if <onlyIf:condition> .', { onlyIf: '<onlyIf>' }),
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
    phrase('<effect> this ability triggers only twice each turn .', { effect: '<effect>', timesEachTurn: 2 }),
  ],
  modes: [
    phrase('choose one — <options>', { choose: { min: 1, max: 1 }, options: '<options>' }),
    phrase('choose two — <options>', { choose: { min: 2, max: 2 }, options: '<options>' }),
    phrase('choose one or both — <options>', { choose: { min: 1, max: 2 }, options: '<options>' }),
    phrase('choose one or more — <options>', { choose: { min: 1, max: 'options' }, options: '<options>' }),
  ],
  options: [separated('option', [['', '', '']])],
  option: [phrase('\n• <effect>', { effect: '<effect>' })],
  quotedAbilities: [separated('quoted', [[' and ', ', ', ', and ']])],
  quoted: [
    phrase('" <ability> "', { said: 'quoted', ability: '<ability>' }),
    phrase('" <ability>', { said: 'quoted', ability: '<ability>' }),
  ],
};
