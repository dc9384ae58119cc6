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
    readNoteFigures: '?by=MONTH',
    listThreads: `?objectType=NOTE&objectId=${world['noteId']}`,
    countComments: `?objectType=NOTE&objectIds=${world['noteId']}`,
    listReferenceCards: `?objects=note:${world['noteId']}`,
    listMentionable: `?objectType=NOTE&objectId=${world['noteId']}`,
    search: '?query=secret',
    searchDocument: '?query=secret',
    answerQuestion: `?question=secret&scopeType=PROJECT&scopeId=${world['projectId']}`,
  };
  const ids: Readonly<Record<string, string | undefined>> = {
    ...world,
    feature: 'scim',
    integration: 'slack',
    rule: 'GUESTS',
    ...(id === 'reopenAlert' && { alertId: world['resolvedAlertId'] }),
    ...(path.includes('/document') && { fileId: world['documentId'] }),
    ...(path.includes('/analytics/items') && { objectType: 'NOTE', objectId: world['noteId'] }),
    ...(path.includes('/audiences') && { objectType: 'NOTE', objectId: world['noteId'] }),
    ...(path.includes('/provisioning/groups') && { groupId: world['scimGroupId'] }),
    ...(path.includes('/retention/runs') && { runId: world['retentionRunId'] }),
    ...(path.includes('/tag-templates') && { templateId: world['tagTemplateId'] }),
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'missing') + (queries[id] ?? '');
}

/** Headers of an operation of resumable uploads; none for others. */
export function uploadHeaders(operationId: string, projectId: string): Record<string, string> {
  const metadata = `filename ${btoa('SECRET.txt')},projectId ${btoa(projectId)}`;
  if (operationId === 'startUpload')
    return { 'Tus-Resumable': '1.0.0', 'Upload-Length': '11', 'Upload-Metadata': metadata };
  return operationId === 'continueUpload'
    ? { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    : {};
}
