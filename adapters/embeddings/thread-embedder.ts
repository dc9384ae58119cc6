import { extname, join } from 'node:path';
import { type Embedder, EmbedderUnavailable } from '@evident/application/search/embedder';
import { WorkerThread } from '../threads/worker-thread.ts';
import type { AnsweredVectors, AskedVectors, ModelSpec } from './model-spec.ts';

/** A transformer takes about a second for the longest texts at once. */
const LIMITS = { timeMs: 60_000, memoryMb: 512 };
/** Static vectors are loaded in a tenth of a second, a transformer in seconds. */
const IDLE_MS = { static: 30_000, onnx: null };
const PROGRAM = join(import.meta.dirname, `embedding-thread${extname(import.meta.filename)}`);
/** UTF-16 units of a text that are read; a query has at most 2000 characters, a passage fewer. */
const TEXT_MAX = 20_000;

/** A model on this machine, in a worker thread that starts with the first text. */
export class ThreadEmbedder implements Embedder {
  private readonly thread: WorkerThread<AskedVectors, AnsweredVectors>;

  constructor(
    readonly model: string,
    readonly dimensions: number,
    private readonly spec: ModelSpec,
    readonly languages: readonly string[] | null = null,
  ) {
    this.thread = new WorkerThread({ ...LIMITS, idleMs: IDLE_MS[spec.kind], program: PROGRAM });
  }

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const asked = texts.filter((text) => text.trim() !== '').map((text) => text.slice(0, TEXT_MAX));
    const vectors = asked.length === 0 ? new Float32Array(0) : await this.ask(asked);
    let at = 0;
    return texts.map((text) =>
      text.trim() === ''
        ? new Float32Array(this.dimensions)
        : vectors.subarray(at * this.dimensions, (at++ + 1) * this.dimensions),
    );
  }

  private async ask(texts: readonly string[]): Promise<Float32Array> {
    const answered = await this.thread.ask({ spec: this.spec, texts }).catch((error: Error) => {
      throw new EmbedderUnavailable(`The embedding model stopped: ${error.message}`, { cause: error });
    });
    if ('failed' in answered) throw new EmbedderUnavailable(`The embedding model failed: ${answered.failed}`);
    if (answered.vectors.length !== texts.length * this.dimensions)
      throw new EmbedderUnavailable(`The embedding model does not give vectors of ${this.dimensions} numbers`);
    return answered.vectors;
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
