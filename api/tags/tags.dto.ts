import {
  newTag,
  newTagGroup,
  tagBoardPlace,
  tagBoardWording,
  tagBoards,
  tagGroupPlace,
  tagGroupWording,
  tagFilter,
  tagList,
  tagMerge,
  tagPlace,
  tagView,
  tagWording,
} from '@evident/domain/tags';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class NewTagDto extends dtoFrom(newTag) {}
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
