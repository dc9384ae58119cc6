import { ConfirmEmailChange } from '@evident/application/identity/confirm-email-change';
import { RequestPasswordReset } from '@evident/application/identity/request-password-reset';
import { RequestUnlock } from '@evident/application/identity/request-unlock';
import type { Caller } from '@evident/application/identity/ports';
import { Unlock } from '@evident/application/identity/unlock';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { ONLY_MAILS, WORKS_ONCE } from '../kernel/idempotency.ts';
import { EmailDto, LinkTokenDto } from './identity.dto.ts';
import { SAME_ANSWER } from './same-answer.ts';
import { recognizeBrowser } from './browser-cookie.ts';
import { CurrentCaller } from './signed-in.ts';

/** Links mailed to the owner of an address. */
@ApiTags('Authentication')
@OpenToAll()
@Controller('auth')
export class MailedLinksController {
  constructor(private readonly bus: Bus) {}

  @Post('password-reset-mail')
  @Operation({
    id: 'requestPasswordReset',
    asks: RequestPasswordReset,
    summary: 'Send a password reset link by email',
    description: SAME_ANSWER,
    idempotency: ONLY_MAILS,
  })
  passwordResetMail(@Body() { email }: EmailDto, @CurrentCaller() caller: Caller): Promise<void> {
    return this.bus.ask(new RequestPasswordReset(email, caller));
  }

  @Post('unlock-mail')
  @Operation({
    id: 'requestUnlock',
    asks: RequestUnlock,
    summary: 'Send a link by email that unlocks sign-in in this browser',
    description: SAME_ANSWER,
    idempotency: ONLY_MAILS,
  })
  unlockMail(@Body() { email }: EmailDto, @CurrentCaller() caller: Caller): Promise<void> {
    return this.bus.ask(new RequestUnlock(email, caller));
  }

  @Post('unlock')
  @Operation({
    id: 'unlock',
    asks: Unlock,
    summary: 'Unlock sign-in in this browser with a mailed link, so that wrong passwords of others do not slow it down',
    idempotency: WORKS_ONCE,
  })
  async unlock(
    @Body() { token }: LinkTokenDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.bus.ask(new Unlock(token, caller));
    recognizeBrowser(request, reply);
  }

  @Post('confirm-email-change')
  @Operation({
    id: 'confirmEmailChange',
    asks: ConfirmEmailChange,
    summary: 'Confirm a new email address with the link sent to it',
    idempotency: WORKS_ONCE,
  })
  confirmEmailChange(@Body() { token }: LinkTokenDto, @CurrentCaller() caller: Caller): Promise<void> {
    return this.bus.ask(new ConfirmEmailChange(token, caller));
  }
}
