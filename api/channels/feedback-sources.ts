import type { FeedbackSources } from '@evident/application/channels/feedback-source';
import { port } from '../kernel/port.ts';

/** The services that channels get data points from. */
export const FEEDBACK_SOURCES = port<FeedbackSources>('FeedbackSources');

/** Until a service is set up here, it answers nothing. */
export const noFeedbackSources = (): FeedbackSources => ({
  of(source) {
    throw new Error(`${source} is not set up`);
  },
});
