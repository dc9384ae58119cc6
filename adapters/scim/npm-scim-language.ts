import type { ScimLanguage } from '@evident/application/scim/scim-language';
import { type Condition, type Operation, type Resource, refuseScim } from '@evident/domain/scim';
import type { ScimPatchOperation, ScimResource } from 'scim-patch';

const FILTER_MAX = 2_000;

/** Filters by scim2-parse-filter, patches by scim-patch. Both are loaded with the first request of a directory. */
export const npmScimLanguage: ScimLanguage = {
  async parse(filter: string): Promise<Condition> {
    if (filter.length > FILTER_MAX) refuseScim('invalidFilter', `A filter has at most ${FILTER_MAX} characters`);
    const { parse } = await import('scim2-parse-filter');
    try {
      return parse(withPlainTruths(filter)) as Condition;
    } catch {
      return refuseScim('invalidFilter', 'The filter could not be read');
    }
  },

  async patched(resource: Resource, schemas: readonly string[], operations: readonly Operation[]): Promise<Resource> {
    const { scimPatch } = await import('scim-patch');
    let current = { ...resource, schemas: [...schemas] } as unknown as ScimResource;
    for (const operation of operations) {
      try {
        current = scimPatch(current, [plain(operation)]);
      } catch (error) {
        // Nothing to remove is no error: directories repeat removals.
        if (operation.op !== 'remove' || !operation.path.includes('[')) refusalOf(error);
      }
    }
    return current as unknown as Resource;
  },
};

const plain = ({ op, path, value }: Operation): ScimPatchOperation =>
  ({ op, path, ...(value !== undefined && { value }) }) as ScimPatchOperation;

/** Some directories write `True`, which is no JSON. Texts in quotes stay as they are. */
const withPlainTruths = (filter: string): string =>
  filter.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false)\b/gi, (word) =>
    word.startsWith('"') ? word : word.toLowerCase(),
  );

function refusalOf(error: unknown): never {
  const { name = '', scimType } = error as { name?: string; scimType?: string };
  if (scimType === 'noTarget' || name === 'NoTarget')
    return refuseScim('noTarget', 'The path of an operation matches nothing');
  if (scimType === 'invalidPath') return refuseScim('invalidPath', 'The path of an operation could not be read');
  return refuseScim('invalidSyntax', 'An operation could not be read', 'Check its op, path and value.');
}
