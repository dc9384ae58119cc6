import type { SignedInView } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { destinationOf } from '../../kernel/entrance/destination.ts';
import { signedInQuery } from './queries.ts';

/** Hands the session over to a workspace's host and navigates there. */
export async function openWorkspace(teamId: string, path = '/home'): Promise<void> {
  try {
    const { url } = await answer(api.POST('/api/v1/auth/handover', { body: { teamId, path } }));
    location.assign(url);
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status !== 403) throw problem;
    const { required } = await answer(api.GET('/api/v1/auth/sso', { params: { query: { workspace: teamId } } }));
    if (!required) throw problem;
    location.assign(`/auth/sso?${new URLSearchParams({ workspace: teamId })}`);
  }
}

/** Target after sign-in, from the address. */
export const useRedirect = (): string | null => useSearchParams()[0].get('redirect');

/** Adds the redirect target to links between sign-in screens. */
export function useWithRedirect(): (to: string) => string {
  const redirect = useRedirect();
  return (to) => (redirect === null ? to : `${to}?${new URLSearchParams({ redirect })}`);
}

/** Continues after a sign-in step: to the target, or to the second factor if enabled. */
export function useSignInStep(): (step: Promise<SignedInView>) => Promise<void> {
  const continueAs = useContinueAs();
  const navigate = useNavigate();
  const withRedirect = useWithRedirect();
  return async (step) => {
    try {
      await continueAs(await step);
    } catch (problem) {
      if (!needsSecondFactor(problem)) throw problem;
      await navigate(withRedirect('/auth/second-factor'), { replace: true });
    }
  };
}

export const needsSecondFactor = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'SecondFactorRequired';

/** Continues with a signed-in person. */
export function useContinueAs(): (person: SignedInView) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const redirect = useRedirect();
  return useCallback(
    async (person) => {
      client.setQueryData(signedInQuery().queryKey, person);
      const destination = destinationOf(person, redirect);
      if ('page' in destination) await navigate(destination.page, { replace: true });
      else await openWorkspace(destination.teamId, destination.path);
    },
    [client, navigate, redirect],
  );
}
