/** Set by `npm run test:long`, which repeats what proves more the longer it runs. */
export const LONG = process.env['EVIDENT_TEST'] === 'long';

/** Rounds of tests that kill processes at random moments. */
export const KILL_ROUNDS = LONG ? 20 : 3;
/** Milliseconds a round of kills may take until its lost work is taken over and done. */
export const KILL_ROUND_MS = 120_000;
