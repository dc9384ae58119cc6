import { evidenceText } from '@evident/domain/evidence';
import { dtoFrom } from '../kernel/dto.ts';

export class EvidenceTextDto extends dtoFrom(evidenceText) {}
