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

/** What the application is started with; made from the environment, or by a test. */
export interface Settings {
  /** PostgreSQL URL of a login that may become `evident_app`, as which the application works. */
  readonly databaseUrl: string;
  /** PostgreSQL URL of the login that owns the schema `pgboss`; default `databaseUrl`. */
  readonly jobsUrl?: string;
  /** The address people reach it under, without a trailing slash. */
  readonly publicUrl: string;
  /** Folder for files, mail and secrets. */
  readonly dataFolder: string;
  /** Signs what is handed out and must come back; absent: one that lasts as long as the process. */
  readonly secret?: string;
  /** The mail server; absent: mail goes to the local mailbox in the data folder. */
  readonly smtp?: { readonly url: string; readonly from: string };
  /** Jobs and realtime across several processes; absent: jobs in PostgreSQL, realtime within this process. */
  readonly redisUrl?: string;
  /** The bucket that keeps files; absent: a folder in the data folder. */
  readonly s3?: {
    readonly bucket: string;
    readonly region: string;
    readonly endpoint?: string;
    readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** Places outside the product that home links to. */
  readonly links?: { readonly academy?: string; readonly demo?: string; readonly community?: string };
  /** Identifies the build; absent: `development`. Sent as `x-evident-release` with every answer. */
  readonly release?: string;
  /** What goes into the log; absent: warnings and errors. */
  readonly logLevel?: LogLevel;
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Host` are trusted; none by default. */
  readonly proxies?: Proxies;
  readonly sockets?: SocketLimits;
  /** API requests of one member or token; 0 or absent: unlimited. */
  readonly requestsPerMinute?: number;
  /** Milliseconds to send a body; default one minute. */
  readonly bodyMs?: number;
}
