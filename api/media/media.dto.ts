import { mediaView } from '@evident/domain/media';
import { dtoFrom } from '../kernel/dto.ts';

export class MediaDto extends dtoFrom(mediaView) {}
