import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const CREDENTIALS = { site: 'acme', email: 'ada@example.com', token: 'jira-secret-token' };
const LOGIN = `Basic ${Buffer.from(`${CREDENTIALS.email}:${CREDENTIALS.token}`).toString('base64')}`;
const PAGE = 3;
/** Comments that come with an issue. */
const INCLUDED = 2;
const PROJECTS = [
  { id: '10001', key: 'SUP', name: 'Support' },
  { id: '10002', key: 'IT', name: 'IT help' },
  { id: '10003', key: 'HR', name: 'People' },
];

const CUSTOMER = {
  accountId: 'qm:1',
  displayName: 'Grace Hopper',
  emailAddress: 'grace@example.org',
  accountType: 'customer',
};
const AGENT = { accountId: '712020:2', displayName: 'Ada Lovelace', accountType: 'atlassian' };

const words = (text: string) => ({ type: 'text', text });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const docOf = (...content: object[]) => ({ type: 'doc', version: 1, content });

interface Issue {
  readonly id: string;
  readonly key: string;
  fields: {
    created?: string;
    updated: string;
    description: object | null;
    summary: string;
    project: object;
    [name: string]: unknown;
  };
}
interface Comment {
  readonly id: string;
  readonly author: object;
  readonly created: string;
  readonly jsdPublic: boolean;
  readonly body: object;
}

/** As Jira writes times. */
const jiraTime = (date: Date): string => date.toISOString().replace('Z', '+0000');
const commentOf = (id: string, at: Date, body: object, more: Partial<Comment> = {}): Comment => ({
  id,
  author: CUSTOMER,
  created: jiraTime(at),
  jsdPublic: true,
  body,
  ...more,
});

const issueAt = (place: number, more: object = {}): Issue => ({
  id: String(20_000 + place),
  key: `SUP-${place + 1}`,
  fields: {
    summary: `Visit ${place}`,
    description: docOf(paragraph(words(feedbackText(90 + place)))),
    created: jiraTime(dayOf(place)),
    updated: jiraTime(dayOf(place)),
    labels: ['ward'],
    status: { name: 'Waiting for support' },
    priority: { name: 'Medium' },
    issuetype: { name: 'Request' },
    project: PROJECTS[0]!,
    resolution: null,
    reporter: CUSTOMER,
    attachment: [],
    ...more,
  },
});

