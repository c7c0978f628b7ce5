import { describe } from 'vitest';
import type {
  Condition,
  Instruction,
  TargetSpec,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { move, seen } from './phrases.ts';
import { it0, spells } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

const oneSpell: TargetSpec = { objects: { zone: 'stack', stackObject: 'spell' } };
const inGrave: TargetSpec = { objects: { zone: 'graveyard', type: 'creature', owner: 'you' } };

const ifSo =
  (condition: Condition) =>
  (then: readonly Instruction[], other?: readonly Instruction[]): Instruction => ({
    do: 'if',
    condition,
    then,
    ...(other !== undefined && { else: other }),
  });
const onTurn = ifSo({ holds: 'turnOf', who: 'you' });
const ifTapped = ifSo({ holds: 'is', what: it0, like: { tapped: true } });

describe('what is done unless or if something is so', () => {
  spells([
    [
      'Counter target spell unless its controller pays {3}.',
      [oneSpell],
      {
        do: 'unless',
        who: { controllerOf: it0 },
        cost: [{ pay: 'mana', cost: '{3}' }],
        else: [{ do: 'counter', what: it0 }],
      },
    ],
    [
      "Pay {3}. If you don't, you lose the game.",
      [],
      { do: 'unless', who: 'you', cost: [{ pay: 'mana', cost: '{3}' }], else: [{ do: 'lose', who: 'you' }] },
    ],
    [
      'You lose the game. Draw a card unless you pay 3 life.',
      [],
      {
        do: 'unless',
        who: 'you',
        cost: [{ pay: 'life', amount: 3 }],
        else: [{ do: 'lose', who: 'you' }, drawing],
      },
    ],
    [
      'Target player loses the game unless that player pays {3}.',
      [onePlayer],
      { do: 'unless', who: it0, cost: [{ pay: 'mana', cost: '{3}' }], else: [{ do: 'lose', who: it0 }] },
    ],
    [
      'You lose 3 life unless you sacrifice a creature.',
      [],
      {
        do: 'unless',
        who: 'you',
        cost: [{ pay: 'sacrifice', what: creature }],
        else: [{ do: 'loseLife', amount: 3, who: 'you' }],
      },
    ],
    [
      "If it's your turn, draw a card. Otherwise, you gain 2 life.",
      [],
      onTurn([drawing], [{ do: 'gainLife', amount: 2 }]),
    ],
    [
      'Tap or untap target creature.',
      [oneCreature],
      ifTapped([{ do: 'untap', what: it0 }], [{ do: 'tap', what: it0 }]),
    ],
    [
      'If target creature is tapped, untap that creature. Otherwise, draw a card.',
      [oneCreature],
      ifTapped([{ do: 'untap', what: it0 }], [drawing]),
    ],
    [
      'If target creature is tapped, draw a card. Otherwise, tap that creature.',
      [oneCreature],
      ifTapped([drawing], [{ do: 'tap', what: it0 }]),
    ],
    [
      'If target creature is tapped, untap that creature.',
      [oneCreature],
      ifTapped([{ do: 'untap', what: it0 }]),
    ],
    [
      'If target creature is tapped, untap that creature. Draw a card. Otherwise, tap that creature.',
      [oneCreature],
      ifTapped([{ do: 'untap', what: it0 }, drawing], [{ do: 'tap', what: it0 }]),
    ],
    [
      'If target creature is tapped, untap that creature. Otherwise, tap that creature. Draw a card.',
      [oneCreature],
      ifTapped([{ do: 'untap', what: it0 }], [{ do: 'tap', what: it0 }, drawing]),
    ],
    [
      "If it's your turn, untap target creature. Otherwise, tap that creature.",
      [oneCreature],
      onTurn([{ do: 'untap', what: it0 }], [{ do: 'tap', what: it0 }]),
    ],
    [
      'If target creature is red, untap that creature. Otherwise, tap that creature.',
      [oneCreature],
      {
        do: 'if',
        condition: { holds: 'is', what: it0, like: { color: 'R' } },
        then: [{ do: 'untap', what: it0 }],
        else: [{ do: 'tap', what: it0 }],
      },
    ],
    [
      "Create a token that's a copy of target creature. If it's your turn, create five of those tokens instead.",
      [oneCreature],
      onTurn([{ do: 'createCopy', of: it0, count: 5 }], [{ do: 'createCopy', of: it0 }]),
    ],
    [
      "If it's your turn, create five tokens that are copies of target creature. Otherwise, draw a card.",
      [oneCreature],
      onTurn([{ do: 'createCopy', of: it0, count: 5 }], [drawing]),
    ],
    [
      "If it's your turn, draw a card. Otherwise, create a token that's a copy of target creature.",
      [oneCreature],
      onTurn([drawing], [{ do: 'createCopy', of: it0 }]),
    ],
    [
      "If it's your turn, create five tokens that are copies of target creature.",
      [oneCreature],
      onTurn([{ do: 'createCopy', of: it0, count: 5 }]),
    ],
    [
      "If it's your turn, create five tokens that are copies of target creature. Draw a card. Otherwise, create a token that's a copy of it.",
      [oneCreature],
      onTurn([{ do: 'createCopy', of: it0, count: 5 }, drawing], [{ do: 'createCopy', of: it0 }]),
    ],
    [
      "Add {U}. If it's your turn, add {B} instead.",
      [],
      onTurn([{ do: 'addMana', mana: ['B'] }], [{ do: 'addMana', mana: ['U'] }]),
    ],
    [
      "If it's your turn, add {B}. Otherwise, draw a card.",
      [],
      onTurn([{ do: 'addMana', mana: ['B'] }], [drawing]),
    ],
    [
      "If it's your turn, draw a card. Otherwise, add {U}.",
      [],
      onTurn([drawing], [{ do: 'addMana', mana: ['U'] }]),
    ],
    ["If it's your turn, add {B}.", [], onTurn([{ do: 'addMana', mana: ['B'] }])],
    [
      "If it's your turn, add {B}. Draw a card. Otherwise, add {U}.",
      [],
      onTurn([{ do: 'addMana', mana: ['B'] }, drawing], [{ do: 'addMana', mana: ['U'] }]),
    ],
    [
      "If it's your turn, add {B}. Draw a card. Otherwise, add {U}. Draw a card.",
      [],
      onTurn([{ do: 'addMana', mana: ['B'] }, drawing], [{ do: 'addMana', mana: ['U'] }, drawing]),
    ],
    [
      "Return target creature card from your graveyard to the battlefield. If it's your turn, that creature enters with an additional +1/+1 counter on it.",
      [inGrave],
      onTurn(
        [move(it0, 'battlefield', { counters: { kind: '+1/+1', count: 1 } })],
        [move(it0, 'battlefield')],
      ),
    ],
    [
      "Return target creature card from your graveyard to the battlefield. If it's your turn, that creature enters with two additional +1/+1 counters on it.",
      [inGrave],
      onTurn(
        [move(it0, 'battlefield', { counters: { kind: '+1/+1', count: 2 } })],
        [move(it0, 'battlefield')],
      ),
    ],
    [
      "Return target artifact or creature card from your graveyard to the battlefield. If it's your turn, that permanent enters with an additional +1/+1 counter on it.",
      [{ objects: { zone: 'graveyard', owner: 'you', anyType: ['artifact', 'creature'] } }],
      onTurn(
        [move(it0, 'battlefield', { counters: { kind: '+1/+1', count: 1 } })],
        [move(it0, 'battlefield')],
      ),
    ],
    [
      "If it's your turn, return target creature card from your graveyard to the battlefield with a +1/+1 counter on it. Otherwise, return it to the battlefield tapped.",
      [inGrave],
      onTurn(
        [move(it0, 'battlefield', { counters: { kind: '+1/+1', count: 1 } })],
        [move(it0, 'battlefield', { tapped: true })],
      ),
    ],
    [
      "If it's your turn, return target creature card from your graveyard to the battlefield tapped. Otherwise, return it to the battlefield.",
      [inGrave],
      onTurn([move(it0, 'battlefield', { tapped: true })], [move(it0, 'battlefield')]),
    ],
    [
      "If it's your turn, return target creature card from your graveyard to the battlefield with a +1/+1 counter on it. Otherwise, draw a card.",
      [inGrave],
      onTurn([move(it0, 'battlefield', { counters: { kind: '+1/+1', count: 1 } })], [drawing]),
    ],
    [
      "If it's your turn, return target creature card from your graveyard to the battlefield with a +1/+1 counter on it.",
      [inGrave],
      onTurn([move(it0, 'battlefield', { counters: { kind: '+1/+1', count: 1 } })]),
    ],
    [
      "If it's your turn, return target creature card from your graveyard to the battlefield with a +1/+1 counter on it. Draw a card. Otherwise, return it to the battlefield.",
      [inGrave],
      onTurn(
        [move(it0, 'battlefield', { counters: { kind: '+1/+1', count: 1 } }), drawing],
        [move(it0, 'battlefield')],
      ),
    ],
    [
      "If it's your turn, draw a card. Otherwise, return target creature card from your graveyard to the battlefield.",
      [inGrave],
      onTurn([drawing], [move(it0, 'battlefield')]),
    ],
    [
      "Reveal the top card of your library. You may put that card onto the battlefield if it's a land. Otherwise, put that card into your hand.",
      [],
      { do: 'reveal', what: { top: 1, of: 'you' }, as: 'seen' },
      {
        do: 'if',
        condition: { holds: 'is', what: seen, like: { type: 'land' } },
        then: [{ do: 'may', then: [move(seen, 'battlefield')], else: [move(seen, 'hand')] }],
        else: [move(seen, 'hand')],
      },
    ],
    [
      "Reveal the top card of your library. If that card is a land, you may put that card onto the battlefield. If you don't, put that card into your hand. Otherwise, put that card into your graveyard.",
      [],
      { do: 'reveal', what: { top: 1, of: 'you' }, as: 'seen' },
      {
        do: 'if',
        condition: { holds: 'is', what: seen, like: { type: 'land' } },
        then: [{ do: 'may', then: [move(seen, 'battlefield')], else: [move(seen, 'hand')] }],
        else: [move(seen, 'graveyard')],
      },
    ],
    [
      'Reveal the top card of your library. If that card is a land, you may put that card onto the battlefield. Otherwise, put that card into your hand.',
      [],
      { do: 'reveal', what: { top: 1, of: 'you' }, as: 'seen' },
      {
        do: 'if',
        condition: { holds: 'is', what: seen, like: { type: 'land' } },
        then: [{ do: 'may', then: [move(seen, 'battlefield')] }],
        else: [move(seen, 'hand')],
      },
    ],
    [
      'Reveal the top card of your library. If that card is a land, put that card onto the battlefield. Otherwise, put that card into your hand.',
      [],
      { do: 'reveal', what: { top: 1, of: 'you' }, as: 'seen' },
      {
        do: 'if',
        condition: { holds: 'is', what: seen, like: { type: 'land' } },
        then: [move(seen, 'battlefield')],
        else: [move(seen, 'hand')],
      },
    ],
    [
      "Reveal the top card of your library. If that card is a land, you may put that card onto the battlefield. If you don't, put that card into your hand. Draw a card. Otherwise, put that card into your hand.",
      [],
      { do: 'reveal', what: { top: 1, of: 'you' }, as: 'seen' },
      {
        do: 'if',
        condition: { holds: 'is', what: seen, like: { type: 'land' } },
        then: [{ do: 'may', then: [move(seen, 'battlefield')], else: [move(seen, 'hand')] }, drawing],
        else: [move(seen, 'hand')],
      },
    ],
    [
      "You may draw a card if it's your turn. Otherwise, scry 1.",
      [],
      onTurn(
        [{ do: 'may', then: [drawing], else: [{ do: 'perform', action: 'scry', n: 1 }] }],
        [{ do: 'perform', action: 'scry', n: 1 }],
      ),
    ],
    [
      "If it's your turn, you may draw a card. If you don't, scry 1.",
      [],
      onTurn([{ do: 'may', then: [drawing], else: [{ do: 'perform', action: 'scry', n: 1 }] }]),
    ],
    [
      "You may cast target card from exile without paying its mana cost if it's your turn.",
      [{ objects: { zone: 'exile' } }],
      onTurn([{ do: 'castWithoutPaying', what: it0 }]),
    ],
    [
      "If it's your turn, you may cast target card from exile without paying its mana cost. Draw a card.",
      [{ objects: { zone: 'exile' } }],
      onTurn([{ do: 'castWithoutPaying', what: it0 }, drawing]),
    ],
    [
      "If it's your turn, you may cast target card from exile without paying its mana cost. Otherwise, draw a card.",
      [{ objects: { zone: 'exile' } }],
      onTurn([{ do: 'castWithoutPaying', what: it0 }], [drawing]),
    ],
  ]);
});
