import { folderFilter, folderPlace, folderView, folderWording, newFolder } from '@evident/domain/projects';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NewFolderDto extends dtoFrom(newFolder) {}
export class FolderWordingDto extends dtoFrom(folderWording) {}
export class FolderPlaceDto extends dtoFrom(folderPlace) {}
export class FolderDto extends dtoFrom(folderView) {}
export class FolderPageDto extends pageOf(folderView) {}
export class FolderQueryDto extends queryFrom({
  type: 'object',
  properties: { ...folderFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
