import type { SignedInView } from '@evident/domain/workspaces';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../api/client.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { answer } from '../api/send.ts';
import { whereTo } from './where-to.ts';

export const SIGNED_IN = ['signed-in'];

/** The person signed in at this host, null when nobody is. */
export async function askSignedIn(): Promise<SignedInView | null> {
  try {
    return await answer(api.GET('/api/v1/auth/session'));
  } catch (thrown) {
    if (thrown instanceof ApiProblem && thrown.status === 401) return null;
    throw thrown;
  }
}

/** Who is signed in here, and the workspaces that are open to them. */
export function useSignedIn(enabled = true) {
  return useQuery({ queryKey: SIGNED_IN, queryFn: askSignedIn, enabled });
}

/** Takes the session to a workspace's own host and goes on there. */
export async function openWorkspace(teamId: string, path = '/home'): Promise<void> {
  const { url } = await answer(api.POST('/api/v1/auth/handover', { body: { teamId, path } }));
  location.assign(url);
}

/** Where the address says to go after signing in. */
export const useRedirect = (): string | null => useSearchParams()[0].get('redirect');

/** The same, for a link to another screen of signing in. */
export function useCarried(): (to: string) => string {
  const redirect = useRedirect();
  return (to) => (redirect === null ? to : `${to}?${new URLSearchParams({ redirect })}`);
}

/** Goes on with the answer to a step of signing in: to where the person wanted to go, or to the second step where the account has one. */
export function useEnter(): (step: Promise<SignedInView>) => Promise<void> {
  const goOn = useGoOn();
  const navigate = useNavigate();
  const carried = useCarried();
  return async (step) => {
    try {
      await goOn(await step);
    } catch (problem) {
      if (!needsSecondFactor(problem)) throw problem;
      await navigate(carried('/auth/second-factor'), { replace: true });
    }
  };
}

export const needsSecondFactor = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'SecondFactorRequired';

/** Goes on with somebody who has just signed in, or already was. */
export function useGoOn(): (person: SignedInView) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const redirect = useRedirect();
  return useCallback(
    async (person) => {
      client.setQueryData(SIGNED_IN, person);
      const destination = whereTo(person, redirect);
      if ('page' in destination) await navigate(destination.page, { replace: true });
      else await openWorkspace(destination.teamId, destination.path);
    },
    [client, navigate, redirect],
  );
}
