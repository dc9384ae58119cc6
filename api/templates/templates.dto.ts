import {
  extensionUpdate,
  fromTemplate,
  newInsightTemplate,
  projectExtensions,
  projectFromTemplate,
  savedInsightTemplate,
  savedStructure,
  templateFilter,
  templateList,
  templateUpdate,
  templateView,
} from '@evident/domain/templates';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class TemplateDto extends dtoFrom(templateView) {}
export class TemplateListDto extends dtoFrom(templateList) {}
export class TemplateQueryDto extends queryFrom(templateFilter) {}
export class NewInsightTemplateDto extends dtoFrom(newInsightTemplate) {}
export class SavedInsightTemplateDto extends dtoFrom(savedInsightTemplate) {}
export class SavedStructureDto extends dtoFrom(savedStructure) {}
export class TemplateUpdateDto extends dtoFrom(templateUpdate) {}
export class ExtensionUpdateDto extends dtoFrom(extensionUpdate) {}
export class FromTemplateDto extends dtoFrom(fromTemplate) {}
export class ProjectFromTemplateDto extends dtoFrom(projectFromTemplate) {}
export class ProjectExtensionsDto extends dtoFrom(projectExtensions) {}
