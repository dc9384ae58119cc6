import {
  addedTags,
  codeBookFile,
  codeBookPreview,
  importedTags,
  newTag,
  newTagBoard,
  newTagGroup,
  newTagTemplate,
  tagBoardPlace,
  tagBoardWording,
  tagBoards,
  tagGroupCopy,
  tagGroupPlace,
  tagGroupWording,
  tagFilter,
  tagList,
  tagMerge,
  tagPlace,
  tagTemplates,
  tagUse,
  tagView,
  tagWording,
  tagsChoice,
  tagsCopy,
  tagsMerge,
  tagsPlace,
  providedTag,
  wantedTag,
} from '@evident/domain/tags';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class NewTagDto extends dtoFrom(newTag) {}
export class WantedTagDto extends dtoFrom(wantedTag) {}
export class ProvidedTagDto extends dtoFrom(providedTag) {}
export class TagWordingDto extends dtoFrom(tagWording) {}
export class TagPlaceDto extends dtoFrom(tagPlace) {}
export class TagMergeDto extends dtoFrom(tagMerge) {}
export class TagDto extends dtoFrom(tagView) {}
export class TagListDto extends dtoFrom(tagList) {}
export class NewTagGroupDto extends dtoFrom(newTagGroup) {}
export class TagGroupWordingDto extends dtoFrom(tagGroupWording) {}
export class TagGroupPlaceDto extends dtoFrom(tagGroupPlace) {}
export class TagBoardWordingDto extends dtoFrom(tagBoardWording) {}
export class TagBoardPlaceDto extends dtoFrom(tagBoardPlace) {}
export class TagFilterDto extends queryFrom(tagFilter) {}
export class TagBoardsDto extends dtoFrom(tagBoards) {}
export class NewTagBoardDto extends dtoFrom(newTagBoard) {}
export class TagsMergeDto extends dtoFrom(tagsMerge) {}
export class TagsPlaceDto extends dtoFrom(tagsPlace) {}
export class TagsCopyDto extends dtoFrom(tagsCopy) {}
export class TagsChoiceDto extends dtoFrom(tagsChoice) {}
export class TagGroupCopyDto extends dtoFrom(tagGroupCopy) {}
export class AddedTagsDto extends dtoFrom(addedTags) {}
export class CodeBookFileDto extends dtoFrom(codeBookFile) {}
export class CodeBookPreviewDto extends dtoFrom(codeBookPreview) {}
export class ImportedTagsDto extends dtoFrom(importedTags) {}
export class NewTagTemplateDto extends dtoFrom(newTagTemplate) {}
export class TagTemplatesDto extends dtoFrom(tagTemplates) {}
export class TagUseDto extends dtoFrom(tagUse) {}
