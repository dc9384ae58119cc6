import { createHash } from 'node:crypto';
import type { RepeatableRequest, RepeatedRequests } from '@evident/application/kernel/repeated-request';
import { refuse } from '@evident/domain/kernel';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, from, lastValueFrom } from 'rxjs';
import type { RequestWithActor } from './actor.ts';
import { REPEATED_REQUESTS } from './kernel.module.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Does a POST with an `Idempotency-Key` once, however often it is sent. */
@Injectable()
export class OnceInterceptor implements NestInterceptor {
  constructor(@Inject(REPEATED_REQUESTS.token) private readonly requests: RepeatedRequests) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || !request.actor || typeof key !== 'string') return next.handle();
    if (!KEY.test(key)) refuse('ValidationError', 'The Idempotency-Key has to be 1 to 200 printable ASCII characters');
    const repeatable = { teamId: request.actor.teamId, actorId: request.actor.userId, key, hash: hashOf(request) };
    return from(this.once(repeatable, next, context.switchToHttp().getResponse<FastifyReply>()));
  }

  private async once(request: RepeatableRequest, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    const before = await this.requests.begin(request);
    if (before.state === 'answered') {
      void reply.status(before.status);
      return before.body ?? undefined;
    }
    if (before.state === 'running') refuse('InvalidOperation', 'This request is being worked on already', 'Send it again in a moment, with the same key.');
    if (before.state === 'done') refuse('InvalidOperation', 'This request was done already, but its answer was lost', 'Read what it changed instead of sending it again.');
    if (before.state === 'different') refuse('UnprocessableContent', 'The Idempotency-Key was used for another request', 'Take a new key for each new request.');
    return this.first(request, next, reply);
  }

  private async first(request: RepeatableRequest, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    try {
      const body: unknown = await this.requests.during(request, () => lastValueFrom(next.handle(), { defaultValue: undefined }));
      await this.requests.answered(request, reply.statusCode, body);
      return body;
    } catch (error) {
      await this.requests.abandoned(request);
      throw error;
    }
  }
}

const hashOf = ({ method, url, body }: RequestWithActor): string => createHash('sha256').update(JSON.stringify([method, url, body ?? null])).digest('hex');
