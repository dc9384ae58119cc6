import { CreateResearch } from '@evident/application/research/create-research';
import { DeleteResearch } from '@evident/application/research/delete-research';
import { GetResearch, ListResearch } from '@evident/application/research/queries';
import { SaveResearchInsight } from '@evident/application/research/save-research-insight';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  CreatedResearchDto,
  NewResearchDto,
  NewResearchInsightDto,
  ResearchDto,
  ResearchPageDto,
  SavedResearchInsightDto,
} from './research.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const RESEARCH_OPERATIONS = {
  listResearch: operation({
    route: 'GET /research',
    asks: ListResearch,
    summary: 'List your research, newest first',
    query: PageQueryDto,
    answers: ResearchPageDto,
    message: ({ actor, query: page }) => new ListResearch(actor, pageRequest(page)),
  }),
  createResearch: operation({
    route: 'POST /research',
    asks: CreateResearch,
    summary: 'Research a question in many steps, within a budget',
    description:
      'Plans searches, reads the notes found, groups what they say, looks for what speaks against it, and writes the findings with their quotes. Read its steps with `GET /research/{researchId}`; `next` is null once it has ended.',
    body: NewResearchDto,
    answers: CreatedResearchDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, body: wanted }) => new CreateResearch(actor, wanted),
  }),
  getResearch: operation({
    route: 'GET /research/{researchId}',
    asks: GetResearch,
    summary: 'Read a research with its steps and findings',
    answers: ResearchDto,
    refuses: ['NotFound'],
    message: ({ actor, researchId }) => new GetResearch(actor, researchId),
  }),
  deleteResearch: operation({
    route: 'DELETE /research/{researchId}',
    asks: DeleteResearch,
    summary: 'Delete a research with its findings',
    description: 'Stops it if it is under way. Insights that it was saved as stay.',
    answers: UndoableDto,
    refuses: ['NotFound'],
    message: ({ actor, researchId }) => new DeleteResearch(actor, researchId),
    answer: undoable,
  }),
  saveResearchInsight: operation({
    route: 'POST /research/{researchId}/insight',
    asks: SaveResearchInsight,
    summary: 'Save the findings as an unpublished insight',
    description:
      'Highlights the quotes in their notes; they are its live evidence. How many people share a finding, and where the research did not look, are part of it.',
    body: NewResearchInsightDto,
    answers: SavedResearchInsightDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, researchId, body: wanted }) => new SaveResearchInsight(actor, researchId, wanted),
  }),
};
