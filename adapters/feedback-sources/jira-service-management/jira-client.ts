import type { SourceCredentials } from '@evident/application/channels/feedback-source';
import { type Json, listIn, recordOf, recordsOf, textOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions, accountName, basic } from '../common/source-http.ts';

/** Requests of a page. Those with many comments take a request each. */
const PAGE = 50;
const COMMENTS = 100;
const COMMENT_PAGES_MAX = 5;
const PROJECT_PAGES_MAX = 20;
const FIELDS = [
  'summary',
  'description',
  'created',
  'updated',
  'labels',
  'status',
  'priority',
  'issuetype',
  'project',
  'resolution',
  'reporter',
  'attachment',
  'comment',
];

export interface IssuePage {
  readonly issues: readonly Json[];
  /** Where the next page begins; null on the last. */
  readonly after: string | null;
}

/** Jira Cloud's REST API, version 3 (developer.atlassian.com/cloud/jira/platform/rest/v3), with an API token. */
export class JiraClient {
  readonly site: string;
  private readonly http: SourceHttp;

  constructor(options: SourceOptions, { site = '', email = '', token = '' }: SourceCredentials) {
    this.site = `${accountName(site, 'atlassian.net', 'Jira')}.atlassian.net`;
    this.http = new SourceHttp(options, {
      service: 'jira-service-management',
      name: 'Jira',
      url: `https://${this.site}`,
      headers: { authorization: basic(email.trim(), token.trim()) },
      advice: 'Create a new API token at id.atlassian.com, and enter it with the email of its account.',
      adviceForbidden: 'Let the account of the token browse the chosen projects.',
    });
  }

  /** The person of the token; null if there is no such site. */
  me(signal: AbortSignal): Promise<Json | null> {
    return this.http.find('/rest/api/3/myself', { signal });
  }

  /** Projects of Jira Service Management, within 1,000. */
  async projects(signal: AbortSignal): Promise<readonly Json[]> {
    const found: Json[] = [];
    for (let page = 0; page < PROJECT_PAGES_MAX; page += 1) {
      const query = { typeKey: 'service_desk', orderBy: 'name', startAt: found.length, maxResults: 50 };
      const answer = await this.http.ask('/rest/api/3/project/search', { query, signal });
      const some = listIn(answer, 'values', this.site);
      found.push(...some);
      if (answer['isLast'] !== false || some.length === 0) break;
    }
    return found;
  }

  /** Issues that a JQL query finds, in its order; null if the place is known no more (after seven days). */
  async found(jql: string, after: string | null, signal: AbortSignal): Promise<IssuePage | null> {
    const answer = await this.http.find('/rest/api/3/search/jql', {
      json: { jql, maxResults: PAGE, fields: FIELDS, ...(after !== null && { nextPageToken: after }) },
      none: after === null ? [] : [400],
      signal,
    });
    if (answer === null) return null;
    const next = textOf(answer['nextPageToken']);
    const isLast = answer['isLast'] === true || next === '';
    return { issues: listIn(answer, 'issues', this.site), after: isLast ? null : next };
  }

  issue(id: string, signal: AbortSignal): Promise<Json | null> {
    return this.http.find(`/rest/api/3/issue/${encodeURIComponent(id)}`, {
      query: { fields: FIELDS.join(',') },
      signal,
    });
  }

  /** The comments of an issue, the oldest first: those that came with it, if they are all. */
  async comments(issue: Json, signal: AbortSignal): Promise<readonly Json[]> {
    const included = recordOf(recordOf(issue['fields'])['comment']);
    const some = recordsOf(included['comments']);
    if (some.length >= (Number(included['total']) || 0)) return some;
    const found: Json[] = [];
    for (let page = 0; page < COMMENT_PAGES_MAX; page += 1) {
      const answer = await this.http.ask(`/rest/api/3/issue/${encodeURIComponent(textOf(issue['id']))}/comment`, {
        query: { startAt: found.length, maxResults: COMMENTS, orderBy: 'created' },
        signal,
      });
      const more = listIn(answer, 'comments', this.site);
      found.push(...more);
      if (more.length === 0 || found.length >= (Number(answer['total']) || 0)) break;
    }
    return found;
  }
}
