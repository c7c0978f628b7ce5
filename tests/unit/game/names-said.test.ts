import { expect, test } from 'vitest';
import { eventSentence } from '../../../machines/game/index.ts';
import { card, creature, scenario } from '../../../machines/play/scenario/index.ts';
import { affecting, enchant } from '../../../machines/rules/abilities/write/index.ts';
import { after } from '../support/played.ts';

const alias = card('Alias', ['enchantment'], {
  manaCost: '{0}',
  subtypes: 'Aura',
  abilities: [enchant({ type: 'creature' }), affecting('attached', { change: 'setName', name: 'Nobody' })],
});

test('612.8: the log calls what an effect has given a name by that name, from then on', () => {
  const { game, happened } = after(
    scenario('somebody becomes nobody', {
      rules: ['612.8'],
      alice: { hand: [alias], battlefield: [creature('Somebody', '2/2', ''), creature('Other', '2/2', '')] },
      bob: {},
      script: [
        'alice casts Alias on Somebody',
        'everyone passes',
        'alice attacks bob with Somebody, Other',
        'pass until the end step',
      ],
      expect: {},
    }),
  );
  const attacks = happened.flatMap(({ event }) =>
    event.type === 'attack' ? eventSentence(game, event) : [],
  );
  expect(attacks).toEqual(['Alice attacks with Nobody (Bob) and Other (Bob).']);
});
