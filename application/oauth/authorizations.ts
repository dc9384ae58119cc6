import { notFound, refuse } from '@evident/domain/kernel';
import {
  type AuthorizationParameters,
  type AuthorizationView,
  type NewAuthorization,
  type Program,
  backWithCode,
  backWithError,
  codeExpiry,
  demandAllowed,
  demandWished,
  faultOf,
  formatCode,
  hostOfRedirect,
  isAllowedBefore,
  isRegistered,
  workspaceOfResource,
} from '@evident/domain/oauth';
import type { Actor } from '@evident/domain/permissions';
import type { Addresses, WorkspaceDirectory } from '../identity/index.ts';
import { Command, type Handler, Query, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { OauthStores, ProgramDirectory } from './oauth-stores.ts';
import { type GrantPorts, startGrant } from './start-grant.ts';

/** Reads the request of a program, before the member decides. */
export class GetAuthorization extends Query<AuthorizationView> {
  static readonly requires = memberWith({ scope: 'read', session: true });

  constructor(
    readonly actor: Actor,
    readonly parameters: AuthorizationParameters,
  ) {
    super();
  }
}

/** @throws Refusal for requests that must not lead anywhere (RFC 6749, 4.1.2.1) */
async function demandProgram(
  programs: ProgramDirectory,
  { clientId, redirectUri }: AuthorizationParameters,
): Promise<Program> {
  const program = (await programs.find(clientId)) ?? notFound('Program');
  if (!isRegistered(program.redirectUris, redirectUri))
    refuse(
      'UnprocessableContent',
      'The program asks to be led to an address that it did not register',
      'Nothing was allowed. Connect again from the program itself.',
    );
  return program;
}

async function demandWorkspace(
  directory: WorkspaceDirectory,
  addresses: Addresses,
  { teamId }: Actor,
  { resource }: AuthorizationParameters,
): Promise<void> {
  const subdomain = workspaceOfResource(resource, addresses.root(''));
  if (subdomain !== null && (await directory.route(subdomain))?.id !== teamId)
    refuse('Forbidden', 'The program asks for another workspace', `It asks for ${subdomain}. Choose that one.`);
}

export class GetAuthorizationHandler implements Handler<GetAuthorization> {
  constructor(
    private readonly programs: ProgramDirectory,
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
    private readonly work: UnitOfWork<Pick<OauthStores, 'programGrants'>>,
    private readonly clock: GrantPorts['clock'],
  ) {}

  async execute({ actor, parameters }: GetAuthorization): Promise<AuthorizationView> {
    const { clientId, redirectUri } = parameters;
    const { name } = await demandProgram(this.programs, parameters);
    const issuer = this.addresses.root('');
    const shown = { name, host: hostOfRedirect(redirectUri) };
    const fault = faultOf(() => [demandWished(parameters), workspaceOfResource(parameters.resource, issuer)]);
    if (fault)
      return {
        ...shown,
        scopes: [],
        allowedBefore: false,
        refused: true,
        back: backWithError(parameters, issuer, fault),
      };
    await demandWorkspace(this.directory, this.addresses, actor, parameters);
    const { scopes } = demandWished(parameters);
    const allowed = await this.work.perform(actor.teamId, ({ programGrants }) =>
      programGrants.list(actor.userId, this.clock.now()),
    );
    return {
      ...shown,
      scopes,
      allowedBefore: isAllowedBefore(allowed, { clientId, redirectUri, scopes }),
      refused: false,
      back: backWithError(parameters, issuer, { error: 'access_denied', description: 'The member did not allow it' }),
    };
  }
}

/** Allows a program to act as the member in this workspace. Returns the address that leads back to it with a code. */
export class CreateAuthorization extends Command<{ url: string }> {
  static readonly requires = memberWith({ scope: 'write', session: true, feature: 'publicApi' });

  constructor(
    readonly actor: Actor,
    readonly authorization: NewAuthorization,
  ) {
    super();
  }
}

export class CreateAuthorizationHandler implements Handler<CreateAuthorization> {
  constructor(
    private readonly programs: ProgramDirectory,
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
    private readonly work: UnitOfWork<OauthStores>,
    private readonly ports: GrantPorts,
  ) {}

  async execute({ actor, authorization }: CreateAuthorization): Promise<{ url: string }> {
    const { secrets, clock } = this.ports;
    const { id: clientId, name } = await demandProgram(this.programs, authorization);
    const wished = demandWished(authorization);
    await demandWorkspace(this.directory, this.addresses, actor, authorization);
    const secret = secrets.token(32);
    const now = clock.now();
    await this.work.perform(actor.teamId, (stores) =>
      startGrant(stores, this.ports, actor, name, {
        clientId,
        redirectUri: authorization.redirectUri,
        scopes: demandAllowed(authorization.scopes, wished),
        codeHash: secrets.hash(secret),
        challenge: wished.challenge,
        codeExpiresAt: codeExpiry(now),
      }),
    );
    await this.programs.used(clientId, now);
    return { url: backWithCode(authorization, this.addresses.root(''), formatCode(actor.teamId, secret)) };
  }
}
