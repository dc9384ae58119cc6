import { tellingWords } from '../extraction/index.ts';
import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';

/** Kinds whose whole text is compared. Of the others only a name or a few words are known. */
const WHOLE_TEXTS = { NOTE: true, INSIGHT: true } as const;
export type SimilarType = keyof typeof WHOLE_TEXTS;
export const SIMILAR_TYPES = Object.keys(WHOLE_TEXTS) as SimilarType[];

/** Notes and insights that are about the same. */
export const similarObjects = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      description: 'The most similar first',
      items: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: SIMILAR_TYPES },
          id,
          projectId: id,
          title: { type: 'string' },
          excerpt: { type: 'string', description: 'The nearest passage' },
        },
        required: ['type', 'id', 'projectId', 'title', 'excerpt'],
      },
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type SimilarObjects = Infer<typeof similarObjects>;

const WORDS = 24;

/** The words of a text that tell its subject, the most frequent first. Words of the title count as three. */
export function subjectWords(title: string, text: string): string[] {
  const counts = new Map<string, number>();
  for (const word of tellingWords(`${title} ${title} ${title} ${text}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, WORDS)
    .map(([word]) => word);
}
