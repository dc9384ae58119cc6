import type { FeedbackSource, FeedbackSources } from '@evident/application/channels/feedback-source';
import type { FetchedSource } from '@evident/domain/channels';
import { AppStoreSource } from './app-store/app-store-source.ts';
import type { SourceOptions } from './common/source-http.ts';
import { FreshdeskSource } from './freshdesk/freshdesk-source.ts';
import { IntercomSource } from './intercom/intercom-source.ts';
import { SlackSource } from './slack/slack-source.ts';
import { ZendeskSource } from './zendesk/zendesk-source.ts';

/** All services that feedback is fetched from. */
export function openFeedbackSources(options: SourceOptions): FeedbackSources {
  const sources: Readonly<Partial<Record<FetchedSource, FeedbackSource>>> = {
    ZENDESK: new ZendeskSource(options),
    APP_STORE: new AppStoreSource(options),
    INTERCOM: new IntercomSource(options),
    FRESHDESK: new FreshdeskSource(options),
    SLACK: new SlackSource(options),
  };
  return { of: (source) => sources[source]! };
}
