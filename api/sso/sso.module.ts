import { AesVault } from '@evident/adapters/crypto/aes-vault';
import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresSsoDirectory } from '@evident/adapters/postgres/sso/postgres-sso-directory';
import { DnsRecords } from '@evident/adapters/sso/dns-records';
import { readCertificate } from '@evident/adapters/sso/read-certificate';
import type { Addresses, Vault } from '@evident/application/identity/ports';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { Secrets } from '@evident/application/kernel/secrets';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import * as connections from '@evident/application/sso/connections';
import * as domains from '@evident/application/sso/domains';
import { FinishSso, FinishSsoHandler } from '@evident/application/sso/finish-sso';
import { GetSsoTest, GetSsoTestHandler } from '@evident/application/sso/get-sso-test';
import type { ProtocolClient, ProtocolClients } from '@evident/application/sso/ports';
import { ReceiveAssertion, ReceiveAssertionHandler } from '@evident/application/sso/receive-assertion';
import * as rules from '@evident/application/sso/rules';
import type { SsoDirectory } from '@evident/application/sso/sso-stores';
import { StartSso, StartSsoHandler } from '@evident/application/sso/start-sso';
import { StartSsoConfirmation, StartSsoConfirmationHandler } from '@evident/application/sso/start-sso-confirmation';
import { TestSsoConnection, TestSsoConnectionHandler } from '@evident/application/sso/test-sso-connection';
import { GetSsoMetadata, GetSsoMetadataHandler } from '@evident/application/sso/get-sso-metadata';
import { ListSsoChoices, ListSsoChoicesHandler } from '@evident/application/sso/list-sso-choices';
import type { Mailer } from '@evident/application/mail/mailer';
import * as warnings from '@evident/application/sso/warn-of-certificates';
import { Module } from '@nestjs/common';
import { ADDRESSES, DIRECTORY, IDENTITY_WORK, MAILER, SECRETS } from '../identity/identity.ports.ts';
import { repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { PURPOSES, secretsOf } from '../kernel/vault-secrets.ts';
import { WorkspacesModule } from '../workspaces/workspaces.module.ts';
import { WORD_LISTS } from '../workspaces/workspaces.ports.ts';
import {
  SamlController,
  SsoConfirmationController,
  SsoDomainMailController,
  SsoSignInController,
} from './sso.controller.ts';
import { SsoConnectionsController } from './sso-connections.controller.ts';
import { SSO_OPERATIONS } from './sso.operations.ts';
import { CONNECTION_FACTS, DOMAIN_RECORDS, SSO_DIRECTORY, SSO_PORTS, SSO_VAULT } from './sso.ports.ts';

/** The libraries of the protocols are loaded when a person first signs in through them. */
function protocolClients({ ssoInternalHosts = [] }: Settings, clock: Clock): ProtocolClients {
  const hosts = new Set(ssoInternalHosts);
  const opened = new Map<string, Promise<ProtocolClient>>();
  const open = {
    OIDC: async () => {
      const { OidcClient } = await import('@evident/adapters/sso/oidc-client');
      return new OidcClient(new GuardedHttp({ internalUrls: [...hosts].map((host) => `http://${host}`) }), hosts);
    },
    SAML: async () => {
      const { SamlClient } = await import('@evident/adapters/sso/saml-client');
      return new SamlClient(clock);
    },
  };
  return (protocol) => {
    const client = opened.get(protocol) ?? open[protocol]();
    opened.set(protocol, client);
    return client;
  };
}

const WARNING = port<warnings.WarningPorts>('CertificateWarningPorts');
const CHANGING = [WORK, CONNECTION_FACTS] as const;

@Module({
  imports: [WorkspacesModule],
  controllers: [
    controllerFor('Single sign-on', SSO_OPERATIONS),
    SsoConnectionsController,
    SsoSignInController,
    SsoConfirmationController,
    SsoDomainMailController,
    SamlController,
  ],
  providers: [
    provide(SSO_DIRECTORY, (source: DataSource) => new PostgresSsoDirectory(source), [DATA_SOURCE]),
    provide(
      SSO_VAULT,
      (settings: Settings, random: Secrets) => new AesVault(secretsOf(settings, random), PURPOSES.directories),
      [SETTINGS, SECRETS],
    ),
    provide(DOMAIN_RECORDS, () => new DnsRecords(), []),
    provide(
      CONNECTION_FACTS,
      ({ ssoInternalHosts = [] }: Settings, vault: Vault) => ({
        facts: { internal: new Set(ssoInternalHosts), readCertificate },
        vault,
      }),
      [SETTINGS, SSO_VAULT],
    ),
    provide(
      SSO_PORTS,
      (
        work: UnitOfWork<Stores>,
        directory: SsoDirectory,
        settings: Settings,
        vault: Vault,
        secrets: Secrets,
        addresses: Addresses,
        ids: Ids,
        clock: Clock,
      ) => ({ work, directory, clients: protocolClients(settings, clock), vault, secrets, addresses, ids, clock }),
      [WORK, SSO_DIRECTORY, SETTINGS, SSO_VAULT, SECRETS, ADDRESSES, IDS, CLOCK],
    ),
    handle(connections.ListSsoConnections, connections.ListSsoConnectionsHandler, [WORK, ADDRESSES, CLOCK]),
    handle(connections.CreateSsoConnection, connections.CreateSsoConnectionHandler, [
      ...CHANGING,
      ADDRESSES,
      IDS,
      CLOCK,
    ]),
    handle(connections.UpdateSsoConnection, connections.UpdateSsoConnectionHandler, [...CHANGING, CLOCK]),
    handle(connections.DeleteSsoConnection, connections.DeleteSsoConnectionHandler, [WORK]),
    handle(domains.ListSsoDomains, domains.ListSsoDomainsHandler, [WORK]),
    handle(domains.CreateSsoDomain, domains.CreateSsoDomainHandler, [WORK, WORD_LISTS, SECRETS, IDS, CLOCK]),
    handle(domains.DeleteSsoDomain, domains.DeleteSsoDomainHandler, [WORK]),
    handle(domains.MailDomainCode, domains.MailDomainCodeHandler, [WORK, IDENTITY_WORK, MAILER, SECRETS, CLOCK]),
    handle(domains.VerifySsoDomain, domains.VerifySsoDomainHandler, [WORK, DOMAIN_RECORDS, SECRETS, CLOCK]),
    handle(rules.GetSsoRules, rules.GetSsoRulesHandler, [WORK]),
    handle(rules.ChangeSsoRules, rules.ChangeSsoRulesHandler, [WORK]),
    handle(ListSsoChoices, ListSsoChoicesHandler, [SSO_DIRECTORY]),
    handle(StartSso, StartSsoHandler, [SSO_PORTS, IDENTITY_WORK]),
    handle(StartSsoConfirmation, StartSsoConfirmationHandler, [SSO_PORTS]),
    handle(TestSsoConnection, TestSsoConnectionHandler, [SSO_PORTS]),
    handle(ReceiveAssertion, ReceiveAssertionHandler, [SSO_PORTS]),
    handle(FinishSso, FinishSsoHandler, [SSO_PORTS, IDENTITY_WORK, DIRECTORY]),
    provide(
      WARNING,
      (work: UnitOfWork<Stores>, source: DataSource, mailer: Mailer, addresses: Addresses, clock: Clock) => {
        const directory = new PostgresSsoDirectory(source);
        return { work, teams: () => directory.withCertificates(), mailer, addresses, clock };
      },
      [WORK, DATA_SOURCE, MAILER, ADDRESSES, CLOCK],
    ),
    handle(warnings.WarnOfCertificates, warnings.WarnOfCertificatesHandler, [WARNING]),
    repeats(warnings.CERTIFICATES, warnings.CERTIFICATES_CRON, () => new warnings.WarnOfCertificates()),
    handle(GetSsoMetadata, GetSsoMetadataHandler, [ADDRESSES]),
    handle(GetSsoTest, GetSsoTestHandler, [WORK, SSO_VAULT]),
  ],
})
export class SsoModule {}
