import type { Destination } from './destination.ts';
import { type TicketDraft, boundedDraft, jiraDocument, markdownOf } from './draft.ts';

/** A request to a destination. Headers include the token. */
export interface DestinationRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Place = Pick<Destination, 'kind'> & { readonly access: Omit<Destination['access'], 'secrets'> };

const JSON_TYPE = { 'Content-Type': 'application/json', 'User-Agent': 'Evident' } as const;
const GITHUB = { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' } as const;

/** The headers that say who asks. @param base64 encodes text */
function headersOf({ kind, access }: Place, token: string | null, base64: (text: string) => string) {
  switch (kind) {
    case 'JIRA':
      return {
        ...JSON_TYPE,
        Accept: 'application/json',
        Authorization: `Basic ${base64(`${access.account}:${token}`)}`,
      };
    case 'LINEAR':
      return { ...JSON_TYPE, Authorization: token ?? '' };
    case 'GITHUB':
      return { ...JSON_TYPE, ...GITHUB, Authorization: `Bearer ${token}` };
    case 'GENERIC':
      return token === null ? JSON_TYPE : { ...JSON_TYPE, [access.header]: token };
  }
}

const ISSUE_CREATE =
  'mutation ($input: IssueCreateInput!) { issueCreate(input: $input) { success issue { identifier url } } }';
const TEAM = 'query ($id: String!) { team(id: $id) { name } }';

/** The fields of a ticket in the names of each service. */
function ticketBody({ kind, access }: Place, draft: TicketDraft): object {
  switch (kind) {
    case 'JIRA':
      return {
        fields: {
          project: { key: access.project },
          issuetype: { name: access.issueType },
          summary: draft.title,
          description: jiraDocument(draft),
        },
      };
    case 'LINEAR':
      return {
        query: ISSUE_CREATE,
        variables: { input: { teamId: access.project, title: draft.title, description: markdownOf(draft) } },
      };
    case 'GITHUB':
      return { title: draft.title, body: markdownOf(draft) };
    case 'GENERIC':
      return { ...draft, text: markdownOf(draft) };
  }
}

const pathOf = ({ kind, access }: Place): string =>
  kind === 'JIRA' ? '/rest/api/3/issue' : kind === 'GITHUB' ? `/repos/${access.project}/issues` : '';

/** The request that creates a ticket. */
export const ticketRequest = (
  place: Place,
  token: string | null,
  draft: TicketDraft,
  base64: (text: string) => string,
): DestinationRequest => ({
  method: 'POST',
  url: place.access.url + pathOf(place),
  headers: headersOf(place, token, base64),
  body: JSON.stringify(ticketBody(place, boundedDraft(draft))),
});

/** The request that shows whether a destination takes tickets, without creating one. A generic one gets a test body. */
export function testRequest(place: Place, token: string | null, base64: (text: string) => string): DestinationRequest {
  const { kind, access } = place;
  const headers = headersOf(place, token, base64);
  switch (kind) {
    case 'JIRA':
      return { method: 'GET', url: `${access.url}/rest/api/3/project/${access.project}`, headers, body: '' };
    case 'LINEAR':
      return {
        method: 'POST',
        url: access.url,
        headers,
        body: JSON.stringify({ query: TEAM, variables: { id: access.project } }),
      };
    case 'GITHUB':
      return { method: 'GET', url: `${access.url}/repos/${access.project}`, headers, body: '' };
    case 'GENERIC':
      return { method: 'POST', url: access.url, headers, body: JSON.stringify({ type: 'test' }) };
  }
}

/** A request of a rule to a generic destination, with a body of its own. */
export const plainRequest = (
  place: Place,
  token: string | null,
  body: string,
  base64: (text: string) => string,
): DestinationRequest => ({ method: 'POST', url: place.access.url, headers: headersOf(place, token, base64), body });
