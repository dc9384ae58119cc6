import type { Caller } from '@evident/application/identity/ports';
import { MailDomainCode } from '@evident/application/sso/domains';
import { FinishSso } from '@evident/application/sso/finish-sso';
import { GetSsoMetadata } from '@evident/application/sso/get-sso-metadata';
import { ListSsoChoices } from '@evident/application/sso/list-sso-choices';
import { ReceiveAssertion } from '@evident/application/sso/receive-assertion';
import { StartSso } from '@evident/application/sso/start-sso';
import { StartSsoConfirmation } from '@evident/application/sso/start-sso-confirmation';
import type { SignedIn } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type SsoChoices,
  domainMail,
  ssoAnswer,
  ssoChoices,
  ssoFinished,
  ssoQuestion,
  ssoStart,
} from '@evident/domain/sso';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserOf, recognizeBrowser } from '../identity/browser-cookie.ts';
import { enter } from '../identity/enter.ts';
import { CurrentCaller, CurrentPerson, SignedInGuard } from '../identity/signed-in.ts';
import { CurrentActor, OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiExcludeController, ApiTags } from '../kernel/contract.ts';
import { named } from '../kernel/declared/named.ts';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { ONLY_MAILS, OPENS_A_SESSION } from '../kernel/idempotency.ts';
import { Operation } from '../kernel/operation.ts';
import { SsoLinkDto } from './sso.operations.ts';

class SsoQuestionDto extends queryFrom(ssoQuestion) {}
class SsoStartDto extends dtoFrom(ssoStart) {}
class SsoAnswerDto extends dtoFrom(ssoAnswer) {}
class DomainMailDto extends dtoFrom(domainMail) {}
const BEGINS = { withoutKey: 'There is no session for a key. Each begins on its own, and works once.' };

/** Signing in through a directory. */
@ApiTags('Authentication')
@OpenToAll()
@Controller('auth/sso')
export class SsoSignInController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listSsoChoices',
    asks: ListSsoChoices,
    summary: 'List the connections of a workspace, or of the domain of an address',
    answers: named('SsoChoices', ssoChoices),
  })
  choices(@Query() question: SsoQuestionDto): Promise<SsoChoices> {
    return this.bus.ask(new ListSsoChoices(question));
  }

  @Post()
  @Operation({
    id: 'startSso',
    asks: StartSso,
    summary: 'Begin to sign in through a connection',
    description: 'Returns the page of the directory, for ten minutes. Only this browser can finish.',
    answers: SsoLinkDto,
    refuses: ['NotFound', 'Unavailable'],
    idempotency: BEGINS,
  })
  start(
    @Body() { connectionId, path }: SsoStartDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    return this.bus.ask(new StartSso(connectionId, path, recognizeBrowser(request, reply), caller));
  }

  @Post('finish')
  @Operation({
    id: 'finishSso',
    asks: FinishSso,
    summary: 'Finish with what the directory sent back',
    description: 'Signs in, confirms the identity, or ends a test, as it began. Works once.',
    answers: named('SsoFinished', ssoFinished),
    refuses: ['SecondFactorRequired', 'Forbidden', 'Unavailable'],
    idempotency: OPENS_A_SESSION,
  })
  async finish(
    @Body() answer: SsoAnswerDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string; signedIn: boolean }> {
    const { signing, url } = await this.bus.ask(new FinishSso(answer, browserOf(request), caller));
    if (signing) enter(signing, request, reply);
    return { url, signedIn: signing !== null };
  }
}

/** Confirming the identity through a directory. */
@ApiTags('Account')
@OpenToAll()
@UseGuards(SignedInGuard)
@Controller('me/sso-confirmation')
export class SsoConfirmationController {
  constructor(private readonly bus: Bus) {}

  @Post()
  @Operation({
    id: 'startSsoConfirmation',
    asks: StartSsoConfirmation,
    summary: 'Begin to confirm your identity by signing in to your directory again',
    answers: SsoLinkDto,
    refuses: ['NotFound', 'Unavailable'],
    idempotency: BEGINS,
  })
  start(@CurrentPerson() person: SignedIn, @Body() { connectionId, path }: SsoStartDto): Promise<{ url: string }> {
    return this.bus.ask(new StartSsoConfirmation(person, connectionId, path));
  }
}

/** The proof of a domain by mail. */
@ApiTags('Single sign-on')
@Controller('sso/domains')
export class SsoDomainMailController {
  constructor(private readonly bus: Bus) {}

  @Post(':domainId/mails')
  @Operation({
    id: 'mailSsoDomainCode',
    asks: MailDomainCode,
    summary: 'Send a code to a mailbox of those who run the domain',
    refuses: ['NotFound', 'TooManyRequests', 'Unavailable'],
    idempotency: ONLY_MAILS,
  })
  send(
    @CurrentActor() actor: Actor,
    @Param('domainId', IdPipe) domainId: string,
    @Body() { mailbox }: DomainMailDto,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.bus.ask(new MailDomainCode({ actor, domainId, mailbox, caller }));
  }
}

type Form = Readonly<Record<string, string>> | undefined;
const RESPONSE_BYTES = { bytes: 400_000, values: 20 };

/** The endpoints that directories with SAML call. Browsers come here from another site, without cookies. */
@ApiExcludeController()
@OpenToAll()
@Controller('auth/sso')
export class SamlController {
  constructor(private readonly bus: Bus) {}

  @Get(':connectionId/metadata')
  @Header('content-type', 'application/samlmetadata+xml; charset=utf-8')
  metadata(@Param('connectionId', IdPipe) connectionId: string): Promise<string> {
    return this.bus.ask(new GetSsoMetadata(connectionId));
  }

  @Post(':connectionId/acs')
  @HttpCode(303)
  @RouteConfig({ takesForms: true, crossSite: true, bodyLimits: () => RESPONSE_BYTES })
  async assertion(
    @Param('connectionId', IdPipe) connectionId: string,
    @Body() form: Form,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const response = form?.['SAMLResponse'] ?? refuse('BAD_USER_INPUT', 'SAMLResponse is missing');
    const { url } = await this.bus.ask(new ReceiveAssertion(connectionId, response, form?.['RelayState'] ?? ''));
    void reply.header('location', url).header('cache-control', 'no-store');
  }
}
