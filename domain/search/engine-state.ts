import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** The last known state of the second search engine. FULL: it answers, but takes no changes. */
export const ENGINE_STATES = ['READY', 'UNAVAILABLE', 'SLOW', 'FULL'] as const;
export type EngineState = (typeof ENGINE_STATES)[number];

/** The same for one workspace. FILLING: its first index is not complete; OUTDATED: there is one of another version; BEHIND: too many changes wait. */
export const SEARCH_STATES = [...ENGINE_STATES, 'FILLING', 'OUTDATED', 'BEHIND'] as const;
export type SearchState = (typeof SEARCH_STATES)[number];

/** While more changes wait than this, searching in PostgreSQL costs less than judging all of them. */
export const CHANGES_JUDGED = 1_000;

interface Copied {
  /** Whether the index that answers has all documents. */
  readonly filled: boolean;
  /** Changes that the engine does not have yet. */
  readonly waiting: number;
  /** Whether an index of another version is stored. */
  readonly others: boolean;
}

export function searchState(engine: EngineState, { filled, waiting, others }: Copied): SearchState {
  if (engine === 'UNAVAILABLE' || engine === 'SLOW') return engine;
  if (!filled) return others ? 'OUTDATED' : 'FILLING';
  return waiting > CHANGES_JUDGED ? 'BEHIND' : engine;
}

/** Whether the second engine finds the results. A full one does: PostgreSQL judges the changes that it lacks. */
export const engineAnswers = (state: SearchState): boolean => state === 'READY' || state === 'FULL';

const count = { type: 'integer', minimum: 0 } as const;

/** Whether texts can be found by meaning. FILLING: a new model lacks vectors, and the one before it answers if it can; OFF: texts get no vectors. */
export const MEANING_STATES = ['READY', 'FILLING', 'UNAVAILABLE', 'OFF'] as const;

export const searchStatus = {
  type: 'object',
  properties: {
    engine: {
      type: 'string',
      enum: ['POSTGRESQL', 'ELASTICSEARCH'],
      description: 'Which engine finds results at the moment',
    },
    state: {
      type: 'string',
      enum: SEARCH_STATES,
      description: 'State of Elasticsearch; READY where only PostgreSQL is used',
    },
    waiting: { ...count, description: 'Changes that Elasticsearch does not have yet, at most 10,001' },
    checkedAt: {
      type: 'string',
      format: 'date-time',
      nullable: true,
      description: 'When both engines were last compared',
    },
    repaired: { ...count, nullable: true, description: 'Objects that differed then, and were copied again' },
    meaning: {
      type: 'object',
      description: 'The vectors for search by meaning',
      properties: {
        state: {
          type: 'string',
          enum: MEANING_STATES,
          description:
            'READY: every text has a vector, or gets it in a moment; FILLING: the model is new; UNAVAILABLE: the model does not answer; OFF: texts get no vectors',
        },
        model: { type: 'string', nullable: true, description: 'The configured model' },
        waiting: { ...count, description: 'Changes without vectors, at most 10,001' },
        failure: { type: 'string', nullable: true, description: 'Why the model does not answer, for workspace admins' },
      },
      required: ['state', 'model', 'waiting', 'failure'],
    },
  },
  required: ['engine', 'state', 'waiting', 'checkedAt', 'repaired', 'meaning'],
} as const satisfies ObjectSchema;
export type SearchStatus = Infer<typeof searchStatus>;
