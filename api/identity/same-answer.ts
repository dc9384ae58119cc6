/** Documented for each operation that never reveals whether an account exists. */
export const SAME_ANSWER = 'The answer is the same whether the address has an account or not.';
