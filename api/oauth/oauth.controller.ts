import type { Addresses } from '@evident/application/identity/ports';
import { RegisterProgram } from '@evident/application/oauth/register-program';
import { ExchangeCode } from '@evident/application/oauth/exchange-code';
import { RedeemSharedAuth } from '@evident/application/oauth/redeem-shared-auth';
import { RefreshTokens } from '@evident/application/oauth/refresh-tokens';
import { RevokeProgramToken } from '@evident/application/oauth/revoke-program-token';
import { OauthRefusal, SHARED_AUTH_GRANT, isSharedAuthService, refuseOauth } from '@evident/domain/oauth';
import { SCOPES } from '@evident/domain/permissions';
import { Body, Controller, Get, Header, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ADDRESSES } from '../identity/identity.ports.ts';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiExcludeController } from '../kernel/contract.ts';
import { answerOf } from '../kernel/refusals.filter.ts';
import { STATUS_OF } from '../kernel/status.ts';

/** Refusals in the form of RFC 6749 (5.2). */
function refusalsAs(error: unknown): object {
  const { status, errors } = answerOf(error);
  const code =
    error instanceof OauthRefusal
      ? error.error
      : status === STATUS_OF.TooManyRequests
        ? 'temporarily_unavailable'
        : status >= 500
          ? 'server_error'
          : 'invalid_request';
  return { error: code, error_description: errors[0]?.title ?? '' };
}

const METADATA_BYTES = { bytes: 16_384, values: 200 };
const FORM = { refusalsAs, takesForms: true } as const;
type Form = Readonly<Record<string, string>>;

const demand = (form: Form | undefined, name: string): string =>
  form?.[name] || refuseOauth('invalid_request', `${name} is missing`);

/** Evident as an authorization server (OAuth 2.1) for programs without a secret. */
@ApiExcludeController()
@OpenToAll()
@Controller()
export class OauthController {
  constructor(
    private readonly bus: Bus,
    @Inject(ADDRESSES.token) private readonly addresses: Addresses,
  ) {}

  /** Metadata of the authorization server (RFC 8414). */
  @Get('.well-known/oauth-authorization-server')
  metadata(): object {
    const { addresses } = this;
    return {
      issuer: addresses.root(''),
      authorization_endpoint: addresses.root('/integrations/authorize'),
      token_endpoint: addresses.root('/oauth/token'),
      revocation_endpoint: addresses.root('/oauth/revoke'),
      registration_endpoint: addresses.root('/oauth/register'),
      scopes_supported: SCOPES,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token', SHARED_AUTH_GRANT],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  @Post('oauth/register')
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  @RouteConfig({ refusalsAs, bodyLimits: () => METADATA_BYTES })
  register(@Body() metadata: unknown, @Ip() ip: string): Promise<object> {
    return this.bus.ask(new RegisterProgram(metadata, ip));
  }

  @Post('oauth/token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RouteConfig(FORM)
  token(@Body() form: Form | undefined): Promise<object> {
    switch (demand(form, 'grant_type')) {
      case 'authorization_code':
        return this.bus.ask(
          new ExchangeCode({
            clientId: demand(form, 'client_id'),
            code: demand(form, 'code'),
            verifier: demand(form, 'code_verifier'),
            redirectUri: demand(form, 'redirect_uri'),
          }),
        );
      case 'refresh_token':
        return this.bus.ask(
          new RefreshTokens({
            clientId: demand(form, 'client_id'),
            refreshToken: demand(form, 'refresh_token'),
            ...(form!['scope'] !== undefined && { scope: form!['scope'] }),
          }),
        );
      case SHARED_AUTH_GRANT: {
        const service = demand(form, 'integration');
        return isSharedAuthService(service)
          ? this.bus.ask(new RedeemSharedAuth(service, demand(form, 'code_verifier')))
          : refuseOauth('invalid_client', 'There is no such integration');
      }
      default:
        return refuseOauth('unsupported_grant_type', 'This grant type is not offered');
    }
  }

  @Post('oauth/revoke')
  @HttpCode(200)
  @RouteConfig(FORM)
  async revoke(@Body() form: Form | undefined): Promise<void> {
    await this.bus.ask(new RevokeProgramToken(demand(form, 'client_id'), demand(form, 'token')));
  }
}
