import { ListProjectSuggestions } from '@evident/application/suggestions/list-project-suggestions';
import { RejectDuplicates } from '@evident/application/suggestions/reject-duplicates';
import { SuggestForProject } from '@evident/application/suggestions/suggest-for-project';
import { SuggestTags } from '@evident/application/suggestions/suggest-tags';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  NearTagListDto,
  RejectedSuggestionsDto,
  SuggestionListDto,
  SuggestionsMadeDto,
  WordsToTagDto,
} from './suggestions.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PROJECT_SUGGESTIONS_OPERATIONS = {
  listProjectSuggestions: operation({
    route: 'GET /projects/{projectId}/suggestions',
    asks: ListProjectSuggestions,
    summary: 'List tags of a project that may be duplicates',
    description: 'Merge them with `POST /tags/{tagId}/merge`, or reject the suggestion.',
    answers: SuggestionListDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId }) => new ListProjectSuggestions(actor, projectId),
    answer: (items) => ({ items }),
  }),
  suggestForProject: operation({
    route: 'POST /projects/{projectId}/suggestions',
    asks: SuggestForProject,
    summary: 'Look for duplicate tags in a project',
    description: 'Changes nothing but the list of suggestions. Rejected pairs are not suggested again.',
    answers: SuggestionsMadeDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId }) => new SuggestForProject(actor, projectId),
    answer: (made) => ({ made }),
  }),
  rejectDuplicates: operation({
    route: 'POST /projects/{projectId}/suggestions/rejections',
    asks: RejectDuplicates,
    summary: 'Reject suggestions that tags are duplicates',
    body: RejectedSuggestionsDto,
    answers: UndoableDto,
    status: 200,
    refuses: ['NotFound'],
    message: ({ actor, projectId, body: { suggestionIds } }) => new RejectDuplicates(actor, projectId, suggestionIds),
    answer: undoable,
  }),
  suggestTags: operation({
    route: 'GET /projects/{projectId}/suggested-tags',
    asks: SuggestTags,
    summary: 'Suggest tags for words',
    description: 'The tags of the most similar highlights of the project, best first.',
    query: WordsToTagDto,
    answers: NearTagListDto,
    message: ({ actor, projectId, query: { quote } }) => new SuggestTags(actor, projectId, quote),
    answer: (items) => ({ items }),
  }),
};
