import type { Uuid } from '@evident/domain/kernel';
import { serviceProviderMetadata } from '@evident/domain/sso';
import type { Addresses } from '../identity/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import { ANYONE, Query } from '../kernel/message.ts';
import { ownAddresses } from './own-addresses.ts';

/** Evident as a service provider of SAML, for the directory of a connection. */
export class GetSsoMetadata extends Query<string> {
  static readonly requires = ANYONE;

  constructor(readonly connectionId: Uuid) {
    super();
  }
}
export const GetSsoMetadataHandler = answeredBy(async ({ connectionId: id }: GetSsoMetadata, addresses: Addresses) =>
  serviceProviderMetadata(ownAddresses(addresses, { id })),
);