/** Jira Cloud with service projects: enhanced JQL search, issues, comments and projects, version 3 of the API. */
export function jiraServiceManagement(): StandIn {
  const issues = [
    ...Array.from({ length: 5 }, (_, place) => issueAt(place)),
    issueAt(5, {
      reporter: AGENT,
      project: PROJECTS[1]!,
      priority: { name: 'High' },
      attachment: [{ filename: 'sign.png', content: 'https://acme.atlassian.net/rest/api/3/attachment/content/1' }],
    }),
    issueAt(6, { project: PROJECTS[2]! }),
    issueAt(7, { summary: '', description: null }),
  ];
  const comments = new Map<string, Comment[]>(issues.map(({ id }) => [id, []]));
  const OTHER_AGENT = { ...AGENT, accountId: '712020:3' };
  comments.get('20005')!.push(
    commentOf('1', dayOf(5), docOf(paragraph(words('Thank you. '), { type: 'mention', attrs: { text: '@Grace' } })), {
      author: OTHER_AGENT,
    }),
    commentOf('2', dayOf(5), docOf(paragraph(words('Internal: a difficult person'))), {
      author: OTHER_AGENT,
      jsdPublic: false,
    }),
    commentOf(
      '3',
      dayOf(5),
      docOf(
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('Still no sign'))] }] },
        { type: 'blockquote', content: [paragraph(words('Thank you.'))] },
      ),
    ),
  );
  const viewOf = (issue: Issue) => {
    const all = comments.get(issue.id)!;
    return {
      ...issue,
      fields: { ...issue.fields, comment: { comments: all.slice(0, INCLUDED), total: all.length } },
    };
  };

  function found(body: string, nowMs: number): Said {
    const { jql, maxResults, nextPageToken } = JSON.parse(body) as Record<string, string>;
    const [, projects, minutes] =
      /^project in \(([\d, ]+)\) AND updated >= -(\d+)m ORDER BY updated ASC$/.exec(jql!) ?? [];
    if (!projects) return said({ errorMessages: ['Error in the JQL Query'] }, 400);
    const ids = projects.split(', ');
    const from = nowMs - Number(minutes) * 60_000;
    const all = issues
      .filter(({ fields }) => ids.includes((fields.project as { id: string }).id))
      .filter(({ fields }) => Date.parse(fields.updated) >= from)
      .toSorted((one, other) => Date.parse(one.fields.updated) - Date.parse(other.fields.updated));
    const [start = 0, of] = (nextPageToken ?? '').split(' ').map(Number);
    // A place belongs to its query.
    if (nextPageToken && of !== jql!.length) return said({ errorMessages: ['Invalid token'] }, 400);
    const end = start + Math.min(Number(maxResults), PAGE);
    const isLast = end >= all.length;
    const next = isLast ? {} : { nextPageToken: `${end} ${jql!.length}` };
    return said({ issues: all.slice(start, end).map(viewOf), isLast, ...next });
  }

  let nowMs = 0;
  function answer({ path, query, headers, body }: Asked): Said {
    if (headers.authorization !== LOGIN) return said('Client must be authenticated to access this resource.', 401);
    if (path === '/rest/api/3/myself') return said({ accountId: AGENT.accountId, displayName: AGENT.displayName });
    if (path === '/rest/api/3/project/search') {
      const from = Number(query.get('startAt'));
      return said({ values: PROJECTS.slice(from, from + 2), isLast: from + 2 >= PROJECTS.length });
    }
    if (path === '/rest/api/3/search/jql') return found(body, nowMs);
    const [, id = '', rest] = /^\/rest\/api\/3\/issue\/(\d+)(\/comment)?$/.exec(path) ?? [];
    const issue = issues.find((one) => one.id === id);
    if (!issue) return NOT_FOUND;
    if (!rest) return said(viewOf(issue));
    const all = comments.get(id)!;
    const from = Number(query.get('startAt'));
    return said({ comments: all.slice(from, from + 2), total: all.length });
  }

  return {
    source: 'JIRA_SERVICE_MANAGEMENT',
    service: 'jira-service-management',
    credentials: CREDENTIALS,
    configuration: {
      chosen: {
        projects: [
          { id: '10001', name: 'Support' },
          { id: '10002', name: 'IT help' },
        ],
      },
    },
    ids: ['20000', '20001', '20002', '20003', '20004', '20005'],
    read: {
      id: '20005',
      words: [feedbackText(95), '- Still no sign'],
      team: ['Thank you. @Grace'],
      fields: {
        key: 'SUP-6',
        project: 'IT help',
        priority: 'High',
        attachments: 'sign.png https://acme.atlassian.net/rest/api/3/attachment/content/1',
      },
      author: 'Ada Lovelace',
    },
    hidden: ['[object', 'a difficult person'],
    pickers: [{ name: 'projects', words: '', choices: PROJECTS.map(({ id, name }) => ({ id, name })) }],
    account: 'acme.atlassian.net',
    at: (now) => {
      nowMs = now.getTime();
    },
    answer,
    expired: said('Client must be authenticated to access this resource.', 401),
    busy: (now) => ({
      status: 429,
      headers: { 'x-ratelimit-reset': new Date(now + 120_000).toISOString(), 'x-ratelimit-nearlimit': 'true' },
      body: '',
    }),
    own: null,
    edit(at) {
      const text = 'The new signs are easy to read.';
      comments.get('20001')!.push(commentOf('9', at, docOf(paragraph(words(text)))));
      issues[1]!.fields.updated = jiraTime(at);
      return { id: '20001', words: text };
    },
    remove: null,
    damage() {
      delete issues[2]!.fields.created;
      return '20002';
    },
  };
}
