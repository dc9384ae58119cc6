import { ListSetAsideJobs } from '@evident/application/jobs/list-set-aside-jobs';
import { RetrySetAsideJob } from '@evident/application/jobs/retry-set-aside-job';
import { setAsideJobView } from '@evident/domain/jobs';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { dtoFrom } from '../kernel/dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';

class SetAsideJobsDto extends dtoFrom({
  type: 'object',
  properties: { items: { type: 'array', items: setAsideJobView } },
  required: ['items'],
} as const) {}

@ApiTags('Workspaces')
@Controller('set-aside-jobs')
export class JobsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listSetAsideJobs',
    asks: ListSetAsideJobs,
    summary: 'List the background jobs that were set aside, newest first, at most 100',
    description:
      'They stopped the server twice, or ran out of time or memory twice, and are not tried again by themselves.',
    answers: SetAsideJobsDto,
  })
  async list(@CurrentActor() actor: Actor): Promise<SetAsideJobsDto> {
    return { items: await this.bus.ask(new ListSetAsideJobs(actor)) };
  }

  @Post(':setAsideJobId/retry')
  @HttpCode(204)
  @Operation({
    id: 'retrySetAsideJob',
    asks: RetrySetAsideJob,
    summary: 'Start a job again that was set aside',
    refuses: ['NotFound'],
  })
  retry(@CurrentActor() actor: Actor, @Param('setAsideJobId', IdPipe) jobId: string): Promise<void> {
    return this.bus.ask(new RetrySetAsideJob(actor, jobId));
  }
}
