import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature } from './reads.ts';

beforeAll(putRulesTogether);

/** What would be put into a graveyard, as a static ability says it. */
const moved = (what: string) => ofCreature(`If ${what}, exile it instead.`);
const replacing = (event: unknown) => [{ replaces: { event } }];

describe('what would be put into a graveyard', () => {
  test('is a card, and no copy of one', () => {
    expect(moved('an instant card would be put into a graveyard from anywhere')).toMatchObject(
      replacing({ what: { type: 'instant', card: true }, to: 'graveyard' }),
    );
    expect(moved('a card would be put into your graveyard from anywhere')).toMatchObject(
      replacing({ what: { owner: 'you', card: true } }),
    );
    expect(moved('a card or token would be put into a graveyard from anywhere')).toMatchObject(
      replacing({ what: {} }),
    );
  });

  test('is on the battlefield if it is a permanent', () => {
    expect(moved('a permanent would be put into a graveyard')).toMatchObject(
      replacing({ what: {}, from: 'battlefield' }),
    );
    expect(moved('a permanent would be put into a graveyard from anywhere')).toBe('declined');
    expect(moved('this creature would be put into a graveyard from anywhere')).not.toHaveProperty([
      0,
      'replaces',
      'event',
      'from',
    ]);
  });
});
