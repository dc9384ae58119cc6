import type { Assertion, Certificate, SsoConnection, SsoProtocol } from '@evident/domain/sso';
import type { Addresses, Vault } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SsoDirectory, SsoStores } from './sso-stores.ts';

/** The addresses of Evident that a directory knows. */
export interface OwnAddresses {
  readonly redirectUrl: string;
  readonly acsUrl: string;
  readonly entityId: string;
}

/** A connection with its secret in plain text. */
export interface OpenConnection extends SsoConnection {
  readonly secret: string | null;
}

export interface Beginning {
  readonly url: string;
  /** Facts for the client once the browser is back. Kept encrypted. */
  readonly kept: string;
  readonly requestId: string | null;
}

/** The answer that a browser brought back, and the facts that were kept since it left. */
export interface Returned {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
  /** The response of SAML, base64. */
  readonly response: string | null;
  readonly kept: string;
  readonly requestId: string | null;
  /** The person must have signed in again since then; null if any sign-in counts. */
  readonly freshSince: Date | null;
}

/** Speaks a protocol with directories. */
export interface ProtocolClient {
  /** The page of the directory. `fresh`: asks the person to sign in again. */
  begin(connection: OpenConnection, own: OwnAddresses, state: string, fresh: boolean): Promise<Beginning>;
  /**
   * Checks the answer of the directory completely.
   *
   * @throws Refusal `Unauthorized` for any that is not valid, `Unavailable` if the directory does not answer
   */
  finish(connection: OpenConnection, own: OwnAddresses, returned: Returned): Promise<Assertion>;
}

/** Clients are loaded on first use. */
export type ProtocolClients = (protocol: SsoProtocol) => Promise<ProtocolClient>;

/** Reads a certificate (PEM, or its base64 alone); null if it is none. */
export type ReadCertificate = (text: string) => Certificate | null;

/** Asks the DNS. */
export interface DomainRecords {
  /** Whether the domain has the TXT record. @throws Refusal `Unavailable` if the DNS does not answer */
  has(domain: string, record: string): Promise<boolean>;
}

/** The ports of every way to a directory and back. */
export interface SsoPorts<Stores = SsoStores> {
  readonly work: UnitOfWork<Stores>;
  readonly directory: SsoDirectory;
  readonly clients: ProtocolClients;
  readonly vault: Vault;
  readonly secrets: Secrets;
  readonly addresses: Addresses;
  readonly ids: Ids;
  readonly clock: Clock;
}
