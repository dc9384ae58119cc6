import type { MarkdownReader } from '@evident/application/content/markdown-reader';
import type { RichNode } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';

/** Objects that pieces name by their keys. */
interface Named {
  readonly highlights: ReadonlyMap<string, Uuid>;
  readonly notes: ReadonlyMap<string, Uuid>;
}

/** Content of an insight from pieces: Markdown, `@key` for a highlight as evidence, or `@note:key` for a card of a note. */
export async function bodyOf(
  markdown: MarkdownReader,
  pieces: readonly string[],
  { highlights, notes }: Named,
): Promise<Record<string, unknown>> {
  const blocks = await Promise.all(
    pieces.map(async (piece): Promise<readonly RichNode[]> => {
      const highlightId = piece.startsWith('@') ? highlights.get(piece.slice(1)) : undefined;
      if (highlightId) return [{ type: 'evidence', attrs: { highlightId } }];
      const objectId = piece.startsWith('@note:') ? notes.get(piece.slice('@note:'.length)) : undefined;
      if (objectId) return [{ type: 'reference', attrs: { kind: 'note', objectId } }];
      return (await markdown.read(piece)).content.content ?? [];
    }),
  );
  return { type: 'doc', content: blocks.flat() };
}
