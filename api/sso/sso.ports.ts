import type { Vault } from '@evident/application/identity/ports';
import type { ConnectionFacts } from '@evident/application/sso/connections';
import type { EnteringStores } from '@evident/application/sso/entering';
import type { DomainRecords, SsoPorts } from '@evident/application/sso/ports';
import type { SsoDirectory } from '@evident/application/sso/sso-stores';
import { port } from '../kernel/port.ts';

export const SSO_PORTS = port<SsoPorts<EnteringStores>>('SsoPorts');
export const SSO_DIRECTORY = port<SsoDirectory>('SsoDirectory');
export const SSO_VAULT = port<Vault>('SsoVault');
export const CONNECTION_FACTS = port<ConnectionFacts>('ConnectionFacts');
export const DOMAIN_RECORDS = port<DomainRecords>('DomainRecords');
