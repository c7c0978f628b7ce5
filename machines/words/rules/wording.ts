/** Rules that are different (613.11): what objects and players can't do, must do, and may do. */
import { bag, phrase, separated } from '../../wording/syntax.ts';
import { permanentTypes } from '../lexicon.ts';
import { together, type Wording } from '../wording.ts';
import { ruleWords } from './index.ts';

const ofRules: Wording = {
  /** What is said of objects after what they are: "can't attack or block". */
  restrictions: [separated('restriction', [[' and ', ', ', ', and ']], { flat: true })],
  /** What is said of players after "you", "each opponent", "players". */
  playerRules: [separated('playerRule', [[' and ', ', ', ', and ']], { flat: true })],
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
    phrase('<notColor:nonColor> spells or abilities from <notColor:nonColor> sources', {
      notColor: '<notColor>',
    }),
  ],
  /** Spells as players speak of casting them: of cards, wherever they are. */
  spellsMany: [bag('beforeNoun', 'spellNounMany', 'afterCard')],
  spellOne: [bag('beforeNoun', 'spellNounOne', 'afterCard')],
  spellNounMany: [
    phrase('commander spells', { commander: true }),
    phrase('permanent spells', { anyType: permanentTypes }),
    phrase('spells', {}),
    phrase('<anyType:types> spells', { anyType: '<anyType>' }),
  ],
  spellNounOne: [phrase('spell', {}), phrase('<anyType:types> spell', { anyType: '<anyType>' })],
};

export const ruleWording = together(ofRules, ...Object.values(ruleWords).map(({ said }) => said));
