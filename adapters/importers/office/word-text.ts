import { decodeXML } from 'entities';
import type { TextRange } from '../notes/comment-places.ts';
import { withSymbols } from './word-elements.ts';
import { type XmlTag, xmlTags } from './xml-tags.ts';

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

interface Edge {
  readonly id: string;
  /** Index of the chunk that follows. */
  at: number;
}

/** Begin and end of comments among the chunks of a text. */
class CommentEdges {
  private readonly starts: Edge[] = [];
  private readonly ends: Edge[] = [];
  private readonly begun = new Set<string>();
  private paragraph = 0;

  /** Reads an element before the chunk with an index. A comment without a range is about its paragraph up to the comment. */
  read({ kind, name, attributes }: XmlTag, at: number): void {
    if (kind === 'close') return;
    if (name === 'w:p') this.paragraph = at;
    if (!name.startsWith('w:comment')) return;
    const id = valueOf(attributes, 'w:id') ?? '';
    const isPoint = name === 'w:commentReference' && !this.begun.has(id);
    if (name === 'w:commentRangeStart' || isPoint) this.starts.push({ id, at: isPoint ? this.paragraph : at });
    if (name === 'w:commentRangeEnd' || isPoint) this.ends.push({ id, at });
    this.begun.add(id);
  }

  /** The chunks from an index on are dropped. Comments that begin or end in them do so before. */
  cutBack(from: number): void {
    this.paragraph = Math.min(this.paragraph, from);
    for (const some of [this.starts, this.ends])
      for (let last = some.length - 1; last >= 0 && some[last]!.at > from; last -= 1) some[last]!.at = from;
  }

  ranges(chunks: readonly string[]): Map<string, TextRange> {
    const offsets = [0];
    for (const chunk of chunks) offsets.push(offsets.at(-1)! + chunk.length);
    const offsetOf = (at: number): number => offsets[Math.min(at, chunks.length)]!;
    const endOf = new Map(this.ends.map(({ id, at }) => [id, offsetOf(at)]));
    return new Map(
      this.starts.flatMap(({ id, at }) => {
        const [start, end] = [offsetOf(at), endOf.get(id) ?? 0];
        return end > start ? [[id, { start, end }] as const] : [];
      }),
    );
  }
}

/** The words of a part of a Word file, with the ranges of its comments by their ids (ECMA-376, part 1, 17.13.4). */
export function commentedText(xml: string): { readonly text: string; readonly ranges: ReadonlyMap<string, TextRange> } {
  const chunks: string[] = [];
  const edges = new CommentEdges();
  const stack: { name: string; from: number; hidden: boolean }[] = [];
  const hide = (property: string, attributes: string): void => {
    const [within, of] = [stack.at(-1), stack.at(-2)];
    const isOn =
      property === 'w:vMerge' ? !attributes.includes('restart') : !/w:val="(?:0|false|off)"/.test(attributes);
    if (isOn && of && of.name === HIDING[property] && within?.name === `${of.name}Pr`) of.hidden = true;
  };
  for (const tag of xmlTags(withSymbols(xml))) {
    const { kind, name, attributes, text } = tag;
    if (stack.at(-1)?.name === 'w:t' && text !== '') chunks.push(decodeXML(text));
    if (SPACES.has(name)) chunks.push(' ');
    edges.read(tag, chunks.length);
    if (kind !== 'close' && HIDING[name]) hide(name, attributes);
    if (kind === 'open') {
      const alternatives = stack.at(-1);
      const isSecond = name === 'mc:Fallback' && chunks.length > (alternatives?.from ?? 0);
      stack.push({ name, from: chunks.length, hidden: LEFT_OUT.has(name) || isSecond });
    } else if (kind === 'close') {
      const open = stack.pop();
      if (!open?.hidden) continue;
      chunks.length = open.from;
      edges.cutBack(open.from);
    }
  }
  return { text: chunks.join(''), ranges: edges.ranges(chunks) };
}

/** The decoded value of an attribute, by its name with prefix. */
export function valueOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? decodeXML(found[1] ?? found[2] ?? '') : null;
}
