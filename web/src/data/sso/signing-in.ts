import type { SsoAnswer } from '@evident/domain/sso';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { destinationOf } from '../../kernel/entrance/destination.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { fetchSignedIn } from '../identity/queries.ts';
import { needsSecondFactor, openWorkspace } from '../identity/signed-in.ts';
import { fetchChoices } from './queries.ts';

const KEPT = 'evident-sso-redirect';

/** The path of a page of a workspace, to which the sign-in returns. */
const pathOf = (redirect: string | null): string | undefined => {
  if (redirect === null || !URL.canParse(redirect)) return undefined;
  const { pathname, search, hash } = new URL(redirect);
  return pathname + search + hash;
};

/** Leads to the directory of a connection. */
export const useStartSso = (redirect: string | null) =>
  useWrite({
    mutationFn: async (connectionId: string) => {
      const path = pathOf(redirect);
      const { url } = await answer(api.POST('/api/v1/auth/sso', { body: { connectionId, ...(path && { path }) } }));
      sessionStorage.setItem(KEPT, redirect ?? '');
      location.assign(url);
    },
  });

/** Finds the connections of the domain of an address. */
export const useFindSso = () => useWrite({ mutationFn: (email: string) => fetchChoices({ email }) });

/**
 * Finishes with what the directory sent back. Returns the page of the root address to continue at; null where a
 * workspace opens.
 */
export async function finishSso(returned: SsoAnswer): Promise<string | null> {
  try {
    const { url, signedIn } = await answer(api.POST('/api/v1/auth/sso/finish', { body: returned as never }));
    const person = signedIn ? await fetchSignedIn() : null;
    const destination = person && destinationOf(person, url);
    if (destination === null) location.replace(url);
    else if ('page' in destination) return destination.page;
    else await openWorkspace(destination.teamId, destination.path);
    return null;
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !needsSecondFactor(problem)) throw problem;
    const redirect = sessionStorage.getItem(KEPT);
    return redirect ? `/auth/second-factor?${new URLSearchParams({ redirect })}` : '/auth/second-factor';
  }
}
