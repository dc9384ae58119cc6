import { CancelClusterJob } from '@evident/application/clustering/cancel-cluster-job';
import { ClusterHighlights } from '@evident/application/clustering/cluster-highlights';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { HighlightClustersDto, StartedClustersDto, WantedClustersDto } from './clustering.dto.ts';

const ACCEPTED = 202;

@ApiTags('Highlights')
@Controller()
export class ClusteringController {
  constructor(private readonly bus: Bus) {}

  @Post('projects/:projectId/highlight-clusters')
  @Operation({
    id: 'clusterHighlights',
    asks: ClusterHighlights,
    summary: 'Group highlights of a project by meaning',
    description:
      'Changes no content. Of up to 50,000 highlights that the caller may see: given ids, those of a filter, or all. More than 2,000 are clustered by a job: the response is 202 with its address, and the job of the caller in the project that was under way is canceled. The same highlights always give the same clusters. Computed without a language model. The texts are sent to the `embeddingHost` of the AI status, if there is one, also while AI is off.',
    answers: HighlightClustersDto,
    accepts: StartedClustersDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async cluster(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: WantedClustersDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HighlightClustersDto | StartedClustersDto> {
    const answer = await this.bus.ask(new ClusterHighlights(actor, projectId, wanted));
    if ('data' in answer) return answer;
    const url = `/api/v1/highlight-cluster-jobs/${answer.jobId}`;
    void reply.status(ACCEPTED).header('Location', url);
    return { jobId: answer.jobId, url };
  }

  @Post('highlight-cluster-jobs/:clusterJobId/cancellation')
  @HttpCode(204)
  @Operation({
    id: 'cancelClusterJob',
    asks: CancelClusterJob,
    summary: 'Stop clustering many highlights',
    description: 'Has no effect once it has ended.',
    status: 204,
    refuses: ['NotFound'],
  })
  async cancel(@CurrentActor() actor: Actor, @Param('clusterJobId', IdPipe) jobId: string): Promise<void> {
    await this.bus.ask(new CancelClusterJob(actor, jobId));
  }
}
