import {
  comparedWith,
  newVersionName,
  textVersionList,
  versionComparison,
  versionContent,
  versionName,
} from '@evident/domain/history';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class TextVersionListDto extends dtoFrom(textVersionList) {}
export class TextVersionDto extends dtoFrom(versionContent) {}
export class NewVersionNameDto extends dtoFrom(newVersionName) {}
export class VersionNameDto extends dtoFrom(versionName) {}
export class VersionComparisonDto extends dtoFrom(versionComparison) {}
export class ComparedWithDto extends queryFrom(comparedWith) {}
