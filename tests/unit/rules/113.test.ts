import { describe, expect, test } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  explain,
  legalActions,
  type PlayerEvent,
  whyNot,
} from '../../../machines/index.ts';
import { activate, find, gameOf, resolve, table, zoneOf } from '../cards/played-table.ts';

type Table = ReturnType<typeof table>;

/** Why a player may not do it: the rule and the sentence, once each. */
const why = (actor: Table, event: PlayerEvent): readonly string[] =>
  whyNot(gameOf(actor), explain(gameOf(actor), event)).map(({ rule, sentence }) => `${rule}: ${sentence}`);
const activating = (actor: Table, name: string, ability = 0): PlayerEvent => ({
  type: 'ability.activate',
  player: 0,
  object: find(actor, name),
  ability: `${name}#abilities.${ability}`,
});
const isListed = (actor: Table, event: PlayerEvent): boolean =>
  legalActions(gameOf(actor), 0).some((one) => JSON.stringify(one) === JSON.stringify(event));

describe('113.6: why an ability can’t be used where its object is', () => {
  const lands = ['Swamp', 'Swamp', 'Mountain', 'Forest'];

  test('113.6m: the rule, and where it functions', () => {
    const there = table([{ battlefield: [...lands, 'Reassembling Skeleton'] }, {}]);
    const event = activating(there, 'Reassembling Skeleton');
    expect(why(there, event)).toEqual([
      '113.6m: That ability of Reassembling Skeleton functions only in a graveyard.',
    ]);
    expect(isListed(there, event)).toBe(false);
    const buried = table([{ battlefield: lands, graveyard: ['Reassembling Skeleton'] }, {}]);
    expect(why(buried, activating(buried, 'Reassembling Skeleton'))).toEqual([]);
    activate(buried, 'Reassembling Skeleton');
    resolve(buried);
    expect(zoneOf(buried, 'Reassembling Skeleton')).toBe('battlefield');
  });

  test('113.6, 113.6j: on the battlefield, in a hand', () => {
    const held = table([{ battlefield: lands, hand: ['Prodigal Sorcerer'] }, {}]);
    expect(why(held, activating(held, 'Prodigal Sorcerer'))).toEqual([
      '113.6: That ability of Prodigal Sorcerer functions only on the battlefield.',
    ]);
    const wraith = table([{ battlefield: [...lands, 'Street Wraith'] }, {}]);
    const cycle: PlayerEvent = {
      type: 'ability.activate',
      player: 0,
      object: find(wraith, 'Street Wraith'),
      ability: 'Street Wraith#abilities.1/0',
    };
    expect(why(wraith, cycle)).toEqual(['113.6j: That ability of Street Wraith functions only in a hand.']);
  });

  test('113.6e, 113.6f: what a card says of when and from where it can be cast', () => {
    const actor = table([{ battlefield: [...lands, 'Memnite'], hand: ['Panic', onlyBuried] }, {}]);
    const casting = (name: string): PlayerEvent => ({
      type: 'spell.cast',
      player: 0,
      object: find(actor, name),
    });
    expect(why(actor, casting('Panic'))).toEqual([
      '601.3: Panic can’t be cast now: “Cast this spell only during combat before blockers are declared.”',
    ]);
    expect(why(actor, casting('Only Buried'))).toEqual([
      '601.3: Only Buried can’t be played from where it is: “You may cast this card from your graveyard, but not from anywhere else.”',
    ]);
    expect(isListed(actor, casting('Panic'))).toBe(false);
  });

  test('113.6f: and from where a land can be played', () => {
    const land: CardDefinition = {
      name: 'Sunken Land',
      types: ['land'],
      abilities: [{ kind: 'static', castableFrom: { zones: ['graveyard'], only: true } }],
    };
    const playing = (actor: Table): PlayerEvent => ({
      type: 'land.play',
      player: 0,
      object: find(actor, 'Sunken Land'),
    });
    const held = table([{ hand: [land] }, {}]);
    expect(why(held, playing(held))).toEqual([
      '305.1: Sunken Land can’t be played from where it is: “You may play this card from your graveyard, but not from anywhere else.”',
    ]);
    const sunken = table([{ graveyard: [land] }, {}]);
    expect(why(sunken, playing(sunken))).toEqual([]);
    expect(isListed(sunken, playing(sunken))).toBe(true);
  });

  test('113.6i: what can’t have counters put on it doesn’t pay with them either', () => {
    const marked = (...more: readonly Ability[]): CardDefinition => ({
      name: 'Marked One',
      types: ['creature'],
      power: 3,
      toughness: 3,
      abilities: [
        {
          kind: 'activated',
          cost: [{ pay: 'putCounters', kind: '-1/-1', count: 1 }],
          effect: [{ do: 'draw', count: 1 }],
        },
        ...more,
      ],
    });
    const bare = table([
      { battlefield: [marked({ kind: 'static', rules: [{ rule: 'cant', what: 'haveCountersPut' }] })] },
      {},
    ]);
    expect(why(bare, activating(bare, 'Marked One'))).toEqual([
      '101.2: Marked One can’t have counters put on it: Marked One says so.',
    ]);
    const plain = table([{ battlefield: [marked()] }, {}]);
    expect(why(plain, activating(plain, 'Marked One'))).toEqual([]);
  });
});

const onlyBuried: CardDefinition = {
  name: 'Only Buried',
  manaCost: '{B}',
  types: ['creature'],
  power: 2,
  toughness: 2,
  abilities: [{ kind: 'static', castableFrom: { zones: ['graveyard'], only: true } }],
};
