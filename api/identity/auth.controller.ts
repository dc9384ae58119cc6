import { ConfirmEmail } from '@evident/application/identity/confirm-email';
import { FinishHandover } from '@evident/application/identity/finish-handover';
import { FinishSignIn } from '@evident/application/identity/finish-sign-in';
import { GetBotChallenge } from '@evident/application/identity/queries';
import { RequestSignInMail } from '@evident/application/identity/request-sign-in-mail';
import { ResetPassword } from '@evident/application/identity/reset-password';
import { SignIn } from '@evident/application/identity/sign-in';
import { SignUp } from '@evident/application/identity/sign-up';
import type { Caller } from '@evident/application/identity/ports';
import type { ConfirmationView, SignedIn } from '@evident/domain/identity';
import type { SignedInView } from '@evident/domain/workspaces';
import { Body, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { ONLY_MAILS, OPENS_A_SESSION } from '../kernel/idempotency.ts';
import {
  BotChallengeDto,
  ConfirmEmailDto,
  ConfirmationDto,
  HandoverCodeDto,
  PasswordResetDto,
  SecondFactorCodeDto,
  SignInDto,
  SignInMailDto,
  SignUpDto,
  SignedInDto,
} from './identity.dto.ts';
import { SAME_ANSWER } from './same-answer.ts';
import { recognizeBrowser } from './browser-cookie.ts';
import { enter } from './enter.ts';
import { secondFactorOf, takeSecondFactor } from './second-factor-cookie.ts';
import { SignInStrategies } from './sign-in-strategies.ts';
import { CurrentCaller, CurrentWorkspace, MaybePerson, PersonGuard } from './signed-in.ts';

@ApiTags('Authentication')
@OpenToAll()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly bus: Bus,
    private readonly strategies: SignInStrategies,
  ) {}

  @Get('bot-challenge')
  @Operation({
    id: 'getBotChallenge',
    asks: GetBotChallenge,
    summary: 'Get the bot challenge to solve before signing up',
    answers: BotChallengeDto,
  })
  async challenge(): Promise<BotChallengeDto> {
    return { challenge: await this.bus.ask(new GetBotChallenge()) };
  }

  @Post('sign-up')
  @Operation({
    id: 'signUp',
    asks: SignUp,
    summary: 'Sign up with email and password, or with a one-time code',
    description: `${SAME_ANSWER} The password is kept only if the mailed link is opened in the same browser, recognized by a cookie. Otherwise the account has no password yet.`,
    answers: ConfirmationDto,
    idempotency: ONLY_MAILS,
  })
  signUp(
    @Body() body: SignUpDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConfirmationView> {
    return this.bus.ask(new SignUp(body, recognizeBrowser(request, reply), caller));
  }

  @Post('sign-in')
  @Operation({
    id: 'signIn',
    asks: SignIn,
    summary: 'Sign in with email and password',
    description: SAME_ANSWER,
    answers: SignedInDto,
    refuses: ['SecondFactorRequired', 'Forbidden'],
    idempotency: OPENS_A_SESSION,
  })
  async signIn(
    @Body() _: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    return enter(await this.strategies.by('password', request, reply), request, reply);
  }

  @Post('sign-in-mail')
  @UseGuards(PersonGuard)
  @Operation({
    id: 'requestSignInMail',
    asks: RequestSignInMail,
    summary: 'Send a sign-in link or code by email',
    description: SAME_ANSWER,
    answers: ConfirmationDto,
    idempotency: ONLY_MAILS,
  })
  signInMail(
    @Body() body: SignInMailDto,
    @MaybePerson() signedIn: SignedIn | null,
    @CurrentCaller() caller: Caller,
  ): Promise<ConfirmationView> {
    return this.bus.ask(new RequestSignInMail(body, signedIn, caller));
  }

  @Post('confirm-email')
  @Operation({
    id: 'confirmEmail',
    asks: ConfirmEmail,
    summary: 'Finish signing up or signing in with a mailed link or code',
    answers: SignedInDto,
    refuses: ['SecondFactorRequired'],
    idempotency: OPENS_A_SESSION,
  })
  async confirm(
    @Body() body: ConfirmEmailDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    return enter(await this.bus.ask(new ConfirmEmail(body, caller)), request, reply);
  }

  @Post('second-factor')
  @Operation({
    id: 'finishSignIn',
    asks: FinishSignIn,
    summary: 'Finish signing in with a code from the authenticator app, or a recovery code',
    description:
      'After a first step that was answered with `SecondFactorRequired`, in the same browser, within ten minutes.',
    answers: SignedInDto,
    idempotency: OPENS_A_SESSION,
  })
  async finish(
    @Body() { code }: SecondFactorCodeDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const view = enter(await this.bus.ask(new FinishSignIn(code, secondFactorOf(request), caller)), request, reply);
    takeSecondFactor(reply);
    return view;
  }

  @Post('password-reset')
  @Operation({
    id: 'resetPassword',
    asks: ResetPassword,
    summary: 'Set a new password with a mailed link, and sign in',
    description: 'Ends all sessions, and revokes all access tokens unless `revokeTokens` is false.',
    answers: SignedInDto,
    refuses: ['SecondFactorRequired'],
    idempotency: OPENS_A_SESSION,
  })
  async resetPassword(
    @Body() body: PasswordResetDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    return enter(await this.bus.ask(new ResetPassword(body, caller)), request, reply);
  }

  @Post('handover/finish')
  @Operation({
    id: 'finishHandover',
    asks: FinishHandover,
    summary: 'Take over a session at the host of a workspace',
    answers: SignedInDto,
    idempotency: OPENS_A_SESSION,
  })
  async finishHandover(
    @Body() { code }: HandoverCodeDto,
    @CurrentWorkspace() workspace: string | undefined,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    return enter(await this.bus.ask(new FinishHandover(code, workspace, caller)), request, reply);
  }
}
