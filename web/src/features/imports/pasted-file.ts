const TITLE = 80;

/**
 * Returns pasted files unchanged, and pasted text as a file named after its first line, which becomes the note's title.
 */
export function pastedFiles(data: DataTransfer | null): File[] {
  if (data === null) return [];
  if (data.files.length > 0) return [...data.files];
  const [text, html] = [data.getData('text/plain'), data.getData('text/html')];
  if (text.trim() === '') return [];
  return [pastedFile(text, html)];
}

/** Prefers HTML for headings and lists, but text for a copied table, because it keeps the cells. */
export function pastedFile(text: string, html: string): File {
  const rich = /<(h[1-6]|ul|ol)\b/i.test(html) && !/<table\b/i.test(html);
  const first = text
    .trim()
    .split(/\r?\n/, 1)[0]!
    .replace(/^WEBVTT.*$/, '')
    .replace(/[/\\]/g, '-')
    .replace(/^[#>*\s]+/, '')
    .trim();
  const name = [...first].slice(0, TITLE).join('') || 'Pasted text';
  return rich
    ? new File([html], `${name}.html`, { type: 'text/html' })
    : new File([text], `${name}.txt`, { type: 'text/plain' });
}
