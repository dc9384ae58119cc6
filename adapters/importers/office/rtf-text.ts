// Not rtf-parser: it shows hidden and deleted text, and puts footnotes into the sentence.
import { RtfComments } from './rtf-comments.ts';
import { CHARSETS, MARGINS, PAGES, type RtfRun, SIGNS, UNREAD } from './rtf-words.ts';

/** Texts of comments, headers and footers, which are not read into the note. */
export type RtfMargins = Record<'comments' | 'headers' | 'footers', string[]>;

interface State {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  /** Inside a group whose text is not content. */
  unread: boolean;
  /** Whether the last text of these margins is being read. */
  margin: keyof RtfMargins | null;
  /** The group about a comment that is open. */
  about: string | null;
  /** Hidden, or deleted in tracked changes. */
  hidden: boolean;
  /** Inside a footnote, which is placed after its paragraph. */
  note: boolean;
  charset: string;
  /** The number of fallback characters after `\u`, for readers without Unicode. */
  skip: number;
}

const TOKEN = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/g;
const DEPTH_MAX = 1000;

/**
 * Reads the text of Rich Text Format (Microsoft, version 1.9.1): groups, character formats, code pages and Unicode.
 * Ignores everything else.
 */
export const readRtfText = (source: string): RtfText => new RtfReader().read(source);

export interface RtfText {
  readonly runs: readonly RtfRun[];
  readonly margins: RtfMargins;
  readonly comments: RtfComments;
}

class RtfReader {
  private readonly runs: RtfRun[] = [];
  private readonly comments = new RtfComments();
  private readonly margins: RtfMargins = { comments: [], headers: [], footers: [] };
  private notes: RtfRun[] = [];
  private readonly fonts = new Map<number, string>();
  private readonly stack: State[] = [];
  private state: State = {
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    unread: false,
    margin: null,
    about: null,
    hidden: false,
    note: false,
    charset: '',
    skip: 1,
  };
  private page = 'windows-1252';
  private font = 0;
  private inFonts = false;
  private skipping = 0;
  private bytes: number[] = [];

  read(source: string): RtfText {
    for (const [, word, number, hex, sign, brace, text] of source.matchAll(TOKEN)) {
      if (hex !== undefined) this.byte(parseInt(hex, 16));
      else if (text !== undefined) this.words(text);
      else {
        this.flush();
        if (brace === '{' && this.stack.length < DEPTH_MAX) this.stack.push({ ...this.state });
        else if (brace === '}') this.closeGroup();
        else if (word !== undefined) this.control(word, number === undefined ? null : Number(number));
        else if (sign === '*') this.leaveOut(null);
        // TextEdit and other Apple programs end paragraphs this way.
        else if (sign === '\n' || sign === '\r') this.control('par', null);
        else if (sign !== undefined)
          this.say(sign === '~' ? '\u00a0' : sign === '_' ? '\u2011' : '\\{}'.includes(sign) ? sign : '');
      }
    }
    this.flush();
    this.state.note = false;
    this.endParagraph();
    return { runs: this.runs, margins: this.margins, comments: this.comments };
  }

  private say(text: string): void {
    if (this.state.hidden || text === '') return;
    const { margin, about } = this.state;
    if (about) return this.comments.say(text);
    if (margin) this.margins[margin].push((this.margins[margin].pop() ?? '') + text);
    if (this.state.unread) return;
    const { bold, italic, underline, strike } = this.state;
    const last = this.target().at(-1);
    if (
      typeof last === 'object' &&
      last.bold === bold &&
      last.italic === italic &&
      last.underline === underline &&
      last.strike === strike
    )
      last.text += text;
    else this.target().push({ text, bold, italic, underline, strike });
  }

  private target(): RtfRun[] {
    return this.state.note ? this.notes : this.runs;
  }

  private endParagraph(): void {
    this.target().push('paragraph');
    if (!this.state.note && this.notes.length === 0) this.comments.begin(this.runs);
    if (this.state.note || this.notes.length === 0) return;
    for (const run of this.notes) this.runs.push(run);
    this.runs.push('paragraph');
    this.notes = [];
    this.comments.begin(this.runs);
  }

  private byte(value: number): void {
    if (this.skipping > 0) this.skipping -= 1;
    else this.bytes.push(value);
  }

