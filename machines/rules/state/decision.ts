export type { Choose as ChooseDecision } from '../../words/decisions/choose.ts';
export type {
  AttackerAnswer,
  BlockerAnswer,
  DamageAnswer,
  DamageAssigner,
} from '../../words/decisions/fighting.ts';
export type { Answer, AnswerOf, Decision, DecisionKind, DecisionOf } from '../../words/decisions/index.ts';
export type { PaymentAnswer } from '../../words/decisions/payment.ts';
