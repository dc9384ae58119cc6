import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { AI_METHODS } from './sent.ts';

/** How texts of a workspace are written now, and where they go. */
export const aiStatus = {
  type: 'object',
  properties: {
    method: {
      type: 'string',
      enum: AI_METHODS,
      description: 'OFF: no text is generated. EXTRACTED: sentences of the sources, without a language model.',
    },
    model: { type: 'string', nullable: true },
    host: { type: 'string', nullable: true, description: 'Receives the texts' },
    region: { type: 'string', nullable: true },
    embeddingHost: {
      type: 'string',
      nullable: true,
      description:
        'Receives searchable texts and queries for search by meaning, also while AI is off; allowed regions do not apply. Null: they are compared on the server.',
    },
  },
  required: ['method', 'model', 'host', 'region', 'embeddingHost'],
} as const satisfies ObjectSchema;
export type AiStatus = Infer<typeof aiStatus>;
