import type { FeedbackSource, FeedbackSources } from '@evident/application/channels/feedback-source';
import type { FetchedSource } from '@evident/domain/channels';
import { AppStoreSource } from './app-store/app-store-source.ts';
import type { SourceOptions } from './common/source-http.ts';
import { FreshdeskSource } from './freshdesk/freshdesk-source.ts';
import { FrontSource } from './front/front-source.ts';
import { G2Source } from './g2-reviews/g2-source.ts';
import { GooglePlaySource } from './google-play/google-play-source.ts';
import { HubspotSource } from './hubspot/hubspot-source.ts';
import { IntercomSource } from './intercom/intercom-source.ts';
import { JiraSource } from './jira-service-management/jira-source.ts';
import { PendoSource } from './pendo/pendo-source.ts';
import { SlackSource } from './slack/slack-source.ts';
import { ZendeskSource } from './zendesk/zendesk-source.ts';

/** All services that feedback is fetched from. */
export function allFeedbackSources(options: SourceOptions): FeedbackSources {
  const sources: Readonly<Record<FetchedSource, FeedbackSource>> = {
    FRONT: new FrontSource(options),
    ZENDESK: new ZendeskSource(options),
    INTERCOM: new IntercomSource(options),
    JIRA_SERVICE_MANAGEMENT: new JiraSource(options),
    GOOGLE_PLAY: new GooglePlaySource(options),
    APP_STORE: new AppStoreSource(options),
    PENDO: new PendoSource(options),
    G2_REVIEWS: new G2Source(options),
    HUBSPOT: new HubspotSource(options),
    SLACK: new SlackSource(options),
    FRESHDESK: new FreshdeskSource(options),
  };
  return { of: (source) => sources[source] };
}
