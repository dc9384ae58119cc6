import { ListSsoConnections } from '@evident/application/sso/connections';
import { CreateSsoDomain, DeleteSsoDomain, ListSsoDomains } from '@evident/application/sso/domains';
import { VerifySsoDomain } from '@evident/application/sso/domains';
import { GetSsoTest } from '@evident/application/sso/get-sso-test';
import { ChangeSsoRules, GetSsoRules } from '@evident/application/sso/rules';
import { TestSsoConnection } from '@evident/application/sso/test-sso-connection';
import {
  domainProof,
  newSsoDomain,
  ssoConnectionsView,
  ssoDomainView,
  ssoDomainsView,
  ssoLink,
  ssoRulesView,
  ssoRulesWording,
  ssoTestView,
} from '@evident/domain/sso';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named } from '../kernel/declared/named.ts';

const DomainDto = named('SsoDomain', ssoDomainView);
export const SsoLinkDto = named('SsoLink', ssoLink);

export const SSO_OPERATIONS = {
  listSsoConnections: operation({
    route: 'GET /sso/connections',
    asks: ListSsoConnections,
    summary: 'List the connections for single sign-on, the oldest first',
    answers: named('SsoConnections', ssoConnectionsView),
    message: ({ actor }) => new ListSsoConnections({ actor }),
  }),
  testSsoConnection: operation({
    route: 'POST /sso/connections/{connectionId}/tests',
    asks: TestSsoConnection,
    summary: 'Begin to test a connection',
    description:
      'Returns the page of the directory, for ten minutes. Opens no session: `getSsoTest` shows what it sent.',
    answers: SsoLinkDto,
    status: 201,
    refuses: ['NotFound', 'Unavailable'],
    message: ({ actor, connectionId }) => new TestSsoConnection({ actor, connectionId }),
  }),
  getSsoTest: operation({
    route: 'GET /sso/tests/{testId}',
    asks: GetSsoTest,
    summary: 'Read what a directory sent for your test',
    answers: named('SsoTest', ssoTestView),
    refuses: ['NotFound'],
    message: ({ actor, testId }) => new GetSsoTest({ actor, testId }),
  }),
  listSsoDomains: operation({
    route: 'GET /sso/domains',
    asks: ListSsoDomains,
    summary: 'List the mail domains of the workspace',
    answers: named('SsoDomains', ssoDomainsView),
    message: ({ actor }) => new ListSsoDomains({ actor }),
  }),
  createSsoDomain: operation({
    route: 'POST /sso/domains',
    asks: CreateSsoDomain,
    summary: 'Add a mail domain, to be verified',
    body: named('NewSsoDomain', newSsoDomain),
    answers: DomainDto,
    status: 201,
    refuses: ['InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: { domain } }) => new CreateSsoDomain({ actor, domain }),
  }),
  deleteSsoDomain: operation({
    route: 'DELETE /sso/domains/{domainId}',
    asks: DeleteSsoDomain,
    summary: 'Remove a mail domain',
    refuses: ['NotFound'],
    message: ({ actor, domainId }) => new DeleteSsoDomain({ actor, domainId }),
  }),
  verifySsoDomain: operation({
    route: 'PUT /sso/domains/{domainId}/verification',
    asks: VerifySsoDomain,
    summary: 'Verify a mail domain by its TXT record, or by the mailed code',
    body: named('SsoDomainProof', domainProof),
    answers: DomainDto,
    refuses: ['NotFound', 'UnprocessableContent', 'Unavailable'],
    message: ({ actor, domainId, body: { code } }) => new VerifySsoDomain({ actor, domainId, code }),
  }),
  getSsoRules: operation({
    route: 'GET /sso/rules',
    asks: GetSsoRules,
    summary: 'Read whether single sign-on is required, and which admins can enter without it',
    answers: named('SsoRules', ssoRulesView),
    message: ({ actor }) => new GetSsoRules({ actor }),
  }),
  changeSsoRules: operation({
    route: 'PUT /sso/rules',
    asks: ChangeSsoRules,
    summary: 'Require single sign-on, or stop requiring it',
    description:
      'Sessions that began in another way cannot act in the workspace any more, except those of the chosen admins. Access tokens are not affected.',
    body: named('SsoRulesWording', ssoRulesWording),
    refuses: ['InvalidOperation'],
    message: ({ actor, body: wording }) => new ChangeSsoRules({ actor, wording }),
  }),
};
