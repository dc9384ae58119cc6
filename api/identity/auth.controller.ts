import { ConfirmEmail } from '@evident/application/identity/confirm-email';
import { ConfirmEmailChange } from '@evident/application/identity/confirm-email-change';
import { FinishHandover } from '@evident/application/identity/finish-handover';
import { GetBotChallenge } from '@evident/application/identity/get-bot-challenge';
import { RequestPasswordReset } from '@evident/application/identity/request-password-reset';
import { RequestSignInMail } from '@evident/application/identity/request-sign-in-mail';
import { RequestUnlock } from '@evident/application/identity/request-unlock';
import { ResetPassword } from '@evident/application/identity/reset-password';
import { SignUp } from '@evident/application/identity/sign-up';
import type { Caller, SigningIn } from '@evident/application/identity/signing-in';
import { Unlock } from '@evident/application/identity/unlock';
import type { ConfirmationView, SignedIn } from '@evident/domain/identity';
import type { SignedInView } from '@evident/domain/workspaces';
import { Body, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { ONLY_MAILS, OPENS_A_SESSION, WORKS_ONCE } from '../kernel/sent-again.ts';
import { BotChallengeDto, ConfirmEmailDto, ConfirmationDto, EmailDto, HandoverCodeDto, LinkTokenDto, PasswordResetDto, SignInDto, SignInMailDto, SignUpDto, SignedInDto } from './identity.dto.ts';
import { browserOf, knowBrowser } from './browser-cookie.ts';
import { giveSession } from './session-cookie.ts';
import { SignInStrategies } from './sign-in-strategies.ts';
import { CurrentCaller, CurrentWorkspace, MaybePerson, PersonGuard } from './signed-in.ts';

const SAME = 'The answer is the same whether the address has an account or not.';

@ApiTags('Authentication')
@OpenToAll()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly bus: Bus,
    private readonly strategies: SignInStrategies,
  ) {}

  @Get('bot-challenge')
  @Operation({ id: 'getBotChallenge', summary: 'Get what has to be solved before signing up', answers: BotChallengeDto })
  async challenge(): Promise<BotChallengeDto> {
    return { challenge: await this.bus.ask(new GetBotChallenge()) };
  }

  @Post('sign-up')
  @Operation({ id: 'signUp', summary: 'Sign up by e-mail and password, or by a one-time code', description: `${SAME} The password holds when the mailed link is opened in the browser that asked, which a cookie tells; else the account has none yet.`, answers: ConfirmationDto, sentAgain: ONLY_MAILS })
  signUp(@Body() body: SignUpDto, @CurrentCaller() caller: Caller, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<ConfirmationView> {
    return this.bus.ask(new SignUp(body, knowBrowser(request, reply), caller));
  }

  @Post('sign-in')
  @Operation({ id: 'signIn', summary: 'Sign in by e-mail and password', description: SAME, answers: SignedInDto, sentAgain: OPENS_A_SESSION })
  async signIn(@Body() _: SignInDto, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignedInView> {
    return enter(await this.strategies.by('password', request, reply), reply);
  }

  @Post('sign-in-mail')
  @UseGuards(PersonGuard)
  @Operation({ id: 'requestSignInMail', summary: 'Have a sign-in link or code mailed', description: SAME, answers: ConfirmationDto, sentAgain: ONLY_MAILS })
  signInMail(@Body() body: SignInMailDto, @MaybePerson() signedIn: SignedIn | null, @CurrentCaller() caller: Caller): Promise<ConfirmationView> {
    return this.bus.ask(new RequestSignInMail(body, signedIn, caller));
  }

  @Post('confirm-email')
  @Operation({ id: 'confirmEmail', summary: 'Finish signing up or signing in by a mailed link or code', answers: SignedInDto, sentAgain: OPENS_A_SESSION })
  async confirm(@Body() body: ConfirmEmailDto, @CurrentCaller() caller: Caller, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignedInView> {
    return enter(await this.bus.ask(new ConfirmEmail(body, browserOf(request), caller)), reply);
  }

  @Post('password-reset-mail')
  @Operation({ id: 'requestPasswordReset', summary: 'Have a link mailed to choose a new password', description: SAME, sentAgain: ONLY_MAILS })
  passwordResetMail(@Body() { email }: EmailDto, @CurrentCaller() caller: Caller): Promise<void> {
    return this.bus.ask(new RequestPasswordReset(email, caller));
  }

  @Post('password-reset')
  @Operation({ id: 'resetPassword', summary: 'Choose a new password by a mailed link, and sign in', answers: SignedInDto, sentAgain: OPENS_A_SESSION })
  async resetPassword(@Body() { token, password }: PasswordResetDto, @CurrentCaller() caller: Caller, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignedInView> {
    return enter(await this.bus.ask(new ResetPassword(token, password, caller)), reply);
  }

  @Post('unlock-mail')
  @Operation({ id: 'requestUnlock', summary: 'Have a link mailed that ends a lock after repeated failures', description: SAME, sentAgain: ONLY_MAILS })
  unlockMail(@Body() { email }: EmailDto, @CurrentCaller() caller: Caller): Promise<void> {
    return this.bus.ask(new RequestUnlock(email, caller));
  }

  @Post('unlock')
  @Operation({ id: 'unlock', summary: 'End a lock by a mailed link', sentAgain: WORKS_ONCE })
  unlock(@Body() { token }: LinkTokenDto, @CurrentCaller() caller: Caller): Promise<void> {
    return this.bus.ask(new Unlock(token, caller));
  }

  @Post('confirm-email-change')
  @Operation({ id: 'confirmEmailChange', summary: 'Take over a new e-mail address by the link mailed to it', sentAgain: WORKS_ONCE })
  confirmEmailChange(@Body() { token }: LinkTokenDto, @CurrentCaller() caller: Caller): Promise<void> {
    return this.bus.ask(new ConfirmEmailChange(token, caller));
  }

  @Post('handover/finish')
  @Operation({ id: 'finishHandover', summary: 'Take a session over at the host of a workspace', answers: SignedInDto, sentAgain: OPENS_A_SESSION })
  async finishHandover(
    @Body() { code }: HandoverCodeDto, @CurrentWorkspace() workspace: string | undefined, @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    return enter(await this.bus.ask(new FinishHandover(code, workspace, caller)), reply);
  }
}

function enter({ session, view }: SigningIn, reply: FastifyReply): SignedInView {
  giveSession(reply, session.secret);
  return view;
}
