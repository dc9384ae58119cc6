/** A run of an RTF document. `break` ends a line, `paragraph` a paragraph. */
export type RtfRun =
  | { text: string; bold: boolean; italic: boolean; underline: boolean; strike: boolean }
  | 'break'
  | 'paragraph'
  | 'picture';

/** Groups whose text is not content. */
export const UNREAD = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'header',
  'headerl',
  'headerr',
  'headerf',
  'footer',
  'footerl',
  'footerr',
  'footerf',
  'pict',
  'object',
  'listtable',
  'listoverridetable',
  'rsidtbl',
  'generator',
  'annotation',
  'atnid',
  'fldinst',
  'themedata',
  'colorschememapping',
  'datastore',
  'latentstyles',
  'xmlnstbl',
  'filetbl',
  'revtbl',
  'bkmkstart',
  'bkmkend',
  'listtext',
  'pntext',
  'nonshppict',
  'mmathpr',
  // properties of a shape, and its picture for older programs
  'sn',
  'sv',
  'shprslt',
]);

/** Groups of text outside the pages' content, by what they hold. */
export const MARGINS: Readonly<Partial<Record<string, 'comments' | 'headers' | 'footers'>>> = {
  annotation: 'comments',
  header: 'headers',
  headerl: 'headers',
  headerr: 'headers',
  headerf: 'headers',
  footer: 'footers',
  footerl: 'footers',
  footerr: 'footers',
  footerf: 'footers',
};

/** Control words that stand for characters. */
export const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
};

/** Windows character sets of fonts (`\fcharset`), with their TextDecoder labels. */
export const CHARSETS: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gb18030',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/** Code pages (`\ansicpg`) whose labels do not follow from their number. */
export const PAGES: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  874: 'windows-874',
  10000: 'macintosh',
  65001: 'utf-8',
};
