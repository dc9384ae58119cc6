/** States of the processing of a recording, and of a rendering. */
export const MEDIA_STATES = ['WAITING', 'PROCESSING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];
