import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** Seconds from which members are told that updates are delayed (decided). */
export const DELAYED_SECONDS = 30;

/** Seconds without a delivery, while events wait, after which a server is not ready (decided). */
export const STALLED_SECONDS = 300;

export const changeDelay = {
  type: 'object',
  properties: {
    delaySeconds: {
      type: 'integer',
      minimum: 0,
      description: 'Age of the oldest change of the workspace that was not delivered yet; 0 if there is none',
    },
  },
  required: ['delaySeconds'],
} as const satisfies ObjectSchema;
export type ChangeDelay = Infer<typeof changeDelay>;

/** How far the delivery of events is behind, over all workspaces. */
export interface EventDelay {
  /** Age of the oldest event that is not set aside; 0 if there is none. */
  readonly oldestSeconds: number;
  /** Events that failed alone several times. */
  readonly setAside: number;
  /** Since the last delivery; null if there was none. */
  readonly idleSeconds: number | null;
}

/** Whether events wait and none are delivered. A long backlog that is being delivered is no stall. */
export const isStalled = ({ oldestSeconds, idleSeconds }: EventDelay): boolean =>
  oldestSeconds > STALLED_SECONDS && (idleSeconds ?? oldestSeconds) > STALLED_SECONDS;
