/** One question to a model. */
export interface ModelRequest {
  /** Instructions of Evident. Texts of members and sources are never part of it. */
  readonly system: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** JSON Schema of the answer; null for free text. */
  readonly schema: object | null;
  /** Tokens of the answer at most. */
  readonly maxTokens: number;
}

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A language model at an endpoint. */
export interface LanguageModel {
  /** Of the configuration; stored in workspace settings. */
  readonly id: string;
  /** Name of the model, as shown. */
  readonly name: string;
  readonly provider: 'OPENAI' | 'ANTHROPIC';
  /** Host that receives texts, as shown. */
  readonly host: string;
  /** Label such as `eu` (decision D63); null if none is configured. */
  readonly region: string | null;
  /** Tokens of one request and its answer. */
  readonly contextTokens: number;
  /**
   * Streams the pieces of one answer, and reports its usage when it ends, also when it breaks off. Retries with jitter before the
   * first piece, never after it.
   * @param maySend asked before each try; nothing more is sent once it rejects
   * @throws ModelUnavailable if the endpoint fails; the reason of `signal` if that aborts; that of `maySend`
   */
  generate(
    request: ModelRequest,
    signal: AbortSignal,
    onUsage: (usage: ModelUsage) => void,
    maySend?: () => Promise<void>,
  ): AsyncIterable<string>;
}

/** Says in its message what happened and what to do, and no secret. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';

  constructor(
    message: string,
    /** Whether the same request may succeed later. */
    readonly isTemporary: boolean,
  ) {
    super(message);
  }
}

/** The answer reached its limit of tokens before its end. */
export class AnswerCut extends ModelUnavailable {}

/** The models of this installation, first the default one. Empty: everything is extracted. */
export type LanguageModels = readonly LanguageModel[];
