import { changeDelay } from '@evident/domain/events';
import { dtoFrom } from '../kernel/dto.ts';

export class ChangeDelayDto extends dtoFrom(changeDelay) {}
