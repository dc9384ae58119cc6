import { settingsOf } from '@evident/domain/channels';
import { openFeedbackSources } from '../../adapters/feedback-sources/open-feedback-sources.ts';
import { GuardedHttp } from '../../adapters/outbound/guarded-http.ts';
import { FedChannel } from '../builders/fed-channel.ts';
import { appStore } from '../support/feedback-sources/app-store.ts';
import { FIRST_RUN } from '../support/feedback-sources/feedback-texts.ts';
import { freshdesk } from '../support/feedback-sources/freshdesk.ts';
import { front } from '../support/feedback-sources/front.ts';
import { g2Reviews } from '../support/feedback-sources/g2-reviews.ts';
import { googlePlay } from '../support/feedback-sources/google-play.ts';
import { hubspot } from '../support/feedback-sources/hubspot.ts';
import { intercom } from '../support/feedback-sources/intercom.ts';
import { jiraServiceManagement } from '../support/feedback-sources/jira-service-management.ts';
import { pendo } from '../support/feedback-sources/pendo.ts';
import { slack } from '../support/feedback-sources/slack.ts';
import { serveStandIns } from '../support/feedback-sources/stand-in.ts';
import { zendesk } from '../support/feedback-sources/zendesk.ts';
import { type OpenStores, openStores } from '../support/open-stores.ts';

const DAY_MS = 86_400_000;
const SERVICES = [
  front,
  zendesk,
  intercom,
  jiraServiceManagement,
  googlePlay,
  appStore,
  pendo,
  g2Reviews,
  hubspot,
  slack,
  freshdesk,
];

describe('a channel of a service', () => {
  let world: OpenStores;
  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());

  it.each(SERVICES.map((open) => [open().service, open] as const))(
    'gets all items of %s, then what changed',
    async (_, open) => {
      const standIn = open();
      const server = await serveStandIns([standIn]);
      const http = new GuardedHttp({ internalUrls: [server.url] });
      let now = FIRST_RUN;
      const services = openFeedbackSources({ send: http.send.bind(http), now: () => now, standInUrl: server.url });
      const own = await FedChannel.open(world, services);
      const at = (time: Date) => {
        now = time;
        own.now = time;
        standIn.at?.(time);
      };
      const work = async (importId: string) => {
        for (let turns = 0; turns < 50; turns += 1) {
          const rest = await own.work(importId);
          if (!rest) return own.run(importId);
          at(rest.continues.startAfter!);
        }
        return own.run(importId);
      };
      try {
        at(FIRST_RUN);
        const { accessToken, ...credentials } = standIn.credentials;
        own.slackToken = accessToken ?? null;
        const configuration = settingsOf(standIn.configuration);
        const { id, importId } = await own.add({ source: standIn.source, credentials, configuration });
        expect(await work(importId)).toMatchObject({ state: 'done', created: standIn.ids.length, numFailed: 0 });
        expect(Object.keys(await own.words()).toSorted()).toEqual(standIn.ids.toSorted());
        expect(await own.source()).toMatchObject({ account: standIn.account, state: 'active' });

        at(new Date(FIRST_RUN.getTime() + DAY_MS));
        const edited = standIn.edit(own.now);
        at(new Date(own.now.getTime() + DAY_MS));
        const { id: next } = await own.runNow(id);
        const { state, created, updated } = await work(next);
        // An answer that is given again is a new one at Pendo.
        expect([state, created + updated]).toEqual(['done', 1]);
        expect((await own.words())[edited.id]).toContain(edited.words);
      } finally {
        await server.close();
      }
    },
  );
});
