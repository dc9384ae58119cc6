import { CODE_MINUTES, LINK_MINUTES } from '@evident/domain/identity';
import type { Mail } from '../mail/mailer.ts';

const mail = (to: string, subject: string, ...paragraphs: string[]): Mail => ({ to, subject, text: `${paragraphs.join('\n\n')}\n` });
const ONCE = `The link works once, for ${LINK_MINUTES} minutes.`;
const NOT_YOU = 'If this was not you, ignore this mail: nothing happens without it.';

export const confirmSignUpMail = (to: string, link: string): Mail =>
  mail(to, 'Confirm your e-mail address', 'Welcome to Evident. Confirm your address to finish signing up:', link, 'Open it in the browser in which you signed up. In another one it signs you in as well, but without the password you chose: set one in your account.', ONCE, NOT_YOU);

export const alreadySignedUpMail = (to: string, link: string): Mail =>
  mail(to, 'You already have an account', 'Somebody signed up with your address, but you have an account. Sign in with this link:', link, ONCE, NOT_YOU);

export const codeMail = (to: string, code: string): Mail =>
  mail(to, `${code} is your code`, `Your code is ${code}. It works once, for ${CODE_MINUTES} minutes, in the window that asked for it.`, NOT_YOU);

export const confirmationMail = (to: string, code: string): Mail =>
  mail(to, `${code} is your confirmation code`, `Enter ${code} in Evident to confirm that it’s you. The code works once, for ${CODE_MINUTES} minutes.`, 'If you did not ask for it, somebody may be using your session: change your password and end all other sessions.');

export const signInMail = (to: string, link: string): Mail => mail(to, 'Sign in to Evident', 'Sign in with this link:', link, ONCE, NOT_YOU);

export const resetPasswordMail = (to: string, link: string): Mail =>
  mail(to, 'Choose a new password', 'Choose a new password with this link:', link, ONCE, NOT_YOU);

export const unlockMail = (to: string, link: string): Mail =>
  mail(to, 'Unlock signing in', 'Wrong passwords were tried with your address. Open this link in the browser you want to sign in with. Attempts by others no longer slow it down:', link, ONCE,
    'If those attempts were not yours, your password has held. Choose a longer one if you are in doubt.');

export const noAccountMail = (to: string, signUpUrl: string): Mail =>
  mail(to, 'There is no account for this address', 'Somebody asked to sign in with this address, but it has no account. If it was you, sign up, or use the address you signed up with:', signUpUrl, NOT_YOU);

export const confirmNewEmailMail = (to: string, link: string): Mail =>
  mail(to, 'Confirm your new e-mail address', 'Confirm that this is your new address for Evident:', link, ONCE, NOT_YOU);

export const emailTakenMail = (to: string): Mail =>
  mail(to, 'This address has an account already', 'Somebody wanted to change the address of another account to yours. It was not changed, for yours has an account.', NOT_YOU);

export const emailChangedMail = (to: string, now: string): Mail =>
  mail(to, 'Your e-mail address was changed', `You now sign in to Evident with ${now}.`, 'If this was not you, write to the admin of your workspace.');

export const secondFactorOnMail = (to: string): Mail =>
  mail(to, 'Two-step sign-in is on', 'Signing in to Evident now also needs a code from your authenticator app. Keep your recovery codes in a safe place.', 'If this was not you, write to the admin of your workspace.');

export const secondFactorOffMail = (to: string): Mail =>
  mail(to, 'Two-step sign-in is off', 'Signing in to Evident no longer needs a code from your authenticator app.', 'If this was not you, use “Forgot password” now, then turn it on again.');

export const accountDeletedMail = (to: string): Mail =>
  mail(to, 'Your account was deleted', 'Your Evident account was deleted. What you wrote stays in its workspaces under “Deleted user”.', 'If this was not you, write to the admin of your workspace.');

export const passwordChangedMail = (to: string): Mail =>
  mail(to, 'Your password was changed', 'Your password was changed and all other sessions were ended.', 'If this was not you, use “Forgot password” now to choose a new one.');
