import 'reflect-metadata';
import { join } from 'node:path';
import { openDataFolder } from '@evident/adapters/data-folder/open-data-folder';
import { keptSecret } from '@evident/adapters/data-folder/kept-secret';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@evident/adapters/embedded-postgres/start-embedded-postgres';
import { reachDatabase } from '@evident/adapters/postgres/reach-database';
import { returnMemoryWhenIdle } from '@evident/adapters/system/return-memory';
import { StartProblem } from '@evident/application/kernel/start-problem';
import { Refusal } from '@evident/domain/kernel';
import { demandNode } from './config/demand-node.ts';
import { type Config, readConfig } from './config/read-config.ts';
import { offerPort, portProblem } from './config/offer-port.ts';
import { releaseOf } from './config/release-of.ts';
import { settingsOf } from './config/settings-of.ts';
import { type Stopper, shutDownOnSignals } from './kernel/shut-down-on-signals.ts';

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.advice ? `${error.title}. ${error.advice}` : error.title;
  return error instanceof StartProblem
    ? error.message
    : `Evident could not start: ${String((error as Error).stack ?? error)}`;
}

/** Connects to the configured database or starts the embedded one in the data folder. */
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

/**
 * Starts folder, database, schema and application, in this order. Prepends a stopper for each started part to
 * `stoppers`.
 */
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
  // Loading the code and starting the database take about the same time, so they run in parallel.
  const [database, { createApp, offerSample, serveApp }, { migrate }, { openLogins }] = await Promise.all([
    opening,
    import('./app.ts'),
    import('@evident/adapters/postgres/migrate'),
    import('@evident/adapters/postgres/open-logins'),
  ]);
  // The log of a failed database explains more than its error.
  const orItsFault = async (error: unknown): Promise<never> => {
    throw (await database.fault()) ?? error;
  };
  await migrate(database.ownerUrl).catch(orItsFault);
  const secret = config.secret ?? (await keptSecret(dataFolder, 'secret'));
  // Nothing connects as the owner from here on.
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
  await serveApp(app, join(import.meta.dirname, '../web'), publicUrl);
  await app.listen(port, host).catch((error: unknown) => {
    throw portProblem(error, port, host);
  });
  process.stdout.write(`\nEvident is ready: ${publicUrl}\n`);
  returnMemoryWhenIdle();
  const wanted = config.sample === 'on' && config.onboarding !== 'default-no-sample';
  const link = wanted ? await offerSample(app).catch(leftOutSample) : null;
  if (link) process.stdout.write(`Look around in the sample workspace (this link works once): ${link}\n`);
}

/** The product works without its sample. Reports the problem; the next start retries. */
function leftOutSample(error: unknown): null {
  if (!ending.begun())
    process.stderr.write(
      `The sample workspace could not be made, and everything else works (${error instanceof Refusal ? error.title : String(error)}).\n`,
    );
  return null;
}

const ending = shutDownOnSignals();
start(ending.stoppers).catch((error: unknown) => {
  // If the start was stopped by a signal, the reason is known.
  if (!ending.begun()) process.stderr.write(`${sentenceOf(error)}\n`);
  return ending.end(1);
});
