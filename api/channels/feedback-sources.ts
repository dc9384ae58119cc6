import type { FeedbackSources } from '@evident/application/channels/feedback-source';
import { port } from '../kernel/port.ts';

/** The services that channels get data points from. */
export const FEEDBACK_SOURCES = port<FeedbackSources>('FeedbackSources');
