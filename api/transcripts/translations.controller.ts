import { GetTranslation } from '@evident/application/transcripts/get-translation';
import { TranslateNote } from '@evident/application/transcripts/translate-note';
import type { Actor } from '@evident/domain/permissions';
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '@evident/domain/transcripts';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { NoteTranslationDto } from './transcripts.dto.ts';
import { TranslationLanguagePipe } from './translation-language.pipe.ts';

@ApiTags('Transcripts')
@Controller()
export class TranslationsController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/translations/:language')
  @ApiParam({ name: 'language', enum: TRANSLATION_LANGUAGES })
  @Operation({
    id: 'getTranslation',
    asks: GetTranslation,
    summary: 'Read the translation of a note, turn by turn',
    answers: NoteTranslationDto,
    refuses: ['NotFound'],
  })
  get(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Param('language', TranslationLanguagePipe) language: TranslationLanguage,
  ): Promise<NoteTranslationDto> {
    return this.bus.ask(new GetTranslation(actor, noteId, language));
  }

  @Post('notes/:noteId/translations/:language')
  @HttpCode(200)
  @ApiParam({ name: 'language', enum: TRANSLATION_LANGUAGES })
  @Operation({
    id: 'translateNote',
    asks: TranslateNote,
    summary: 'Translate turns of a note',
    description:
      'Translates turns that are new or changed, about 25 at a time. Repeat while `result` is `Success` and `remaining` is not 0.',
    answers: NoteTranslationDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  translate(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Param('language', TranslationLanguagePipe) language: TranslationLanguage,
  ): Promise<NoteTranslationDto> {
    return this.bus.ask(new TranslateNote(actor, noteId, language));
  }
}
