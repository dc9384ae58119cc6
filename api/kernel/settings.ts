import type { LogLevel } from './log.ts';

/** What the application is started with; made from the environment, or by a test. */
export interface Settings {
  /** PostgreSQL URL of the role that owns the tables; the application itself works as `evident_app`. */
  readonly databaseUrl: string;
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
  readonly s3?: { readonly bucket: string; readonly region: string; readonly endpoint?: string; readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } };
  /** What goes into the log; absent: warnings and errors. */
  readonly logLevel?: LogLevel;
}
