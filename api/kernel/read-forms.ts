import { Refusal } from '@evident/domain/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RawServerDefault } from 'fastify';
import { OPEN_BODY_BYTES } from './body-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form in place of JSON, as services and OAuth send them. */
    takesForms?: true;
  }
}

const UNACCEPTED = 415;

/**
 * Parses URL-encoded forms for operations that take them. Refuses them elsewhere with 415, and a parameter that is sent twice
 * (RFC 6749, section 3.2).
 */
export function readForms(app: NestFastifyApplication): void {
  app.useBodyParser<RawServerDefault>(
    'application/x-www-form-urlencoded',
    { bodyLimit: OPEN_BODY_BYTES },
    (request, body: Buffer, done) => {
      const { takesForms, keepsBody } = request.routeOptions.config;
      if (!takesForms)
        return done(Object.assign(new Error('This operation takes no form'), { statusCode: UNACCEPTED }));
      const text = body.toString('utf8');
      if (keepsBody) request.keptBody = text;
      const sent = [...new URLSearchParams(text)];
      const form = new Map(sent);
      if (form.size < sent.length) return done(new Refusal('ValidationError', 'A parameter was sent twice'));
      return done(null, Object.fromEntries(form));
    },
  );
}
