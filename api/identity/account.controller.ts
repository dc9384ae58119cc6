import { ConfirmIdentity } from '@evident/application/identity/confirm-identity';
import { ChangePassword } from '@evident/application/identity/change-password';
import { GetSignedIn } from '@evident/application/identity/get-signed-in';
import { ListSessions } from '@evident/application/identity/queries';
import { RequestConfirmationCode } from '@evident/application/identity/request-confirmation-code';
import { RequestEmailChange } from '@evident/application/identity/request-email-change';
import { RevokeOtherSessions } from '@evident/application/identity/revoke-other-sessions';
import { RevokeSession } from '@evident/application/identity/revoke-session';
import { SignOut } from '@evident/application/identity/sign-out';
import type { Caller } from '@evident/application/identity/ports';
import { StartHandover } from '@evident/application/identity/start-handover';
import { UpdateAccount } from '@evident/application/identity/update-account';
import type { HandoverView, SignedIn } from '@evident/domain/identity';
import type { SignedInView } from '@evident/domain/workspaces';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { CONFIRMED } from '../kernel/requirement-text.ts';
import {
  AccountWordingDto,
  ConfirmationCodeDto,
  ConfirmationRequestDto,
  EmailChangeDto,
  HandoverDto,
  NewHandoverDto,
  PasswordChangeDto,
  SessionsDto,
  SignedInDto,
} from './identity.dto.ts';
import { renewSession, takeSession } from './session-cookie.ts';
import { CurrentCaller, CurrentPerson, SignedInGuard } from './signed-in.ts';

/** Operations on the signed-in person's own account. They work without a workspace. */
@ApiTags('Account')
@OpenToAll()
@UseGuards(SignedInGuard)
@Controller()
export class AccountController {
  constructor(private readonly bus: Bus) {}

  @Get('auth/session')
  @Operation({
    id: 'getSignedIn',
    asks: GetSignedIn,
    summary: 'Get the signed-in account, its workspaces and those it can join',
    answers: SignedInDto,
  })
  session(
    @CurrentPerson() person: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    renewSession(request, reply);
    return this.bus.ask(new GetSignedIn(person));
  }

  @Delete('auth/session')
  @Operation({ id: 'signOut', asks: SignOut, summary: 'Sign out, here and wherever this session was handed over to' })
  async signOut(@CurrentPerson() person: SignedIn, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.bus.ask(new SignOut(person));
    takeSession(reply);
    // Pictures and unchanged answers, which the browser may read again without asking. Its built files stay.
    void reply.header('clear-site-data', '"cache"');
  }

  @Post('auth/handover')
  @Operation({
    id: 'startHandover',
    asks: StartHandover,
    summary: 'Get a code that signs in at the host of a workspace',
    answers: HandoverDto,
    refuses: ['NotFound'],
    idempotency: {
      withoutKey:
        'The answer holds a code that signs in, and such an answer is never kept. A code works once, for a minute.',
    },
  })
  startHandover(@CurrentPerson() person: SignedIn, @Body() { teamId, path }: NewHandoverDto): Promise<HandoverView> {
    return this.bus.ask(new StartHandover(person, teamId, path ?? '/home'));
  }

  @Get('me/sessions')
  @Operation({ id: 'listSessions', asks: ListSessions, summary: 'List your sessions', answers: SessionsDto })
  async sessions(@CurrentPerson() person: SignedIn): Promise<SessionsDto> {
    return { items: await this.bus.ask(new ListSessions(person)) };
  }

  @Delete('me/sessions')
  @Operation({ id: 'revokeOtherSessions', asks: RevokeOtherSessions, summary: 'Sign out everywhere else' })
  revokeOthers(@CurrentPerson() person: SignedIn): Promise<void> {
    return this.bus.ask(new RevokeOtherSessions(person));
  }

  @Delete('me/sessions/:sessionId')
  @Operation({ id: 'revokeSession', asks: RevokeSession, summary: 'End one of your sessions', refuses: ['NotFound'] })
  revoke(@CurrentPerson() person: SignedIn, @Param('sessionId', IdPipe) sessionId: string): Promise<void> {
    return this.bus.ask(new RevokeSession(person, sessionId));
  }

  @Post('me/confirmation-code')
  @Operation({
    id: 'requestConfirmationCode',
    asks: RequestConfirmationCode,
    summary: 'Send a code by email to confirm your identity',
    answers: ConfirmationCodeDto,
    idempotency: { withoutKey: 'Sent again, it mails another code, a few times at most.' },
  })
  async requestCode(@CurrentPerson() person: SignedIn): Promise<ConfirmationCodeDto> {
    return { codeChallenge: await this.bus.ask(new RequestConfirmationCode(person)) };
  }

  @Post('me/confirmation')
  @Operation({
    id: 'confirmIdentity',
    asks: ConfirmIdentity,
    summary: 'Confirm your identity',
    description:
      'For ten minutes, sensitive changes are possible in this session. With two-step sign-in, a mailed code is not enough.',
    refuses: ['InvalidOperation'],
    idempotency: { withoutKey: 'The request holds a secret, and such requests are never kept.' },
  })
  confirm(
    @CurrentPerson() person: SignedIn,
    @Body() body: ConfirmationRequestDto,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.bus.ask(new ConfirmIdentity(person, body, caller));
  }

  @Patch('me/account')
  @Operation({ id: 'updateAccount', asks: UpdateAccount, summary: 'Change your name' })
  update(@CurrentPerson() person: SignedIn, @Body() wording: AccountWordingDto): Promise<void> {
    return this.bus.ask(new UpdateAccount(person, wording));
  }

  @Put('me/password')
  @Operation({
    id: 'changePassword',
    asks: ChangePassword,
    summary: 'Change the password',
    description: `Ends all other sessions, and revokes all access tokens unless \`revokeTokens\` is false. ${CONFIRMED}`,
    refuses: ['ConfirmationRequired'],
  })
  changePassword(
    @CurrentPerson() person: SignedIn,
    @Body() change: PasswordChangeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.bus.ask(new ChangePassword(person, change, caller));
  }

  @Post('me/email')
  @Operation({
    id: 'requestEmailChange',
    asks: RequestEmailChange,
    summary: 'Request a change of your email address',
    description: `It changes when the link mailed there is used. ${CONFIRMED}`,
    refuses: ['ConfirmationRequired'],
  })
  changeEmail(
    @CurrentPerson() person: SignedIn,
    @Body() change: EmailChangeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.bus.ask(new RequestEmailChange(person, change, caller));
  }
}
