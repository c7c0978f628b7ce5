/** What is counted of a turn, in words. */
import type { Fact } from '../../../state/vocabulary/index.ts';

/** What is counted, and what was done with it: by players, to them, or under their control. */
export const facts: Readonly<
  Record<Fact, readonly [things: string, done: string, whose: 'by' | 'to' | 'under', passive?: true]>
> = {
  spellsCast: ['number of spells', 'cast', 'by'],
  creatureSpellsCast: ['number of creature spells', 'cast', 'by'],
  noncreatureSpellsCast: ['number of noncreature spells', 'cast', 'by'],
  nonartifactSpellsCast: ['number of nonartifact spells', 'cast', 'by'],
  cardsDrawn: ['number of cards', 'drawn', 'by'],
  cardsDiscarded: ['number of cards', 'discarded', 'by'],
  lifeGained: ['amount of life', 'gained', 'by'],
  lifeLost: ['amount of life', 'lost', 'by'],
  creaturesDied: ['number of creatures', 'died', 'under'],
  attackedWith: ['number of creatures', 'attacked with', 'by'],
  landsPlayed: ['number of lands', 'played', 'by'],
  permanentsSacrificed: ['number of permanents', 'sacrificed', 'by'],
  damageDealtTo: ['amount of damage', 'dealt', 'to'],
  landsEntered: ['number of lands', 'entered', 'under'],
  permanentsLeft: ['number of permanents', 'left the battlefield', 'under'],
  permanentsPutIntoGraveyard: [
    'number of permanents',
    'put into a graveyard from the battlefield',
    'under',
    true,
  ],
};
