import {
  decidedSuggestions,
  suggestionDecision,
  suggestionList,
  suggestionsMade,
  wantedSuggestions,
} from '@evident/domain/suggestions';
import { dtoFrom } from '../kernel/dto.ts';

export class SuggestionListDto extends dtoFrom(suggestionList) {}
export class WantedSuggestionsDto extends dtoFrom(wantedSuggestions) {}
export class SuggestionsMadeDto extends dtoFrom(suggestionsMade) {}
export class SuggestionDecisionDto extends dtoFrom(suggestionDecision) {}
export class DecidedSuggestionsDto extends dtoFrom(decidedSuggestions) {}
