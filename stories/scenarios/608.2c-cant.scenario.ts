import { card, scenario } from '../../machines/play/scenario/index.ts';

const edict = card('Grim Bargain', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ players: 'any' }],
      effect: [
        { do: 'sacrifice', who: { target: 0 }, filter: { type: 'creature' }, as: 'paid' },
        {
          do: 'if',
          condition: { holds: 'not', of: { holds: 'did', by: 'paid' } },
          then: [{ do: 'loseLife', who: { target: 0 }, amount: 5 }],
        },
      ],
    },
  ],
});

export default scenario('608.2c: a player who can’t do what another thing hangs on suffers that instead', {
  rules: ['608.2c', '101.3'],
  alice: { hand: [edict] },
  bob: {},
  script: ['alice casts Grim Bargain on bob', 'pass until the stack is empty'],
  expect: { bob: { life: 15 } },
  control: {
    setup: { bob: { battlefield: ['Grizzly Bears'] } },
    expect: { bob: { life: 20, battlefield: 0, graveyard: ['Grizzly Bears'] } },
  },
});
