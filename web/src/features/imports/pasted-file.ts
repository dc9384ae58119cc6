const TITLE = 80;

/** Pasted files as they are; pasted text as one file whose name, and so the note's title, is its first line. */
export function pastedFiles(data: DataTransfer | null): File[] {
  if (data === null) return [];
  if (data.files.length > 0) return [...data.files];
  const [text, html] = [data.getData('text/plain'), data.getData('text/html')];
  if (text.trim() === '') return [];
  return [pastedFile(text, html)];
}

/** With its headings and lists where the clipboard has them; a copied table comes better as text, cell by cell. */
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
