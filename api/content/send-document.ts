import type { NoteReading } from '@evident/application/notes/note-reader';
import { type Surroundings, toHtml, toMarkdown } from '@evident/domain/content';
import type { ObjectSchema } from '@evident/domain/kernel';
import type { FastifyReply } from 'fastify';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

const FORMATS = ['json', 'text', 'markdown', 'html'] as const;
type Format = (typeof FORMATS)[number];
const MEDIA_TYPE: Record<Format, string> = {
  json: 'application/json',
  text: 'text/plain',
  markdown: 'text/markdown',
  html: 'text/html',
};

const format = {
  type: 'object',
  properties: { format: { type: 'string', enum: FORMATS, description: 'ProseMirror JSON by default' } },
  required: [],
} as const satisfies ObjectSchema;
export class FormatQueryDto extends queryFrom(format) {}

const documentView = {
  type: 'object',
  properties: {
    content: { type: 'free', description: 'ProseMirror JSON' },
    speakers: { type: 'free', description: 'The name of each speaker by the id that turns carry' },
    text: { type: 'string', description: 'Plain text; positions of highlights count code points in it' },
    version: { type: 'integer' },
  },
  required: ['content', 'speakers', 'text', 'version'],
} as const satisfies ObjectSchema;
export class DocumentDto extends dtoFrom(documentView) {}

export const isMarkup = (format: Format | undefined): boolean => format === 'markdown' || format === 'html';

/** Sends a document in the requested format with its ETag. Headers keep scripts in markup from running. */
export function sendDocument(
  { content, speakers, text, version }: NoteReading,
  asked: Format,
  reply: FastifyReply,
  embedded: Partial<Surroundings> = {},
): unknown {
  void reply.header('etag', `"${version}"`);
  if (asked === 'json') return { content, speakers, text, version };
  void reply
    .header('content-type', `${MEDIA_TYPE[asked]}; charset=utf-8`)
    .header('content-security-policy', "default-src 'none'; sandbox");
  return asked === 'text'
    ? text
    : asked === 'markdown'
      ? toMarkdown(content, { ...embedded, speakers })
      : toHtml(content, { ...embedded, speakers });
}
