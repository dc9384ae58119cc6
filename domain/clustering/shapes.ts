import { highlightFilter } from '../highlights/index.ts';
import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { CLUSTER_AMOUNTS, CLUSTER_STRICTNESS, CLUSTERED_AT_ONCE } from './options.ts';

const ids = { type: 'array', items: { type: 'string', format: 'uuid' } } as const;

/** Highlights of a project to cluster: these, those of a filter, or all. */
export const wantedClusters = {
  type: 'object',
  properties: {
    highlightIds: {
      ...ids,
      maxItems: CLUSTERED_AT_ONCE,
      description: 'Highlights of the project; absent for those of the other parameters, or for all',
    },
    ...highlightFilter.properties,
    amount: {
      type: 'string',
      enum: Object.keys(CLUSTER_AMOUNTS) as (keyof typeof CLUSTER_AMOUNTS)[],
      description: 'How many clusters: 3, 5, 10, 15 or 25 percent of the highlights, from 2 to 50. Default STANDARD',
      examples: ['STANDARD'],
    },
    strictness: {
      type: 'string',
      enum: Object.keys(CLUSTER_STRICTNESS) as (keyof typeof CLUSTER_STRICTNESS)[],
      description: 'How similar the highlights of a cluster are; others are outliers. Default STANDARD',
      examples: ['STANDARD'],
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type WantedClusters = Infer<typeof wantedClusters>;

const highlightCluster = {
  type: 'object',
  properties: {
    highlightIds: { ...ids, description: 'The most typical first' },
    title: { type: 'string', description: 'In the words of the highlights', examples: ['Waiting for a reply'] },
  },
  required: ['highlightIds', 'title'],
} as const satisfies ObjectSchema;

export const highlightClusters = {
  type: 'object',
  properties: {
    data: {
      type: 'object',
      properties: {
        clusters: { type: 'array', items: highlightCluster, description: 'The largest first' },
        outliers: { ...highlightCluster, description: 'Highlights that belong to no cluster, or have no words' },
      },
      required: ['clusters', 'outliers'],
    },
  },
  required: ['data'],
} as const satisfies ObjectSchema;
export type HighlightClusters = Infer<typeof highlightClusters>;
