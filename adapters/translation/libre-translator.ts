import type { Translator } from '@evident/application/transcripts/translator';
import type { TranslationResult } from '@evident/domain/transcripts';

/** How requests leave: the guarded client of this installation. Rejects with a message without secrets. */
export type PostText = (
  address: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly timeMs: number;
    readonly most: number;
  },
) => Promise<{ readonly status: number; readonly body: string }>;

export interface TranslatorOptions {
  /** Such as `https://translate.example.com`; `/translate` is added if it is missing. */
  readonly url: string;
  readonly key?: string;
  readonly post: PostText;
}

const TIME_MS = 55_000;
const ANSWER_MAX = 4 * 1024 * 1024;

/** Any endpoint that speaks the protocol of LibreTranslate (`POST /translate` with a list of texts). */
export class LibreTranslator implements Translator {
  readonly host: string;
  private readonly address: string;

  constructor(private readonly options: TranslatorOptions) {
    const url = new URL(options.url);
    if (!url.pathname.endsWith('/translate')) url.pathname = `${url.pathname.replace(/\/+$/, '')}/translate`;
    this.address = url.href;
    this.host = url.host;
  }

  async translate(texts: readonly string[], source: string | null, target: string): Promise<TranslationResult> {
    const { key, post } = this.options;
    const answer = await post(this.address, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q: texts,
        source: source ?? 'auto',
        target,
        format: 'text',
        ...(key && { api_key: key }),
      }),
      timeMs: TIME_MS,
      most: ANSWER_MAX,
    }).catch((error: Error) => error);
    if (answer instanceof Error) return failure(`The translation endpoint cannot be reached: ${answer.message}`);
    const read = objectIn(answer.body);
    if (answer.status === 200) {
      const { translatedText } = read;
      return isTexts(translatedText, texts.length)
        ? { result: 'Success', texts: translatedText }
        : failure('The translation endpoint did not answer with one text for each turn.');
    }
    if (answer.status === 400 && /not supported|not available|unsupported/i.test(String(read['error'])))
      return {
        result: 'Failure',
        error: 'UnsupportedLanguagePair',
        message: 'The translation endpoint does not support this pair of languages.',
      };
    return failure(`The translation endpoint answered ${answer.status}${REASONS[answer.status] ?? '.'}`);
  }
}

const REASONS: Readonly<Record<number, string>> = {
  401: '. Check TRANSLATION_KEY.',
  403: '. Check TRANSLATION_KEY.',
  404: '. Check TRANSLATION_URL.',
  429: '. It takes no more requests at the moment. Try again later.',
};

const failure = (message: string): TranslationResult => ({ result: 'Failure', error: 'Error', message });

const isTexts = (value: unknown, count: number): value is string[] =>
  Array.isArray(value) && value.length === count && value.every((text) => typeof text === 'string');

function objectIn(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
