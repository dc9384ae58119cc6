import {
  highlightAbout,
  highlightChange,
  highlightFilter,
  highlightJoin,
  highlightSplit,
  highlightedNotes,
  wholeNotes,
  highlightTagChange,
  highlightTagChangeResult,
  highlightTags,
  highlightView,
  highlightWords,
  newHighlight,
  noteTagged,
  speakerFilter,
  splitHighlight,
  speakerView,
  tagHighlightFilter,
  trimmedHighlight,
} from '@evident/domain/highlights';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NewHighlightDto extends dtoFrom(newHighlight) {}
export class HighlightWordsDto extends dtoFrom(highlightWords) {}
export class HighlightChangeDto extends dtoFrom(highlightChange) {}
export class TrimmedHighlightDto extends dtoFrom(trimmedHighlight) {}
export class HighlightTagsDto extends dtoFrom(highlightTags) {}
export class NoteTaggedDto extends dtoFrom(noteTagged) {}
export class HighlightDto extends dtoFrom(highlightView) {}
export class HighlightFilterDto extends queryFrom({
  type: 'object',
  properties: { ...highlightFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class TagHighlightFilterDto extends queryFrom({
  type: 'object',
  properties: { ...tagHighlightFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class HighlightPageDto extends pageOf(highlightView) {}
export class HighlightExportDto extends queryFrom(highlightFilter) {}
export class HighlightTagChangeDto extends dtoFrom(highlightTagChange) {}
export class HighlightTagChangeResultDto extends dtoFrom(highlightTagChangeResult) {}
export class SpeakerFilterDto extends queryFrom({
  type: 'object',
  properties: { ...speakerFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class SpeakerPageDto extends pageOf(speakerView) {}
export class HighlightAboutDto extends dtoFrom(highlightAbout) {}
export class HighlightSplitDto extends dtoFrom(highlightSplit) {}
export class WholeNotesDto extends dtoFrom(wholeNotes) {}
export class HighlightedNotesDto extends dtoFrom(highlightedNotes) {}
export class HighlightJoinDto extends dtoFrom(highlightJoin) {}
export class SplitHighlightDto extends dtoFrom(splitHighlight) {}
