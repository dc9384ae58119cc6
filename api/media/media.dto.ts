import { mediaView, newClip, renderView } from '@evident/domain/media';
import { dtoFrom } from '../kernel/dto.ts';

export class MediaDto extends dtoFrom(mediaView) {}
export class NewClipDto extends dtoFrom(newClip) {}
export class RenderDto extends dtoFrom(renderView) {}
