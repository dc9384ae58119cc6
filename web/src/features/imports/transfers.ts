import { previewImport } from '../../data/imports/mutations.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { readAs, type ChosenFile } from './chosen-file.ts';
import type { ImportOptions } from './shapes.ts';
import { uploadFile } from './upload-file.ts';

/** Updates a selected file if it is still selected. */
export type Update = (key: string, next: (file: ChosenFile) => ChosenFile) => void;

interface Transfer {
  readonly file: File;
  readonly abort: AbortController;
  started: boolean;
  /** Numbers the preview requests; only the latest response counts. */
  previews: number;
}

/** Uploads selected files and loads their previews. */
export class Transfers {
  readonly #all = new Map<string, Transfer>();

  constructor(
    private readonly projectId: string,
    private readonly update: Update,
  ) {}

  add(key: string, file: File): void {
    this.#all.set(key, { file, abort: new AbortController(), started: false, previews: 0 });
  }

  /** Starts waiting uploads, up to the concurrency limit. */
  startSome(waiting: readonly string[], most: number): void {
    const next = waiting.filter((key) => this.#all.get(key)?.started === false).slice(0, most);
    for (const key of next) {
      this.#all.get(key)!.started = true;
      void this.#send(key);
    }
  }

  async #send(key: string): Promise<void> {
    const { file, abort } = this.#all.get(key)!;
    try {
      this.#change(key, { state: 'uploading' });
      const onSent = (sent: number) => this.#change(key, { sent });
      const { id } = await uploadFile({ projectId: this.projectId, file, onSent, signal: abort.signal });
      this.#change(key, { fileId: id });
      await this.read(key, id, {});
    } catch (thrown) {
      if (!abort.signal.aborted) this.#change(key, failed(thrown));
    }
  }

  /** Requests the preview of an uploaded file. */
  async read(key: string, fileId: string, options: ImportOptions): Promise<void> {
    const transfer = this.#all.get(key);
    if (!transfer) return;
    const mine = ++transfer.previews;
    this.#change(key, { state: 'reading', options, problem: null });
    const next = await previewImport(fileId, options, transfer.abort.signal).then(
      (preview) => (file: ChosenFile) => readAs(file, preview),
      (thrown: unknown) => (file: ChosenFile) => ({ ...file, ...failed(thrown) }),
    );
    if (transfer.previews === mine) this.update(key, next);
  }

  /** Retries a file that failed. */
  retry({ key, fileId, options }: ChosenFile): void {
    const transfer = this.#all.get(key);
    if (!transfer) return;
    if (fileId) return void this.read(key, fileId, options);
    transfer.started = false;
    this.#change(key, { state: 'waiting', problem: null, sent: 0 });
  }

  stop(key: string): void {
    this.#all.get(key)?.abort.abort();
    this.#all.delete(key);
  }

  stopAll(): void {
    for (const { abort } of this.#all.values()) abort.abort();
  }

  clear(): void {
    this.stopAll();
    this.#all.clear();
  }

  #change(key: string, part: Partial<ChosenFile>): void {
    this.update(key, (file) => ({ ...file, ...part }));
  }
}

function failed(thrown: unknown): Partial<ChosenFile> {
  const { sentences, unreachable, status } = asProblem(thrown);
  return {
    state: 'failed',
    mayPass: unreachable || status === 429 || status >= 500,
    problem: sentences,
  };
}
