import { type CalloutTone, type RichNode, isCalloutTone } from '@evident/domain/content';
import { block } from '@evident/domain/imports';

/** The text written for a checkbox at the start of a list item, as Markdown writes it. */
export const boxText = (checked: boolean): string => (checked ? '[x] ' : '[ ] ');

/** Returns a check list if every item begins with a checkbox. */
export function checkListOf(items: readonly RichNode[]): RichNode | null {
  return items.every((item) => boxOf(item) !== null) ? block('checkList', items.map(checkItem)) : null;
}

function boxOf({ content }: RichNode): string | null {
  const [first] = content?.[0]?.content ?? [];
  return first?.type === 'text' ? (/^\[[ xX]\](?: |$)/.exec(first.text ?? '')?.[0] ?? null) : null;
}

function checkItem(item: RichNode): RichNode {
  const box = boxOf(item)!;
  const [paragraph, ...rest] = item.content ?? [];
  return block('checkItem', [withoutStart(paragraph!, box), ...rest], { checked: box[1] !== ' ' });
}

const TONE_OF: Readonly<Record<string, CalloutTone>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'note',
  WARNING: 'warning',
  CAUTION: 'danger',
  DANGER: 'danger',
};

/** @param tone one of ours; others become a note */
export const callout = (tone: string, content: RichNode[]): RichNode[] =>
  content.length > 0 ? [block('callout', content, { tone: isCalloutTone(tone) ? tone : 'note' })] : [];

/** Returns a callout if a quote begins with `[!NOTE]` or another kind, as on GitHub; null for other quotes. */
export function calloutOf(content: readonly RichNode[]): RichNode[] | null {
  const [first, ...rest] = content;
  const [sign, kind] = /^\[!([A-Z]+)\]\s*/.exec(first?.content?.[0]?.text ?? '') ?? [];
  const tone = kind === undefined ? undefined : TONE_OF[kind];
  if (first?.type !== 'paragraph' || sign === undefined || tone === undefined) return null;
  const line = withoutStart(first, sign);
  return callout(tone, line.content || rest.length === 0 ? [line, ...rest] : rest);
}

/** A paragraph without the first characters of its first run. */
function withoutStart(paragraph: RichNode, start: string): RichNode {
  const [first, ...runs] = paragraph.content ?? [];
  const text = first!.text!.slice(start.length);
  return block('paragraph', [...(text === '' ? [] : [{ ...first!, text }]), ...runs]);
}
