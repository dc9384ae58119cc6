import { refuse } from '@evident/domain/kernel';
import { applyDecorators, type CallHandler, createParamDecorator, type ExecutionContext, Injectable, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/** The version that the sender of a change has seen (`If-Match: "7"`); `null` where none is named and everything may be overwritten. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): number | null =>
  versionIn(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']));

function versionIn(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const version = /^\s*(?:W\/)?"(\d{1,9})(?:-\w+)?"\s*$/.exec(header)?.[1];
  return version === undefined ? refuse('ValidationError', 'If-Match is not one of our ETags', 'Send the ETag as it was received, or leave the header out.') : Number(version);
}

/** Marks a change that is refused with `InvalidOperation` when `If-Match` names an older version. */
export const TakesVersion = (): MethodDecorator =>
  applyDecorators(ApiHeader({ name: 'If-Match', required: false, description: 'The ETag of what you have seen; the change is refused if somebody changed it since', schema: { type: 'string', examples: ['"7"'] } as never }));

@Injectable()
class VersionTag implements NestInterceptor<{ version: number }> {
  intercept(context: ExecutionContext, next: CallHandler<{ version: number }>): Observable<{ version: number }> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((body) => {
      void reply.header('etag', `"${body.version}"`);
      return body;
    }));
  }
}

/** Sends the `version` of the answer as its ETag. */
export const ShowsVersion = (): MethodDecorator => UseInterceptors(VersionTag);
