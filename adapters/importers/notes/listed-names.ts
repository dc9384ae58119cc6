import { asName, truncated } from '@evident/domain/imports';

const NAMES_MAX = 5;
const NAME_MAX = 100;

/** Lists up to five names of up to 100 characters (`“Codes”, “Notes”`), then the number of the others. */
export function listedNames(names: readonly string[]): string {
  const listed = names
    .slice(0, NAMES_MAX)
    .map((name) => `“${truncated(asName(name), NAME_MAX)}”`)
    .join(', ');
  return names.length > NAMES_MAX ? `${listed} and ${(names.length - NAMES_MAX).toLocaleString('en')} more` : listed;
}
