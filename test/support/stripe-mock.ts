/** The URL of a stripe-mock for tests. Null without one, and prints which suites are skipped. */
export function stripeMockUrl(what: string): string | null {
  const url = process.env['STRIPE_MOCK_URL'];
  if (!url) process.stderr.write(`Left out: ${what}. Set STRIPE_MOCK_URL to run it, see .ci/stripe-mock.mjs.\n`);
  return url ?? null;
}
