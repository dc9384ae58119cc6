import { refuse } from '@evident/domain/kernel';
import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader, ApiResponse } from './contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { STALE } from './status.ts';

/** Version from `If-Match: "7"`; `null` without the header, which allows overwriting any version. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): number | null =>
  versionIn(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

function versionIn(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const version = /^\s*(?:W\/)?"(\d{1,9})(?:-\w+)?"\s*$/.exec(header)?.[1];
  return version === undefined
    ? refuse(
        'ValidationError',
        'If-Match is not one of our ETags',
        'Send the ETag as it was received, or leave the header out.',
      )
    : Number(version);
}

const STALE_ANSWER = {
  status: STALE,
  description: 'InvalidOperation: it was changed since',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
};

/** Marks an operation that refuses a stale `If-Match`. */
export const TakesVersion = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'ETag of the version you have seen; the change is refused if the object was changed since',
      schema: { type: 'string', examples: ['"7"'] } as never,
    }),
    ApiResponse(STALE_ANSWER),
  );

type Versioned = { readonly version: number } | { readonly factsVersion: number };

@Injectable()
class VersionTag implements NestInterceptor<Versioned> {
  intercept(context: ExecutionContext, next: CallHandler<Versioned>): Observable<Versioned> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((body) => {
        void reply.header('etag', `"${'factsVersion' in body ? body.factsVersion : body.version}"`);
        return body;
      }),
    );
  }
}

/**
 * Sends the version of the response as its ETag. For objects with a document, it is the version of their other fields.
 */
export const ShowsVersion = (): MethodDecorator => UseInterceptors(VersionTag);
