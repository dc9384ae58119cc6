import { aiStatus, aiTest, aiTestRequest, workspaceAi, workspaceAiChange } from '@evident/domain/ai';
import { evidenceText } from '@evident/domain/evidence';
import { dtoFrom } from '../kernel/dto.ts';

export class AiStatusDto extends dtoFrom(aiStatus) {}
export class AiTestDto extends dtoFrom(aiTest) {}
export class AiTestRequestDto extends dtoFrom(aiTestRequest) {}
export class WorkspaceAiDto extends dtoFrom(workspaceAi) {}
export class WorkspaceAiChangeDto extends dtoFrom(workspaceAiChange) {}
export class EvidenceTextDto extends dtoFrom(evidenceText) {}
