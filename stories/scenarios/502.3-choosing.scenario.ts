import { card, scenario } from '../../machines/play/scenario/index.ts';

const vault = card('Slow Vault', ['artifact'], {
  abilities: [{ kind: 'static', rules: [{ rule: 'mayStayTapped' }] }],
});

export default [
  scenario('502.3: a player chooses which of the permanents that need not untap stay tapped', {
    rules: ['502.3'],
    alice: {
      battlefield: [
        { card: vault, tapped: true },
        { card: 'Forest', tapped: true },
      ],
    },
    bob: {},
    turn: { of: 'bob' },
    script: ["pass until alice's untap", 'alice chooses Slow Vault', "pass until alice's draw"],
    expect: { 'Slow Vault': { tapped: true }, Forest: { tapped: false } },
    control: {
      script: ["pass until alice's untap", 'alice chooses nothing', "pass until alice's draw"],
      expect: { 'Slow Vault': { tapped: false }, Forest: { tapped: false } },
    },
  }),
];
