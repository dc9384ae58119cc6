const ADVICE: Readonly<Record<number, string>> = {
  400: 'It does not accept the request. Check AI_MODEL and AI_CONTEXT_TOKENS.',
  401: 'Check AI_KEY.',
  403: 'Check AI_KEY.',
  404: 'Check AI_URL and AI_MODEL.',
  413: 'Check AI_CONTEXT_TOKENS.',
  429: 'It takes no more requests at the moment. Try again later.',
};

/** Advice on a refusal, by its status. */
export const adviceFor = (status: number): string =>
  ADVICE[status] ?? (status >= 500 ? 'Try again later.' : 'Check AI_URL.');

/** Said of an answer that ended at its limit. */
export const CUT =
  'cut its answer at the limit of tokens. Choose fewer sources, or a model that answers with fewer thoughts; check AI_CONTEXT_TOKENS.';
