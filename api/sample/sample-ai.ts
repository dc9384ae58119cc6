import { CreateResearch } from '@evident/application/research/create-research';
import { ListResearch } from '@evident/application/research/queries';
import { ListConversations } from '@evident/application/conversations/queries';
import { SendMessage } from '@evident/application/conversations/send-message';
import { StartConversation } from '@evident/application/conversations/start-conversation';
import { ListNotes } from '@evident/application/notes/queries';
import { ListProjects } from '@evident/application/projects/queries';
import { ReadSearchStatus } from '@evident/application/search/read-search-status';
import { CreateSummary } from '@evident/application/summaries/create-summary';
import { ListSummaries } from '@evident/application/summaries/list-summaries';
import { CreateWorkspaceWrap } from '@evident/application/wraps/create-workspace-wrap';
import { ListWraps } from '@evident/application/wraps/queries';
import { PAGE_MAX, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SummaryTarget } from '@evident/domain/summaries';
import type { Bus } from '../kernel/bus.ts';
import { writeSampleDocs } from './sample-docs.ts';
import type { SampleAi, SampleStory } from './sample-story.ts';

const ALL = { limit: PAGE_MAX, cursor: null };

/** Asks for the summaries and docs of the sample. Skips existing ones, and those of notes that were renamed. */
export async function summarizeSample(
  bus: Bus,
  actor: Actor,
  { project, summaries, ...docs }: Pick<SampleAi, 'project' | 'summaries' | 'doc' | 'agent'>,
): Promise<void> {
  const projectId = await projectNamed(bus, actor, project);
  if (projectId) await writeSampleDocs(bus, actor, projectId, docs);
  for (const { project: other, note, framework } of summaries) {
    const of = other === undefined ? projectId : await projectNamed(bus, actor, other);
    const target = of && (await targetOf(bus, actor, of, note));
    if (!target) continue;
    const { items } = await bus.ask(new ListSummaries(actor, target));
    if (!items.some((one) => one.framework === framework))
      await bus.ask(new CreateSummary(actor, target, { framework }));
  }
}

/** Asks the questions, the research and the wrap of the sample, once search knows its texts. Skips existing ones. */
export async function askSample(bus: Bus, actor: Actor, { project, questions, research }: SampleAi): Promise<void> {
  const projectId = await projectNamed(bus, actor, project);
  if (projectId) {
    const scope = { type: 'PROJECT', id: projectId } as const;
    await converse(bus, actor, scope, questions);
    const { items } = await bus.ask(new ListResearch(actor, ALL));
    if (items.length === 0) await bus.ask(new CreateResearch(actor, { question: research, scope }));
  }
  const { items: wraps } = await bus.ask(new ListWraps(actor, null, ALL));
  if (wraps.length === 0) await bus.ask(new CreateWorkspaceWrap(actor, {}));
}

/** Whether the tables of the sample have notes, or their projects are not what they were. */
export async function isSampleImported(bus: Bus, actor: Actor, { projects }: SampleStory): Promise<boolean> {
  for (const { title, imports = [] } of projects) {
    const projectId = imports.length > 0 ? await projectNamed(bus, actor, title) : null;
    if (projectId === null) continue;
    const { items } = await bus.ask(new ListNotes(actor, projectId, {}, { limit: 1, cursor: null }));
    if (items.length === 0) return false;
  }
  return true;
}

/** Whether search has read all texts, also for their meaning. */
export async function isSearchReady(bus: Bus, actor: Actor): Promise<boolean> {
  const { waiting, meaning } = await bus.ask(new ReadSearchStatus(actor));
  return waiting === 0 && meaning.state !== 'FILLING' && meaning.waiting === 0;
}

/** A question that a kill left out is asked now. */
async function converse(
  bus: Bus,
  actor: Actor,
  scope: { readonly type: 'PROJECT'; readonly id: Uuid },
  questions: readonly string[],
): Promise<void> {
  const { items } = await bus.ask(new ListConversations(actor, ALL));
  const conversation = items[0] ?? (await bus.ask(new StartConversation(actor, { scope })));
  // A question, where it was looked for, and the answer.
  const asked = conversation.messages / 3;
  for (const question of questions.slice(asked)) await bus.ask(new SendMessage(actor, conversation.id, question));
}

async function projectNamed(bus: Bus, actor: Actor, title: string): Promise<Uuid | null> {
  const { items } = await bus.ask(new ListProjects(actor, {}, ALL));
  return items.find((project) => project.title === title)?.id ?? null;
}

async function targetOf(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  note: string | undefined,
): Promise<SummaryTarget | null> {
  if (note === undefined) return { type: 'PROJECT', id: projectId, filter: null };
  const { items } = await bus.ask(new ListNotes(actor, projectId, {}, ALL));
  const found = items.find(({ title }) => title === note);
  return found ? { type: 'NOTE', id: found.id, filter: null } : null;
}
