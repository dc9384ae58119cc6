import { ListReferenceCards } from '@evident/application/references/queries';
import type { MentionKind } from '@evident/domain/content';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { CardsAskedDto, ReferenceCardsDto } from './references.dto.ts';

@ApiTags('References')
@Controller('reference-cards')
export class ReferencesController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listReferenceCards',
    asks: ListReferenceCards,
    summary: 'Read the cards of objects that a text shows or mentions',
    description: 'Titles and numbers as you see them now. Texts store only the ids of objects.',
    answers: ReferenceCardsDto,
  })
  list(@CurrentActor() actor: Actor, @Query() { objects }: CardsAskedDto): Promise<ReferenceCardsDto> {
    const asked = objects.split(',').map((one) => {
      const [kind, id] = one.split(':') as [MentionKind, string];
      return { kind, id };
    });
    return this.bus.ask(new ListReferenceCards(actor, asked));
  }
}
