import type { OnboardingVariant } from '@evident/domain/onboarding';
import type { Proxies } from './host.ts';
import type { LogLevel } from './log.ts';

/** Limits of websocket connections. */
export interface SocketLimits {
  readonly perAddress: number;
  readonly total: number;
  /** Milliseconds to authenticate; default 10 s. */
  readonly signInMs?: number;
  /** Bytes that a client may leave unread; default 64 MB. */
  readonly unreadBytes?: number;
}

/** Settings of the application, from the environment or a test. */
export interface Settings {
  /** PostgreSQL URL of a login that may become `evident_app`, the application's role. */
  readonly databaseUrl: string;
  /** PostgreSQL URL of the login that owns the schema `pgboss`; default `databaseUrl`. */
  readonly jobsUrl?: string;
  /** Public URL without a trailing slash. */
  readonly publicUrl: string;
  /** Folder for files, mail and secrets. */
  readonly dataFolder: string;
  /** Signing key; defaults to a random one per process. */
  readonly secret?: string;
  /** Earlier signing keys, the newest first. They decrypt only. */
  readonly previousSecrets?: readonly string[];
  /** Mail server; default: a local mailbox in the data folder. */
  readonly smtp?: { readonly url: string; readonly from: string };
  /** Shares jobs and realtime across processes; default: jobs in PostgreSQL, realtime within this process. */
  readonly redisUrl?: string;
  /** Second search engine; default: PostgreSQL searches alone. */
  readonly elasticsearch?: { readonly url: string; readonly prefix: string };
  /** Model for search by meaning; default: the token vectors that come with the product. */
  readonly embedding?:
    | 'off'
    | { readonly folder: string }
    | { readonly url: string; readonly model: string; readonly key?: string };
  /** Endpoint for speech recognition; default: members add transcript files. */
  readonly transcription?: {
    readonly url: string;
    readonly model?: string;
    readonly key?: string;
    /** Milliseconds before the second try of a piece; default one second. */
    readonly backoffMs?: number;
  };
  /** Endpoint for translation; default: none. */
  readonly translation?: { readonly url: string; readonly key?: string };
  /** Language models, first the default one; default: texts are extracted. */
  readonly ai?: {
    readonly models: readonly {
      readonly id: string;
      readonly provider: 'openai' | 'anthropic';
      readonly url: string;
      readonly key?: string;
      readonly model: string;
      readonly region?: string;
      readonly contextTokens: number;
      /** Milliseconds before the second try of a request; default one second. */
      readonly backoffMs?: number;
    }[];
    /** Tokens of one workspace in a month. */
    readonly monthlyTokens?: number;
  };
  /** Bucket for files; default: the data folder. */
  readonly s3?: {
    readonly bucket: string;
    readonly region: string;
    readonly endpoint?: string;
    readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** A ClamAV daemon that scans uploads for viruses; default: none. */
  readonly clamd?: { readonly host: string; readonly port: number; readonly timeMs?: number };
  /** Variant of onboarding; default `default`. */
  readonly onboarding?: OnboardingVariant;
  /**
   * Whether new workspaces start on the free plan. False: nothing is limited, also not by a plan from a time when this
   * was on. Default, for tests: stored plans hold, and new workspaces have none.
   */
  readonly plans?: boolean;
  /** Takes real payments where plans are on; default: payments are simulated. */
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string };
  /** The app with which workspaces connect Slack; `url`: another address that speaks its API. */
  readonly slack?: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly signingSecret: string;
    readonly url?: string;
    readonly timeMs?: number;
  };
  /** Another address for the services that feedback is fetched from, each below it by its name; default: their own. */
  readonly feedbackSourcesUrl?: string;
  /** Hosts that webhooks may call in internal networks, also without https; default: none. */
  readonly webhookInternalHosts?: readonly string[];
  /** Hosts of directories for single sign-on in internal networks, also without https; default: none. */
  readonly ssoInternalHosts?: readonly string[];
  /** Days in which a closed workspace can be kept; default 30. */
  readonly graceDays?: number;
  /** Key of the operator's services for tenant operations; default: none, and no such operations. */
  readonly tenantKey?: string;
  /** Identity provider whose tokens are accepted as bearer tokens; default: none. */
  readonly tokenIssuer?: { readonly issuer: string; readonly audience: string };
  /** Mail domain of support staff, with @; default: none, and no support access. */
  readonly staffDomain?: string;
  /** External links of the home page, and the address for feedback. */
  readonly links?: {
    readonly academy?: string;
    readonly demo?: string;
    readonly community?: string;
    readonly feedback?: string;
  };
  /** Build identifier, sent as `x-evident-release` with every response; default `development`. */
  readonly release?: string;
  /** Log level; default: warnings and errors. */
  readonly logLevel?: LogLevel;
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Host` are trusted; default: none. */
  readonly proxies?: Proxies;
  readonly sockets?: SocketLimits;
  /** API requests per minute of one member or token; 0 or absent: unlimited. */
  readonly requestsPerMinute?: number;
  /** LibreOffice for office files; default: `soffice` on PATH, otherwise the optional package. */
  readonly sofficePath?: string;
  /** Recordings that this process converts at once; default 1. 0 leaves them to other processes. */
  readonly mediaConcurrency?: number;
  /** Whether clients may read the schema of GraphQL; default true. */
  readonly graphqlIntrospection?: boolean;
  /** Milliseconds to send a body; default one minute. */
  readonly bodyMs?: number;
}
