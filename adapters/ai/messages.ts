import { type Protocol, at, numberAt, textAt } from './protocol.ts';

const VERSION = '2023-06-01';
/** Name of the tool whose input is the answer. It is never carried out. */
const ANSWER = 'answer';

/** The Messages API of Anthropic. A forced tool call gives the answer the form of a schema. */
export const MESSAGES: Protocol = {
  path: '/messages',
  headers: (key) => ({ 'anthropic-version': VERSION, ...(key && { 'x-api-key': key }) }),
  bodies: (model, { system, messages, schema, maxTokens }) => [
    {
      model,
      system,
      messages: messages.map(({ role, text }) => ({ role, content: text })),
      max_tokens: maxTokens,
      stream: true,
      ...(schema && {
        tools: [{ name: ANSWER, description: 'The answer', input_schema: schema }],
        tool_choice: { type: 'tool', name: ANSWER },
      }),
    },
  ],
  piece: (event) => ({
    text: textAt(event, 'delta', 'partial_json') ?? textAt(event, 'delta', 'text'),
    usage: {
      inputTokens: numberAt(event, 'message', 'usage', 'input_tokens'),
      outputTokens: numberAt(event, 'usage', 'output_tokens'),
    },
    isEnd: event['type'] === 'message_stop',
    isCut: textAt(event, 'delta', 'stop_reason') === 'max_tokens',
    failure: event['type'] === 'error' ? (textAt(event, 'error', 'message') ?? 'error') : undefined,
  }),
  whole: (answer) => {
    const input = at(answer, 'content', 0, 'input');
    return {
      text: input === undefined ? textAt(answer, 'content', 0, 'text') : JSON.stringify(input),
      usage: {
        inputTokens: numberAt(answer, 'usage', 'input_tokens'),
        outputTokens: numberAt(answer, 'usage', 'output_tokens'),
      },
      isEnd: true,
      isCut: textAt(answer, 'stop_reason') === 'max_tokens',
      failure: textAt(answer, 'error', 'message'),
    };
  },
};
