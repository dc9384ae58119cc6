import { type RichNode, plainText } from '../content/index.ts';
import { BUILT_IN } from './built-in.ts';

const isItalic = ({ type, content = [] }: RichNode): boolean =>
  type === 'paragraph' &&
  content.length > 0 &&
  content.every(({ marks = [] }) => marks.some((mark) => mark.type === 'italic'));

/** The words that templates put where a member writes: their paragraphs in italics. */
const promptsOf = (documents: readonly RichNode[]): string[] =>
  documents.flatMap(({ content = [] }) => content.filter(isItalic).map((node) => plainText(node)));
const BUILT_IN_PROMPTS = promptsOf(BUILT_IN.map(({ document }) => document));
const isBlank = ({ type, content = [] }: RichNode): boolean => type === 'paragraph' && content.length === 0;
const levelOf = ({ attrs }: RichNode): number => Number(attrs?.['level'] ?? 1);

/**
 * A text without prompts of templates, and without the headings that have nothing else below them.
 * @param templates texts of templates of the workspace; those of built-in ones are known
 */
export function withoutPrompts(document: RichNode, templates: readonly RichNode[] = []): RichNode {
  const prompts = new Set([...BUILT_IN_PROMPTS, ...promptsOf(templates)]);
  const isPrompt = (node: RichNode): boolean => isItalic(node) && prompts.has(plainText(node));
  const blocks = document.content ?? [];
  if (!blocks.some(isPrompt)) return document;
  return { ...document, content: blocks.filter((block, at) => !isPrompt(block) && !isUnfilled(blocks, at, isPrompt)) };
}

/** Whether a block is a heading with prompts only. */
function isUnfilled(blocks: readonly RichNode[], at: number, isPrompt: (node: RichNode) => boolean): boolean {
  const heading = blocks[at]!;
  if (heading.type !== 'heading') return false;
  let hasPrompt = false;
  let next = at + 1;
  for (let below = blocks[next]; below && (isPrompt(below) || isBlank(below)); below = blocks[++next])
    hasPrompt ||= isPrompt(below);
  const after = blocks[next];
  return hasPrompt && (!after || (after.type === 'heading' && levelOf(after) <= levelOf(heading)));
}
