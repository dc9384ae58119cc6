import { type NodeRule, type RichNode, nodeRule } from '../content/index.ts';

const KEPT_MARKS = new Set(['link', 'bold', 'italic', 'underline', 'strike', 'code']);
const EMPTY_PARAGRAPH: RichNode = { type: 'paragraph' };

/**
 * The text of a document without what came from sources or people: evidence, images, cards and mentions, speaker
 * turns, and redacted words. Headings, prompts, lists and tables stay.
 */
export function templateDocument(document: RichNode): RichNode {
  const kept = withoutSources(document);
  return kept?.content?.length ? kept : { type: 'doc', content: [EMPTY_PARAGRAPH] };
}

function withoutSources(node: RichNode): RichNode | null {
  if (node.type === 'text') return ownText(node);
  const rule = nodeRule(node.type);
  if (!rule || node.type === 'turn' || isSource(node.type, rule)) return null;
  if (!node.content) return node;
  const content = node.content.flatMap((child) => withoutSources(child) ?? []);
  if (content.length > 0) return { ...node, content };
  const { content: _, ...empty } = node;
  return rule.content?.includes('+') ? null : empty;
}

const WITHOUT_OBJECT = new Set(['horizontalRule', 'date', 'embed']);

/** Atoms show an object, except these. */
const isSource = (type: string, rule: NodeRule): boolean => rule.atom === true && !WITHOUT_OBJECT.has(type);

function ownText({ marks, ...node }: RichNode): RichNode | null {
  if (marks?.some(({ type }) => type === 'redacted')) return null;
  const kept = marks?.filter(({ type }) => KEPT_MARKS.has(type)) ?? [];
  return kept.length > 0 ? { ...node, marks: kept } : node;
}
