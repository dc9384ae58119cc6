import type { FeedbackSource, FeedbackSources } from '@evident/application/channels/feedback-source';
import type { FetchedSource } from '@evident/domain/channels';
import type { SourceOptions } from './common/source-http.ts';

/** All services that feedback is fetched from, loaded with the first request to one of them. */
export function openFeedbackSources(options: SourceOptions): FeedbackSources {
  let loading: Promise<FeedbackSources> | null = null;
  const loaded = async (source: FetchedSource): Promise<FeedbackSource> => {
    loading ??= import('./all-feedback-sources.ts').then(({ allFeedbackSources }) => allFeedbackSources(options));
    return (await loading).of(source);
  };
  return {
    of: (source) => ({
      account: async (...asked) => (await loaded(source)).account(...asked),
      choices: async (...asked) => (await loaded(source)).choices(...asked),
      page: async (...asked) => (await loaded(source)).page(...asked),
      item: async (...asked) => (await loaded(source)).item(...asked),
    }),
  };
}
