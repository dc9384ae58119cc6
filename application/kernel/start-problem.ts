/** What keeps the product from starting, as one sentence for the person who starts it: shown alone, without a stack trace, and the process ends with 1. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
