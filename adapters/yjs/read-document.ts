import {
  type AttributeRule,
  type Layout,
  RICH_TEXT_LIMITS,
  type RichMark,
  type RichNode,
  holdsText,
  inOrder,
  joinRuns,
  layOut,
  markRule,
  mayContain,
  nodeRule,
} from '@evident/domain/content';
import * as Y from 'yjs';
import { markOf } from './mark-keys.ts';

/** Names of the root types of a live document, shared by editor, server and store. */
export const CONTENT = 'content';
export const SPEAKERS = 'speakers';

export interface ReadDocument {
  readonly content: RichNode;
  readonly speakers: Record<string, string>;
  readonly text: string;
}

/**
 * Returns content, speakers and plain text of a live document. Read-only: skips nodes outside the schema like the
 * editor.
 */
export function readDocument(document: Y.Doc): ReadDocument {
  const { content, layout } = survey(document);
  return { content, speakers: readSpeakers(document), text: layout.text };
}

export interface Survey {
  readonly content: RichNode;
  readonly layout: Layout;
  /** Yjs element of each text block. */
  readonly elements: { get(block: RichNode): Y.XmlElement | undefined };
}

/** Cached parse of an open document: only changed blocks are parsed again. */
export interface ReadCache {
  /** Nodes parsed from an element. */
  readonly read: WeakMap<Y.XmlElement, RichNode[]>;
  readonly elements: WeakMap<RichNode, Y.XmlElement>;
}
export const emptyCache = (): ReadCache => ({ read: new WeakMap(), elements: new WeakMap() });

/** Parsed document: content, layout, and the Yjs element of each text block. */
export function survey(document: Y.Doc, known = emptyCache()): Survey {
  const { elements } = known;
  const blocks = document
    .getXmlFragment(CONTENT)
    .toArray()
    .flatMap((child) => readChild(child, known, 1));
  const valid = blocks.filter((block) => nodeRule(block.type)?.group === 'block');
  const content: RichNode = { type: 'doc', content: valid.length > 0 ? valid : [{ type: 'paragraph' }] };
  return { content, layout: layOut(content), elements };
}

export function readSpeakers(document: Y.Doc): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [id, name] of document.getMap(SPEAKERS)) if (typeof name === 'string') names[id] = name;
  return names;
}

type YChild = ReturnType<Y.XmlFragment['toArray']>[number];

function readChild(child: YChild, known: ReadCache, depth: number): RichNode[] {
  if (child instanceof Y.XmlText) return readRuns(child);
  if (!(child instanceof Y.XmlElement) || depth >= RICH_TEXT_LIMITS.depth) return [];
  const before = known.read.get(child);
  if (before) return before;
  const nodes = readElement(child, known, depth);
  known.read.set(child, nodes);
  return nodes;
}

function readElement(child: Y.XmlElement, known: ReadCache, depth: number): RichNode[] {
  const rule = nodeRule(child.nodeName);
  if (!rule || child.nodeName === 'doc' || child.nodeName === 'text') return [];
  const inner = child.toArray().flatMap((part) => readChild(part, known, depth + 1));
  const content = joinRuns(rule.marks ? inner.map((node) => withMarksAmong(node, rule.marks!)) : inner);
  if (
    !mayContain(
      child.nodeName,
      content.map((node) => node.type),
    )
  )
    return [];
  const attrs = readAttributes(child.getAttributes(), rule.attrs);
  if (attrs === 'wrong') return [];
  const node: RichNode = { type: child.nodeName, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
  if (holdsText(node.type)) known.elements.set(node, child);
  return [node];
}

function withMarksAmong({ marks, ...node }: RichNode, allowed: readonly string[]): RichNode {
  const kept = marks?.filter((mark) => allowed.includes(mark.type)) ?? [];
  return kept.length > 0 ? { ...node, marks: kept } : node;
}

/**
 * Returns the runs of a Yjs text; none if it contains anything but text. Walks the items once, because `toDelta`
 * copies every mark into each run.
 */
function readRuns(text: Y.XmlText): RichNode[] {
  const runs: RichNode[] = [];
  const active = new Map<string, RichMark>();
  let [words, marks]: [string, RichMark[]] = ['', []];
  const end = (): void => {
    if (words !== '')
      runs.push(
        marks.length > 0
          ? { type: 'text', marks, text: words.replace(UNSTORABLE, '\uFFFD') }
          : { type: 'text', text: words.replace(UNSTORABLE, '\uFFFD') },
      );
    words = '';
  };
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue;
    const { content } = item;
    if (content instanceof Y.ContentString) words += content.str;
    else if (content instanceof Y.ContentType || content instanceof Y.ContentEmbed) return [];
    else if (content instanceof Y.ContentFormat) {
      end();
      const mark = content.value === null ? null : readMark(content.key, content.value);
      if (mark) active.set(content.key, mark);
      else active.delete(content.key);
      marks = marksOf(active.values());
    }
  }
  end();
  return runs;
}

/** NUL and unpaired surrogates cannot be stored. Each is replaced by one character, so that positions stay valid. */
const UNSTORABLE = /[\u0000\uD800-\uDFFF]/gu;

/**
 * Omits highlights beyond the overlap limit. Live changes that exceed it are refused; older documents may still
 * contain them.
 */
function marksOf(active: Iterable<RichMark>): RichMark[] {
  const marks: RichMark[] = [];
  let highlights = 0;
  for (const mark of active) {
    if (mark.type === 'highlight' && (highlights += 1) > RICH_TEXT_LIMITS.overlaps) break;
    marks.push(mark);
  }
  return marks.length > 1 ? inOrder(marks) : marks;
}

function readMark(key: string, value: unknown): RichMark | null {
  const type = markOf(key);
  const rule = markRule(type);
  if (!rule) return null;
  const attrs = readAttributes(value, rule.attrs);
  return attrs === 'wrong' ? null : attrs ? { type, attrs } : { type };
}

function readAttributes(
  value: unknown,
  rules: Readonly<Record<string, AttributeRule>> | undefined,
): Record<string, unknown> | undefined | 'wrong' {
  if (!rules) return undefined;
  const given = (value ?? {}) as Record<string, unknown>;
  const attrs: Record<string, unknown> = {};
  for (const name in rules) {
    const rule = rules[name]!;
    const attribute = given[name] === undefined ? rule.default : given[name];
    attrs[name] = rule.allows(attribute) ? attribute : rule.default;
    if (attrs[name] === undefined) return 'wrong';
  }
  return attrs;
}
