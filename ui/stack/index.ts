/** What is on the stack. */
export { Stack } from './Stack.tsx';
