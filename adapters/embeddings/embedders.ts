import type { Embedder, Embedders } from '@evident/application/search/embedder';
import { EndpointEmbedder, type EndpointOptions } from './endpoint/endpoint-embedder.ts';
import { onnxEmbedder } from './onnx/onnx-embedder.ts';
import { STATIC_MODEL, staticEmbedder } from './static/static-embedder.ts';

export interface OpenEmbedders extends Embedders {
  close(): Promise<void>;
}

/**
 * The configured model; without one, the static vectors. Of former models, the static vectors and other models of the same endpoint can be
 * asked.
 */
export async function embeddersOf(configured?: { readonly folder: string } | EndpointOptions): Promise<OpenEmbedders> {
  const opened = new Map<string, Embedder>();
  const kept = (embedder: Embedder): Embedder => {
    opened.set(embedder.model, embedder);
    return embedder;
  };
  return {
    current: kept(await open(configured)),
    of(model) {
      const former = opened.get(model) ?? formerOf(model, configured);
      return former && kept(former);
    },
    async close() {
      for (const embedder of opened.values()) await embedder.close();
    },
  };
}

async function open(configured?: { readonly folder: string } | EndpointOptions): Promise<Embedder> {
  if (!configured) return staticEmbedder();
  return 'folder' in configured ? onnxEmbedder(configured.folder) : new EndpointEmbedder(configured);
}

function formerOf(model: string, configured?: { readonly folder: string } | EndpointOptions): Embedder | null {
  if (model === STATIC_MODEL) return staticEmbedder();
  if (!configured || 'folder' in configured) return null;
  const [, name] = /^endpoint\/(.+)$/.exec(model) ?? [];
  return name ? new EndpointEmbedder({ ...configured, model: name }) : null;
}
