import { Select, Stack, TextInput, Textarea } from '@mantine/core';
import {
  PRESETS,
  SSO_STRATEGIES,
  type NewSsoConnection,
  type SsoConnectionView,
  type SsoStrategy,
} from '@evident/domain/sso';
import type { MappingWording } from './mapping-fields.tsx';
import styles from './sso.module.css';

/** The typed values of a connection. */
export interface ConnectionWording {
  readonly strategy: SsoStrategy;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly entryPoint: string;
  readonly idpEntityId: string;
  readonly certificate: string;
  readonly nextCertificate: string;
  readonly joinRole: SsoConnectionView['joinRole'];
  readonly mapping: MappingWording;
}

const EMPTY: ConnectionWording = {
  strategy: 'oidc',
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  entryPoint: '',
  idpEntityId: '',
  certificate: '',
  nextCertificate: '',
  joinRole: 'VIEWER',
  mapping: { attributes: { email: '', name: '', groups: '' }, groupRules: [] },
};

export function wordingOf(connection?: SsoConnectionView): ConnectionWording {
  if (!connection) return EMPTY;
  const { strategy, name, oidc, saml, joinRole, attributes, groupRules } = connection;
  const [certificate = '', nextCertificate = ''] = saml?.certificates.map(({ pem }) => pem) ?? [];
  return {
    ...EMPTY,
    strategy,
    name,
    joinRole,
    mapping: { attributes, groupRules },
    ...(oidc && { issuer: oidc.issuer, clientId: oidc.clientId }),
    ...(saml && { entryPoint: saml.entryPoint, idpEntityId: saml.idpEntityId, certificate, nextCertificate }),
  };
}

/** The request for what was typed. */
export function asSent(wording: ConnectionWording): NewSsoConnection {
  const { strategy, name, issuer, clientId, clientSecret, entryPoint, idpEntityId, joinRole } = wording;
  const preset = PRESETS[strategy];
  return {
    strategy,
    name,
    joinRole,
    ...wording.mapping,
    ...(preset.protocol === 'OIDC'
      ? { oidc: { issuer: preset.issuer ?? issuer, clientId, ...(clientSecret && { clientSecret }) } }
      : {
          saml: {
            entryPoint,
            idpEntityId,
            certificates: [wording.certificate, wording.nextCertificate].filter((text) => text.trim() !== ''),
          },
        }),
  };
}

const ROLES = [
  { value: 'VIEWER', label: 'Join as viewers' },
  { value: 'CONTRIBUTOR', label: 'Join as contributors' },
  { value: 'MANAGER', label: 'Join as managers' },
  { value: '', label: 'Must be invited' },
];

interface Props {
  readonly value: ConnectionWording;
  readonly onChange: (value: ConnectionWording) => void;
  /** The connection exists: its strategy stays, and an empty secret keeps the stored one. */
  readonly saved?: boolean;
}

/** The fields of a connection, for its kind of directory. */
export function ConnectionForm({ value, onChange, saved = false }: Props) {
  const preset = PRESETS[value.strategy];
  const field = (key: Exclude<keyof ConnectionWording, 'mapping'>, label: string, more: object = {}) => (
    <TextInput
      label={label}
      required
      withAsterisk={false}
      value={value[key] ?? ''}
      onChange={(event) => onChange({ ...value, [key]: event.currentTarget.value })}
      {...more}
    />
  );
  return (
    <Stack gap="sm">
      {!saved && (
        <>
          <Select
            label="Directory"
            allowDeselect={false}
            data={SSO_STRATEGIES.map((strategy) => ({ value: strategy, label: PRESETS[strategy].title }))}
            value={value.strategy}
            onChange={(strategy) => onChange({ ...value, strategy: strategy as SsoStrategy })}
          />
          <ol className={styles.steps} aria-label="Setup steps">
            {preset.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {field('name', 'Name', { description: 'Shown on the sign-in button', maxLength: 60 })}
      {preset.protocol === 'OIDC' ? (
        <>
          {preset.issuer === undefined && field('issuer', 'Issuer', { placeholder: preset.issuerExample })}
          {field('clientId', 'Client ID')}
          {field('clientSecret', 'Client secret', {
            type: 'password',
            autoComplete: 'off',
            required: false,
            description: saved ? 'Leave empty to keep the stored secret' : undefined,
          })}
        </>
      ) : (
        <>
          {field('entryPoint', 'Sign-on URL')}
          {field('idpEntityId', 'Issuer of the directory')}
          <Textarea
            label="Signing certificate"
            required
            withAsterisk={false}
            autosize
            minRows={3}
            maxRows={6}
            value={value.certificate}
            onChange={(event) => onChange({ ...value, certificate: event.currentTarget.value })}
          />
          <Textarea
            label="Next certificate"
            description="Both count, so the directory can change its certificate at any time."
            autosize
            minRows={2}
            maxRows={6}
            value={value.nextCertificate}
            onChange={(event) => onChange({ ...value, nextCertificate: event.currentTarget.value })}
          />
        </>
      )}
      <Select
        label="New people"
        allowDeselect={false}
        data={ROLES}
        value={value.joinRole ?? ''}
        onChange={(role) => onChange({ ...value, joinRole: (role || null) as ConnectionWording['joinRole'] })}
      />
    </Stack>
  );
}
