/** Title of the refusal without a session. Live documents distinguish it from lost access. */
export const SIGN_IN_FIRST = 'Sign in first';
