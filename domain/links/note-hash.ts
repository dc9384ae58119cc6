/** File sources of the editor's initial command (specification, document 001, section 2). */
export const EDITOR_COMMANDS = ['file', 'media', 'zoom', 'google-drive', 'one-drive'] as const;
export type EditorCommand = (typeof EDITOR_COMMANDS)[number];

/** The contents of a note's hash (specification, document 000, section 2). Absent contents are omitted. */
export interface NoteHash {
  readonly highlightId?: string;
  readonly commentId?: string;
  /** A range of the plain text, in code points. */
  readonly range?: { readonly start: number; readonly end: number };
  /** Search snippet: the words of a search result. The first match is marked. */
  readonly snippet?: string;
  /** Search content: words to find in the whole note. All matches are marked. */
  readonly searchContent?: string;
  readonly fileId?: string;
  /** Page of the file, starting at 1. */
  readonly page?: number;
  readonly command?: EditorCommand;
  readonly namespace?: string;
  readonly collectionId?: string;
  readonly tour?: string;
}

/** Maximum length of words in a hash: that of a search query. */
const WORDS_MAX = 2000;
const ID = /^[\w-]{1,64}$/;

interface Content<Value> {
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

const text = (fits: (value: string) => boolean): Content<string> => ({
  read: (value) => (fits(value) ? value : undefined),
  write: (value) => value,
});
const id = text((value) => ID.test(value));
const words: Content<string> = {
  read: (value) => value.trim().slice(0, WORDS_MAX).trim() || undefined,
  write: (value) => value,
};
const page: Content<number> = {
  read: (value) => (/^[1-9]\d{0,6}$/.test(value) ? Number(value) : undefined),
  write: String,
};
const command: Content<EditorCommand> = {
  read: (value) => EDITOR_COMMANDS.find((known) => known === value),
  write: (value) => value,
};
const range: Content<{ readonly start: number; readonly end: number }> = {
  read(value) {
    const [, start, end] = /^(\d{1,7})-(\d{1,7})$/.exec(value) ?? [];
    return start !== undefined && Number(end) > Number(start) ? { start: Number(start), end: Number(end) } : undefined;
  },
  write: ({ start, end }) => `${start}-${end}`,
};

/** Codec and URL name of each content, in the order in which they are written. */
const CONTENTS: {
  readonly [Key in keyof NoteHash]-?: { readonly name: string } & Content<NonNullable<NoteHash[Key]>>;
} = {
  highlightId: { name: 'highlight', ...id },
  commentId: { name: 'comment', ...id },
  range: { name: 'at', ...range },
  snippet: { name: 'q', ...words },
  searchContent: { name: 'search', ...words },
  fileId: { name: 'file', ...id },
  page: { name: 'page', ...page },
  command: { name: 'command', ...command },
  namespace: { name: 'ns', ...words },
  collectionId: { name: 'collection', ...id },
  tour: { name: 'tour', ...id },
};
const KEYS = Object.keys(CONTENTS) as (keyof NoteHash)[];

/** Contents with a short form such as `highlight-<id>`, which fits in a peek's URL. */
const SHORT: readonly (keyof NoteHash)[] = ['highlightId', 'commentId', 'range'];

/**
 * Parses the hash of a note, without its `#`. Ignores unknown and malformed contents, and duplicates after the first.
 */
export function readNoteHash(hash: string | undefined): NoteHash {
  const short = SHORT.find((key) => hash?.startsWith(`${CONTENTS[key].name}-`));
  const pairs =
    short && hash
      ? [[CONTENTS[short].name, hash.slice(CONTENTS[short].name.length + 1)] as const]
      : (hash ?? '').split('&').map(pairOf);
  const read = KEYS.flatMap((key) => {
    const found = pairs.find(([name]) => name === CONTENTS[key].name);
    const value = found && CONTENTS[key].read(found[1]);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(read) as NoteHash;
}

/** Writes the hash of a note, without its `#`; empty if there are no contents. */
export function writeNoteHash(contents: NoteHash): string {
  const given = KEYS.filter((key) => contents[key] !== undefined);
  const [only] = given;
  if (given.length === 1 && only !== undefined && SHORT.includes(only))
    return `${CONTENTS[only].name}-${written(contents, only)}`;
  return given
    .map((key) => `${CONTENTS[key].name}=${encodeURIComponent(written(contents, key)).replaceAll('%20', '+')}`)
    .join('&');
}

const written = <Key extends keyof NoteHash>(contents: NoteHash, key: Key): string =>
  (CONTENTS[key].write as (value: NoteHash[Key]) => string)(contents[key]);

function pairOf(part: string): readonly [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part, ''] : [part.slice(0, at), decoded(part.slice(at + 1))];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
