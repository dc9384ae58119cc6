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

export const signInMail = (to: string, link: string): Mail => mail(to, 'Sign in to Evident', 'Sign in with this link:', link, ONCE, NOT_YOU);

export const resetPasswordMail = (to: string, link: string): Mail =>
  mail(to, 'Choose a new password', 'Choose a new password with this link:', link, ONCE, NOT_YOU);

export const unlockMail = (to: string, link: string): Mail =>
  mail(to, 'Unlock signing in', 'A wrong password was tried too often with your address. This link lets you sign in again:', link, ONCE,
    'If it was not you who tried, your password has held; choose a longer one if you are in doubt.');

export const noAccountMail = (to: string, signUpUrl: string): Mail =>
  mail(to, 'There is no account for this address', 'Somebody asked to sign in with this address, but it has no account. If it was you, sign up, or use the address you signed up with:', signUpUrl, NOT_YOU);

export const confirmNewEmailMail = (to: string, link: string): Mail =>
  mail(to, 'Confirm your new e-mail address', 'Confirm that this is your new address for Evident:', link, ONCE, NOT_YOU);

export const emailTakenMail = (to: string): Mail =>
  mail(to, 'This address has an account already', 'Somebody wanted to change the address of another account to yours. It was not changed, for yours has an account.', NOT_YOU);

export const emailChangedMail = (to: string, now: string): Mail =>
  mail(to, 'Your e-mail address was changed', `You now sign in to Evident with ${now}.`, 'If this was not you, write to the admin of your workspace.');

export const passwordChangedMail = (to: string): Mail =>
  mail(to, 'Your password was changed', 'Your password was changed and all other sessions were ended.', 'If this was not you, choose a new one at once by “Forgot password”.');
