import 'reflect-metadata';
import { join } from 'node:path';
import { openDataFolder } from '@evident/adapters/data-folder/open-data-folder';
import { keptSecret } from '@evident/adapters/data-folder/kept-secret';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@evident/adapters/embedded-postgres/start-embedded-postgres';
import { reachDatabase } from '@evident/adapters/postgres/reach-database';
import { StartProblem } from '@evident/application/kernel/start-problem';
import { Refusal } from '@evident/domain/kernel';
import { demandNode } from './config/demand-node.ts';
import { type Config, readConfig } from './config/read-config.ts';
import { offerPort, portProblem } from './config/offer-port.ts';
import { releaseOf } from './config/release-of.ts';
import { settingsOf } from './config/settings-of.ts';
import { type Stopper, endWithTheProcess } from './kernel/end-with-the-process.ts';

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.advice ? `${error.title}. ${error.advice}` : error.title;
  return error instanceof StartProblem
    ? error.message
    : `Evident could not start: ${String((error as Error).stack ?? error)}`;
}

/** The database this configuration asks for: somebody's own, or ours under the data folder. */
async function openDatabase(
  { databaseUrl }: Config,
  dataFolder: string,
  stopped: AbortSignal,
): Promise<EmbeddedPostgres> {
  if (databaseUrl) {
    await reachDatabase(databaseUrl);
    return { ownerUrl: databaseUrl, fault: async () => null, stop: async () => {} };
  }
  return startEmbeddedPostgres({ dataFolder, password: await keptSecret(dataFolder, 'postgres-password'), stopped });
}

/** Starts the product: folder, database, schema, application, in this order. What has been started is pushed in front of `stoppers`. */
async function start(stoppers: Stopper[]): Promise<void> {
  demandNode(process.versions.node);
  const config = readConfig(process.env);
  const { port, host, publicUrl } = config;
  await offerPort(port, host);
  const dataFolder = await openDataFolder(config.dataFolder);
  const stopped = new AbortController();
  const opening = openDatabase(config, dataFolder, stopped.signal);
  stoppers.unshift(async () => {
    stopped.abort();
    await opening.then(
      ({ stop }) => stop(),
      () => {},
    );
  });
  // Reading the application's code and starting the database take about the same time, so they go on together.
  const [database, { createApp, offerSample, serveWeb }, { migrate }, { openLogins }] = await Promise.all([
    opening,
    import('./app.ts'),
    import('@evident/adapters/postgres/migrate'),
    import('@evident/adapters/postgres/open-logins'),
  ]);
  // A database that broke off says less than its log.
  const orItsFault = async (error: unknown): Promise<never> => {
    throw (await database.fault()) ?? error;
  };
  await migrate(database.ownerUrl).catch(orItsFault);
  const secret = config.secret ?? (await keptSecret(dataFolder, 'secret'));
  // From here on nobody is connected as the owner.
  const { appUrl, jobsUrl } = await openLogins(database.ownerUrl, secret).catch(orItsFault);
  const app = await createApp(
    settingsOf(config, {
      databaseUrl: appUrl,
      jobsUrl,
      dataFolder,
      release: await releaseOf(join(import.meta.dirname, '..')),
      secret,
    }),
  ).catch(orItsFault);
  stoppers.unshift(() => app.close());
  await serveWeb(app, join(import.meta.dirname, '../web'), publicUrl);
  await app.listen(port, host).catch((error: unknown) => {
    throw portProblem(error, port, host);
  });
  process.stdout.write(`\nEvident is ready: ${publicUrl}\n`);
  const link = config.sample === 'on' ? await offerSample(app).catch(leftOutSample) : null;
  if (link) process.stdout.write(`Look around in the sample workspace (this link works once): ${link}\n`);
}

/** The product is of use without its sample: what keeps it from being made is said, and the next start goes on with it. */
function leftOutSample(error: unknown): null {
  if (!ending.begun())
    process.stderr.write(
      `The sample workspace could not be made, and everything else works (${error instanceof Refusal ? error.title : String(error)}).\n`,
    );
  return null;
}

const ending = endWithTheProcess();
start(ending.stoppers).catch((error: unknown) => {
  // Whoever stops a start that is under way knows why it broke off.
  if (!ending.begun()) process.stderr.write(`${sentenceOf(error)}\n`);
  return ending.end(1);
});
