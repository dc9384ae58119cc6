const formats = new Map<string, Intl.NumberFormat>();

/** An amount in the smallest unit of its currency: `$48.00`. */
export function money(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  const format = formats.get(code) ?? new Intl.NumberFormat('en', { style: 'currency', currency: code });
  formats.set(code, format);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
