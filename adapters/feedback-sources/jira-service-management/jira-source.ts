import {
  type FeedbackSource,
  type SourceCredentials,
  type SourcePage,
  SourceRefused,
  type SourceRequest,
} from '@evident/application/channels/feedback-source';
import type { DataPointPayload, SourceChoice, SourceConfiguration, SourcePicker } from '@evident/domain/channels';
import { type Json, recordOf, textOf } from '../common/json.ts';
import { choicesOf, chosenIn, pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { JiraClient } from './jira-client.ts';
import { jiraRequest } from './jira-request.ts';

interface State {
  /** Milliseconds: changes since then are read. */
  readonly from: number;
  /** The query of this run, which belongs to the place; null before its first page. */
  readonly jql: string | null;
  readonly after: string | null;
  readonly newest: number;
  readonly done: readonly string[];
}

const MINUTE_MS = 60_000;
/** The search can show a change late, and reads whole minutes. */
const OVERLAP_MS = 10 * MINUTE_MS;

/** Requests of Jira Service Management, in the order of their changes. */
export class JiraSource implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    const client = new JiraClient(this.options, credentials);
    if ((await client.me(signal)) !== null) return { name: client.site };
    throw new SourceRefused(`There is no ${client.site}`, 'Check the site.');
  }

  async choices(
    credentials: SourceCredentials,
    _picker: SourcePicker['name'],
    _words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    const projects = await new JiraClient(this.options, credentials).projects(signal);
    return choicesOf(projects);
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const client = new JiraClient(this.options, credentials);
    const begin = since.getTime();
    const state = stateOf<State>(cursor, { from: begin, jql: null, after: null, newest: begin, done: [] });
    const jql = state.jql ?? this.queryOf(configuration, Math.max(state.from, begin));
    const page = await client.found(jql, state.after, signal);
    const again = { from: state.newest - OVERLAP_MS, jql: null, after: null, newest: state.newest, done: [] };
    if (page === null) return pageOf({ items: [], failures: [], paused: null }, { state, next: again, more: true });
    const read = await readEach({
      items: page.issues,
      done: state.done,
      idOf: ({ id }) => textOf(id),
      read: async (issue) => jiraRequest(issue, await client.comments(issue, signal), client.site),
      what: 'a request',
      signal,
    });
    const newest = Math.max(state.newest, ...page.issues.map(changedAt));
    const next: State =
      page.after === null
        ? { ...again, from: newest - OVERLAP_MS, newest }
        : { from: state.from, jql, after: page.after, newest, done: [] };
    return pageOf(read, { state: { ...state, jql }, next, more: page.after !== null });
  }

  async item(
    externalId: string,
    { credentials, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const client = new JiraClient(this.options, credentials);
    const issue = await client.issue(externalId, signal);
    return issue && jiraRequest(issue, await client.comments(issue, signal), client.site);
  }

  /** Times are relative: Jira reads others in the time zone of the account. */
  private queryOf(configuration: SourceConfiguration, from: number): string {
    const projects = [...(chosenIn(configuration, 'projects') ?? [])].filter((id) => /^\d+$/.test(id));
    const minutes = Math.max(1, Math.ceil((this.options.now().getTime() - from) / MINUTE_MS));
    return `project in (${projects.join(', ')}) AND updated >= -${minutes}m ORDER BY updated ASC`;
  }
}

const changedAt = (issue: Json): number => Date.parse(textOf(recordOf(issue['fields'])['updated'])) || 0;
