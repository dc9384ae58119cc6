import { IssueSignInLink } from '@evident/application/identity/issue-sign-in-link';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MARKDOWN } from '../content/content.module.ts';
import { DIRECTORY, IDENTITY_WORK } from '../identity/identity.ports.ts';
import { Bus } from '../kernel/bus.ts';
import { CLOCK, DATA_SOURCE, IDS, READS } from '../kernel/kernel.module.ts';
import { SampleInstaller, type SampleNeeds } from './install-sample.ts';
import { readStory, sampleFolder } from './sample-story.ts';

/**
 * The sample workspace of a new installation, and a one-time link that signs in to it; null where people were first.
 * An installation is new while nobody but the sample's own person has an account.
 */
export async function offerSample(app: NestFastifyApplication): Promise<string | null> {
  const story = readStory(sampleFolder());
  const accounts: { email: string }[] = await app.get(DATA_SOURCE.token).query('SELECT email FROM account LIMIT 2');
  const hasSample = await app.get(DATA_SOURCE.token).query('SELECT 1 FROM account WHERE email = $1', [story.person.email]);
  const bus = app.get(Bus);
  if (accounts.every(({ email }) => email === story.person.email)) {
    const needs: SampleNeeds = {
      bus, identity: app.get(IDENTITY_WORK.token), directory: app.get(DIRECTORY.token), reads: app.get(READS.token), markdown: app.get(MARKDOWN.token), ids: app.get(IDS.token), clock: app.get(CLOCK.token),
    };
    await new SampleInstaller(needs, sampleFolder()).install(story);
    return bus.ask(new IssueSignInLink(story.person.email));
  }
  return hasSample.length > 0 ? bus.ask(new IssueSignInLink(story.person.email)) : null;
}
