import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** How texts of a workspace are written now. */
export const AI_METHODS = ['MODEL', 'EXTRACTED', 'OFF'] as const;
export type AiMethod = (typeof AI_METHODS)[number];

/** Exactly what a language model would receive for a text. Without a model, nothing. */
export const whatIsSent = {
  type: 'object',
  properties: {
    method: { type: 'string', enum: AI_METHODS },
    model: { type: 'string', nullable: true },
    host: { type: 'string', nullable: true, description: 'Receives the texts' },
    region: { type: 'string', nullable: true },
    requests: {
      type: 'array',
      description:
        'The requests, in order. Sources that are too long for one are sent in parts; the last request then has the quotes that were found in them.',
      items: {
        type: 'object',
        properties: { system: { type: 'string' }, message: { type: 'string' } },
        required: ['system', 'message'],
      },
    },
  },
  required: ['method', 'model', 'host', 'region', 'requests'],
} as const satisfies ObjectSchema;
export type WhatIsSent = Infer<typeof whatIsSent>;