  private words(text: string): void {
    let rest = text.slice(this.skipping);
    this.skipping = Math.max(0, this.skipping - text.length);
    // A letter can be the second byte of a character that began with an escape.
    if (this.bytes.length > 0 && rest !== '') {
      this.bytes.push(rest.charCodeAt(0) & 0xff);
      rest = rest.slice(1);
    }
    this.flush();
    this.say(rest);
  }

  private flush(): void {
    if (this.bytes.length === 0) return;
    const text = new TextDecoder(this.state.charset || this.page).decode(new Uint8Array(this.bytes));
    this.bytes = [];
    this.say(text);
  }

  private leaveOut(margin: keyof RtfMargins | null): void {
    Object.assign(this.state, { unread: true, margin, about: null });
    if (margin === 'comments') this.comments.open(this.runs, this.margins.comments.length);
    if (margin) this.margins[margin].push('');
  }

  private closeGroup(): void {
    const { about } = this.state;
    this.state = this.stack.pop() ?? this.state;
    if (about && !this.state.about) this.comments.close(about, this.runs);
    this.inFonts &&= this.state.unread;
    this.skipping = 0;
  }

  private control(word: string, value: number | null): void {
    if (RtfComments.isAbout(word)) Object.assign(this.state, { unread: true, margin: null, about: word });
    else if (UNREAD.has(word)) {
      if (word === 'pict' && !this.state.unread) this.target().push('picture');
      if (word === 'fonttbl') this.inFonts = true;
      this.leaveOut(MARGINS[word] ?? null);
    } else if (Object.hasOwn(SIGNS, word)) this.say(SIGNS[word] ?? '');
    else if (Object.hasOwn(CONTROLS, word)) CONTROLS[word]?.(this, value);
  }

  /** The control words that affect text. */
  static controls(): Record<string, (reader: RtfReader, value: number | null) => void> {
    const paragraph = (reader: RtfReader): void => {
      if (reader.state.margin === 'comments') reader.say('\n');
      else if (!reader.state.unread) reader.endParagraph();
    };
    const broken = (reader: RtfReader): void => void (reader.state.unread || reader.target().push('break'));
    const hidden = (reader: RtfReader, value: number | null): void => void (reader.state.hidden = value !== 0);
    const format =
      (name: 'bold' | 'italic' | 'underline' | 'strike') =>
      (reader: RtfReader, value: number | null): void =>
        void (reader.state[name] = value !== 0);
    // a footnote or text box, read below its paragraph
    const after = (reader: RtfReader): void => {
      if (reader.notes.length > 0) reader.notes.push('paragraph');
      reader.state.note = true;
    };
    return {
      par: paragraph,
      sect: paragraph,
      row: paragraph,
      line: broken,
      page: broken,
      v: hidden,
      deleted: hidden,
      // Programs that know no shapes may skip this group, but its words are shown.
      shpinst: (reader) => {
        const { unread = false, margin = null } = reader.stack.at(-1) ?? {};
        Object.assign(reader.state, { unread, margin });
      },
      shptxt: after,
      footnote: after,
      b: format('bold'),
      i: format('italic'),
      ul: format('underline'),
      strike: format('strike'),
      ulnone: (reader) => void (reader.state.underline = false),
      plain: (reader) =>
        Object.assign(reader.state, { bold: false, italic: false, underline: false, strike: false, hidden: false }),
      uc: (reader, value) => void (reader.state.skip = Math.min(16, Math.max(0, value ?? 1))),
      u: (reader, value) => {
        reader.say(String.fromCharCode((value ?? 0) & 0xffff));
        reader.skipping = reader.state.skip;
      },
      f: (reader, value) => {
        reader.font = value ?? 0;
        reader.state.charset = reader.fonts.get(reader.font) ?? '';
      },
      fcharset: (reader, value) => void (reader.inFonts && reader.fonts.set(reader.font, CHARSETS[value ?? 0] ?? '')),
      ansicpg: (reader, value) =>
        void (reader.page =
          PAGES[value ?? 0] ?? (value && value >= 1250 && value <= 1258 ? `windows-${value}` : reader.page)),
      mac: (reader) => void (reader.page = 'macintosh'),
    };
  }
}

const CONTROLS = RtfReader.controls();
