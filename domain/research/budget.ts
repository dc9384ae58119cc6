import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** The most that a research may use. Set before it starts, and never exceeded. */
export const researchBudget = {
  type: 'object',
  properties: {
    sources: { type: 'integer', minimum: 1, maximum: 100, description: 'Notes that are read' },
    searches: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      description: 'Searches, also those for what speaks against a finding',
    },
    tokens: {
      type: 'integer',
      minimum: 1000,
      maximum: 500_000,
      description:
        'Tokens of the texts sent to a language model, as estimated. Without a model, of the texts that are chosen from',
    },
  },
  required: ['sources', 'searches', 'tokens'],
} as const satisfies ObjectSchema;
export type ResearchBudget = Infer<typeof researchBudget>;

export const DEFAULT_BUDGET: ResearchBudget = { sources: 40, searches: 8, tokens: 40_000 };

/** Code points per token of English text, on average. */
const POINTS_PER_TOKEN = 4;
export const tokensOf = (codePoints: number): number => Math.ceil(codePoints / POINTS_PER_TOKEN);
