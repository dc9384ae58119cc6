import * as kinds from './kinds.ts';

/** One endpoint of a language model. The second one is for workspaces that choose another region or model. */
const endpoint = <const P extends string>(prefix: P, which: string) =>
  ({
    url: {
      name: `${prefix}_URL`,
      kind: kinds.url('http:', 'https:'),
      otherwise: prefix === 'AI' ? 'texts are extracted from the sources, without a language model' : 'one endpoint',
      example: 'http://localhost:11434/v1',
      needs: [`${prefix}_MODEL`],
      about: `${which} that writes summaries and answers, such as Ollama, llama.cpp, vLLM, OpenAI or Anthropic, with its version. The texts of notes are sent to it. It may be in an internal network.`,
    },
    provider: {
      name: `${prefix}_PROVIDER`,
      kind: kinds.oneOf('openai', 'anthropic'),
      byDefault: 'openai',
      example: 'anthropic',
      needs: [`${prefix}_URL`],
      about: 'The API that it speaks: `/chat/completions` of OpenAI or `/messages` of Anthropic.',
    },
    key: {
      name: `${prefix}_KEY`,
      kind: kinds.text,
      secret: true,
      otherwise: 'requests without a key',
      example: 'sk-…',
      needs: [`${prefix}_URL`],
      about: 'The key of the endpoint.',
    },
    model: {
      name: `${prefix}_MODEL`,
      kind: kinds.text,
      otherwise: `none; set it with \`${prefix}_URL\``,
      example: 'qwen3:8b',
      needs: [`${prefix}_URL`],
      about: 'The name of the model, as the endpoint calls it.',
    },
    region: {
      name: `${prefix}_REGION`,
      kind: kinds.text,
      otherwise: 'no label; workspaces that allow regions do not use it',
      example: 'eu',
      needs: [`${prefix}_URL`],
      about: 'Where texts are processed. Workspaces choose which regions they allow.',
    },
    contextTokens: {
      name: `${prefix}_CONTEXT_TOKENS`,
      kind: kinds.count(2_048),
      byDefault: '32768',
      example: '128000',
      needs: [`${prefix}_URL`],
      about: 'Tokens of one request with its answer. Longer sources are sent in parts.',
    },
  }) as const;

const first = endpoint('AI', 'The endpoint of a language model');
const second = endpoint('AI_2', 'A second endpoint of a language model');

/** Endpoints of language models. */
export const AI_SETTINGS = {
  aiUrl: first.url,
  aiProvider: first.provider,
  aiKey: first.key,
  aiModel: first.model,
  aiRegion: first.region,
  aiContextTokens: first.contextTokens,
  ai2Url: second.url,
  ai2Provider: second.provider,
  ai2Key: second.key,
  ai2Model: second.model,
  ai2Region: second.region,
  ai2ContextTokens: second.contextTokens,
  aiMonthlyTokens: {
    name: 'AI_MONTHLY_TOKENS',
    kind: kinds.count(1),
    otherwise: 'no limit',
    example: '5000000',
    needs: ['AI_URL'],
    about: 'Tokens that one workspace may send and receive in a calendar month (UTC). More are refused.',
  },
} as const;
