import type { RichMark, RichNode } from '@evident/domain/content';

export const words = (text: string, ...marks: (string | RichMark)[]): RichNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) }),
});

const inline = (content: readonly (string | RichNode)[]): Pick<RichNode, 'content'> =>
  content.length > 0 ? { content: content.map((part) => (typeof part === 'string' ? words(part) : part)) } : {};

export const paragraph = (...content: (string | RichNode)[]): RichNode => ({ type: 'paragraph', ...inline(content) });

export const heading = (level: number, ...content: (string | RichNode)[]): RichNode => ({
  type: 'heading',
  attrs: { level },
  ...inline(content),
});

export const turn = (
  speaker: string | null,
  start: number | null,
  end: number | null,
  ...content: (string | RichNode)[]
): RichNode => ({ type: 'turn', attrs: { speaker, start, end, fileId: null }, ...inline(content) });

export const block = (type: string, ...content: RichNode[]): RichNode => ({
  type,
  ...(content.length > 0 && { content }),
});

export const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });

export const highlight = (id: string): RichMark => ({ type: 'highlight', attrs: { id } });

export const lineBreak: RichNode = { type: 'hardBreak' };
