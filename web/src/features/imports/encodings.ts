/** Display names of text encodings. */
export const ENCODINGS = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16 LE' },
  { value: 'utf-16be', label: 'UTF-16 BE' },
  { value: 'windows-1252', label: 'Western (Latin-1)' },
  { value: 'windows-1250', label: 'Central European' },
  { value: 'windows-1251', label: 'Cyrillic (Windows)' },
  { value: 'koi8-r', label: 'Cyrillic (KOI8-R)' },
  { value: 'windows-1253', label: 'Greek' },
  { value: 'windows-1254', label: 'Turkish' },
  { value: 'shift_jis', label: 'Japanese (Shift-JIS)' },
  { value: 'euc-jp', label: 'Japanese (EUC-JP)' },
  { value: 'gb18030', label: 'Chinese (GB 18030)' },
  { value: 'big5', label: 'Chinese (Big5)' },
  { value: 'euc-kr', label: 'Korean (EUC-KR)' },
];
