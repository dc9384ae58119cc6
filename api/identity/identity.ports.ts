import type { Addresses } from '@evident/application/identity/addresses';
import type { BotCheck } from '@evident/application/identity/bot-check';
import type { IdentityWork } from '@evident/application/identity/identity-work';
import type { PasswordHasher } from '@evident/application/identity/password-hasher';
import type { WorkspaceDirectory } from '@evident/application/identity/workspace-directory';
import type { Secrets } from '@evident/application/kernel/secrets';
import type { Mailer } from '@evident/application/mail/mailer';
import { port } from '../kernel/port.ts';

export const IDENTITY_WORK = port<IdentityWork>('IdentityWork');
export const DIRECTORY = port<WorkspaceDirectory>('WorkspaceDirectory');
export const PASSWORD_HASHER = port<PasswordHasher>('PasswordHasher');
export const BOT_CHECK = port<BotCheck>('BotCheck');
export const MAILER = port<Mailer>('Mailer');
export const SECRETS = port<Secrets>('Secrets');
export const ADDRESSES = port<Addresses>('Addresses');
