/** What is asked for; a path that cannot be decoded, such as that of a link cut within a letter, letter for letter as it is written. */
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
