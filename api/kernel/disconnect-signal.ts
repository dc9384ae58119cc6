import { Refusal } from '@evident/domain/kernel';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects, so that work only it needed can stop. */
export const DisconnectSignal = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(new Refusal('InvalidOperation', 'The client closed the connection'));
  });
  return leaving.signal;
});
