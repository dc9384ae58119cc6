import { decodeXML } from 'entities';
import { withSymbols } from './word-elements.ts';
import { xmlTags } from './xml-tags.ts';

/** Elements whose words are not part of the text: deleted, moved away, or a pronunciation. */
const LEFT_OUT = new Set(['w:del', 'w:moveFrom', 'w:rt']);
const SPACES = new Set(
  'w:p w:tab w:br w:noBreakHyphen w:softHyphen w:footnoteReference w:endnoteReference w:sym w:drawing w:pict'.split(
    ' ',
  ),
);
/** Properties that hide the row, cell or run they belong to. */
const HIDING: Readonly<Record<string, string>> = { 'w:vanish': 'w:r', 'w:del': 'w:tr', 'w:vMerge': 'w:tc' };

/** The words of a part of a Word file, read from its XML alone: to find those that were lost on another way. */
export const textOfWordPart = (xml: string): string => commentedText(xml).text;

/** A range in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface Edge {
  readonly id: string;
  /** Index of the chunk that follows. */
  at: number;
}

/** The words of a part of a Word file, with the ranges of its comments by their ids (ECMA-376, part 1, 17.13.4). */
export function commentedText(xml: string): { readonly text: string; readonly ranges: ReadonlyMap<string, TextRange> } {
  const chunks: string[] = [];
  const edges: Record<'w:commentRangeStart' | 'w:commentRangeEnd', Edge[]> = {
    'w:commentRangeStart': [],
    'w:commentRangeEnd': [],
  };
  const stack: { name: string; from: number; hidden: boolean }[] = [];
  const hide = (property: string, attributes: string): void => {
    const [within, of] = [stack.at(-1), stack.at(-2)];
    const isOn =
      property === 'w:vMerge' ? !attributes.includes('restart') : !/w:val="(?:0|false|off)"/.test(attributes);
    if (isOn && of && of.name === HIDING[property] && within?.name === `${of.name}Pr`) of.hidden = true;
  };
  for (const { kind, name, attributes, text } of xmlTags(withSymbols(xml))) {
    if (stack.at(-1)?.name === 'w:t' && text !== '') chunks.push(decodeXML(text));
    if (SPACES.has(name)) chunks.push(' ');
    if (name in edges && kind !== 'close')
      edges[name as keyof typeof edges].push({ id: valueOf(attributes, 'w:id') ?? '', at: chunks.length });
    if (kind !== 'close' && HIDING[name]) hide(name, attributes);
    if (kind === 'open') {
      const alternatives = stack.at(-1);
      const isSecond = name === 'mc:Fallback' && chunks.length > (alternatives?.from ?? 0);
      stack.push({ name, from: chunks.length, hidden: LEFT_OUT.has(name) || isSecond });
    } else if (kind === 'close') {
      const open = stack.pop();
      if (open?.hidden) cutBack(chunks, open.from, Object.values(edges));
    }
  }
  return { text: chunks.join(''), ranges: rangesOf(chunks, edges['w:commentRangeStart'], edges['w:commentRangeEnd']) };
}

/** Drops the chunks from an index on. Comments that begin or end in them do so before. */
function cutBack(chunks: string[], from: number, edges: readonly Edge[][]): void {
  chunks.length = from;
  for (const some of edges)
    for (let last = some.length - 1; last >= 0 && some[last]!.at > from; last -= 1) some[last]!.at = from;
}

function rangesOf(chunks: readonly string[], starts: readonly Edge[], ends: readonly Edge[]): Map<string, TextRange> {
  const offsets = [0];
  for (const chunk of chunks) offsets.push(offsets.at(-1)! + chunk.length);
  const endOf = new Map(ends.map(({ id, at }) => [id, offsets[at]!]));
  return new Map(
    starts.flatMap(({ id, at }) => {
      const [start, end] = [offsets[at]!, endOf.get(id)];
      return end !== undefined && end > start ? [[id, { start, end }] as const] : [];
    }),
  );
}

/** The decoded value of an attribute, by its name with prefix. */
export function valueOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? decodeXML(found[1] ?? found[2] ?? '') : null;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Words of a text that occur less often in another. */
export function wordsMissing(text: string, from: string): string[] {
  const left = new Map<string, number>();
  for (const [word] of from.matchAll(WORD)) left.set(word, (left.get(word) ?? 0) + 1);
  const missing: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    const count = left.get(word) ?? 0;
    if (count === 0) missing.push(word);
    else left.set(word, count - 1);
  }
  return missing;
}
