import { type Piece, type Protocol, at, numberAt, textAt } from './protocol.ts';

/** The API for chat completions of OpenAI, which Ollama, llama.cpp and vLLM speak too. */
export const CHAT_COMPLETIONS: Protocol = {
  path: '/chat/completions',
  headers: (key) => ({ ...(key && { authorization: `Bearer ${key}` }) }),
  bodies(model, { system, messages, schema, maxTokens }) {
    const plain = {
      model,
      messages: [{ role: 'system', content: system }, ...messages.map(({ role, text }) => ({ role, content: text }))],
      stream: true,
    };
    const usage = { stream_options: { include_usage: true } };
    const format = schema
      ? { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } }
      : {};
    return [
      { ...plain, ...usage, ...format, max_tokens: maxTokens },
      // Newer models of OpenAI refuse `max_tokens`.
      { ...plain, ...usage, ...format, max_completion_tokens: maxTokens },
      // Older servers refuse schemas. The instructions describe the answer too.
      { ...plain, max_tokens: maxTokens },
      { ...plain, max_completion_tokens: maxTokens },
    ];
  },
  piece: (event) => ({
    text: textAt(event, 'choices', 0, 'delta', 'content'),
    usage: usageOf(event),
    isEnd: typeof at(event, 'choices', 0, 'finish_reason') === 'string',
    isCut: at(event, 'choices', 0, 'finish_reason') === 'length',
    failure: textAt(event, 'error', 'message') ?? textAt(event, 'error'),
  }),
  whole: (answer) => ({
    text: textAt(answer, 'choices', 0, 'message', 'content'),
    usage: usageOf(answer),
    isEnd: true,
    isCut: at(answer, 'choices', 0, 'finish_reason') === 'length',
    failure: textAt(answer, 'error', 'message'),
  }),
};

const usageOf = (value: unknown): Piece['usage'] => ({
  inputTokens: numberAt(value, 'usage', 'prompt_tokens'),
  outputTokens: numberAt(value, 'usage', 'completion_tokens'),
});
