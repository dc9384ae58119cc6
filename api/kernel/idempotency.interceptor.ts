import { createHash } from 'node:crypto';
import type { RepeatableRequest, RepeatedRequests } from '@evident/application/kernel/repeated-request';
import { refuse } from '@evident/domain/kernel';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, from, lastValueFrom } from 'rxjs';
import type { RequestWithActor } from './actor.ts';
import { REPEATED_REQUESTS } from './kernel.module.ts';
import { IDEMPOTENCY, type IdempotencyRule } from './idempotency.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Executes a POST with an `Idempotency-Key` once per sender. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    @Inject(REPEATED_REQUESTS.token) private readonly requests: RepeatedRequests,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const key = request.headers['idempotency-key'];
    const rule = this.reflector.get<IdempotencyRule | undefined>(IDEMPOTENCY, context.getHandler()) ?? {};
    const sender = senderOf(request);
    if (request.method !== 'POST' || sender === null || typeof key !== 'string' || rule.withoutKey !== undefined)
      return next.handle();
    if (!KEY.test(key)) refuse('ValidationError', 'The Idempotency-Key has to be 1 to 200 printable ASCII characters');
    return from(this.execute({ ...sender, key, hash: hashOf(request) }, rule, next, context));
  }

  private async execute(
    request: RepeatableRequest,
    { shownOnce = false, matches }: IdempotencyRule,
    next: CallHandler,
    context: ExecutionContext,
  ): Promise<unknown> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const before = await this.requests.begin(request);
    if (before.state === 'answered') {
      if (matches && !(await matches(http.getRequest<FastifyRequest>(), before.body))) refuseOther();
      if (shownOnce)
        refuse(
          'InvalidOperation',
          'This request was done already, and its answer is shown only once',
          'Take back what it made, and make another with a new key.',
        );
      void reply.status(before.status);
      return before.body ?? undefined;
    }
    if (before.state === 'running')
      refuse(
        'InvalidOperation',
        'This request is being worked on already',
        'Send it again in a moment, with the same key.',
      );
    if (before.state === 'done')
      refuse(
        'InvalidOperation',
        'This request was done already, but its answer was lost',
        'Read what it changed instead of sending it again.',
      );
    if (before.state === 'different') refuseOther();
    return this.first(request, shownOnce, next, reply);
  }

  private async first(
    request: RepeatableRequest,
    shownOnce: boolean,
    next: CallHandler,
    reply: FastifyReply,
  ): Promise<unknown> {
    try {
      const body: unknown = await this.requests.during(request, () =>
        lastValueFrom(next.handle(), { defaultValue: undefined }),
      );
      await this.requests.answered(request, reply.statusCode, shownOnce ? null : body);
      return body;
    } catch (error) {
      await this.requests.abandoned(request);
      throw error;
    }
  }
}

const refuseOther = (): never =>
  refuse(
    'UnprocessableContent',
    'The Idempotency-Key was used for another request',
    'Take a new key for each new request.',
  );

/** A member, a person without a workspace, or null for an anonymous sender. */
function senderOf({ actor, signedIn }: RequestWithActor): Pick<RepeatableRequest, 'teamId' | 'actorId'> | null {
  if (actor) return { teamId: actor.teamId, actorId: actor.userId };
  return signedIn ? { teamId: null, actorId: signedIn.accountId } : null;
}

/** Omits passwords, so that the stored hash doesn't help to guess one. */
const hashOf = ({ method, url, body }: RequestWithActor): string =>
  createHash('sha256')
    .update(
      JSON.stringify([method, url, body ?? null], (name, value: unknown) => (name === 'password' ? undefined : value)),
    )
    .digest('hex');
