import { renderList } from '@evident/domain/media';
import {
  createdReel,
  newReel,
  newReelRender,
  reelExport,
  reelQuery,
  reelSummary,
  reelUpdate,
  reelView,
  reelWords,
} from '@evident/domain/reels';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NewReelDto extends dtoFrom(newReel) {}
export class CreatedReelDto extends dtoFrom(createdReel) {}
export class ReelDto extends dtoFrom(reelView) {}
export class ReelPageDto extends pageOf(reelSummary) {}
export class ReelUpdateDto extends dtoFrom(reelUpdate) {}
export class ReelWordsDto extends dtoFrom(reelWords) {}
export class NewReelRenderDto extends dtoFrom(newReelRender) {}
export class ReelRendersDto extends dtoFrom(renderList) {}
export class ReelExportDto extends queryFrom(reelExport) {}
export class ReelQueryDto extends queryFrom({
  type: 'object',
  properties: { ...reelQuery.properties, ...pageQueryProperties },
  required: [],
} as const) {}
