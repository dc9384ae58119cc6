import {
  accessTokenView,
  accessTokenWording,
  accountEventView,
  accountRemoval,
  accountWording,
  confirmEmailRequest,
  confirmationCodeView,
  confirmationRequest,
  confirmationView,
  createdAccessTokenView,
  emailChange,
  emailRequest,
  handoverView,
  linkTokenRequest,
  passwordChange,
  passwordReset,
  recoveryCodesView,
  secondFactorCode,
  secondFactorSetup,
  secondFactorView,
  sessionView,
  signInMailRequest,
  signInRequest,
  signUpRequest,
} from '@evident/domain/identity';
import type { ObjectSchema } from '@evident/domain/kernel';
import { signedInView } from '@evident/domain/workspaces';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

const listOf = <S extends ObjectSchema>(item: S) =>
  ({ type: 'object', properties: { items: { type: 'array', items: item } }, required: ['items'] }) as const;

export class SignUpDto extends dtoFrom(signUpRequest) {}
export class SignInDto extends dtoFrom(signInRequest) {}
export class SignInMailDto extends dtoFrom(signInMailRequest) {}
export class ConfirmEmailDto extends dtoFrom(confirmEmailRequest) {}
export class ConfirmationDto extends dtoFrom(confirmationView) {}
export class SignedInDto extends dtoFrom(signedInView) {}
export class EmailDto extends dtoFrom(emailRequest) {}
export class LinkTokenDto extends dtoFrom(linkTokenRequest) {}
export class PasswordResetDto extends dtoFrom(passwordReset) {}
export class BotChallengeDto extends dtoFrom({
  type: 'object',
  properties: { challenge: { type: 'free', description: 'Challenge for the browser; see ALTCHA' } },
  required: ['challenge'],
} as const) {}
export class HandoverDto extends dtoFrom(handoverView) {}
export class NewHandoverDto extends dtoFrom({
  type: 'object',
  properties: {
    teamId: { type: 'string', format: 'uuid' },
    path: {
      type: 'string',
      maxLength: 2000,
      description: 'Where to go on in the workspace; its home by default',
      examples: ['/home'],
    },
  },
  required: ['teamId'],
} as const) {}
export class HandoverCodeDto extends dtoFrom({
  type: 'object',
  properties: { code: { type: 'string', minLength: 1, maxLength: 200 } },
  required: ['code'],
} as const) {}
export class ConfirmationCodeDto extends dtoFrom(confirmationCodeView) {}
export class ConfirmationRequestDto extends dtoFrom(confirmationRequest) {}
export class SecondFactorDto extends dtoFrom(secondFactorView) {}
export class SecondFactorSetupDto extends dtoFrom(secondFactorSetup) {}
export class SecondFactorCodeDto extends dtoFrom(secondFactorCode) {}
export class RecoveryCodesDto extends dtoFrom(recoveryCodesView) {}
export class AccountEventPageDto extends pageOf(accountEventView) {}
export class AccountExportDto extends dtoFrom({
  type: 'object',
  properties: { account: { type: 'free', description: 'Everything that is kept about the account' } },
  required: ['account'],
} as const) {}
export class AccountRemovalDto extends dtoFrom(accountRemoval) {}
export class SessionsDto extends dtoFrom(listOf(sessionView)) {}
export class AccountWordingDto extends dtoFrom(accountWording) {}
export class PasswordChangeDto extends dtoFrom(passwordChange) {}
export class EmailChangeDto extends dtoFrom(emailChange) {}
export class AccessTokenWordingDto extends dtoFrom(accessTokenWording) {}
export class AccessTokensDto extends dtoFrom(listOf(accessTokenView)) {}
export class CreatedAccessTokenDto extends dtoFrom(createdAccessTokenView) {}
