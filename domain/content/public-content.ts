import { nodeRule } from './document-schema.ts';
import type { RichNode } from './rich-text.ts';
import { joinRuns } from './runs.ts';
import { withoutHighlights } from './with-highlights.ts';

/**
 * A document for visitors without an account: without highlights, charts and cards of other objects, which they may not
 * see. Mentions become words without a name.
 */
export const publicContent = (document: RichNode): RichNode => withoutObjects(withoutHighlights(document));

const INTERNAL = new Set(['chart', 'reference']);

function withoutObjects(node: RichNode): RichNode {
  if (!node.content) return node;
  const kept = joinRuns(
    node.content
      .filter(({ type }) => !INTERNAL.has(type))
      .map((child) => (child.type === 'mention' ? { type: 'text', text: unnamed(child) } : withoutObjects(child))),
  );
  if (kept.length > 0) return { ...node, content: kept };
  const needsBlock = nodeRule(node.type)?.content === 'block+';
  return { ...node, content: needsBlock ? [{ type: 'paragraph' }] : [] };
}

const unnamed = ({ attrs }: RichNode): string => (attrs?.kind === 'member' ? '@colleague' : `a ${String(attrs?.kind)}`);
