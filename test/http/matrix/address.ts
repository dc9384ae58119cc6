import type { Operation } from './operations.ts';

/** The address of an operation with the ids of a world and its required query. Unknown ids become `missing`. */
export function addressOf(
  { id, path }: Pick<Operation, 'id' | 'path'>,
  world: Readonly<Record<string, string>>,
): string {
  const queries: Readonly<Record<string, string>> = {
    findName: '?name=SECRET',
    suggestTags: '?quote=SECRET%20words',
    listShareLinks: `?objectType=insight&objectId=${world['insightId']}`,
    listFilterSummaries: `?projectId=${world['projectId']}&filter=${encodeURIComponent('{"combinator":"and","fieldForms":[]}')}`,
    readCrosstab: `?fieldId=${world['crossedFieldId']}`,
    search: '?query=secret',
    searchDocument: '?query=secret',
    answerQuestion: `?question=secret&scopeType=PROJECT&scopeId=${world['projectId']}`,
  };
  const ids: Readonly<Record<string, string | undefined>> = path.includes('/document')
    ? { ...world, fileId: world['documentId'] }
    : world;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'missing') + (queries[id] ?? '');
}
