import type { SignedInView } from '@evident/domain/workspaces';
import type { AccountEventView } from '@evident/domain/identity';
import { family } from '../../kernel/queries/cache-updates.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { on } from '../../kernel/queries/touched-by.ts';
import type { Who } from '../../kernel/who.ts';

const WHO_FRESH_MS = 60_000;
const MAILS_POLL_MS = 3000;
const SIGN_INS = 20;

/** All queries about members of the workspace. */
export const members = family<unknown>('members');

/** The member who uses this page and their workspace. */
export const whoQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: (): Promise<Who> => answer(api.GET('/api/v1/me')),
    staleTime: WHO_FRESH_MS,
    meta: { identity: true, onDevice: true, touchedBy: on(ACCESS_CHANGES, true) },
  });

export async function fetchSignedIn(): Promise<SignedInView | null> {
  try {
    return await answer(api.GET('/api/v1/auth/session'));
  } catch (thrown) {
    if (thrown instanceof ApiProblem && thrown.status === 401) return null;
    throw thrown;
  }
}

/** The person signed in at this host; null without a session. */
export const signedInQuery = () => queryOptions({ queryKey: ['signed-in'], queryFn: fetchSignedIn });

export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: () => answer(api.GET('/api/v1/me/sessions')) });

export const accessTokensQuery = () =>
  queryOptions({ queryKey: ['access-tokens'], queryFn: () => answer(api.GET('/api/v1/me/tokens')) });

/** Whether two-step sign-in is on. */
export const secondFactorQuery = () =>
  queryOptions({ queryKey: ['second-factor'], queryFn: () => answer(api.GET('/api/v1/me/second-factor')) });

/** Sign-ins, failed ones too, and changes of credentials, newest first. */
export const signInsQuery = () =>
  pagesOptions<AccountEventView>(['sign-ins'], (cursor) =>
    answer(api.GET('/api/v1/me/sign-ins', { params: { query: { cursor, limit: SIGN_INS } } })),
  );

/** Opens a link from an email. A link works once, so its answer is kept. */
export const emailLinkQuery = <Answer>(what: string, token: string, open: (token: string) => Promise<Answer>) =>
  queryOptions({
    queryKey: ['link', what, token],
    queryFn: async () => (await open(token)) ?? null,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The emails of a server without SMTP, newest first, polled. */
export const mailsQuery = () =>
  queryOptions({
    queryKey: ['mailbox'],
    queryFn: () => answer(api.GET('/api/v1/mailbox')),
    refetchInterval: MAILS_POLL_MS,
    retry: false,
  });

export const mailQuery = (mailId: string) =>
  queryOptions({
    queryKey: ['mail', mailId],
    queryFn: () => answer(api.GET('/api/v1/mailbox/{mailId}', { params: { path: { mailId } } })),
    staleTime: Infinity,
  });
