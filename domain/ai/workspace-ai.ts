import { type Infer, type ObjectSchema, TITLE_MAX, version } from '../kernel/index.ts';
import { AI_METHODS } from './sent.ts';

const count = { type: 'integer', minimum: 0 } as const;
const enabled = {
  type: 'boolean',
  description: 'False: no text is generated, and nothing is sent to a language model',
} as const;
const modelId = {
  type: 'string',
  nullable: true,
  maxLength: TITLE_MAX,
  description: 'The model that writes; null: the first one that is allowed',
  examples: ['AI'],
} as const;
const regions = {
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: TITLE_MAX },
  maxItems: 50,
  nullable: true,
  description: 'Regions that may receive texts; null: all',
  examples: [['eu']],
} as const;

const model = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    provider: { type: 'string', enum: ['OPENAI', 'ANTHROPIC'] },
    host: { type: 'string' },
    region: { type: 'string', nullable: true },
    contextTokens: count,
    allowed: { type: 'boolean', description: 'Whether its region is allowed' },
  },
  required: ['id', 'name', 'provider', 'host', 'region', 'contextTokens', 'allowed'],
} as const satisfies ObjectSchema;

const usage = {
  type: 'object',
  properties: {
    purpose: { type: 'string' },
    model: { type: 'string' },
    requests: count,
    inputTokens: count,
    outputTokens: count,
  },
  required: ['purpose', 'model', 'requests', 'inputTokens', 'outputTokens'],
} as const satisfies ObjectSchema;

/** Language models of a workspace: its decisions, the models of the installation, and the tokens of this month. */
export const workspaceAi = {
  type: 'object',
  properties: {
    method: { type: 'string', enum: AI_METHODS },
    enabled,
    modelId,
    regions,
    models: { type: 'array', items: model, description: 'The models of this installation' },
    month: { type: 'string', description: 'The month of the usage, in UTC', examples: ['2026-11'] },
    monthlyTokens: {
      ...count,
      nullable: true,
      description: 'Tokens that the workspace may use in a month; null: no limit',
    },
    usage: { type: 'array', items: usage, description: 'Tokens of this month by purpose and model, most first' },
    version: { ...version, minimum: 0, description: 'Counts up with every change, 0 before the first; the ETag' },
  },
  required: ['method', 'enabled', 'modelId', 'regions', 'models', 'month', 'monthlyTokens', 'usage', 'version'],
} as const satisfies ObjectSchema;
export type WorkspaceAi = Infer<typeof workspaceAi>;

export const workspaceAiChange = {
  type: 'object',
  properties: { enabled, modelId, regions },
  required: [],
} as const satisfies ObjectSchema;
export type WorkspaceAiChange = Infer<typeof workspaceAiChange>;

/** The model to ask; without one, the model that writes for the workspace. */
export const aiTestRequest = {
  type: 'object',
  properties: { modelId: { ...modelId, description: 'Null: the model that writes for the workspace' } },
  required: ['modelId'],
} as const satisfies ObjectSchema;

export const aiTest = {
  type: 'object',
  properties: {
    result: { type: 'string', enum: ['Success', 'Failure'] },
    message: { type: 'string', description: 'One sentence' },
    milliseconds: { ...count, nullable: true, description: 'Time until the whole answer; null if nothing was sent' },
  },
  required: ['result', 'message', 'milliseconds'],
} as const satisfies ObjectSchema;
export type AiTest = Infer<typeof aiTest>;
