import { useNavigate } from 'react-router';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { emailLinkQuery, fetchSignedIn } from './queries.ts';
import { useContinueAs, useSignInStep, useWithRedirect } from './signed-in.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** Signs in by password. */
export function useSignIn() {
  const enter = useSignInStep();
  return useWrite({
    mutationFn: (body: { email: string; password: string }) =>
      enter(answer(api.POST('/api/v1/auth/sign-in', { body }))),
  });
}

/** Mails a link or a code to sign in with, or signs in at once where no mail is needed. */
export function useSignInByMail() {
  const carried = useWithRedirect();
  const navigate = useNavigate();
  const goOn = useContinueAs();
  return useWrite({
    mutationFn: async ({ email, useOneTimeCode }: { email: string; useOneTimeCode: boolean }) => {
      const { outcome, codeChallenge } = await answer(
        api.POST('/api/v1/auth/sign-in-mail', { body: { email, useOneTimeCode } }),
      );
      if (outcome === 'EMAIL_ONE_TIME_CODE')
        await navigate(carried('/auth/confirm-email'), { state: { email, codeChallenge } });
      const person = outcome === 'EMAIL_SKIPPED' ? await fetchSignedIn() : null;
      if (person) await goOn(person);
      return outcome;
    },
  });
}

interface NewAccount {
  readonly method: 'EMAIL' | 'ONE_TIME_CODE';
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Signs up with a password and a mailed link, or with a mailed code. `botCheck` solves the task of the server. */
export function useSignUp(botCheck: () => Promise<string>) {
  const carried = useWithRedirect();
  const navigate = useNavigate();
  return useWrite({
    mutationFn: async ({ method, email, name, password }: NewAccount) => {
      const wording = {
        method,
        email,
        ...(name.trim() ? { name: name.trim() } : {}),
        ...(method === 'EMAIL' ? { password } : {}),
      };
      const { codeChallenge } = await answer(
        api.POST('/api/v1/auth/sign-up', { body: { ...wording, botCheck: await botCheck() } }),
      );
      if (codeChallenge !== null)
        await navigate(carried('/auth/confirm-email'), { state: { email, codeChallenge, signingUp: true } });
    },
  });
}

/** Completes a sign-in or sign-up with a mailed code. */
export function useConfirmByCode() {
  const enter = useSignInStep();
  return useWrite({
    mutationFn: ({ codeChallenge, code }: { codeChallenge: string; code: string }) =>
      enter(answer(api.POST('/api/v1/auth/confirm-email', { body: { method: 'ONE_TIME_CODE', codeChallenge, code } }))),
  });
}

/** Mails another code. */
export const useMailCode = () =>
  useWrite({
    mutationFn: (email: string) =>
      answer(api.POST('/api/v1/auth/sign-in-mail', { body: { email, useOneTimeCode: true } })),
  });

/** Completes a sign-in with a code of an authenticator app or a recovery code. */
export function useEnterSecondFactor() {
  const goOn = useContinueAs();
  return useWrite({
    mutationFn: async (code: string) => goOn(await answer(api.POST('/api/v1/auth/second-factor', { body: { code } }))),
  });
}

/** Sets a new password with a mailed link, then signs in. */
export function useChoosePassword(token: string) {
  const enter = useSignInStep();
  return useWrite({
    mutationFn: (body: { password: string; revokeTokens: boolean }) =>
      enter(answer(api.POST('/api/v1/auth/password-reset', { body: { token, ...body } }))),
  });
}

/** Signs in with a mailed link. */
export const signInLinkQuery = (link: string) =>
  emailLinkQuery('sign-in', link, (token) =>
    answer(api.POST('/api/v1/auth/confirm-email', { body: { method: 'EMAIL', token } })),
  );

/** Confirms a new email address with a mailed link. */
export const changedEmailLinkQuery = (link: string) =>
  emailLinkQuery('change', link, (token) => answer(api.POST('/api/v1/auth/confirm-email-change', { body: { token } })));

/** Unlocks sign-in with a mailed link. */
export const unlockLinkQuery = (link: string) =>
  emailLinkQuery('unlock', link, (token) => answer(api.POST('/api/v1/auth/unlock', { body: { token } })));

/** Mails a list of the workspaces of an address. */
export const mailWorkspaces = (email: string) => answer(api.POST('/api/v1/auth/find-workspaces', { body: { email } }));

/** Mails a link to choose a new password. */
export const mailPasswordReset = (email: string) =>
  answer(api.POST('/api/v1/auth/password-reset-mail', { body: { email } }));

/** Mails a link that unlocks sign-in. */
export const mailUnlock = (email: string) => answer(api.POST('/api/v1/auth/unlock-mail', { body: { email } }));

/** Takes over the session that another host handed over. */
export const finishHandover = (code: string) => answer(api.POST('/api/v1/auth/handover/finish', { body: { code } }));

/** Ends the session. */
export const endSession = () => answer(api.DELETE('/api/v1/auth/session'));
