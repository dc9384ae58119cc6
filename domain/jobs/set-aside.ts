import type { Infer, ObjectSchema } from '../kernel/index.ts';

export const setAsideJobView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    kind: { type: 'string', description: 'The kind of work, such as `imports`' },
    setAsideAt: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'kind', 'setAsideAt'],
} as const satisfies ObjectSchema;
export type SetAsideJobView = Infer<typeof setAsideJobView>;
