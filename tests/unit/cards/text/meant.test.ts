/** Texts that once said something else than the card does. */
import { describe, expect, test } from 'vitest';
import {
  affecting,
  all,
  as,
  draw,
  exile,
  having,
  keyword,
  move,
  named,
  replacement,
  returnToBattlefield,
  target,
} from '../../../../machines/rules/abilities/write/index.ts';
import { ability, does, guard, oneCreature, replaces, spell, triggers, whenOf } from './say.ts';

const veil = { name: 'Veil', types: ['enchantment'] } as const;
const upToThree = { min: 0, max: 3 };

describe('what is said is what is done', () => {
  test('of several targets each may be of either type', () => {
    const destroy = { do: 'destroy', what: target(0) } as const;
    expect(spell([{ objects: { anyType: ['creature', 'planeswalker'] }, count: upToThree }], destroy)).toBe(
      'Destroy up to three target creatures and/or planeswalkers.',
    );
    expect(
      spell([{ objects: { anyType: ['artifact', 'creature', 'land'] }, count: upToThree }], destroy),
    ).toBe('Destroy up to three target artifacts, creatures, and/or lands.');
    expect(spell([{ objects: { anyType: ['creature', 'planeswalker'] } }], destroy)).toBe(
      'Destroy target creature or planeswalker.',
    );
  });

  test('what went to a graveyard is a card, a token isn’t', () => {
    expect(
      spell(
        [],
        as('gone', { do: 'destroy', what: all({ type: 'creature' }) }),
        move(all({ zone: 'graveyard', among: named('gone') }), { zone: 'battlefield', under: 'you' }),
      ),
    ).toBe(
      'Destroy all creatures. Put all cards put into a graveyard this way onto the battlefield under your control.',
    );
    expect(whenOf(veil, { on: 'putInto', zone: 'graveyard', object: { card: true } })).toBe(
      'Whenever a card is put into a graveyard from anywhere',
    );
  });

  test('several that were exiled return as several', () => {
    const gone = as('gone', exile(all({ type: 'creature' })));
    expect(spell([], gone, returnToBattlefield(named('gone')))).toBe(
      "Exile all creatures, then return those cards to the battlefield under their owners' control.",
    );
  });

  test('what others do with your leave is one thing, what follows from it another', () => {
    expect(
      ability({
        kind: 'triggered',
        when: [{ on: 'enters', object: 'self' }],
        targets: [oneCreature],
        effect: [
          {
            do: 'may',
            then: [{ do: 'dealDamage', amount: 2, to: target(0) }, draw(1)],
          },
        ],
      }),
    ).toBe(
      'When this creature enters, you may have it deal 2 damage to target creature. If you do, draw a card.',
    );
  });

  test('all that is done instead is one thing', () => {
    expect(
      ability(
        replacement({
          event: { would: 'draw', who: 'you' },
          instead: [draw(2), { do: 'loseLife', amount: 1, who: 'you' }],
        }),
      ),
    ).toBe('If you would draw a card, you draw two cards and you lose 1 life instead.');
  });

  test('of those that are counted it is said which', () => {
    expect(
      triggers(as('seen', { do: 'reveal', what: { top: 4, of: 'you' } }), {
        do: 'if',
        condition: {
          holds: 'compare',
          what: { number: 'countOf', of: named('seen'), like: { name: 'Guard' } },
          to: { atLeast: 1 },
        },
        then: [draw(1)],
      }),
    ).toContain('If one or more of those cards are cards named Guard, draw a card.');
  });

  test('an ability that is given speaks of what has it', () => {
    const given = having({
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [{ do: 'destroy', what: 'self' }],
    });
    expect(ability(affecting(all({ type: 'creature' }), given), veil)).toBe(
      'All creatures have "{T}: Destroy this creature."',
    );
    expect(ability(affecting(all({ type: 'creature' }), given), guard)).toBe(
      'All creatures have "{T}: Destroy this creature."',
    );
  });

  test('cards are in a hand, and come from it', () => {
    const inHand = all({ zone: 'hand', owner: 'you', type: 'creature' });
    expect(ability(affecting(inHand, having(keyword('flash'))), veil)).toBe(
      'Creature cards in your hand have flash.',
    );
  });

  test('a hand may be larger', () => {
    expect(
      ability({ kind: 'static', players: 'you', rules: [{ rule: 'maximumHandSizeReduced', by: -2 }] }, veil),
    ).toBe('You have a maximum hand size increased by 2.');
  });

  test('what is done besides an event is said, before it or after it', () => {
    const dies = { would: 'move', what: 'self', to: 'graveyard' } as const;
    const own = { number: 'counters', kind: '+1/+1', on: { before: 'it' } } as const;
    expect(
      replaces({
        event: dies,
        afterwards: [{ do: 'putCounters', kind: '+1/+1', count: own, on: 'it' }],
      }),
    ).toBe(
      'If this creature would be put into a graveyard from anywhere, afterwards put X +1/+1 counters on it, where X is the number of +1/+1 counters on it.',
    );
    expect(
      replaces({ event: dies, also: [draw(1)], afterwards: [{ do: 'loseLife', amount: 1, who: 'you' }] }),
    ).toBe(
      'If this creature would be put into a graveyard from anywhere, also draw a card, and afterwards you lose 1 life.',
    );
    expect(
      replaces({
        optional: true,
        event: { would: 'draw', who: 'you' },
        afterwards: [{ do: 'gainLife', amount: 2 }, draw(1)],
      }),
    ).toContain('you may afterwards gain 2 life and draw a card.');
  });

  test('damage may be redirected to a player', () => {
    expect(
      replaces({
        event: { would: 'dealDamage', to: 'self' },
        if: { holds: 'turnOf', who: 'you' },
        redirectToPlayers: 'you',
      }),
    ).toContain(', that damage is dealt to you instead.');
    expect(
      does({
        do: 'replace',
        once: true,
        until: 'untilEndOfTurn',
        replacement: { event: { would: 'dealDamage', to: 'self' }, redirectToPlayers: 'you' },
      }),
    ).toContain('that damage is dealt to you instead.');
  });

  test('so many as were said before are "that many"', () => {
    expect(
      does({ do: 'loseLife', amount: 2, who: 'you', as: 'lost' }, draw({ number: 'amount', by: 'lost' })),
    ).toBe('You lose 2 life. Draw that many cards.');
  });

  test('of several it is their total power', () => {
    const creatures = { type: 'creature', controller: 'you' } as const;
    expect(
      triggers(
        { do: 'choose', from: creatures, count: { min: 0, max: 9 }, as: 'prey' },
        { do: 'sacrifice', who: 'you', what: named('prey') },
        {
          do: 'putCounters',
          kind: '+1/+1',
          count: { number: 'value', value: 'power', of: named('prey') },
          on: 'self',
        },
      ),
    ).toContain('Put X +1/+1 counters on it, where X is their total power.');
    expect(does({ do: 'gainLife', amount: { number: 'value', value: 'power', of: all(creatures) } })).toBe(
      'You gain life equal to the total power of creatures you control.',
    );
  });

  test('all of those cards are "all those cards"', () => {
    const seen = as('seen', { do: 'reveal', what: { top: 3, of: 'you' } });
    expect(triggers(seen, move(all({ zone: 'library', among: named('seen') }), { zone: 'hand' }))).toContain(
      'Put all those cards into',
    );
  });

  test('cards are in graveyards, and stay there', () => {
    expect(ability(affecting(all({ zone: 'graveyard' }), { change: 'removeAllAbilities' }), veil)).toBe(
      'Cards in graveyards lose all abilities.',
    );
  });

  test('several are asked for as several', () => {
    const two = {
      do: 'choose',
      from: { type: 'creature' },
      count: { min: 2, max: 2 },
      as: 'two',
    } as const;
    const areArtifacts = { holds: 'is', what: named('two'), like: { type: 'artifact' } } as const;
    expect(triggers(two, { do: 'if', condition: areArtifacts, then: [draw(1)] })).toContain(
      'If those creatures are artifacts, draw a card.',
    );
    expect(
      triggers(two, { do: 'if', condition: { holds: 'not', of: areArtifacts }, then: [draw(1)] }),
    ).toContain("If those creatures aren't all artifacts, draw a card.");
  });
});
