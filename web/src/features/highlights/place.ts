/** Where in a note somebody was sent: a highlight, a stretch of its plain text in code points, or words to look for. */
type Place = { readonly highlightId: string } | { readonly start: number; readonly end: number } | { readonly words: string };

/** Reads the fragment of a link: `highlight-<id>`, `at-<start>-<end>`, `q=<words>`. */
export function placeIn(fragment: string | undefined): Place | null {
  const [, highlightId] = /^highlight-([\w-]{1,64})$/.exec(fragment ?? '') ?? [];
  if (highlightId !== undefined) return { highlightId };
  const [, start, end] = /^at-(\d{1,7})-(\d{1,7})$/.exec(fragment ?? '') ?? [];
  if (start !== undefined && Number(end) > Number(start)) return { start: Number(start), end: Number(end) };
  const words = fragment?.startsWith('q=') ? decoded(fragment.slice(2)).trim() : '';
  return words === '' ? null : { words };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
