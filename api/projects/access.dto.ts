import {
  accessDecision,
  accessList,
  accessRequestView,
  grantWording,
  newAccessRequest,
  privateProjectView,
  projectPerson,
} from '@evident/domain/projects';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class GrantWordingDto extends dtoFrom(grantWording) {}
export class AccessListDto extends dtoFrom(accessList) {}
export class ProjectPersonPageDto extends pageOf(projectPerson) {}
export class PrivateProjectPageDto extends pageOf(privateProjectView) {}
export class NewAccessRequestDto extends dtoFrom(newAccessRequest) {}
export class AccessDecisionDto extends dtoFrom(accessDecision) {}
export class AccessRequestPageDto extends pageOf(accessRequestView) {}
