import { CreateShareLink } from '@evident/application/sharing/create-share-link';
import { ListShareLinks } from '@evident/application/sharing/list-share-links';
import { UpdateShareLink } from '@evident/application/sharing/update-share-link';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  NewShareLinkDto,
  ShareLinkChangeDto,
  ShareLinkDto,
  ShareLinksDto,
  SharedObjectQueryDto,
} from './sharing.dto.ts';

@ApiTags('Sharing')
@Controller('share-links')
export class ShareLinksController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listShareLinks',
    asks: ListShareLinks,
    summary: 'List the public links of an object, newest first',
    answers: ShareLinksDto,
    refuses: ['NotFound'],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { objectType, objectId }: SharedObjectQueryDto,
  ): Promise<ShareLinksDto> {
    return { items: await this.bus.ask(new ListShareLinks(actor, objectType, objectId)) };
  }

  @Post()
  @Operation({
    id: 'createShareLink',
    asks: CreateShareLink,
    summary: 'Create a public link',
    answers: ShareLinkDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  create(@CurrentActor() actor: Actor, @Body() wanted: NewShareLinkDto): Promise<ShareLinkDto> {
    return this.bus.ask(new CreateShareLink(actor, wanted));
  }

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
