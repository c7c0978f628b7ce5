import { scenario } from '../../machines/play/scenario/index.ts';
import { one, perform, plus, target, untilEndOfTurn } from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

const tripling = (name: string, quality: string) =>
  bidding(name, [one({ type: 'creature' })], perform('triple', { what: target(0), quality }));

const might = tripling('Triple Might', 'power');
const bulk = tripling('Triple Bulk', 'toughness');
const both = tripling('Triple Growth', 'power and toughness');
const shrinking = (power: number, toughness: number) =>
  bidding('Strange Ray', [one({ type: 'creature' })], untilEndOfTurn(target(0), plus(power, toughness)));

export default [
  scenario('701.11a: what is tripled is modified, and goes on being modified', {
    rules: ['701.11a', '701.11b', '613.4c'],
    alice: {
      hand: [might, shrinking(1, 0)],
      battlefield: ['Hill Giant'],
    },
    bob: {},
    script: [
      'alice casts Triple Might on Hill Giant',
      'pass until the stack is empty',
      'alice casts Strange Ray on Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { power: 10, toughness: 3 } },
    control: {
      script: ['alice casts Strange Ray on Hill Giant', 'pass until the stack is empty'],
      expect: { 'Hill Giant': { power: 4 } },
    },
  }),
  scenario('701.11b: by twice what the power, the toughness, or each of them is as the effect begins', {
    rules: ['701.11b'],
    alice: { hand: [bulk, both], battlefield: ['Hill Giant', 'Raging Goblin'] },
    bob: {},
    script: [
      'alice casts Triple Bulk on Hill Giant',
      'pass until the stack is empty',
      'alice casts Triple Growth on Raging Goblin',
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { power: 3, toughness: 9 }, 'Raging Goblin': { power: 3, toughness: 3 } },
    control: { script: [], expect: { 'Hill Giant': { toughness: 3 }, 'Raging Goblin': { power: 1 } } },
  }),
  scenario('701.11c: a power of less than 0 gets that much less', {
    rules: ['701.11c'],
    alice: { hand: [both, shrinking(-5, 0)], battlefield: ['Hill Giant'] },
    bob: {},
    script: [
      'alice casts Strange Ray on Hill Giant',
      'pass until the stack is empty',
      'alice casts Triple Growth on Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { power: -6, toughness: 9 } },
    control: {
      script: ['alice casts Strange Ray on Hill Giant', 'pass until the stack is empty'],
      expect: { 'Hill Giant': { power: -2, toughness: 3 } },
    },
  }),
];
