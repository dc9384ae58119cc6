const VARIABLE = /\b[A-Z]+_[A-Z_]+\b/;
const ASK = 'Ask the administrator of your server to check its settings.';

/** The reason of a failure without the server's environment variables, which members can't change. */
export function withoutSettings(reason: string): string {
  const parts = reason.split(/(?<=[.;])/);
  const kept = parts.filter((part) => !VARIABLE.test(part));
  if (kept.length === parts.length) return reason;
  const rest = kept.join('').trim().replace(/;$/, '.');
  return rest === '' ? ASK : `${rest} ${ASK}`;
}
