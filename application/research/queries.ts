import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type ResearchStep,
  type ResearchStepView,
  type ResearchSummary,
  type ResearchView,
  countsOf,
  isUnderWay,
  limitsOf,
  nextTask,
  usedBy,
} from '@evident/domain/research';
import type { AiTextReader } from '../ai/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { FoundResearch, ResearchReader } from './research-reader.ts';

/** Lists the actor's research, newest first. */
export class ListResearch extends Query<Page<ResearchSummary>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListResearchHandler = answeredBy(({ actor, page }: ListResearch, reader: ResearchReader) =>
  reader.list(actor, page),
);

export class GetResearch extends Query<ResearchView> {
  static readonly requires = memberWith({ scope: 'read', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly researchId: Uuid,
  ) {
    super();
  }
}

export const GetResearchHandler = answeredBy(
  async ({ actor, researchId }: GetResearch, reader: ResearchReader, texts: AiTextReader): Promise<ResearchView> => {
    const { aiTextId, steps, noteTitles, ...research } = await found(
      reader.research(actor, researchId),
      'Research not found',
    );
    const [text] = await texts.read(actor, [aiTextId]);
    const finished = steps.map(({ step }) => step);
    return {
      ...research,
      used: usedBy(finished),
      steps: steps.map(({ step, finishedAt }) => stepView(step, finishedAt, noteTitles)),
      next: isUnderWay(research) ? (nextTask(research.budget, finished)?.kind ?? null) : null,
      counts: countsOf(finished, (noteId) => noteTitles.has(noteId)),
      limits: limitsOf(research.budget, finished, text?.method !== 'MODEL'),
      text: await found(Promise.resolve(text), 'Research not found'),
    };
  },
);

function stepView(step: ResearchStep, finishedAt: Date, titles: FoundResearch['noteTitles']): ResearchStepView {
  const noteId = step.kind === 'READ' && titles.has(step.noteId) ? step.noteId : null;
  return {
    kind: step.kind,
    query: step.kind === 'SEARCH' ? step.query : null,
    queries: step.kind === 'PLAN' ? [...step.queries] : [],
    noteId,
    noteTitle: noteId && (titles.get(noteId) ?? null),
    found: foundIn(step),
    finishedAt: finishedAt.toISOString(),
  };
}

function foundIn(step: ResearchStep): number {
  switch (step.kind) {
    case 'PLAN':
      return step.queries.length;
    case 'SEARCH':
      return step.noteIds.length;
    case 'GROUP':
      return step.groups.length;
    case 'DRAFT':
      return step.sentences;
    default:
      return step.places.length;
  }
}
