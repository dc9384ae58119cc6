import { Refusal } from '@evident/domain/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RawServerDefault } from 'fastify';

/** Levels of a JSON body: a rich text of 64 levels has about 130. */
const DEPTH_MAX = 200;
const [QUOTE, BACKSLASH, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [...'"\\[{]}'].map((sign) => sign.charCodeAt(0));

/** Reads JSON bodies, but none that is nested so deep that whoever walks through it would fall off the stack. */
export function readJson(app: NestFastifyApplication, bodyLimit: number): void {
  const parse = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error');
  app.useBodyParser<RawServerDefault>('application/json', { bodyLimit }, (request, body: Buffer, done) => {
    if (isDeeper(body, DEPTH_MAX)) done(new Refusal('ValidationError', 'The request is nested too deep', `Send JSON of at most ${DEPTH_MAX} levels.`));
    else parse(request, body as unknown as string, done);
  });
}

/** Bytes are enough: in UTF-8 no part of a longer character looks like a bracket or a quote. */
function isDeeper(json: Buffer, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
