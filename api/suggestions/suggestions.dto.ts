import {
  autoFeaturesChange,
  autoFeaturesView,
  decidedSuggestions,
  nearTagList,
  rejectedSuggestions,
  sentimentList,
  similarHighlights,
  suggestionDecision,
  suggestionList,
  noteSuggestionList,
  noteSuggestionsMade,
  suggestionsMade,
  wantedSuggestions,
  wordsToTag,
} from '@evident/domain/suggestions';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class AutoFeaturesDto extends dtoFrom(autoFeaturesView) {}
export class AutoFeaturesChangeDto extends dtoFrom(autoFeaturesChange) {}
export class SuggestionListDto extends dtoFrom(suggestionList) {}
export class NoteSuggestionListDto extends dtoFrom(noteSuggestionList) {}
export class WantedSuggestionsDto extends dtoFrom(wantedSuggestions) {}
export class SuggestionsMadeDto extends dtoFrom(suggestionsMade) {}
export class NoteSuggestionsMadeDto extends dtoFrom(noteSuggestionsMade) {}
export class SuggestionDecisionDto extends dtoFrom(suggestionDecision) {}
export class RejectedSuggestionsDto extends dtoFrom(rejectedSuggestions) {}
export class DecidedSuggestionsDto extends dtoFrom(decidedSuggestions) {}
export class WordsToTagDto extends queryFrom(wordsToTag) {}
export class NearTagListDto extends dtoFrom(nearTagList) {}
export class SimilarHighlightsDto extends dtoFrom(similarHighlights) {}
export class SentimentListDto extends dtoFrom(sentimentList) {}
