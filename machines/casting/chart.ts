import { setup } from 'xstate';
import { acting } from '../chart/acting.ts';
import { procedureGuards } from '../chart/asked.ts';
import { begun, procedure } from '../chart/procedure-state.ts';
import { chartTypes } from '../chart/types.ts';
import { castingActions, castingGuards } from './chart-rules.ts';

const chart = setup({
  types: chartTypes,
  guards: { ...procedureGuards, ...castingGuards },
  actions: castingActions(acting('copy')),
});

/** The steps of 601.2 that come after each other; one that has nothing to do is not entered. */
const steps = [
  { guard: 'isIllegal', target: '#rewinding', meta: { rule: '733.1' } },
  { guard: { type: 'needs', params: 'announce' }, target: '#announcing' },
  { guard: { type: 'needs', params: 'chooseTargets' }, target: '#choosingTargets' },
  { guard: { type: 'needs', params: 'divide' }, target: '#dividing' },
  { guard: { type: 'needs', params: 'checkLegality' }, target: '#checkingLegality' },
  { guard: { type: 'needs', params: 'determineCost' }, target: '#determiningCost' },
  { guard: { type: 'needs', params: 'payCosts' }, target: '#payingCosts' },
  { target: '#becomingCast' },
] as const;

const afterProposing = steps;
const [illegal, , targets, division, legality, cost, payment, cast] = steps;

/** Who announces may give it up: all of it is undone (733.1). */
const cancelling = {
  'action.cancel': {
    guard: 'mayCancel',
    target: '#rewinding',
    actions: 'cancel',
    meta: { rule: '733.1' },
  },
} as const;

/**
 * Casting a spell (601.2), and what activating an ability (602.2b) and putting a triggered ability on the stack
 * (603.3c-d) share with it.
 *
 * In: the transition that enters it has begun the announcement, the frame `announcement`. Public: `decision.answer`,
 * `ability.activate` for a mana ability while paying, `action.cancel`. Out: `#returning` goes back to whatever was
 * interrupted; what was announced is on the stack, or everything is as it was before.
 */
export const casting = chart.createStateConfig({
  id: 'casting',
  meta: { rule: '601.2' },
  description: 'A spell is cast, or announced like one.',
  initial: 'proposing',
  on: cancelling,
  states: {
    proposing: {
      id: 'proposing',
      ...procedure('propose', '601.2a', 'It is put on the stack.', afterProposing),
    },
    announcing: {
      id: 'announcing',
      ...procedure(
        'announce',
        '601.2b',
        'Modes, splicing, alternative and additional costs, X, hybrid and Phyrexian mana are announced.',
        [illegal, targets, division, legality, cost, payment, cast],
      ),
    },
    choosingTargets: {
      id: 'choosingTargets',
      ...procedure('chooseTargets', '601.2c', 'Targets are chosen.', [
        illegal,
        division,
        legality,
        cost,
        payment,
        cast,
      ]),
    },
    dividing: {
      id: 'dividing',
      ...procedure('divide', '601.2d', 'An effect is divided among the targets.', [
        illegal,
        legality,
        cost,
        payment,
        cast,
      ]),
    },
    checkingLegality: {
      id: 'checkingLegality',
      ...procedure('checkLegality', '601.2e', 'Whether it can legally be cast is checked.', [
        illegal,
        cost,
        payment,
        cast,
      ]),
    },
    determiningCost: {
      id: 'determiningCost',
      ...procedure('determineCost', '601.2f', 'The total cost is determined and locked in.', [
        illegal,
        payment,
        cast,
      ]),
    },
    activatingManaAbilities: {
      id: 'activatingManaAbilities',
      meta: { rule: '601.2g' },
      description: 'The player may activate mana abilities before paying.',
      always: { guard: 'isDecided', target: '#payingCosts.following' },
      on: {
        'decision.answer': {
          guard: 'isLegalAnswer',
          target: '#payingCosts.following',
          actions: 'answer',
        },
        'ability.activate': {
          guard: 'mayActivateToPay',
          target: '#payingCosts.following',
          actions: 'activateToPay',
          meta: { rule: '605.3a' },
        },
      },
    },
    payingCosts: {
      id: 'payingCosts',
      ...procedure('payCosts', '601.2h', 'The total cost is paid.', [illegal, cast], {
        guard: 'asksForPayment',
        target: '#activatingManaAbilities',
      }),
    },
    becomingCast: {
      id: 'becomingCast',
      ...procedure('becomeCast', '601.2i', 'It becomes cast, activated, or stays on the stack.', [
        illegal,
        { target: '#returning' },
      ]),
    },
    rewinding: {
      id: 'rewinding',
      ...procedure('rewind', '733.1', 'What could not be completed is reversed.', [{ target: '#returning' }]),
    },
  },
});

/**
 * Activating an ability (602.2): it is created on the stack, and the rest goes as casting does. A mana ability
 * doesn't use the stack (605.3b) and takes the short way.
 */
export const activating = chart.createStateConfig({
  id: 'activating',
  meta: { rule: '602.2' },
  description: 'An ability is activated.',
  initial: 'creating',
  on: cancelling,
  states: {
    creating: {
      id: 'creating',
      ...procedure('propose', '602.2a', 'The ability is created on the stack.', afterProposing),
    },
    manaAbility: {
      id: 'manaAbility',
      ...begun('605.3b', 'A mana ability is activated and resolves at once.', [{ target: '#returning' }]),
    },
  },
});

/** Taking a special action (116): playing a land, turning a permanent face up, exiling a card from a hand. */
export const takingSpecialAction = chart.createStateConfig({
  id: 'takingSpecialAction',
  ...begun('116.2a', 'A special action is taken: a land is played, a permanent is turned face up.', [
    { target: '#returning' },
  ]),
});
