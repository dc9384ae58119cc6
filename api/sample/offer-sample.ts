import type { DataSource } from '@evident/adapters/postgres/connection';
import type { Jobs } from '@evident/application/jobs/jobs';
import { IssueSignInLink } from '@evident/application/identity/issue-sign-in-link';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MARKDOWN } from '../content/content.module.ts';
import { DIRECTORY, IDENTITY_WORK } from '../identity/identity.ports.ts';
import { Bus } from '../kernel/bus.ts';
import { CLOCK, DATA_SOURCE, IDS, READS } from '../kernel/kernel.module.ts';
import { Relay } from '../realtime/reactions.module.ts';
import { JOBS } from '../services/services.module.ts';
import { SAMPLE_AI } from './sample.module.ts';
import type { SampleNeeds } from './sample-needs.ts';
import { readStory, sampleFolder } from './sample-story.ts';

const LOCK = 7_203_148;
const CREATION_TIMEOUT = '5min';

/**
 * Returns a one-time sign-in link to the sample workspace of a new installation, or null.
 * The sample is created once, while only its own person has an account. Later changes to it are kept.
 */
export async function offerSample(app: NestFastifyApplication): Promise<string | null> {
  const story = readStory(sampleFolder());
  const source = app.get<DataSource>(DATA_SOURCE.token);
  const bus = app.get(Bus);
  await source.transaction(async (manager) => {
    // Processes that start in parallel wait here and find the sample. Only this code takes the lock, and it holds no
    // other.
    await manager.query(
      `SELECT set_config('lock_timeout', $2, true), set_config('idle_in_transaction_session_timeout', $2, true), pg_advisory_xact_lock($1)`,
      [LOCK, CREATION_TIMEOUT],
    );
    const accounts: { email: string }[] = await manager.query('SELECT email FROM account LIMIT 2');
    const finished: unknown[] = await manager.query('SELECT FROM sample_finished');
    if (finished.length > 0 || accounts.some(({ email }) => email !== story.person.email)) return;
    const needs: SampleNeeds = {
      bus,
      identity: app.get(IDENTITY_WORK.token),
      directory: app.get(DIRECTORY.token),
      reads: app.get(READS.token),
      markdown: app.get(MARKDOWN.token),
      ids: app.get(IDS.token),
      clock: app.get(CLOCK.token),
    };
    const { SampleInstaller } = await import('./install-sample.ts');
    // Otherwise the reactions to each highlight would index its note again while the next highlight is written.
    const { teamId, userId } = await app
      .get(Relay)
      .after(() => new SampleInstaller(needs, sampleFolder()).install(story));
    await app.get<Jobs>(JOBS.token).enqueue(SAMPLE_AI, { teamId, userId, turn: 1 }, { key: teamId });
    await manager.query('INSERT INTO sample_finished VALUES (now())');
  });
  const hasSample: unknown[] = await source.query('SELECT FROM account WHERE email = $1', [story.person.email]);
  return hasSample.length > 0 ? bus.ask(new IssueSignInLink(story.person.email)) : null;
}
