import { ClusterHighlights } from '@evident/application/clustering/cluster-highlights';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { HighlightClustersDto, WantedClustersDto } from './clustering.dto.ts';

@ApiTags('Highlights')
@Controller('projects/:projectId')
export class ClusteringController {
  constructor(private readonly bus: Bus) {}

  @Post('highlight-clusters')
  @Operation({
    id: 'clusterHighlights',
    asks: ClusterHighlights,
    summary: 'Group highlights of a project by meaning',
    description:
      'Changes nothing. Of up to 10,000 highlights that the caller may see: given ids, those of a filter, or all. The same highlights always give the same clusters. Computed without a language model. The texts are sent to the `embeddingHost` of the AI status, if there is one, also while AI is off.',
    answers: HighlightClustersDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  cluster(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: WantedClustersDto,
  ): Promise<HighlightClustersDto> {
    return this.bus.ask(new ClusterHighlights(actor, projectId, wanted));
  }
}
