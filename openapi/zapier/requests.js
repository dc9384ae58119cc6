/** Completes paths with the address of the installation, and sends the access token. */
export function withAddress(request, z, { authData }) {
  const url = new URL(request.url, authData.url);
  if (url.origin !== new URL(authData.url).origin) return request;
  return { ...request, url: url.href, headers: { ...request.headers, Authorization: `Bearer ${authData.token}` } };
}

const isGiven = (value) => value !== undefined && value !== null && value !== '';

/** Divides what was entered among path, query and body. */
export function requestOf(path, fields, input) {
  const given = fields.filter(({ key }) => isGiven(input[key]));
  const of = (place) =>
    Object.fromEntries(given.filter((field) => field.place === place).map(({ key }) => [key, input[key]]));
  const inPath = of('path');
  const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath[name] ?? ''));
  return { url, params: of('query'), body: of('body') };
}
