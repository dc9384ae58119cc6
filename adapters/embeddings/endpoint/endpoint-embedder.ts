import { type Embedder, EmbedderUnavailable } from '@evident/application/search/embedder';

/** How requests leave: the guarded client of this installation. Rejects with a message without secrets. */
export type Post = (
  address: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly timeMs: number;
    readonly most: number;
  },
) => Promise<{ readonly status: number; readonly body: string }>;

export interface EndpointOptions {
  /** Such as `https://api.example.com/v1`; `/embeddings` is added if it is missing. */
  readonly url: string;
  readonly key?: string;
  readonly model: string;
  readonly post: Post;
  readonly timeMs?: number;
}

const TIME_MS = 30_000;
/** Bytes of an answer: 256 vectors of 4096 numbers as text. */
const ANSWER_MAX = 32 * 1024 * 1024;
/** UTF-16 units of a text: about the 512 tokens that the smallest models read. */
const TEXT_MAX = 2_000;
const DIMENSIONS_MAX = 8_192;

/** Any endpoint that speaks the embeddings API of OpenAI. */
export class EndpointEmbedder implements Embedder {
  readonly model: string;
  readonly host: string;
  private readonly address: string;
  private known: number | null = null;

  constructor(private readonly options: EndpointOptions) {
    this.model = `endpoint/${options.model.replace(/[^\w.:@/-]/g, '-')}`.slice(0, 200);
    const url = new URL(options.url);
    if (!url.pathname.endsWith('/embeddings')) url.pathname = `${url.pathname.replace(/\/+$/, '')}/embeddings`;
    this.address = url.href;
    this.host = url.host;
  }

  get dimensions(): number | null {
    return this.known;
  }

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const asked = texts.filter((text) => text.trim() !== '');
    const vectors = asked.length === 0 ? [] : await this.ask(asked);
    let at = 0;
    return texts.map((text) => (text.trim() === '' ? new Float32Array(this.known ?? 0) : vectors[at++]!));
  }

  async close(): Promise<void> {}

  private async ask(texts: readonly string[]): Promise<Float32Array[]> {
    const { key, model, post, timeMs = TIME_MS } = this.options;
    const input = texts.map((text) => text.slice(0, TEXT_MAX).toWellFormed());
    const { status, body } = await post(this.address, {
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, input, encoding_format: 'float' }),
      timeMs,
      most: ANSWER_MAX,
    }).catch((error: Error) => {
      throw new EmbedderUnavailable(`The embeddings endpoint cannot be reached: ${error.message}`, { cause: error });
    });
    if (status !== 200)
      throw new EmbedderUnavailable(`The embeddings endpoint answered ${status}${REASONS[status] ?? ''}`);
    const vectors = vectorsIn(body, texts.length);
    const dimensions = this.known ?? vectors[0]!.length;
    if (vectors.some(({ length }) => length !== dimensions))
      throw new EmbedderUnavailable('The embeddings endpoint changed the length of its vectors');
    this.known = dimensions;
    return vectors;
  }
}

const REASONS: Readonly<Record<number, string>> = {
  401: '. Check EMBEDDING_KEY.',
  403: '. Check EMBEDDING_KEY.',
  404: '. Check EMBEDDING_URL and EMBEDDING_MODEL.',
  429: '. It takes no more requests at the moment.',
};

/** Vectors may come in any order; `index` says which text each belongs to. */
function vectorsIn(body: string, count: number): Float32Array[] {
  const vectors = Array<Float32Array | undefined>(count).fill(undefined);
  for (const [at, item] of dataIn(body).entries()) {
    const { embedding, index = at } = item;
    if (!isVector(embedding) || typeof index !== 'number') throw unreadable();
    vectors[index] = unit(embedding);
  }
  if (vectors.length !== count || vectors.includes(undefined)) throw unreadable();
  return vectors as Float32Array[];
}

function dataIn(body: string): { readonly embedding?: unknown; readonly index?: unknown }[] {
  try {
    const { data } = JSON.parse(body) as { data?: unknown };
    if (Array.isArray(data) && data.every((item) => typeof item === 'object' && item !== null)) return data as object[];
  } catch {
    // Not JSON.
  }
  throw unreadable();
}

const isVector = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.length <= DIMENSIONS_MAX && value.every(Number.isFinite);

const unreadable = (): EmbedderUnavailable =>
  new EmbedderUnavailable('The embeddings endpoint did not answer with one vector for each text');

function unit(values: readonly number[]): Float32Array {
  const size = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return Float32Array.from(values, (value) => value / size);
}
