import { parentPort } from 'node:worker_threads';
import { giveWay } from '../threads/give-way.ts';
import type { AnsweredVectors, AskedVectors, ModelSpec, OpenModel } from './model-spec.ts';

/** Worker thread that opens one model with the first request and turns texts into vectors. */
giveWay();
let opened: Promise<OpenModel> | null = null;

parentPort!.on('message', ({ spec, texts }: AskedVectors) => {
  opened ??= open(spec);
  void opened
    .then((model) => model.embed(texts))
    .then(
      (vectors) => answer({ vectors }, [vectors.buffer as ArrayBuffer]),
      (error: unknown) => {
        opened = null;
        answer({ failed: error instanceof Error ? error.message : String(error) });
      },
    );
});

const answer = (answered: AnsweredVectors, buffers: ArrayBuffer[] = []): void =>
  parentPort!.postMessage(answered, buffers);

async function open(spec: ModelSpec): Promise<OpenModel> {
  if (spec.kind === 'onnx') return (await import('./onnx/onnx-model.ts')).openOnnxModel(spec);
  const { StaticVectors } = await import('./static/static-vectors.ts');
  const table = StaticVectors.load(spec.folder);
  return {
    dimensions: table.dimensions,
    embed(texts) {
      const vectors = new Float32Array(texts.length * table.dimensions);
      for (const [at, text] of texts.entries()) vectors.set(table.embed(text), at * table.dimensions);
      return vectors;
    },
  };
}
