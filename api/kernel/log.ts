import type { LoggerService } from '@nestjs/common';
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type Logger, pino } from 'pino';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/**
 * Writes one JSON object per line. Requests are logged with id, method and route pattern, never the URL:
 * URLs contain share tokens and one-time codes.
 */
export const openLog = (level: LogLevel): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      // Database errors carry the values of the failed statement, so other fields are dropped.
      err: ({ name, code, message, stack }: Error & { code?: unknown }) => ({ name, code, message, stack }),
    },
    redact: {
      paths: [
        'password',
        'token',
        'secret',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        '*.secret',
        '*.authorization',
        '*.cookie',
      ],
      censor: '(secret)',
    },
  });

/** Logs each response with operation, status and duration. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(_: unknown, request: FastifyRequest, reply: FastifyReply): void {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  }
}

/** Forwards Nest's own messages to the log; its startup messages have level `debug`. */
export class NestLog implements LoggerService {
  constructor(private readonly to: FastifyBaseLogger) {}

  log = (message: unknown, ...more: unknown[]): void => this.to.debug({ context: more.at(-1) }, String(message));
  debug = this.log;
  verbose = this.log;
  warn = (message: unknown, ...more: unknown[]): void => this.to.warn({ context: more.at(-1) }, String(message));
  error = (message: unknown, ...more: unknown[]): void =>
    message instanceof Error
      ? this.to.error({ err: message }, message.message)
      : this.to.error({ stack: more.at(-2), context: more.at(-1) }, String(message));
  fatal = this.error;
}
