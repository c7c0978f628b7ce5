/** Descriptions of objects that cards share. */

import type { Color } from '../../state/mana.ts';
import type { CardType, Filter, Objects } from '../../state/vocabulary/index.ts';

export const creature: Filter = { type: 'creature' };
export const land: Filter = { type: 'land' };
export const artifact: Filter = { type: 'artifact' };
export const planeswalker: Filter = { type: 'planeswalker' };
export const permanent: Filter = {};
export const nonlandPermanent: Filter = { notType: 'land' };
export const basicLand: Filter = { type: 'land', supertype: 'basic' };
export const instantOrSorcery: Filter = { anyType: ['instant', 'sorcery'] };
export const artifactOrEnchantment: Filter = { anyType: ['artifact', 'enchantment'] };
export const anotherCreature: Filter = { type: 'creature', other: true };

/** What a permanent card may be (110.4). */
export const permanentTypes: readonly CardType[] = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
];

/** "… you control". */
export const youControl = (filter: Filter): Filter => ({ ...filter, controller: 'you' });
/** "… an opponent controls", "… your opponents control". */
export const opponentsControl = (filter: Filter): Filter => ({ ...filter, controller: 'opponents' });
/** "another …", "other …". */
export const other = (filter: Filter): Filter => ({ ...filter, other: true });
export const creatureYouControl = youControl(creature);
export const landYouControl = youControl(land);

/** "… card from your graveyard". */
export const inYourGraveyard = (filter: Filter): Filter => ({ ...filter, zone: 'graveyard', owner: 'you' });
/** "… card from a graveyard". */
export const inAnyGraveyard = (filter: Filter): Filter => ({ ...filter, zone: 'graveyard' });
/** "… card from your hand". */
export const inYourHand = (filter: Filter): Filter => ({ ...filter, zone: 'hand', owner: 'you' });

/** A spell on the stack. */
export const spellLike = (filter: Filter): Filter => ({ ...filter, zone: 'stack', stackObject: 'spell' });
export const anySpell = spellLike({});
export const instantOrSorcerySpell = spellLike(instantOrSorcery);
export const noncreatureSpell = spellLike({ notType: 'creature' });

/** A creature of this colour and so on, in the words of protection. */
export const ofColor = (color: Color): Filter => ({ color });
/** A filter that fits exactly these objects. */
export const exactly = (objects: Objects): Filter => ({ among: objects });
