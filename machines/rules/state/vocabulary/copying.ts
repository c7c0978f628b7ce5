export type { CopiedChange, CopyException, CopyExceptionOf } from '../../../words/exceptions/index.ts';
