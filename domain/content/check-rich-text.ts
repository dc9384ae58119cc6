import { refuse } from '../kernel/index.ts';
import { type AttributeRule, UNSTORABLE } from './attributes.ts';
import { mayContain } from './content-expression.ts';
import { RICH_TEXT_LIMITS, type MarkName, markRule, nodeRule } from './document-schema.ts';
import type { RichMark, RichNode } from './rich-text.ts';
import { inOrder, joinRuns } from './runs.ts';

/**
 * Validates an external document against the schema. Refuses unknown nodes, marks and attributes, unsafe links, invalid
 * nesting, and documents that are too deep or too long. Returns the document in stored form: all attributes explicit,
 * adjacent runs with the same marks joined.
 */
export function checkRichText(value: unknown): RichNode {
  const tally = { characters: 0, nodes: 0, cells: 0 };
  const document = checkNode(value, 'document', 0, tally);
  if (document.type !== 'doc') wrong('document', 'must be a node of type "doc"');
  return document;
}

interface Tally {
  characters: number;
  nodes: number;
  cells: number;
}

function checkNode(value: unknown, path: string, depth: number, tally: Tally): RichNode {
  if (depth > RICH_TEXT_LIMITS.depth) wrong(path, `is nested deeper than ${RICH_TEXT_LIMITS.depth} levels`);
  if (!isObject(value)) wrong(path, 'must be an object with a type');
  const rule = nodeRule(value.type) ?? wrong(path, `has the unknown type ${shown(value.type)}`);
  const type = value.type as string;
  knownKeys(value, type === 'text' ? TEXT_KEYS : NODE_KEYS, path);
  if (++tally.nodes > RICH_TEXT_LIMITS.nodes) wrong('document', `has more than ${RICH_TEXT_LIMITS.nodes} nodes`);
  if ((type === 'tableCell' || type === 'tableHeader') && ++tally.cells > RICH_TEXT_LIMITS.cells)
    wrong('document', `has more than ${RICH_TEXT_LIMITS.cells} table cells`);
  if (type === 'text') return checkText(value, path, tally);
  const node: RichNode = { type };
  const attrs = checkAttributes(value.attrs, rule.attrs, path);
  if (attrs) node.attrs = attrs;
  if (value.content !== undefined && !Array.isArray(value.content)) wrong(path, 'must have a list as content');
  const content = ((value.content ?? []) as unknown[]).map((child, index) =>
    checkNode(child, `${path}.content[${index}]`, depth + 1, tally),
  );
  if (
    !mayContain(
      type,
      content.map((child) => child.type),
    )
  )
    wrong(path, `(${type}) must hold ${rule.content ?? 'nothing'}`);
  if (rule.marks) content.forEach((child, index) => allowedMarks(child, rule.marks!, `${path}.content[${index}]`));
  if (content.length > 0) node.content = joinRuns(content);
  if (checkMarks(value.marks, path).length > 0 && rule.group !== 'inline')
    wrong(path, 'is not text and must not carry marks');
  return node;
}

function checkText(value: Record<string, unknown>, path: string, tally: Tally): RichNode {
  if (typeof value.text !== 'string' || value.text === '') wrong(path, 'must have a text that is not empty');
  tally.characters += value.text.length;
  if (tally.characters > RICH_TEXT_LIMITS.characters)
    wrong('document', `has more than ${RICH_TEXT_LIMITS.characters} characters`);
  if (UNSTORABLE.test(value.text)) wrong(path, 'holds a NUL or half of a character, which no text can hold');
  const marks = checkMarks(value.marks, path);
  return marks.length > 0 ? { type: 'text', marks, text: value.text } : { type: 'text', text: value.text };
}

function checkMarks(value: unknown, path: string): RichMark[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) wrong(path, 'must have a list as marks');
  const marks = value.map((mark: unknown, index): RichMark => {
    const at = `${path}.marks[${index}]`;
    if (!isObject(mark)) wrong(at, 'must be an object with a type');
    const rule = markRule(mark.type) ?? wrong(at, `has the unknown type ${shown(mark.type)}`);
    knownKeys(mark, MARK_KEYS, at);
    const attrs = checkAttributes(mark.attrs, rule.attrs, at);
    return attrs ? { type: mark.type as string, attrs } : { type: mark.type as string };
  });
  const seen = new Set<string>();
  for (const mark of marks) {
    const key = markRule(mark.type)?.overlaps ? JSON.stringify(mark) : mark.type;
    if (seen.has(key)) wrong(path, `carries the mark "${mark.type}" twice`);
    seen.add(key);
  }
  return inOrder(marks);
}

function checkAttributes(
  value: unknown,
  rules: Readonly<Record<string, AttributeRule>> | undefined,
  path: string,
): Record<string, unknown> | undefined {
  if (value !== undefined && value !== null && !isObject(value)) wrong(path, 'must have an object as attrs');
  const given = (value ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(given))
    if (!rules || !Object.hasOwn(rules, name)) wrong(path, `has the unknown attribute ${shown(name)}`);
  if (!rules) return undefined;
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      const attribute = given[name] === undefined ? rule.default : given[name];
      if (attribute === undefined || !rule.allows(attribute)) wrong(`${path}.attrs.${name}`, `must be ${rule.says}`);
      return [name, attribute];
    }),
  );
}

function allowedMarks(child: RichNode, allowed: readonly MarkName[], path: string): void {
  for (const mark of child.marks ?? [])
    if (!(allowed as readonly string[]).includes(mark.type)) wrong(path, `must not carry the mark "${mark.type}" here`);
}

const NODE_KEYS = ['type', 'attrs', 'content', 'marks'];
const TEXT_KEYS = ['type', 'text', 'marks'];
const MARK_KEYS = ['type', 'attrs'];

function knownKeys(value: Record<string, unknown>, known: readonly string[], path: string): void {
  for (const key of Object.keys(value)) if (!known.includes(key)) wrong(path, `has the unknown key ${shown(key)}`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shown = (value: unknown): string => JSON.stringify(typeof value === 'string' ? value.slice(0, 60) : typeof value);

function wrong(path: string, problem: string): never {
  return refuse('BAD_USER_INPUT', 'Invalid content', `${path} ${problem}.`);
}
