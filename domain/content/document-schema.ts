import {
  type AttributeRule,
  MAX_SPAN,
  choice,
  day,
  embedded,
  flag,
  given,
  givenIdentifier,
  identifier,
  imageSource,
  link,
  oneOf,
  required,
  someOf,
  text,
  whole,
  widths,
} from './attributes.ts';
import { MAX_MOMENT_MS } from './clock.ts';
import { CALLOUT_TONES, type CalloutTone } from './callouts.ts';
import { CARD_LAYOUTS, CARD_PARTS, MENTION_KINDS, REFERENCE_KINDS } from './references.ts';

/**
 * Rules of a node type. Names and expressions are ProseMirror's, so that editor and server build their schema from this
 * table.
 */
export interface NodeRule {
  readonly group?: 'block' | 'inline';
  /** Content expression; absent for leaves. */
  readonly content?: string;
  /** Names of allowed marks; absent: all. */
  readonly marks?: readonly MarkName[];
  readonly attrs?: Readonly<Record<string, AttributeRule>>;
  /** Indivisible, without text of its own. */
  readonly atom?: true;
}

export interface MarkRule {
  readonly attrs?: Readonly<Record<string, AttributeRule>>;
  /** Several marks of this type can overlap on the same words. */
  readonly overlaps?: true;
  /** Whether text typed at its end gets the mark. */
  readonly grows: boolean;
}

/** Declared in the order in which marks are written on a run of text. */
export const MARKS = {
  link: { attrs: { href: link() }, grows: false },
  bold: { grows: true },
  italic: { grows: true },
  underline: { grows: true },
  strike: { grows: true },
  code: { grows: true },
  highlight: { attrs: { id: givenIdentifier() }, overlaps: true, grows: false },
  word: {
    attrs: { start: required(whole(0, MAX_MOMENT_MS, 0)), end: required(whole(0, MAX_MOMENT_MS, 0)) },
    grows: false,
  },
  /** On {@link REDACTED}, in place of removed words; the id is that of the kept original. */
  redacted: { attrs: { id: givenIdentifier() }, grows: false },
} as const satisfies Record<string, MarkRule>;

export type MarkName = 'link' | 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'highlight' | 'word' | 'redacted';

const cell = {
  content: 'block+',
  attrs: {
    colspan: whole(1, MAX_SPAN, 1),
    rowspan: whole(1, MAX_SPAN, 1),
    colwidth: widths(),
    align: oneOf('left', 'center', 'right', null),
  },
} satisfies NodeRule;

export const NODES = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*' },
  heading: { group: 'block', content: 'inline*', attrs: { level: whole(1, 3, 1) } },
  turn: {
    group: 'block',
    content: 'inline*',
    attrs: {
      speaker: identifier(),
      start: whole(0, MAX_MOMENT_MS, null),
      end: whole(0, MAX_MOMENT_MS, null),
      /** The recording of its times; null: the first recording of the note. */
      fileId: identifier(),
    },
  },
  bulletList: { group: 'block', content: 'listItem+' },
  orderedList: { group: 'block', content: 'listItem+', attrs: { start: whole(0, 999_999_999, 1), type: text(8) } },
  listItem: { content: 'paragraph block*' },
  checkList: { group: 'block', content: 'checkItem+' },
  checkItem: { content: 'paragraph block*', attrs: { checked: flag() } },
  blockquote: { group: 'block', content: 'block+' },
  callout: {
    group: 'block',
    content: 'block+',
    attrs: { tone: choice(...(Object.keys(CALLOUT_TONES) as [CalloutTone])) },
  },
  /** A title that shows and hides the blocks below it. Whether it is open is not part of the document. */
  toggle: { group: 'block', content: 'toggleTitle block*' },
  toggleTitle: { content: 'inline*' },
  codeBlock: { group: 'block', content: 'text*', marks: ['highlight', 'redacted'], attrs: { language: text(64) } },
  horizontalRule: { group: 'block', atom: true },
  image: {
    group: 'block',
    atom: true,
    attrs: {
      fileId: identifier(),
      alt: text(2000),
      src: imageSource(),
      /** Percent of the width of the text; null: its own size. */
      width: whole(10, 100, null),
    },
  },
  evidence: { group: 'block', atom: true, attrs: { highlightId: givenIdentifier() } },
  /** A chart of a dashboard. Its title and numbers are never in the text. */
  chart: { group: 'block', atom: true, attrs: { dashboardId: givenIdentifier(), chartId: givenIdentifier() } },
  /** Another object as a card or a line, with the parts that its author hides. Its title is never in the text. */
  reference: {
    group: 'block',
    atom: true,
    attrs: {
      kind: given(...REFERENCE_KINDS),
      objectId: givenIdentifier(),
      layout: choice(...CARD_LAYOUTS),
      hidden: someOf(...CARD_PARTS),
    },
  },
  /** A page of a service of the allow-list, in a frame that the reader opens. */
  embed: { group: 'block', atom: true, attrs: { src: embedded() } },
  table: { group: 'block', content: 'tableRow+' },
  tableRow: { content: '(tableCell | tableHeader)*' },
  tableHeader: cell,
  tableCell: cell,
  hardBreak: { group: 'inline' },
  /** A member or an object in the words. `mentionId` names the mention of a member, so that each notifies once. */
  mention: {
    group: 'inline',
    atom: true,
    attrs: { kind: given(...MENTION_KINDS), objectId: givenIdentifier(), mentionId: identifier() },
  },
  date: { group: 'inline', atom: true, attrs: { day: day() } },
  text: { group: 'inline' },
} as const satisfies Record<string, NodeRule>;

export const RICH_TEXT_LIMITS = {
  depth: 64,
  characters: 5_000_000,
  nodes: 1_000_000,
  /** Cells of all tables: as many as open and save within seconds. */
  cells: 20_000,
  /**
   * Highlights on the same word, and per document. Each run of text repeats its marks, so overlaps cost the product of
   * both.
   */
  overlaps: 50,
  highlights: 20_000,
} as const;

export const nodeRule = (type: unknown): NodeRule | undefined =>
  typeof type === 'string' && Object.hasOwn(NODES, type) ? (NODES as Record<string, NodeRule>)[type] : undefined;

export const markRule = (type: unknown): MarkRule | undefined =>
  typeof type === 'string' && Object.hasOwn(MARKS, type) ? (MARKS as Record<string, MarkRule>)[type] : undefined;

/** Whether a node has a valid value for each attribute without a default. Others fall back to their default. */
export const isComplete = (type: string, attrs: Readonly<Record<string, unknown>> | undefined): boolean =>
  Object.entries(nodeRule(type)?.attrs ?? {}).every(
    ([name, rule]) => rule.default !== undefined || rule.allows(attrs?.[name]),
  );

/** Whether a node directly contains text: paragraph, heading, turn, title of a toggle, code block. Each is one line of plain text. */
export const holdsText = (type: string): boolean => TEXT_BLOCKS.has(type);

const TEXT_BLOCKS = new Set(
  Object.entries(NODES as Record<string, NodeRule>)
    .filter(([, rule]) => rule.content === 'inline*' || rule.content === 'text*')
    .map(([name]) => name),
);

const MARK_ORDER = new Map(Object.keys(MARKS).map((name, index) => [name, index]));

/** Sort order of a mark among others on the same words. */
export const markOrder = (type: string): number => MARK_ORDER.get(type) ?? MARK_ORDER.size;
