import { Readable } from 'node:stream';
import { csvOf } from '@evident/domain/imports';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Sends a table as a CSV file, in as many pieces as it comes. */
export function csvFile(
  reply: FastifyReply,
  name: string,
  table: AsyncIterable<readonly (readonly string[])[]>,
): StreamableFile {
  void reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`);
  return new StreamableFile(Readable.from(asCsv(table)));
}

async function* asCsv(table: AsyncIterable<readonly (readonly string[])[]>): AsyncIterable<string> {
  yield BYTE_ORDER_MARK;
  for await (const rows of table) yield csvOf(rows);
}
