import { GetWorkspace } from '@evident/application/workspaces/queries';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import { askDeclared } from '../kernel/declared/ask-declared.ts';
import type { AnyOperation } from '../kernel/declared/declared-operation.ts';
import { declaredOperations } from '../kernel/declared/declared-operations.ts';
import { ANSWER_LIMITS, bounded } from './bounded.ts';
import { withLinks } from './found.ts';
import { toolInput } from './tool-input.ts';
import { PAGES, PAGES_MAX, type Tool } from './tools.ts';

/** Sends a progress notification. `total` is the most that can follow. */
export type Report = (progress: number, total: number, message: string) => Promise<void>;

interface Call {
  readonly bus: Bus;
  readonly actor: Actor;
  readonly tool: Tool;
  readonly given: Readonly<Record<string, unknown>>;
  readonly report: Report;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

export function operationOf(id: string): AnyOperation {
  const operation = declaredOperations.get(id);
  if (!operation) throw new Error(`There is no operation ${id}`);
  return operation;
}

/** Calls a tool as its operation. Returns JSON of a bounded size. */
export async function callTool(call: Call): Promise<string> {
  const answer = await answerOf(call);
  const { url } = await call.bus.ask(new GetWorkspace(call.actor));
  return bounded({ answer: withLinks(call.tool.name, answer, url), links: linksIn(url) });
}

/** Pages of the web app, in which ids of answers are put. */
const linksIn = (url: string) => ({
  note: `${url}/data/{noteId}`,
  highlight: `${url}/data/{noteId}#highlight-{highlightId}`,
  insight: `${url}/insights/{insightId}`,
  project: `${url}/projects/{projectId}`,
});

async function answerOf({ bus, actor, tool, given, report, signal }: Call): Promise<unknown> {
  const operation = operationOf(tool.operation);
  const { [PAGES]: pages = 1, ...rest } = given;
  const ask = async (more: object) =>
    askDeclared(bus, operation, await toolInput(tool, operation, actor, { ...rest, ...more }));
  if (!tool.input.includes('cursor')) return ask(pages === 1 ? {} : { [PAGES]: pages });
  if (typeof pages !== 'number' || !Number.isInteger(pages) || pages < 1 || pages > PAGES_MAX)
    refuse('ValidationError', `\`pages\` must be from 1 to ${PAGES_MAX}`, 'Ask for further pages.');
  return pagesOf((cursor) => ask(cursor === null ? {} : { cursor }) as Promise<Page>, pages, report, signal);
}

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/** Reads pages one after the other, as many as fit into an answer. Reports each. */
export async function pagesOf(
  read: (cursor: string | null) => Promise<Page>,
  pages: number,
  report: Report,
  signal: AbortSignal,
): Promise<Page> {
  let all = await read(null);
  for (let at = 1; at < pages && all.next !== null && !signal.aborted; at += 1) {
    await report(at, pages, `${all.items.length} read`);
    const { items, next } = await read(all.next);
    const longer = { ...all, items: [...all.items, ...items], next };
    if (JSON.stringify(longer).length > ANSWER_LIMITS.answer - RESERVED) break;
    all = longer;
  }
  await report(pages, pages, `${all.items.length} read`);
  return all;
}

/** Characters of an answer for its links. */
const RESERVED = 2_000;
