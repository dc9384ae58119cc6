import type {
  Addresses,
  BotCheck,
  CommonPasswords,
  OneTimePasswords,
  PasswordHasher,
  Vault,
} from '@evident/application/identity/ports';
import type { Pause } from '@evident/application/kernel/pause';
import type { IdentityWork } from '@evident/application/identity/identity-work';
import type { WorkspaceDirectory } from '@evident/application/identity/workspace-directory';
import type { Secrets } from '@evident/application/kernel/secrets';
import type { Mailer } from '@evident/application/mail/mailer';
import { port } from '../kernel/port.ts';

export const IDENTITY_READING_WORK = port<IdentityWork>('IdentityReadingWork');
export const IDENTITY_WORK = port<IdentityWork>('IdentityWork', IDENTITY_READING_WORK);
export const DIRECTORY = port<WorkspaceDirectory>('WorkspaceDirectory');
export const PASSWORD_HASHER = port<PasswordHasher>('PasswordHasher');
export const COMMON_PASSWORDS = port<CommonPasswords>('CommonPasswords');
export const PAUSE = port<Pause>('Pause');
export const ONE_TIME_PASSWORDS = port<OneTimePasswords>('OneTimePasswords');
export const VAULT = port<Vault>('Vault');
export const BOT_CHECK = port<BotCheck>('BotCheck');
export const MAILER = port<Mailer>('Mailer');
export const SECRETS = port<Secrets>('Secrets');
export const ADDRESSES = port<Addresses>('Addresses');
