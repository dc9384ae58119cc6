import { CODE_MINUTES, LINK_MINUTES } from '@evident/domain/identity';
import type { Mail } from '../mail/index.ts';

const mail = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
});
const ONCE = `The link works once, for ${LINK_MINUTES} minutes.`;
const NOT_YOU = 'If this wasn’t you, ignore this email. Nothing changes.';

export const confirmSignUpMail = (to: string, link: string): Mail =>
  mail(
    to,
    'Confirm your email address',
    'Welcome to Evident. Confirm your address to finish signing up:',
    link,
    'Open it in the browser you signed up with. In another browser it signs you in without your password, so set it again in your account.',
    ONCE,
    NOT_YOU,
  );

export const alreadySignedUpMail = (to: string, link: string): Mail =>
  mail(
    to,
    'You already have an account',
    'Someone signed up with your address, but you already have an account. Sign in with this link:',
    link,
    ONCE,
    NOT_YOU,
  );

export const codeMail = (to: string, code: string): Mail =>
  mail(
    to,
    `${code} is your code`,
    `Your code is ${code}. It works once, for ${CODE_MINUTES} minutes, in the window that requested it.`,
    NOT_YOU,
  );

export const confirmationMail = (to: string, code: string): Mail =>
  mail(
    to,
    `${code} is your confirmation code`,
    `Enter ${code} in Evident to confirm that it’s you. The code works once, for ${CODE_MINUTES} minutes.`,
    'If you did not request it, someone may be using your session: change your password and end all other sessions.',
  );

export const signInMail = (to: string, link: string): Mail =>
  mail(to, 'Sign in to Evident', 'Sign in with this link:', link, ONCE, NOT_YOU);

export const resetPasswordMail = (to: string, link: string): Mail =>
  mail(to, 'Choose a new password', 'Choose a new password with this link:', link, ONCE, NOT_YOU);

export const unlockMail = (to: string, link: string): Mail =>
  mail(
    to,
    'Unlock sign-in',
    'Wrong passwords were tried with your address. Open this link in the browser you want to sign in with. Attempts by others no longer slow it down:',
    link,
    ONCE,
    'If those attempts were not yours, your password was not guessed. Choose a longer one if in doubt.',
  );

export const noAccountMail = (to: string, signUpUrl: string): Mail =>
  mail(
    to,
    'No account uses this address',
    'Someone tried to sign in with this address, but it has no account. If it was you, sign up, or use the address you signed up with:',
    signUpUrl,
    NOT_YOU,
  );

export const confirmNewEmailMail = (to: string, link: string): Mail =>
  mail(to, 'Confirm your new email address', 'Confirm that this is your new address for Evident:', link, ONCE, NOT_YOU);

export const emailTakenMail = (to: string): Mail =>
  mail(
    to,
    'This address already has an account',
    'Someone tried to change another account’s address to yours. It was not changed, because your address already has an account.',
    NOT_YOU,
  );

export const emailChangedMail = (to: string, now: string): Mail =>
  mail(
    to,
    'Your email address was changed',
    `You now sign in to Evident with ${now}.`,
    'If this wasn’t you, contact your workspace admin.',
  );

export const secondFactorOnMail = (to: string): Mail =>
  mail(
    to,
    'Two-step sign-in is on',
    'Signing in to Evident now also needs a code from your authenticator app. Keep your recovery codes in a safe place.',
    'If this wasn’t you, contact your workspace admin.',
  );

export const secondFactorOffMail = (to: string): Mail =>
  mail(
    to,
    'Two-step sign-in is off',
    'Signing in to Evident no longer needs a code from your authenticator app.',
    'If this wasn’t you, use “Forgot password” now, then turn it on again.',
  );

export const accountDeletedMail = (to: string): Mail =>
  mail(
    to,
    'Your account was deleted',
    'Your Evident account was deleted. Your notes and highlights stay in its workspaces under “Deleted user”.',
    'If this wasn’t you, contact your workspace admin.',
  );

export const passwordChangedMail = (to: string): Mail =>
  mail(
    to,
    'Your password was changed',
    'Your password was changed and all other sessions were ended.',
    'If this wasn’t you, use “Forgot password” now to choose a new one.',
  );
