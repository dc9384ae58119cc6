import { IdentifyAccount, type IdentifiedAccount } from '@evident/application/integrations/identify-account';
import { ListConnectedIntegrations } from '@evident/application/integrations/list-connected-integrations';
import { type ConnectedIntegrations, connectedIntegrations, identifiedAccount } from '@evident/domain/integrations';
import type { Actor } from '@evident/domain/permissions';
import { All, Controller, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { OPEN_BODY_BYTES } from '../kernel/body-limits.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiExcludeEndpoint, ApiTags } from '../kernel/contract.ts';
import { named } from '../kernel/declared/named.ts';
import { Operation } from '../kernel/operation.ts';
import { Callers, CallersGuard } from './callers.ts';
import { ProviderRefusalDto, providerRefusals } from './provider-refusals.ts';
import {
  PROVIDER_ROUTES,
  MethodNotAllowed,
  type ProviderRegistry,
  routesFor,
  signedRequest,
} from './provider-routes.ts';

const BELOW = '/api/global/integrations/';
const BODY = { bytes: OPEN_BODY_BYTES, values: 20_000 };

function refusalsAs(error: unknown, _requestId: string, reply: FastifyReply): object {
  if (error instanceof MethodNotAllowed) void reply.header('allow', error.allowed.join(', '));
  return providerRefusals(error);
}

/** Paths that all services share, on each host (document 002, section 2). */
@ApiTags('Integrations')
@OpenToAll()
@Controller()
export class GlobalController {
  constructor(
    private readonly bus: Bus,
    @Inject(PROVIDER_ROUTES.token) private readonly registry: ProviderRegistry,
  ) {}

  @Get('global/connected-integrations')
  @UseGuards(CallersGuard)
  @RouteConfig({ refusalsAs })
  @Operation({
    id: 'listConnectedIntegrations',
    asks: ListConnectedIntegrations,
    summary: 'List the connected services',
    description:
      'Of the workspace of the token, the host or the header; with a session on the root site, of each workspace of the person.',
    answers: named('ConnectedIntegrations', connectedIntegrations),
    refusesAs: ProviderRefusalDto,
  })
  async connected(@Callers() callers: readonly Actor[]): Promise<ConnectedIntegrations> {
    const lists = await Promise.all(callers.map((actor) => this.bus.ask(new ListConnectedIntegrations({ actor }))));
    return { items: lists.flat() };
  }

  @Post('global/identify-webhook')
  @HttpCode(200)
  @RouteConfig({ keepsBody: true, takesForms: true, bodyLimits: () => BODY, refusalsAs })
  @Operation({
    id: 'identifyWebhook',
    asks: IdentifyAccount,
    summary: 'Find the workspaces that the account of a signed request is connected to',
    description: 'Needs the signature of the service over the exact body, at most five minutes old.',
    answers: named('IdentifiedAccount', identifiedAccount),
    status: 200,
    refuses: ['NotFound', 'BAD_USER_INPUT'],
    refusesAs: ProviderRefusalDto,
    idempotency: { withoutKey: 'Nothing is changed.' },
  })
  async identify(@Req() request: FastifyRequest): Promise<IdentifiedAccount> {
    return this.bus.ask(new IdentifyAccount(signedRequest(this.registry, requestOf(request, 'identify-webhook'))));
  }

  @All('api/global/integrations/*')
  @ApiExcludeEndpoint()
  @RouteConfig({ keepsBody: true, takesForms: true, bodyLimits: () => BODY, refusalsAs })
  async dispatch(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    const [integration = '', ...rest] = request.url.split('?', 1)[0]!.slice(BELOW.length).split('/');
    const path = rest.join('/');
    const routes = routesFor(this.registry, integration, path, request.method);
    const { status, body } = await routes.answer(requestOf(request, path));
    void reply.status(status);
    return body;
  }
}

const requestOf = ({ keptBody, headers }: FastifyRequest, path: string) => ({ path, keptBody, headers });
