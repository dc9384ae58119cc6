/** A startup failure as one sentence for the operator. Printed without a stack trace; the process exits with 1. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
