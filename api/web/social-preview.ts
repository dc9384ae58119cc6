import type { SharedPreview } from '@evident/domain/sharing';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
const meta = (key: 'property' | 'name', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`;

/** The page of the web app with the title, first words and picture of a public page, for sites that preview links. */
export function withPreview(
  page: string,
  { workspace, title, description, pictureFileId }: SharedPreview,
  { publicUrl, path, token }: { readonly publicUrl: string; readonly path: string; readonly token: string },
): string {
  const picture = pictureFileId && new URL(`/api/v1/public/${token}/files/${pictureFileId}`, publicUrl).href;
  const tags = [
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', workspace),
    meta('property', 'og:title', title),
    meta('property', 'og:url', new URL(path, publicUrl).href),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...(description === ''
      ? []
      : [meta('name', 'description', description), meta('property', 'og:description', description)]),
    ...(picture ? [meta('property', 'og:image', picture)] : []),
  ].join('\n    ');
  return page.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>\n    ${tags}`);
}
