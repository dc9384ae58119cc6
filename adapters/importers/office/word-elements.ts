import { xmlTags } from './xml-tags.ts';

/** Elements with words that mammoth reads, or leaves out on purpose. */
const READ = new Set(
  [
    'w:document w:body w:footnotes w:footnote w:endnotes w:endnote w:p w:r w:t w:hyperlink w:tbl w:tr w:tc w:sdt w:sdtContent',
    'w:customXml w:ins w:moveTo w:object w:smartTag w:drawing w:pict w:txbxContent w:del w:moveFrom',
    'v:roundrect v:shape v:textbox v:group v:rect mc:AlternateContent mc:Choice mc:Fallback',
  ].flatMap((names) => names.split(' ')),
);
/** Is read as the elements inside. */
const PASSED = 'w:smartTag';
/** Other names of elements with words: a frame is read below its paragraph; a pronunciation is not read. */
const RENAMED: Readonly<Record<string, string>> = { 'wp:inline': 'w:pict', 'wp:anchor': 'w:pict', 'w:rt': 'w:del' };

interface Open {
  readonly name: string;
  readonly at: number;
  hasWords: boolean;
  /** The first alternative, and whether the last one has words. */
  choice: { at: number; closedAt: number; hasWords: boolean } | null;
  fallbackHasWords: boolean;
}

/**
 * The XML of a Word part, so that mammoth reads words in elements that it does not know: fields, right-to-left runs,
 * shapes, and alternatives without a fallback.
 */
export function withReadableElements(xml: string): string {
  const source = withSymbols(xml);
  const edits: { at: number; length: number; name: string }[] = [];
  const stack: Open[] = [];
  const rename = (name: string, ...places: number[]): number =>
    edits.push(...places.map((at) => ({ at, length: name.length, name: RENAMED[name] ?? PASSED })));
  for (const { kind, name, at } of xmlTags(source)) {
    if (kind === 'open') {
      if (name === 'w:t')
        for (let above = stack.length - 1; above >= 0 && !stack[above]!.hasWords; above -= 1)
          stack[above]!.hasWords = true;
      stack.push({ name, at, hasWords: false, choice: null, fallbackHasWords: false });
    } else if (kind === 'close') {
      const open = stack.pop();
      // not well-formed: mammoth refuses it
      if (open?.name !== name) return xml;
      const above = stack.at(-1);
      if (above && name === 'mc:Choice') above.choice ??= { at: open.at, closedAt: at, hasWords: open.hasWords };
      if (above && name === 'mc:Fallback') above.fallbackHasWords = open.hasWords;
      if (open.choice?.hasWords && !open.fallbackHasWords) {
        rename(name, open.at, at);
        rename('mc:Choice', open.choice.at, open.choice.closedAt);
      } else if (open.hasWords && !READ.has(name)) rename(name, open.at, at);
    }
  }
  let [result, from] = ['', 0];
  for (const { at, length, name } of edits.sort((a, b) => a.at - b.at)) {
    result += source.slice(from, at) + name;
    from = at + length;
  }
  return result + source.slice(from);
}

const SYMBOL = /<w:sym\s([^<>]*)\/>/g;
const PICTURES = /wing|symbol|dingbat/i;

/** Mammoth knows symbols of fonts with pictures, but not letters of others, nor these breaks. */
export const withSymbols = (xml: string): string =>
  xml
    .replace(/<w:cr\s*\/>/g, '<w:br/>')
    .replace(/<w:ptab\b[^<>]*\/>/g, '<w:tab/>')
    .replace(SYMBOL, (whole, attributes: string) => {
      const code = /w:char="([0-9a-f]{4})"/i.exec(attributes)?.[1] ?? '0';
      const letter = String.fromCharCode(parseInt(code, 16));
      const isText = /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) && !/[<&]/.test(letter);
      return isText && !PICTURES.test(attributes) ? `<w:t>${letter}</w:t>` : whole;
    });
