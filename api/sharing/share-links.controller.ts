import { UpdateShareLink } from '@evident/application/sharing/update-share-link';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import { ShareLinkChangeDto, ShareLinkDto } from './sharing.dto.ts';

@ApiTags('Sharing')
@Controller('share-links')
export class ShareLinksController {
  constructor(private readonly bus: Bus) {}

  @Patch(':linkId')
  @TakesVersion()
  @ShowsVersion()
  @Operation({
    id: 'updateShareLink',
    asks: UpdateShareLink,
    summary: 'Switch a public link on or off, or change its expiry or password',
    answers: ShareLinkDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  update(
    @CurrentActor() actor: Actor,
    @Param('linkId', IdPipe) linkId: string,
    @Body() change: ShareLinkChangeDto,
    @SeenVersion() seen: number | null,
  ): Promise<ShareLinkDto> {
    return this.bus.ask(new UpdateShareLink(actor, linkId, change, seen));
  }
}
