import type { Schema } from '@evident/domain/kernel';

/** A field that the specification calls something else than REST. */
export interface Renamed {
  readonly rest: string;
  readonly graphql: string;
  /** Types that have it; all by default. */
  readonly on?: readonly string[];
  /** Only for objects, or only for values; both by default. */
  readonly of?: 'objects' | 'values';
}

/** Names of the specification (documents 000 and 001, section 3), which GraphQL uses. REST keeps its own. */
export const RENAMED: readonly Renamed[] = [
  { rest: 'createdBy', graphql: 'authorId', of: 'values' },
  { rest: 'createdBy', graphql: 'author', of: 'objects' },
  { rest: 'createdByName', graphql: 'authorName' },
  { rest: 'coverFileId', graphql: 'fileId' },
  { rest: 'publishedAt', graphql: 'published' },
  { rest: 'folderId', graphql: 'projectCategoryId' },
  { rest: 'type', graphql: 'item_type', on: ['SearchHit'] },
  { rest: 'projectId', graphql: 'project_id', on: ['SearchHit'] },
  { rest: 'createdAt', graphql: 'created_at', on: ['SearchHit'] },
];

/** Returns the name of a property in GraphQL. @param type name of its type; null for arguments */
export function graphqlName(property: string, schema: Schema, type: string | null): string {
  const kind = schema.type === 'object' ? 'objects' : 'values';
  return (
    RENAMED.find(
      ({ rest, on, of }) =>
        rest === property && (on === undefined || (type !== null && on.includes(type))) && (of ?? kind) === kind,
    )?.graphql ?? property
  );
}

export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Names that GraphQL accepts for fields and values of enumerations. */
export const isName = (text: string): boolean =>
  /^[_A-Za-z]\w*$/.test(text) && !text.startsWith('__') && !['true', 'false', 'null'].includes(text);
