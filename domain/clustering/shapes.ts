import { WRITING_STATES } from '../evidence/index.ts';
import { highlightFilter } from '../highlights/index.ts';
import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { CLUSTER_AMOUNTS, CLUSTER_STRICTNESS, CLUSTERED_MAX } from './options.ts';

const ids = { type: 'array', items: { type: 'string', format: 'uuid' } } as const;

/** Highlights of a project to cluster: these, those of a filter, or all. */
export const wantedClusters = {
  type: 'object',
  properties: {
    highlightIds: {
      ...ids,
      maxItems: CLUSTERED_MAX,
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

const data = {
  type: 'object',
  properties: {
    clusters: { type: 'array', items: highlightCluster, description: 'The largest first' },
    outliers: { ...highlightCluster, description: 'Highlights that belong to no cluster, or have no words' },
    alike: {
      type: 'array',
      items: { type: 'array', items: { type: 'integer', minimum: 0 } },
      description: 'Clusters that say the same, by their positions in `clusters`, from 0: offered to be merged',
      examples: [[[0, 3]]],
    },
  },
  required: ['clusters', 'outliers', 'alike'],
} as const satisfies ObjectSchema;

export const highlightClusters = {
  type: 'object',
  properties: { data },
  required: ['data'],
} as const satisfies ObjectSchema;
export type HighlightClusters = Infer<typeof highlightClusters>;

const jobId = { type: 'string', format: 'uuid' } as const;

/** Sent for more highlights than one request clusters. */
export const startedClusters = {
  type: 'object',
  properties: {
    jobId,
    url: { type: 'string', description: 'Where to read its progress and result', examples: ['/api/v1/cluster-jobs/…'] },
  },
  required: ['jobId', 'url'],
} as const satisfies ObjectSchema;
export type StartedClusters = Infer<typeof startedClusters>;

export const clusterJobView = {
  type: 'object',
  properties: {
    id: jobId,
    projectId: { type: 'string', format: 'uuid' },
    state: { type: 'string', enum: WRITING_STATES, description: 'DONE, FAILED and CANCELLED are ends' },
    progress: { type: 'number', minimum: 0, maximum: 1, description: 'Finished share' },
    highlights: { type: 'integer', minimum: 0, description: 'How many are clustered' },
    createdAt: { type: 'string', format: 'date-time' },
    keptUntil: { type: 'string', format: 'date-time', description: 'Not found afterwards' },
    data: {
      ...data,
      nullable: true,
      description: 'Null until it is done. Without highlights that the caller cannot see now',
    },
  },
  required: ['id', 'projectId', 'state', 'progress', 'highlights', 'createdAt', 'keptUntil', 'data'],
} as const satisfies ObjectSchema;
export type ClusterJobView = Infer<typeof clusterJobView>;
