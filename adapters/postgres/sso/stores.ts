import type { SsoConnection, SsoDomain } from '@evident/domain/sso';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, moment, saved, team, text } from '../columns.ts';
import type { Session } from '../session.ts';
import { PostgresSsoAttemptStore } from './postgres-sso-attempt-store.ts';
import { PostgresCertificateWarnings } from './postgres-certificate-warnings.ts';
import { PostgresExternalIdentityStore } from './postgres-external-identity-store.ts';
import { PostgresSsoRulesStore } from './postgres-sso-rules-store.ts';
import { ListedRows } from './listed-rows.ts';

const json = { type: 'jsonb' } as const;
const maybeJson = { type: 'jsonb', nullable: true } as const;

const connectionEntity = new EntitySchema<SsoConnection>({
  name: 'sso_connection',
  columns: {
    ...saved,
    strategy: text,
    name: text,
    enabled: { type: 'boolean' },
    oidc: maybeJson,
    sealedSecret: maybeText('sealed_secret'),
    saml: maybeJson,
    attributes: json,
    joinRole: maybeText('join_role'),
    groupRules: { ...json, name: 'group_rules' },
    provedAt: maybeMoment('proved_at'),
  },
});

const domainEntity = new EntitySchema<SsoDomain>({
  name: 'sso_domain',
  columns: {
    id,
    teamId: team,
    domain: text,
    token: text,
    mailed: maybeJson,
    verifiedAt: maybeMoment('verified_at'),
    createdAt: moment('created_at'),
  },
});

export const ssoEntities = [connectionEntity, domainEntity];

export const ssoStores = {
  ssoConnections: (session: Session) => new ListedRows(session, connectionEntity),
  ssoDomains: (session: Session) => new ListedRows(session, domainEntity),
  ssoAttempts: (session: Session) => new PostgresSsoAttemptStore(session),
  externalIdentities: (session: Session) => new PostgresExternalIdentityStore(session),
  certificateWarnings: (session: Session) => new PostgresCertificateWarnings(session),
  ssoRules: (session: Session) => new PostgresSsoRulesStore(session),
};
