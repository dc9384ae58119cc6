/** Returns the decoded path. Returns the raw path if decoding fails, such as for a link cut within a character. */
export function readableUrl({ url = '/' }: { url?: string }): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
