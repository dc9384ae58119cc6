import { type Infer, type ObjectSchema } from '../kernel/index.ts';

/** Where an answer is looked for. */
export const ASKED_SCOPES = ['WORKSPACE', 'FOLDER', 'PROJECT', 'NOTE'] as const;

export const askedScope = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: ASKED_SCOPES },
    id: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'Null for WORKSPACE, and in answers for what you cannot see any more',
    },
  },
  required: ['type', 'id'],
} as const satisfies ObjectSchema;
export type AskedScope = Infer<typeof askedScope>;
