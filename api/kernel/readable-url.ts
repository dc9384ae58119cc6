/** Returns the decoded path, or the raw path if it cannot be decoded, such as a link cut within a character. */
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
