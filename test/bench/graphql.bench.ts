import { requestsASecond } from './requests-a-second.ts';
import type { Row } from './row.ts';
import { medianMs, withStarted } from './started.ts';
import { step } from './step.ts';

const NOTES = 50;
const QUOTES = Array.from({ length: 10 }, (_, at) => `The price of part ${at} was too high for us.`);
/** Requests that a browser sends at once over HTTP/1.1. */
const AT_ONCE = 6;

const READ = `query ($id: ID!) { note(noteId: $id) {
  id projectId projectTitle title occurredOn excerpt aiGenerated archived createdAt updatedAt highlightCount language
  sourceName fields version factsVersion authors { id name } contributors { id name } speakers { id name }
  people { id name } tags { id title } folder { id } insights { id title } } }`;
const NESTED = `query ($id: ID!) { project(projectId: $id) { notes(first: ${NOTES}) { nodes {
  id title highlights(first: 50) { nodes { id text speaker tags { id title color } } } } } } }`;

/** Reads a note, and a project with its notes, their highlights and tags, with an access token. */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer }) => {
    const make = async (path: string, body: object): Promise<string> =>
      (await newcomer.ask<{ id: string }>('POST', path, body)).id;
    const projectId = await make('/projects', { title: 'Bench' });
    const boardId = await make(`/projects/${projectId}/tag-boards`, { title: 'Board' });
    const groupId = await make(`/tag-boards/${boardId}/groups`, { title: 'Group' });
    const tagId = await make(`/tag-groups/${groupId}/tags`, { title: 'Price' });
    const noteIds: string[] = [];
    for (let at = 0; at < NOTES; at += 1) {
      const noteId = await make(`/projects/${projectId}/notes`, {
        title: `Interview ${at}`,
        markdown: QUOTES.join('\n\n'),
      });
      noteIds.push(noteId);
      for (const quote of QUOTES) await make(`/notes/${noteId}/highlights`, { quote, tagIds: [tagId] });
    }
    const base = product.url.replace('localhost', '127.0.0.1');
    const headers = { authorization: `Bearer ${newcomer.token}` };
    const graphql = (query: string, id: string) =>
      `${base}/api/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ id }) }).toString()}`;
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      theirs.push(
        await step('Reading a note by REST', () => requestsASecond(`${base}/api/v1/notes/${noteIds[0]}`, headers)),
      );
      ours.push(await step('Reading a note by GraphQL', () => requestsASecond(graphql(READ, noteIds[0]!), headers)));
    }
    const [mine, rest] = [Math.max(...ours), Math.max(...theirs)];
    const read = async (url: string): Promise<unknown> => {
      const response = await fetch(url, { headers });
      const body = (await response.json()) as { errors?: unknown };
      if (!response.ok || body.errors) throw new Error(`${url} answers ${JSON.stringify(body.errors)}`);
      return body;
    };
    const many = async (): Promise<void> => {
      await read(`${base}/api/v1/projects/${projectId}`);
      await read(`${base}/api/v1/projects/${projectId}/notes?limit=${NOTES}`);
      const left = [...noteIds];
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let id = left.pop(); id; id = left.pop()) await read(`${base}/api/v1/notes/${id}/highlights?limit=50`);
        }),
      );
    };
    const byRest = await step('Reading a project by REST', () => medianMs(15, many));
    const byQuery = await step('Reading a project by GraphQL', () =>
      medianMs(15, () => read(graphql(NESTED, projectId))),
    );
    return [
      {
        what: 'GraphQL read of a note, requests a second',
        against: 'REST',
        measured: mine / rest,
        unit: '×',
        atLeast: 0.7,
        note: `${Math.round(mine)} against ${Math.round(rest)} a second over 16 connections, best of three`,
      },
      {
        what: `a project with ${NOTES} notes, their ${NOTES * QUOTES.length} highlights and tags in one GraphQL query`,
        against: `the ${NOTES + 2} REST requests it replaces, ${AT_ONCE} at once`,
        measured: byQuery / byRest,
        unit: '×',
        atMost: 0.3,
        note: `${byQuery.toFixed(0)} against ${byRest.toFixed(0)} ms, median of 15`,
      },
    ];
  });
