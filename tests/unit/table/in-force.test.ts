import { expect, test } from 'vitest';
import { viewFor } from '../../../machines/game/index.ts';
import { card, creature, scenario } from '../../../machines/play/scenario/index.ts';
import { inForce } from '../../../ui/effects/index.ts';
import { whyItBegan } from '../../../ui/table/questions.ts';
import { after } from '../support/played.ts';

const roar = card('Cowing Roar', ['instant'], {
  manaCost: '{2}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'rule',
          what: { all: { type: 'creature', controller: 'opponents' } },
          rules: [{ cant: 'block' }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
});

const busy = after(
  scenario('611.2: much is in force', {
    rules: ['611.2'],
    alice: {
      hand: ['Giant Growth', 'Healing Salve', roar],
      mana: 'GWCCCC',
      battlefield: ['Grizzly Bears', 'Glorious Anthem', 'Roon of the Hidden Realm'],
    },
    bob: { battlefield: [creature('Kite', '2/2', 'flying')], hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Giant Growth on Grizzly Bears',
      'everyone passes',
      'alice casts Healing Salve choosing 2 on alice',
      'everyone passes',
      'alice casts Cowing Roar',
      'everyone passes',
      'alice activates Roon of the Hidden Realm on Kite',
      'everyone passes',
      'alice passes',
      'bob casts Shock on alice',
      'everyone passes',
    ],
    expect: { alice: { life: 20 } },
  }),
);

test('what is in force is said as it is printed, with its kind, its source and what it is about', () => {
  const all = inForce(viewFor(busy.game, 1));
  const of = (source: string) => all.filter(({ sourceName }) => sourceName === source);
  expect(of('Giant Growth')).toMatchObject([
    {
      kind: 'continuous',
      rule: '611.2',
      words: 'Target creature gets +3/+3 until end of turn.',
      lasts: 'until end of turn',
      affected: [{ name: 'Grizzly Bears' }],
    },
  ]);
  expect(of('Healing Salve')).toMatchObject([{ kind: 'replacement', rule: '615.1', left: '1 left' }]);
  expect(of('Cowing Roar')).toMatchObject([{ kind: 'rules', rule: '613.11', controller: 'Alice' }]);
  expect(of('Roon of the Hidden Realm')).toMatchObject([
    { kind: 'delayed', rule: '603.7', lasts: 'until it triggers', affected: [{ name: 'Kite' }] },
  ]);
  expect(of('Glorious Anthem')).toMatchObject([
    { kind: 'static', words: 'Creatures you control get +1/+1.', number: null },
  ]);
  expect(all).toHaveLength(5);
});

test('each but what is there by itself has the event that began it', () => {
  for (const { number, source } of inForce(busy.game)) {
    if (number === null) continue;
    const [began] = whyItBegan(busy.happened, number)?.events ?? [];
    const event = busy.happened.find((one) => one.number === began)?.event;
    expect(event).toMatchObject({ type: 'effectBegins', source });
  }
  expect(whyItBegan([], 1)).toBeNull();
});

test('nothing is in force where nothing lasts', () => {
  const { game } = after(
    scenario('611.2: nothing is in force', {
      rules: ['611.2'],
      alice: { hand: ['Shock'], mana: 'R', battlefield: ['Grizzly Bears'] },
      bob: {},
      script: ['alice casts Shock on bob', 'everyone passes'],
      expect: { bob: { life: 18 } },
    }),
  );
  expect(inForce(game)).toEqual([]);
});
