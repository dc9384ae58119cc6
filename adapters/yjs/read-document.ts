import {
  type AttributeRule, type Layout, RICH_TEXT_LIMITS, type RichMark, type RichNode, holdsText, inOrder, joinRuns, layOut, markRule, mayContain, nodeRule,
} from '@evident/domain/content';
import * as Y from 'yjs';
import { markOf } from './mark-keys.ts';

/** The names of the parts of a live document; editor, server and store agree on them. */
export const CONTENT = 'content';
export const SPEAKERS = 'speakers';

export interface ReadDocument {
  readonly content: RichNode;
  readonly speakers: Record<string, string>;
  readonly text: string;
}

/** Content, speakers and plain text of a live document. Never writes to it: what the schema does not know is left out, as the editor leaves it out. */
export function readDocument(document: Y.Doc): ReadDocument {
  const { content, layout } = survey(document);
  return { content, speakers: readSpeakers(document), text: layout.text };
}

export interface Survey {
  readonly content: RichNode;
  readonly layout: Layout;
  /** The Yjs element behind each text block of the layout. */
  readonly elements: ReadonlyMap<RichNode, Y.XmlElement>;
}

/** A document read once: its content, its layout, and where each text block lives in Yjs. */
export function survey(document: Y.Doc): Survey {
  const elements = new Map<RichNode, Y.XmlElement>();
  const blocks = document.getXmlFragment(CONTENT).toArray().flatMap((child) => readChild(child, elements, 1));
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

function readChild(child: YChild, elements: Map<RichNode, Y.XmlElement>, depth: number): RichNode[] {
  if (child instanceof Y.XmlText) return readRuns(child);
  if (!(child instanceof Y.XmlElement) || depth >= RICH_TEXT_LIMITS.depth) return [];
  const rule = nodeRule(child.nodeName);
  if (!rule || child.nodeName === 'doc' || child.nodeName === 'text') return [];
  const inner = child.toArray().flatMap((part) => readChild(part, elements, depth + 1));
  const content = joinRuns(rule.marks ? inner.map((node) => withMarksAmong(node, rule.marks!)) : inner);
  if (!mayContain(child.nodeName, content.map((node) => node.type))) return [];
  const attrs = readAttributes(child.getAttributes(), rule.attrs);
  if (attrs === 'wrong') return [];
  const node: RichNode = { type: child.nodeName, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
  if (holdsText(node.type)) elements.set(node, child);
  return [node];
}

function withMarksAmong({ marks, ...node }: RichNode, allowed: readonly string[]): RichNode {
  const kept = marks?.filter((mark) => allowed.includes(mark.type)) ?? [];
  return kept.length > 0 ? { ...node, marks: kept } : node;
}

/** The runs of a Yjs text; none if something other than text was put into it. */
function readRuns(text: Y.XmlText): RichNode[] {
  const runs = text.toDelta() as { insert: unknown; attributes?: Record<string, unknown> }[];
  if (runs.some((run) => typeof run.insert !== 'string')) return [];
  return runs.map((run): RichNode => {
    const marks = readMarks(run.attributes);
    const storable = (run.insert as string).replace(UNSTORABLE, '\uFFFD');
    return marks.length > 0 ? { type: 'text', marks, text: storable } : { type: 'text', text: storable };
  });
}

/** NUL and half surrogate pairs, which no store keeps; each is replaced by one character, so that positions stay. */
const UNSTORABLE = /[\u0000\uD800-\uDFFF]/gu;

function readMarks(attributes: Record<string, unknown> | undefined): RichMark[] {
  if (!attributes) return [];
  const marks: RichMark[] = [];
  for (const [key, value] of Object.entries(attributes)) {
    const type = markOf(key);
    const rule = value === null ? undefined : markRule(type);
    if (!rule) continue;
    const attrs = readAttributes(value, rule.attrs);
    if (attrs !== 'wrong') marks.push(attrs ? { type, attrs } : { type });
  }
  return marks.length > 1 ? inOrder(marks) : marks;
}

function readAttributes(value: unknown, rules: Readonly<Record<string, AttributeRule>> | undefined): Record<string, unknown> | undefined | 'wrong' {
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
