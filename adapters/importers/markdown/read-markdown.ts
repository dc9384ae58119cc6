import type { NotesOutcome } from '@evident/domain/imports';
import MarkdownIt from 'markdown-it';
import { partFrontMatter } from './front-matter.ts';
import { type HtmlContent, htmlContent } from '../html/html-blocks.ts';
import { unreadNotices } from '../html/html-words.ts';
import { isHtmlName } from '../html/html-names.ts';
import { isGrowing, withWordCount } from '../notes/word-count.ts';
import { type NamedText, noteOfBlocks, noticesOf } from '../notes/note-of-blocks.ts';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
// `Vec<T>` and `<name>` are text, not elements.
markdown.renderer.rules.html_inline = (tokens, index) => knownTags(tokens[index]?.content ?? '');
markdown.renderer.rules.html_block = (tokens, index) => knownTags(tokens[index]?.content ?? '');

// Google Docs appends the anchor to a heading: `### Summary {#summary}`.
markdown.core.ruler.before('inline', 'heading addresses', ({ tokens }) => {
  tokens.forEach((token, index) => {
    if (token.type === 'inline' && tokens[index - 1]?.type === 'heading_open')
      token.content = token.content.replace(/ ?\{#[\w:.-]{1,80}\}$/, '');
  });
});

// `[^1]: Word` is a footnote, not the address of a link.
markdown.block.ruler.before('reference', 'footnotes', (state, from, to, isProbe) => {
  const at = state.bMarks[from]! + state.tShift[from]!;
  if (!/^\[\^[^\]\n]{1,100}\]:/.test(state.src.slice(at, state.eMarks[from]))) return false;
  if (isProbe) return true;
  let end = from + 1;
  while (end < to && !state.isEmpty(end) && !state.src.slice(state.bMarks[end]! + state.tShift[end]!).startsWith('[^'))
    end += 1;
  state.line = end;
  state.push('paragraph_open', 'p', 1).map = [from, end];
  const inline = state.push('inline', '', 0);
  Object.assign(inline, {
    content: state.getLines(from, end, state.blkIndent, false).trim(),
    map: [from, end],
    children: [],
  });
  state.push('paragraph_close', 'p', -1);
  return true;
});

const knownTags = (html: string): string =>
  html.replace(/<(?=\/?([A-Za-z][\w-]{0,40}))/g, (open, name: string) => (isHtmlName(name) ? open : '&lt;'));

/**
 * Reads Markdown (CommonMark with tables and strikethrough) as a note. Title, date, tags and other facts come from the
 * front matter.
 */
export function readMarkdown(text: string, file: NamedText): NotesOutcome {
  const { about, body } = partFrontMatter(text);
  const { blocks, pictures, flattened, written, unread } = markdownContent(body);
  const outcome: NotesOutcome = {
    kind: 'notes',
    format: 'Markdown',
    notes: [noteOfBlocks(blocks, file, about)],
    faults: [],
    notices: [...noticesOf({ pictures, flattened }), ...unreadNotices(unread)],
  };
  return withWordCount(outcome, written, { isRepeated: isGrowing(body) });
}

/** The readable content of Markdown without front matter. */
export const markdownContent = (markdownText: string): HtmlContent =>
  htmlContent(markdown.render(markdownText), { softBreaks: true });
