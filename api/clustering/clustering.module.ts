import { ThreadClusterer } from '@evident/adapters/clustering/thread-clusterer';
import { ClusterHighlights, ClusterHighlightsHandler } from '@evident/application/clustering/cluster-highlights';
import type { Embedders } from '@evident/application/search/embedder';
import { type TextVectors, textVectors } from '@evident/application/suggestions/text-vectors';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { HIGHLIGHTS, HighlightsModule } from '../highlights/highlights.module.ts';
import { handle } from '../kernel/handle.ts';
import { LIST_FILTERS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { EMBEDDERS } from '../services/services.module.ts';
import { ClusteringController } from './clustering.controller.ts';

const CLUSTERER = port<ThreadClusterer>('Clusterer');
const VECTORS = port<TextVectors>('TextVectors');

@Module({
  imports: [HighlightsModule],
  controllers: [ClusteringController],
  providers: [
    provide(CLUSTERER, () => new ThreadClusterer(), []),
    provide(VECTORS, (embedders: Embedders | null) => textVectors(embedders), [EMBEDDERS]),
    handle(ClusterHighlights, ClusterHighlightsHandler, [WORK, HIGHLIGHTS, LIST_FILTERS, VECTORS, CLUSTERER]),
  ],
})
export class ClusteringModule implements OnApplicationShutdown {
  constructor(@Inject(CLUSTERER.token) private readonly clusterer: ThreadClusterer) {}

  onApplicationShutdown(): Promise<void> {
    return this.clusterer.close();
  }
}
