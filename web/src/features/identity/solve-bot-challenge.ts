import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves a challenge and encodes the solution for the server. Takes about a third of a second, in slices that keep the
 * page responsive.
 */
export async function solveBotChallenge(challenge: unknown): Promise<string> {
  const asked = challenge as Challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  return btoa(JSON.stringify({ challenge: asked, solution }));
}
