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
export function textOfWordPart(xml: string): string {
  const chunks: string[] = [];
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
    if (kind !== 'close' && HIDING[name]) hide(name, attributes);
    if (kind === 'open') {
      const alternatives = stack.at(-1);
      const isSecond = name === 'mc:Fallback' && chunks.length > (alternatives?.from ?? 0);
      stack.push({ name, from: chunks.length, hidden: LEFT_OUT.has(name) || isSecond });
    } else if (kind === 'close') {
      const open = stack.pop();
      if (open?.hidden) chunks.length = open.from;
    }
  }
  return chunks.join('');
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
