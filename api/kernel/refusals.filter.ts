import { Refusal, type RefusalCode, StaleVersion } from '@evident/domain/kernel';
import { type Gate, PlanRefusal } from '@evident/domain/plans';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerOfDatabase } from './database-faults.ts';
import { TooManyRequests } from './request-limit.ts';
import { STALE, STATUS_OF } from './status.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Form of refusals of this route; `{errors, requestId}` by default. */
    refusalsAs?: (error: unknown, requestId: string, reply: FastifyReply) => object;
  }
}

interface Answered {
  readonly code: RefusalCode;
  readonly title: string;
  readonly message?: string;
  readonly gate?: Gate;
}

/** Converts exceptions to `{errors: [{code, title, message?, gate?}], requestId}` without exposing internal details. */
@Catch()
export class RefusalsFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, errors } = answerOf(error);
    if (status >= 500) request.log.error({ err: error }, 'A request failed');
    if (reply.sent) return;
    if (status === STATUS_OF.Unavailable) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (error instanceof TooManyRequests) void reply.header('retry-after', error.seconds);
    void reply
      .status(status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(
        request.routeOptions.config.refusalsAs?.(error, String(request.id), reply) ?? {
          errors,
          requestId: String(request.id),
        },
      );
  }
}

const RETRY_AFTER_SECONDS = 5;

export function answerOf(error: unknown): { status: number; errors: Answered[] } {
  if (error instanceof Refusal) {
    return {
      status: error instanceof StaleVersion ? STALE : STATUS_OF[error.code],
      errors: [
        {
          code: error.code,
          title: error.title,
          ...(error.advice && { message: error.advice }),
          ...(error instanceof PlanRefusal && { gate: error.gate }),
        },
      ],
    };
  }
  if (error instanceof HttpException) return { status: error.getStatus(), errors: httpErrors(error) };
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return { status, errors: [{ code: codeOf(status), title: titleOf(status) }] };
  const ofDatabase = answerOfDatabase(error);
  if (ofDatabase) return { status: STATUS_OF[ofDatabase.code], errors: [ofDatabase] };
  return {
    status: 500,
    errors: [
      {
        code: 'InternalError',
        title: 'Something went wrong on our side',
        message: 'Nothing was changed. Try again; if it happens again, name the request id.',
      },
    ],
  };
}

function httpErrors(error: HttpException): Answered[] {
  const status = error.getStatus();
  const body = error.getResponse() as { message?: string | string[] };
  if (status === 400 && Array.isArray(body.message))
    return body.message.map((title) => ({ code: 'ValidationError', title }));
  return [{ code: codeOf(status), title: titleOf(status) }];
}

const codeOf = (status: number): RefusalCode =>
  status === 401
    ? 'Unauthorized'
    : status === 403
      ? 'Forbidden'
      : status === 404 || status === 405
        ? 'NotFound'
        : status === 422
          ? 'UnprocessableContent'
          : status === 429
            ? 'TooManyRequests'
            : status === 503
              ? 'Unavailable'
              : status >= 500
                ? 'InternalError'
                : 'BAD_USER_INPUT';

const TITLES: Record<number, string> = {
  400: 'The request could not be read',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'There is nothing here',
  405: 'Method not allowed',
  413: 'The request is too large',
  415: 'This content type is not accepted',
  429: 'Too many requests',
};
const titleOf = (status: number): string =>
  TITLES[status] ?? (status >= 500 ? 'Something went wrong on our side' : 'The request was refused');
