import { AI_SETTINGS } from './ai-settings.ts';
import { API_SETTINGS } from './api-settings.ts';
import { EMBEDDING_SETTINGS } from './embedding-settings.ts';
import { FILE_SETTINGS } from './file-settings.ts';
import * as kinds from './kinds.ts';
import { INTEGRATION_SETTINGS } from './integration-settings.ts';
import { PLAN_SETTINGS } from './plan-settings.ts';
import { TENANCY_SETTINGS } from './tenancy-settings.ts';
import { TRANSCRIPTION_SETTINGS } from './transcription-settings.ts';
import { SSO_SETTINGS } from './sso-settings.ts';
import { WEBHOOK_SETTINGS } from './webhook-settings.ts';

/** One environment variable. A row here configures, validates and documents it. */
export interface Setting<T = unknown> {
  readonly name: string;
  readonly kind: kinds.Kind<T>;
  readonly about: string;
  readonly example: string;
  /** As text, parsed like a value from the environment. */
  readonly byDefault?: string;
  /** Behavior without a value, if there is no default. */
  readonly otherwise?: string;
  /** Never printed, not even if it is malformed. */
  readonly secret?: boolean;
  /** Has no effect unless these are set too. */
  readonly needs?: readonly string[];
}

export const SETTINGS = {
  port: {
    name: 'PORT',
    kind: kinds.port,
    byDefault: '3000',
    example: '8080',
    about: 'The one port that serves the web app, the API and live editing.',
  },
  host: {
    name: 'HOST',
    kind: kinds.host,
    byDefault: '127.0.0.1',
    example: '0.0.0.0',
    about: 'The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for every network interface.',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    kind: kinds.origin,
    otherwise: '`http://localhost:` and the port',
    example: 'https://research.example.com',
    about:
      'The public address of the root site. Workspaces use its subdomains, so its DNS entry and certificate must cover `*.` of it too.',
  },
  dataFolder: {
    name: 'EVIDENT_DATA_DIR',
    kind: kinds.folder,
    byDefault: './data',
    example: '/var/lib/evident',
    about:
      'The data folder: the embedded database, uploaded files, generated secrets. Back it up while Evident is stopped.',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    kind: kinds.url('postgres:', 'postgresql:'),
    secret: true,
    otherwise: 'the embedded PostgreSQL',
    example: 'postgres://evident:…@db.example.com/evident',
    about:
      'Your own PostgreSQL 18. The role must own its database and be able to create roles (`CREATEROLE`). At each start it migrates the tables, creates two logins for requests and for jobs, and closes its connection. The logins own none of your objects. Their passwords are derived from `EVIDENT_SECRET`, and `pg_hba.conf` must allow them.',
  },
  redisUrl: {
    name: 'REDIS_URL',
    kind: kinds.url('redis:', 'rediss:'),
    secret: true,
    otherwise: 'jobs in PostgreSQL, live editing within one process',
    example: 'redis://redis.example.com:6379',
    about: 'A Redis for jobs (BullMQ) and for live editing across several processes.',
  },
  elasticsearchUrl: {
    name: 'ELASTICSEARCH_URL',
    kind: kinds.url('http:', 'https:'),
    secret: true,
    otherwise: 'PostgreSQL searches',
    example: 'https://evident:…@search.example.com:9200',
    about:
      'An Elasticsearch 9 that finds search results. PostgreSQL still has the index, decides what is shown, and searches alone while Elasticsearch is not available. All servers need the same value.',
  },
  elasticsearchPrefix: {
    name: 'ELASTICSEARCH_PREFIX',
    kind: kinds.indexName,
    byDefault: 'evident-search',
    example: 'evident-search',
    about: 'How the names of its indexes begin. Change it when several installations share one Elasticsearch.',
  },
  ...EMBEDDING_SETTINGS,
  ...TRANSCRIPTION_SETTINGS,
  ...AI_SETTINGS,
  ...WEBHOOK_SETTINGS,
  ...SSO_SETTINGS,
  ...TENANCY_SETTINGS,
  ...FILE_SETTINGS,
  mediaConcurrency: {
    name: 'MEDIA_CONCURRENCY',
    kind: kinds.count(0),
    byDefault: '1',
    example: '2',
    about:
      'How many recordings a server processes at once. Each takes several processor cores and up to 3 GB of memory. 0 leaves recordings to other servers.',
  },
  smtpUrl: {
    name: 'SMTP_URL',
    kind: kinds.url('smtp:', 'smtps:'),
    secret: true,
    otherwise: 'mail goes to a local mailbox in the browser',
    example: 'smtps://user:…@smtp.example.com',
    about: 'The mail server for invites and sign-in links.',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    kind: kinds.mailAddress,
    byDefault: 'Evident <evident@localhost>',
    example: 'Evident <evident@example.com>',
    about: 'The sender of every mail.',
  },
  s3Bucket: {
    name: 'S3_BUCKET',
    kind: kinds.text,
    otherwise: 'files stay in the data folder',
    example: 'evident-files',
    about: 'The S3 bucket for uploaded files.',
  },
  s3Endpoint: {
    name: 'S3_ENDPOINT',
    kind: kinds.url('http:', 'https:'),
    otherwise: 'Amazon S3',
    example: 'https://minio.example.com',
    needs: ['S3_BUCKET'],
    about: "An S3-compatible server other than Amazon's.",
  },
  s3Region: {
    name: 'S3_REGION',
    kind: kinds.text,
    byDefault: 'us-east-1',
    example: 'eu-central-1',
    needs: ['S3_BUCKET'],
    about: "The bucket's region.",
  },
  s3AccessKeyId: {
    name: 'S3_ACCESS_KEY_ID',
    kind: kinds.text,
    secret: true,
    otherwise: "the machine's own AWS identity",
    example: 'AKIA…',
    needs: ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
    about: 'The access key ID for the bucket.',
  },
  s3SecretAccessKey: {
    name: 'S3_SECRET_ACCESS_KEY',
    kind: kinds.text,
    secret: true,
    otherwise: "the machine's own AWS identity",
    example: '…',
    needs: ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
    about: 'The secret access key for the bucket.',
  },
  secret: {
    name: 'EVIDENT_SECRET',
    kind: kinds.secret,
    secret: true,
    otherwise: 'generated at the first start and stored in the data folder',
    example: '32 characters or more, from `openssl rand -base64 32`',
    about:
      'Signs the proof of work of sign-up, derives the passwords of the database logins, and encrypts authenticator app secrets, secrets of directories, secrets of webhooks and tokens of connected services. Links, sessions and access tokens do not depend on it. Several servers need the same value; change it only while all are stopped, and give the earlier one in `EVIDENT_SECRET_PREVIOUS`.',
  },
  previousSecrets: {
    name: 'EVIDENT_SECRET_PREVIOUS',
    kind: kinds.secrets,
    secret: true,
    otherwise: 'only the values of `EVIDENT_SECRET` can be decrypted',
    example: 'the value that `EVIDENT_SECRET` had before',
    about:
      'Earlier values of `EVIDENT_SECRET`, the newest first. Their values can still be read, and are encrypted again at the start and each night. See “Replacing the secret” in operations.md.',
  },
  trustedProxies: {
    name: 'EVIDENT_TRUSTED_PROXIES',
    kind: kinds.networks,
    otherwise: 'forwarded headers are ignored',
    example: '127.0.0.1,10.0.0.0/8',
    about:
      'Addresses or networks of the reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Host` are trusted. Without it, all clients behind a proxy share its address and its limits.',
  },
  ...API_SETTINGS,
  linkAcademy: {
    name: 'EVIDENT_LINK_ACADEMY',
    kind: kinds.url('https:', 'http:'),
    otherwise: 'no link on the home page',
    example: 'https://academy.example.com',
    about: 'Link on the home page to learning material about research.',
  },
  linkDemo: {
    name: 'EVIDENT_LINK_DEMO',
    kind: kinds.url('https:', 'http:'),
    otherwise: 'no link on the home page',
    example: 'https://demo.example.com',
    about: 'Link on the home page to a live demo.',
  },
  linkCommunity: {
    name: 'EVIDENT_LINK_COMMUNITY',
    kind: kinds.url('https:', 'http:'),
    otherwise: 'no link on the home page',
    example: 'https://community.example.com',
    about: 'Link on the home page to a community of users.',
  },
  feedbackEmail: {
    name: 'EVIDENT_FEEDBACK_EMAIL',
    kind: kinds.mailAddress,
    otherwise: 'members write to someone they know, such as an admin',
    example: 'feedback@example.com',
    about: 'The address to which members send feedback about Evident. Their own mail program sends it.',
  },
  onboarding: {
    name: 'EVIDENT_ONBOARDING',
    kind: kinds.oneOf('default', 'default-no-sample', 'product-tour', 'magic-onboarding'),
    byDefault: 'default',
    example: 'product-tour',
    about:
      'How new members start. `default`: a checklist, and the sample workspace. `default-no-sample`: without the sample workspace. `product-tour`: the tour starts by itself. `magic-onboarding`: their answers suggest a first project.',
  },
  ...PLAN_SETTINGS,
  ...INTEGRATION_SETTINGS,
  logLevel: {
    name: 'EVIDENT_LOG_LEVEL',
    kind: kinds.oneOf('silent', 'error', 'warn', 'info', 'debug'),
    byDefault: 'warn',
    example: 'info',
    about: 'The log level. Logs are JSON lines on standard output.',
  },
  sample: {
    name: 'EVIDENT_SAMPLE',
    kind: kinds.oneOf('on', 'off'),
    byDefault: 'on',
    example: 'off',
    about: 'Whether the first start on an empty database creates the sample workspace.',
  },
} as const satisfies Record<string, Setting>;
