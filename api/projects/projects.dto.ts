import {
  newProject,
  newReadme,
  projectCounts,
  projectFilter,
  projectPlace,
  projectState,
  projectView,
  projectWording,
} from '@evident/domain/projects';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NewProjectDto extends dtoFrom(newProject) {}
export class NewReadmeDto extends dtoFrom(newReadme) {}
export class ProjectWordingDto extends dtoFrom(projectWording) {}
export class ProjectStateDto extends dtoFrom(projectState) {}
export class ProjectPlaceDto extends dtoFrom(projectPlace) {}
export class ProjectDto extends dtoFrom(projectView) {}
export class ProjectCountsDto extends dtoFrom(projectCounts) {}
export class ProjectPageDto extends pageOf(projectView) {}
export class ProjectQueryDto extends queryFrom({
  type: 'object',
  properties: { ...projectFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
