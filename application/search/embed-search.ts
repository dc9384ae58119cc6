import type { Uuid } from '@evident/domain/kernel';
import { EMBEDDED_TYPES, type EmbeddedPassage, quantized, type QuantizedVector } from '@evident/domain/search';
import { inSteps } from '../kernel/in-steps.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { TextLimitExceeded, type TextWorkers, inBatches } from '../texts/index.ts';
import { EMBEDDED_AT_ONCE, type Embedder, type Embedders, EmbedderUnavailable } from './embedder.ts';
import type { EmbeddedObject, IndexedText, KnownVectors, VectorChange, VectorStore } from './vector-store.ts';

/**
 * Makes the vectors of a team's changed objects. Sent by jobs; may be sent at any time. Resolves to false when it must be sent again to
 * continue. While the model does not answer, the changes wait.
 */
export class EmbedSearch extends Command<boolean> {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly stopping: () => boolean = () => false,
  ) {
    super();
  }
}

export interface VectorStores {
  searchVectors: VectorStore;
}

/** Indexed passages of one step: about 4,000 short ones. */
const PASSAGES = 400;
/** UTF-16 units that a worker cuts at once. */
const AT_ONCE = 100_000;

export class EmbedSearchHandler implements Handler<EmbedSearch> {
  constructor(
    private readonly work: UnitOfWork<VectorStores>,
    private readonly embedders: Embedders | null,
    private readonly texts: TextWorkers,
    private readonly passages = PASSAGES,
  ) {}

  async execute({ teamId, stopping }: EmbedSearch): Promise<boolean> {
    const { embedders } = this;
    if (embedders === null) return true;
    const { model } = embedders.current;
    await this.work.perform(teamId, ({ searchVectors }) => searchVectors.begin(model));
    try {
      return await inSteps(() => this.step(teamId, embedders), stopping, { rests: false });
    } catch (error) {
      if (!(error instanceof EmbedderUnavailable)) throw error;
      await this.work.perform(teamId, ({ searchVectors }) => searchVectors.noteFailure(model, error.message));
      return true;
    }
  }

  /** No transaction is open while the model is at work: it may be far away. */
  private async step(teamId: Uuid, { current, of }: Embedders): Promise<boolean> {
    const { changes, objects, models } = await this.work.perform(teamId, async ({ searchVectors }) => {
      const waiting = await searchVectors.changes(this.passages);
      const refs = waiting.filter(({ type }) => EMBEDDED_TYPES.includes(type));
      const former = (await searchVectors.others(current.model)).flatMap((model) => of(model) ?? []);
      return {
        changes: waiting,
        objects: await searchVectors.read(refs),
        models: await Promise.all(
          [current, ...former].map(async (embedder) => ({
            embedder,
            known: await searchVectors.known(embedder.model, refs),
          })),
        ),
      };
    });
    const passages = await this.passagesOf(teamId, objects);
    for (const { embedder, known } of models) {
      const embedded = await embeddedObjects(embedder, objects, passages, known);
      await this.work.perform(teamId, ({ searchVectors }) =>
        searchVectors.keep(embedder.model, embedded, goneOf(changes, objects)),
      );
    }
    return this.work.perform(teamId, async ({ searchVectors }) => {
      await searchVectors.forget(changes);
      return searchVectors.finish(current.model);
    });
  }

  /** None of a text that takes too long, which is then found by its words alone. */
  private async passagesOf(teamId: Uuid, objects: readonly IndexedText[]): Promise<EmbeddedPassage[][]> {
    const all: EmbeddedPassage[][] = [];
    for (const some of inBatches(objects, ({ text }) => text.length, AT_ONCE)) {
      const texts = some.map(({ title, text }) => ({ title, text }));
      try {
        all.push(...(await this.texts.run(teamId, 'embeddedPassages', texts)));
      } catch (error) {
        if (!(error instanceof TextLimitExceeded)) throw error;
        all.push(...some.map(() => []));
      }
    }
    return all;
  }
}

function goneOf(changes: readonly VectorChange[], objects: readonly IndexedText[]): VectorChange[] {
  const there = new Set(objects.map(({ type, id }) => type + id));
  return changes.filter(({ type, id }) => !there.has(type + id));
}

/** Only texts without a vector are given to the model. */
async function embeddedObjects(
  embedder: Embedder,
  objects: readonly IndexedText[],
  all: readonly (readonly EmbeddedPassage[])[],
  known: KnownVectors,
): Promise<EmbeddedObject[]> {
  const { languages = null } = embedder;
  const passages = objects.map(({ language }, at) =>
    languages === null || languages.includes(language) ? all[at]! : [],
  );
  const wanted = new Set(
    objects.flatMap((object, at) =>
      passages[at]!.map(({ text }) => text).filter((text) => known(object, text) === null),
    ),
  );
  const vectors = await vectorsOf(embedder, [...wanted]);
  return objects.map(({ type, id, digest }, at) => ({
    type,
    id,
    digest,
    passages: passages[at]!.flatMap((passage) => {
      const vector = known({ type, id }, passage.text) ?? vectors.get(passage.text)!;
      return vector.scale === 0 ? [] : [{ passage, vector }];
    }),
  }));
}

async function vectorsOf(embedder: Embedder, texts: readonly string[]): Promise<Map<string, QuantizedVector>> {
  const vectors = new Map<string, QuantizedVector>();
  for (let from = 0; from < texts.length; from += EMBEDDED_AT_ONCE) {
    const some = texts.slice(from, from + EMBEDDED_AT_ONCE);
    for (const [at, vector] of (await embedder.embed(some)).entries()) vectors.set(some[at]!, quantized(vector));
  }
  return vectors;
}
