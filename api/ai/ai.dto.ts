import { aiStatus } from '@evident/domain/ai';
import { evidenceText } from '@evident/domain/evidence';
import { dtoFrom } from '../kernel/dto.ts';

export class AiStatusDto extends dtoFrom(aiStatus) {}
export class EvidenceTextDto extends dtoFrom(evidenceText) {}
