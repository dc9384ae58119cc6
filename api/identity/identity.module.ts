import { AesVault } from '@evident/adapters/crypto/aes-vault';
import { join } from 'node:path';
import { AltchaBotCheck } from '@evident/adapters/crypto/altcha-bot-check';
import { Argon2PasswordHasher } from '@evident/adapters/crypto/argon2-password-hasher';
import { otpauthPasswords } from '@evident/adapters/crypto/otpauth-passwords';
import { nodeSecrets } from '@evident/adapters/crypto/secrets';
import { FolderMailbox } from '@evident/adapters/mail/folder-mailbox';
import type { DataSource } from '@evident/adapters/postgres/connection';
import {
  PostgresIdentityReadingWork,
  PostgresIdentityWork,
} from '@evident/adapters/postgres/identity/postgres-identity-work';
import { PostgresWorkspaceDirectory } from '@evident/adapters/postgres/workspaces/postgres-workspace-directory';
import { npmCommonPasswords } from '@evident/adapters/word-lists/npm-common-passwords';
import { pause } from '@evident/adapters/system/pause';
import { publicAddresses } from '@evident/adapters/system/public-addresses';
import { ChangePassword, ChangePasswordHandler } from '@evident/application/identity/change-password';
import { FinishSignIn, FinishSignInHandler } from '@evident/application/identity/finish-sign-in';
import {
  GetBotChallenge,
  GetBotChallengeHandler,
  GetSecondFactor,
  GetSecondFactorHandler,
  ListAccessTokens,
  ListAccessTokensHandler,
  ListAccountEvents,
  ListAccountEventsHandler,
  ListSessions,
  ListSessionsHandler,
} from '@evident/application/identity/queries';
import { SetUpSecondFactor, SetUpSecondFactorHandler } from '@evident/application/identity/set-up-second-factor';
import { EnableSecondFactor, EnableSecondFactorHandler } from '@evident/application/identity/enable-second-factor';
import { DisableSecondFactor, DisableSecondFactorHandler } from '@evident/application/identity/disable-second-factor';
import { CreateRecoveryCodes, CreateRecoveryCodesHandler } from '@evident/application/identity/create-recovery-codes';
import { ExportAccount, ExportAccountHandler } from '@evident/application/identity/export-account';
import { DeleteAccount, DeleteAccountHandler } from '@evident/application/workspaces/delete-account';
import { ConfirmIdentity, ConfirmIdentityHandler } from '@evident/application/identity/confirm-identity';
import {
  RequestConfirmationCode,
  RequestConfirmationCodeHandler,
} from '@evident/application/identity/request-confirmation-code';
import { ConfirmEmail, ConfirmEmailHandler } from '@evident/application/identity/confirm-email';
import { ConfirmEmailChange, ConfirmEmailChangeHandler } from '@evident/application/identity/confirm-email-change';
import { CreateAccessToken, CreateAccessTokenHandler } from '@evident/application/identity/create-access-token';
import { FinishHandover, FinishHandoverHandler } from '@evident/application/identity/finish-handover';
import { GetSignedIn, GetSignedInHandler } from '@evident/application/identity/get-signed-in';
import { IssueSignInLink, IssueSignInLinkHandler } from '@evident/application/identity/issue-sign-in-link';
import { RequestEmailChange, RequestEmailChangeHandler } from '@evident/application/identity/request-email-change';
import {
  RequestPasswordReset,
  RequestPasswordResetHandler,
} from '@evident/application/identity/request-password-reset';
import { RequestSignInMail, RequestSignInMailHandler } from '@evident/application/identity/request-sign-in-mail';
import { RequestUnlock, RequestUnlockHandler } from '@evident/application/identity/request-unlock';
import { ResetPassword, ResetPasswordHandler } from '@evident/application/identity/reset-password';
import { RevokeAccessToken, RevokeAccessTokenHandler } from '@evident/application/identity/revoke-access-token';
import { RevokeOtherSessions, RevokeOtherSessionsHandler } from '@evident/application/identity/revoke-other-sessions';
import { RevokeSession, RevokeSessionHandler } from '@evident/application/identity/revoke-session';
import { SignIn, SignInHandler } from '@evident/application/identity/sign-in';
import { SignOut, SignOutHandler } from '@evident/application/identity/sign-out';
import { SignUp, SignUpHandler } from '@evident/application/identity/sign-up';
import { StartHandover, StartHandoverHandler } from '@evident/application/identity/start-handover';
import { Unlock, UnlockHandler } from '@evident/application/identity/unlock';
import { UpdateAccount, UpdateAccountHandler } from '@evident/application/identity/update-account';
import type { Clock } from '@evident/application/kernel/clock';
import type { Mailer } from '@evident/application/mail/mailer';
import type { Secrets } from '@evident/application/kernel/secrets';
import { Global, Module } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { PURPOSES, secretsOf } from '../kernel/vault-secrets.ts';
import { CLOCK, DATA_SOURCE, IDS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { AccessTokensController } from './access-tokens.controller.ts';
import { AccountController } from './account.controller.ts';
import { AccountSecurityController } from './account-security.controller.ts';
import { AuthenticatorModule } from './authenticator.module.ts';
import { AuthController } from './auth.controller.ts';
import { MailedLinksController } from './mailed-links.controller.ts';
import {
  ADDRESSES,
  BOT_CHECK,
  COMMON_PASSWORDS,
  DIRECTORY,
  IDENTITY_READING_WORK,
  IDENTITY_WORK,
  MAILER,
  ONE_TIME_PASSWORDS,
  PASSWORD_HASHER,
  PAUSE,
  SECRETS,
  VAULT,
} from './identity.ports.ts';
import { SignInStrategies } from './sign-in-strategies.ts';

const FALLBACK_SECRET_BYTES = 32;

async function openMailer({ smtp, dataFolder }: Settings, clock: Clock): Promise<Mailer> {
  if (!smtp) return new FolderMailbox(join(dataFolder, 'mail'), clock);
  const { SmtpMailer } = await import('@evident/adapters/mail/smtp-mailer');
  return new SmtpMailer(smtp);
}

const ports = [
  { provide: SECRETS.token, useValue: nodeSecrets },
  { provide: PASSWORD_HASHER.token, useValue: new Argon2PasswordHasher() },
  { provide: COMMON_PASSWORDS.token, useValue: npmCommonPasswords },
  { provide: ONE_TIME_PASSWORDS.token, useValue: otpauthPasswords },
  provide(
    VAULT,
    (settings: Settings, random: Secrets) => new AesVault(secretsOf(settings, random), PURPOSES.secondFactor),
    [SETTINGS, SECRETS],
  ),
  { provide: PAUSE.token, useValue: pause },
  provide(ADDRESSES, ({ publicUrl }: Settings) => publicAddresses(publicUrl), [SETTINGS]),
  provide(MAILER, openMailer, [SETTINGS, CLOCK]),
  provide(
    BOT_CHECK,
    ({ secret }: Settings, secrets: Secrets, clock: Clock) =>
      new AltchaBotCheck(secret ?? secrets.token(FALLBACK_SECRET_BYTES), clock),
    [SETTINGS, SECRETS, CLOCK],
  ),
  provide(IDENTITY_WORK, (source: DataSource) => new PostgresIdentityWork(source), [DATA_SOURCE]),
  provide(IDENTITY_READING_WORK, (source: DataSource) => new PostgresIdentityReadingWork(source), [DATA_SOURCE]),
  provide(DIRECTORY, (source: DataSource) => new PostgresWorkspaceDirectory(source), [DATA_SOURCE]),
];

/** Accounts and sign-in. Global, because every request needs its actor. */
@Global()
@Module({
  imports: [AuthenticatorModule],
  controllers: [
    AuthController,
    MailedLinksController,
    AccountController,
    AccountSecurityController,
    AccessTokensController,
  ],
  providers: [
    ...ports,
    SignInStrategies,
    handle(GetBotChallenge, GetBotChallengeHandler, [BOT_CHECK]),
    handle(SignUp, SignUpHandler, [
      IDENTITY_WORK,
      PASSWORD_HASHER,
      BOT_CHECK,
      MAILER,
      ADDRESSES,
      SECRETS,
      IDS,
      CLOCK,
      COMMON_PASSWORDS,
    ]),
    handle(SignIn, SignInHandler, [IDENTITY_WORK, DIRECTORY, PASSWORD_HASHER, ADDRESSES, SECRETS, IDS, CLOCK, PAUSE]),
    handle(RequestSignInMail, RequestSignInMailHandler, [
      IDENTITY_WORK,
      DIRECTORY,
      MAILER,
      ADDRESSES,
      SECRETS,
      IDS,
      CLOCK,
    ]),
    handle(IssueSignInLink, IssueSignInLinkHandler, [IDENTITY_WORK, ADDRESSES, SECRETS, IDS, CLOCK]),
    handle(ConfirmEmail, ConfirmEmailHandler, [IDENTITY_WORK, DIRECTORY, ADDRESSES, SECRETS, IDS, CLOCK]),
    handle(RequestPasswordReset, RequestPasswordResetHandler, [IDENTITY_WORK, MAILER, ADDRESSES, SECRETS, IDS, CLOCK]),
    handle(ResetPassword, ResetPasswordHandler, [
      IDENTITY_WORK,
      DIRECTORY,
      PASSWORD_HASHER,
      MAILER,
      ADDRESSES,
      SECRETS,
      IDS,
      CLOCK,
      COMMON_PASSWORDS,
    ]),
    handle(RequestUnlock, RequestUnlockHandler, [IDENTITY_WORK, MAILER, ADDRESSES, SECRETS, IDS, CLOCK]),
    handle(Unlock, UnlockHandler, [IDENTITY_WORK, SECRETS, CLOCK]),
    handle(StartHandover, StartHandoverHandler, [IDENTITY_WORK, DIRECTORY, ADDRESSES, SECRETS, IDS, CLOCK]),
    handle(FinishHandover, FinishHandoverHandler, [IDENTITY_WORK, DIRECTORY, ADDRESSES, SECRETS, IDS, CLOCK]),
    handle(GetSignedIn, GetSignedInHandler, [IDENTITY_WORK, DIRECTORY, ADDRESSES]),
    handle(SignOut, SignOutHandler, [IDENTITY_WORK]),
    handle(ListSessions, ListSessionsHandler, [IDENTITY_WORK, CLOCK]),
    handle(RevokeSession, RevokeSessionHandler, [IDENTITY_WORK]),
    handle(RevokeOtherSessions, RevokeOtherSessionsHandler, [IDENTITY_WORK]),
    handle(UpdateAccount, UpdateAccountHandler, [IDENTITY_WORK]),
    handle(ChangePassword, ChangePasswordHandler, [
      IDENTITY_WORK,
      PASSWORD_HASHER,
      MAILER,
      SECRETS,
      CLOCK,
      COMMON_PASSWORDS,
    ]),
    handle(ConfirmIdentity, ConfirmIdentityHandler, [
      IDENTITY_WORK,
      PASSWORD_HASHER,
      ONE_TIME_PASSWORDS,
      VAULT,
      SECRETS,
      CLOCK,
    ]),
    handle(FinishSignIn, FinishSignInHandler, [
      IDENTITY_WORK,
      DIRECTORY,
      ADDRESSES,
      ONE_TIME_PASSWORDS,
      VAULT,
      SECRETS,
      IDS,
      CLOCK,
    ]),
    handle(GetSecondFactor, GetSecondFactorHandler, [IDENTITY_WORK]),
    handle(SetUpSecondFactor, SetUpSecondFactorHandler, [IDENTITY_WORK, ONE_TIME_PASSWORDS, VAULT]),
    handle(EnableSecondFactor, EnableSecondFactorHandler, [
      IDENTITY_WORK,
      MAILER,
      ONE_TIME_PASSWORDS,
      VAULT,
      SECRETS,
      CLOCK,
    ]),
    handle(DisableSecondFactor, DisableSecondFactorHandler, [IDENTITY_WORK, MAILER, CLOCK]),
    handle(CreateRecoveryCodes, CreateRecoveryCodesHandler, [IDENTITY_WORK, SECRETS, CLOCK]),
    handle(ListAccountEvents, ListAccountEventsHandler, [IDENTITY_WORK]),
    handle(ExportAccount, ExportAccountHandler, [IDENTITY_WORK, CLOCK]),
    handle(DeleteAccount, DeleteAccountHandler, [IDENTITY_WORK, WORK, DIRECTORY, MAILER, CLOCK]),
    handle(RequestConfirmationCode, RequestConfirmationCodeHandler, [IDENTITY_WORK, MAILER, SECRETS, IDS, CLOCK]),
    handle(RequestEmailChange, RequestEmailChangeHandler, [
      IDENTITY_WORK,
      PASSWORD_HASHER,
      MAILER,
      ADDRESSES,
      SECRETS,
      IDS,
      CLOCK,
    ]),
    handle(ConfirmEmailChange, ConfirmEmailChangeHandler, [IDENTITY_WORK, MAILER, SECRETS, CLOCK]),
    handle(ListAccessTokens, ListAccessTokensHandler, [WORK]),
    handle(CreateAccessToken, CreateAccessTokenHandler, [WORK, SECRETS, IDS, CLOCK]),
    handle(RevokeAccessToken, RevokeAccessTokenHandler, [WORK, CLOCK]),
  ],
  exports: [AuthenticatorModule, ...ports.map(({ provide: token }) => token)],
})
export class IdentityModule {}
