/** What is done with a card before the game, and as it begins (103, 113.6b, 113.6n). */
import { functionsAt } from '../../rules/characteristics/where-abilities-function.ts';
import { also, phrase } from '../../wording/syntax.ts';
import { is } from './phrases.ts';
import type { StaticWord } from './word.ts';

const begun = { do: 'move', what: 'self', to: { zone: 'battlefield', '...entering': '<entering>' } } as const;

/** In an opening hand (103.6). */
export const openingHand: StaticWord<'openingHand'> = {
  shape: 'instructions',
  said: {
    static: [
      phrase(
        'if this card is in your opening hand , you may begin the game with it on the battlefield<entering> .',
        { ...is, openingHand: [begun] },
      ),
      also(
        'if <self:selfName> is in your opening hand , you may begin the game with it on the battlefield<entering> .',
        { ...is, openingHand: [begun] },
      ),
      phrase(
        "if <self:selfWord> is in your opening hand and you're not the starting player , you may begin the game with <same:selfWord> on the battlefield<entering> . if you do , <does:clauses> .",
        {
          ...is,
          if: { holds: 'not', of: { holds: 'startingPlayer', who: 'you' } },
          openingHand: [begun, { said: 'ifDone', then: '<does>' }],
        },
      ),
      phrase('you may reveal this card from your opening hand . if you do , <does:effect>', {
        ...is,
        openingHand: [{ do: 'reveal', what: 'self' }, '<...does>'],
      }),
    ],
  },
  functionsIn: () => functionsAt('113.6b', 'hand'),
};

export const enteredOnlyBy: StaticWord<'enteredOnlyBy'> = {
  shape: 'text',
  said: {
    static: [
      phrase('you can\'t enter this dungeon unless you " venture into <quality:nameWords> . " .', {
        ...is,
        enteredOnlyBy: '<quality>',
      }),
    ],
  },
  functionsIn: () => functionsAt('113.6b', 'outside'),
};

export const beforeShuffling: StaticWord<'beforeShuffling'> = {
  shape: { fields: { if: 'condition?', effect: 'instructions' } },
  said: {
    static: [
      phrase(
        'if <self:selfWord> is your commander , choose a color before the game begins . <same:selfWord> is the chosen color .',
        {
          ...is,
          characteristicDefining: true,
          beforeShuffling: {
            if: { holds: 'isCommander', what: 'self' },
            effect: [{ do: 'chooseValue', what: 'color', link: 'color' }],
          },
          changes: [{ change: 'setColors', colors: { chosen: 'color' } }],
        },
      ),
      phrase(
        "before you shuffle your deck to start the game , you may reveal this card from your deck and exile a|an <what:card> you drafted that isn't in your deck .",
        {
          ...is,
          beforeShuffling: {
            effect: [
              {
                do: 'may',
                then: [
                  { do: 'reveal', what: 'self' },
                  {
                    said: 'pick',
                    who: 'you',
                    from: { '...what': '<what>', zone: 'outside', owner: 'you' },
                    count: { min: 1, max: 1 },
                    then: [{ do: 'exile', what: { said: 'picked' } }],
                  },
                ],
              },
            ],
          },
        },
      ),
    ],
  },
  functionsIn: () => functionsAt('113.6b', 'beforeTheGame'),
};

export const drafting: StaticWord<'drafting'> = {
  shape: 'drafting',
  said: {
    static: [
      phrase(
        'draft <self:wholeName> face up . as you draft a card , you may draft an additional card from that booster pack . if you do , put <same:wholeName> into that booster pack .',
        { ...is, drafting: { anotherCard: true } },
      ),
      phrase(
        'draft <self:wholeName> face up . as you draft a|an <of:card> , you may reveal it , note its <note:noted> , then turn <same:wholeName> face down .',
        { ...is, drafting: { of: '<of>', note: '<note>', link: 'noted' } },
      ),
    ],
    noted: [phrase('creature types', 'creatureTypes'), phrase('name', 'name')],
  },
  functionsIn: () => functionsAt('905.2', 'beforeTheGame'),
};

export const deckLimit: StaticWord<'deckLimit'> = {
  shape: 'whole number or any',
  said: {
    statement: [
      phrase('a deck can have any number of cards named <self:selfWord>', { ...is, deckLimit: 'any' }),
    ],
  },
  functionsIn: () => functionsAt('113.6n', 'beforeTheGame'),
};

export const mayBeCommander: StaticWord<'mayBeCommander'> = {
  shape: 'flag',
  said: { statement: [phrase('<self:selfWord> can be your commander', { ...is, mayBeCommander: true })] },
  functionsIn: () => functionsAt('113.6n', 'beforeTheGame'),
};
