import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** Why a job was lost: its process ended, or it ran out of time or memory. */
export const LOSSES = ['PROCESS', 'TIME', 'MEMORY'] as const;
export type Loss = (typeof LOSSES)[number];

export const setAsideJobView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    kind: { type: 'string', description: 'The kind of work, such as `imports`' },
    setAsideAt: { type: 'string', format: 'date-time' },
    reason: {
      type: 'string',
      enum: LOSSES,
      nullable: true,
      description:
        'How it ended the second time: PROCESS ended the server, TIME and MEMORY exceeded a limit. Null if an earlier version set it aside',
    },
  },
  required: ['id', 'kind', 'setAsideAt', 'reason'],
} as const satisfies ObjectSchema;
export type SetAsideJobView = Infer<typeof setAsideJobView>;

const CAUSES: Readonly<Record<Loss, string>> = {
  PROCESS: 'Ended the server twice',
  TIME: 'Ran out of time twice',
  MEMORY: 'Ran out of memory twice',
};

export const causeOf = (loss: Loss): string => CAUSES[loss];

/** The state of work whose job was set aside, for its members. */
export const stoppedBecause = (loss: Loss): string =>
  `Stopped: ${CAUSES[loss].toLowerCase()}. An admin can start it again in Settings → Workspace.`;
