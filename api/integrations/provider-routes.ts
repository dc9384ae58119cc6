import type { SignedDelivery } from '@evident/application/kernel/signed-delivery';
import { refuse } from '@evident/domain/kernel';
import { MethodNotAllowedException } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { port } from '../kernel/port.ts';

/** A request of a service, as it came: signatures are over the exact body. */
export interface ProviderRequest {
  readonly path: string;
  readonly keptBody: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The routes of one service. */
export interface ProviderRoutes {
  /** The paths that it calls, with their methods. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
  readonly isConfigured: boolean;
  /** The header of its signature. */
  readonly signedIn: string;
  /** @throws Refusal `BAD_USER_INPUT` for a wrong signature */
  verified(request: ProviderRequest): SignedDelivery;
  /** Verifies a request to one of the paths, and answers it. */
  answer(request: ProviderRequest): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** By the word for the service in addresses. */
export type ProviderRegistry = ReadonlyMap<string, ProviderRoutes>;
export const PROVIDER_ROUTES = port<ProviderRegistry>('ProviderRoutes');

export class MethodNotAllowed extends MethodNotAllowedException {
  constructor(readonly allowed: readonly string[]) {
    super();
  }
}

/**
 * The routes that answer a request. A service that is not set up is not told apart from one that does not exist.
 * @throws Refusal `NotFound` for another service or path
 */
export function routesFor(registry: ProviderRegistry, integration: string, path: string, method: string) {
  const routes = registry.get(integration);
  const methods = routes?.isConfigured && Object.hasOwn(routes.paths, path) ? routes.paths[path]! : null;
  if (!routes || methods === null)
    return refuse('NotFound', 'There is no such integration here', 'Check the address that the service calls.');
  if (!methods.includes(method)) throw new MethodNotAllowed(methods);
  return routes;
}

/**
 * The service that signed a request, by the header of its signature.
 * @throws Refusal `BAD_USER_INPUT` without a signature, also where no service is set up
 */
export function signedRequest(registry: ProviderRegistry, request: ProviderRequest): SignedDelivery {
  const routes = [...registry.values()].find(
    ({ isConfigured, signedIn }) => isConfigured && request.headers[signedIn] !== undefined,
  );
  return (
    routes?.verified(request) ??
    refuse('BAD_USER_INPUT', 'The signature is wrong', 'Sign the raw body with the secret of this webhook.')
  );
}
