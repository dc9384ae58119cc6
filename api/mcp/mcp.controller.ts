import type { Addresses } from '@evident/application/identity/ports';
import { refuse } from '@evident/domain/kernel';
import { Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { ADDRESSES } from '../identity/identity.ports.ts';
import { OpenToAll, type RequestWithActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiExcludeController } from '../kernel/contract.ts';
import { bearerOf } from '../kernel/credentials.ts';
import { SETTINGS } from '../kernel/kernel.module.ts';
import { answerOf } from '../kernel/refusals.filter.ts';
import type { Settings } from '../kernel/settings.ts';
import { STATUS_OF } from '../kernel/status.ts';

const METADATA = '.well-known/oauth-protected-resource/mcp';
const BODY = { bytes: 1_000_000, values: 10_000 };
/** Implementation-defined code of JSON-RPC 2.0. */
const REFUSED = -32_000;

/** Refusals as JSON-RPC. A client without a token learns where the metadata is (RFC 9728, section 5.1). */
function refusalsAs(error: unknown, _requestId: string, reply: FastifyReply): object {
  const { status, errors } = answerOf(error);
  if (status === STATUS_OF.Unauthorized)
    void reply.header('www-authenticate', `Bearer resource_metadata="${originOf(reply)}/${METADATA}"`);
  const message = errors.map(({ title, message: advice }) => (advice ? `${title}. ${advice}` : title)).join('; ');
  return { jsonrpc: '2.0', id: null, error: { code: REFUSED, message } };
}

const originOf = ({ request: { protocol, host } }: FastifyReply): string => `${protocol}://${host}`;

/**
 * Whether an `Origin` is of this installation or absent. It is not compared with the requested host, which is that of
 * the attacker if a page rebinds its name to this machine.
 */
function isOwnOrigin(origin: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const own = new URL(publicUrl).hostname;
  const { hostname } = new URL(origin);
  return hostname === own || hostname.endsWith(`.${own}`);
}

/** The Model Context Protocol over streamable HTTP, without sessions: each request has its own server. */
@ApiExcludeController()
@Controller()
export class McpController {
  constructor(
    private readonly bus: Bus,
    @Inject(SETTINGS.token) private readonly settings: Settings,
    @Inject(ADDRESSES.token) private readonly addresses: Addresses,
  ) {}

  @Post('mcp')
  @RouteConfig({ refusalsAs, bodyLimits: () => BODY })
  async answer(@Req() request: RequestWithActor, @Res() reply: FastifyReply): Promise<void> {
    if (bearerOf(request.raw) === undefined)
      refuse('Unauthorized', 'Send an access token', 'Create one in the settings, and send it as bearer token.');
    if (!isOwnOrigin(request.headers.origin, this.settings.publicUrl))
      refuse('Forbidden', 'This request comes from another site');
    const { answerMcp } = await import('./answer-mcp.ts');
    const { status, headers, body } = await answerMcp(
      { url: `${originOf(reply)}/mcp`, headers: request.headers, body: request.body },
      {
        bus: this.bus,
        actor: request.actor!,
        release: this.settings.release ?? 'development',
        log: (error) => request.log.error({ err: error }, 'A tool failed'),
      },
    );
    await reply.status(status).headers(headers).send(body);
  }

  /** Metadata of the protected resource (RFC 9728), with the server that issues its tokens. */
  @Get(METADATA)
  @OpenToAll()
  metadata(@Res({ passthrough: true }) reply: FastifyReply): object {
    return {
      resource: `${originOf(reply)}/mcp`,
      resource_name: 'Evident',
      authorization_servers: [this.addresses.root('')],
      bearer_methods_supported: ['header'],
      scopes_supported: ['read', 'write'],
    };
  }
}
