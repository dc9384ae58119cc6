import type { ConfirmationMethod } from '@evident/domain/identity';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { whenConfirmed } from '../../kernel/entrance/confirmation.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { accessTokensQuery, members, secondFactorQuery, sessionsQuery, signedInQuery, whoQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** Changes the name, which is the same in every workspace. */
export function useRenameAccount() {
  const client = useQueryClient();
  return async (name: string) => {
    await answer(api.PATCH('/api/v1/me/account', { body: { name } }));
    await invalidate(client, signedInQuery(), whoQuery(), members);
  };
}

/** Mails a link that changes the address. */
export const changeEmail = (email: string) =>
  whenConfirmed(() => answer(api.POST('/api/v1/me/email', { body: { email } })));

/** Changes the password, or sets the first one. All other sessions end. */
export function useChangePassword() {
  const client = useQueryClient();
  return async (body: { newPassword: string; revokeTokens: boolean }) => {
    await whenConfirmed(() => answer(api.PUT('/api/v1/me/password', { body })));
    await invalidate(client, signedInQuery(), sessionsQuery(), accessTokensQuery());
  };
}

/** Changes the picture; null removes it. */
export function useChangePicture() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: async (file: File | null) => {
      if (file === null) return answer(api.DELETE('/api/v1/me/picture'));
      const form = new FormData();
      form.append('file', file);
      return answer(
        api.PUT('/api/v1/me/picture', { body: form as never, bodySerializer: (body: unknown) => body as FormData }),
      );
    },
    onSuccess: () => invalidate(client, whoQuery(), members),
  });
}

/** Reads everything that belongs to the account. */
export const useExportAccount = () =>
  useWrite({ mutationFn: () => whenConfirmed(() => answer(api.GET('/api/v1/me/export'))) });

/** Deletes the account. */
export const useDeleteAccount = () =>
  useWrite({
    mutationFn: (email: string) => whenConfirmed(() => answer(api.POST('/api/v1/me/deletion', { body: { email } }))),
  });

/** Mails a code to confirm the identity with. */
export const useMailConfirmation = () =>
  useWrite({ mutationFn: () => answer(api.POST('/api/v1/me/confirmation-code')) });

interface Confirmation {
  readonly method: ConfirmationMethod;
  /** A password or a code. */
  readonly secret: string;
  readonly codeChallenge: string | undefined;
}

/** Confirms the identity before a sensitive change. */
export const useConfirmIdentity = () =>
  useWrite({
    mutationFn: ({ method, secret, codeChallenge }: Confirmation) =>
      answer(
        api.POST('/api/v1/me/confirmation', {
          body: method === 'PASSWORD' ? { method, password: secret } : { method, codeChallenge, code: secret },
        }),
      ),
  });

/** Signs out one session. */
export const useEndSession = () =>
  useOptimistic({
    change: (sessionId: string) =>
      answer(api.DELETE('/api/v1/me/sessions/{sessionId}', { params: { path: { sessionId } } })),
    updates: (sessionId) => [
      updated(sessionsQuery(), ({ items }) => ({ items: items.filter(({ id }) => id !== sessionId) })),
    ],
    refused: 'The session was not ended',
  });

/** Signs out all other sessions. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: () => answer(api.DELETE('/api/v1/me/sessions')),
    onSuccess: () => showToast({ title: 'Signed out everywhere else' }),
    onError: (thrown) => showProblem(thrown, 'The sessions were not ended'),
    onSettled: () => invalidate(client, sessionsQuery()),
  });
}

const DAY_MS = 86_400_000;
const expiryIn = (life: string): string | null =>
  life === 'never' ? null : new Date(Date.now() + Number(life) * DAY_MS).toISOString();

/** Creates an access token. */
export function useCreateAccessToken() {
  const client = useQueryClient();
  return useCreate({
    create: ({ name, scope, life }: { name: string; scope: string; life: string }, header) =>
      whenConfirmed(() =>
        answer(
          api.POST('/api/v1/me/tokens', {
            params: { header },
            body: { name, scopes: scope === 'write' ? ['read', 'write'] : ['read'], expiresAt: expiryIn(life) },
          }),
        ),
      ),
    onSuccess: () => invalidate(client, accessTokensQuery()),
  });
}

/** Revokes an access token. */
export const useRevokeAccessToken = () =>
  useOptimistic({
    change: (tokenId: string) => answer(api.DELETE('/api/v1/me/tokens/{tokenId}', { params: { path: { tokenId } } })),
    updates: (tokenId) => [
      updated(accessTokensQuery(), ({ items }) => ({ items: items.filter(({ id }) => id !== tokenId) })),
    ],
    refused: 'The token was not revoked',
  });

/** Turns two-step sign-in on and off, and replaces the recovery codes. */
export function useSecondFactorChanges() {
  const client = useQueryClient();
  const changed = () => invalidate(client, secondFactorQuery(), signedInQuery(), whoQuery());
  return {
    changed,
    begin: useWrite({ mutationFn: () => whenConfirmed(() => answer(api.POST('/api/v1/me/second-factor'))) }),
    renewCodes: useWrite({
      mutationFn: () => whenConfirmed(() => answer(api.POST('/api/v1/me/recovery-codes'))),
      onSuccess: changed,
    }),
    turnOff: async () => {
      await whenConfirmed(() => answer(api.DELETE('/api/v1/me/second-factor')));
      showToast({ title: 'Two-step sign-in is off' });
      await changed();
    },
  };
}

/** Completes the setup of two-step sign-in with a first code. */
export const useEnableSecondFactor = () =>
  useWrite({
    mutationFn: (code: string) => whenConfirmed(() => answer(api.PUT('/api/v1/me/second-factor', { body: { code } }))),
  });
