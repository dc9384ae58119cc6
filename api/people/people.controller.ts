import { ChangePeople } from '@evident/application/people/change-people';
import { CreatePerson } from '@evident/application/people/create-person';
import { ExportPeople } from '@evident/application/people/export-people';
import { ImportPeople } from '@evident/application/people/import-people';
import { MergePerson } from '@evident/application/people/merge-person';
import { PreviewPeopleImport } from '@evident/application/people/preview-people-import';
import { GetPerson, ListPeople, ListPeopleOrigins } from '@evident/application/people/queries';
import { UpdatePerson } from '@evident/application/people/update-person';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { csvFile } from '../kernel/csv-file.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  NewPersonDto,
  PeopleChangeDto,
  PeopleChangeResultDto,
  PeopleExportDto,
  PeopleImportDto,
  PeopleImportedDto,
  PeopleOriginPageDto,
  PeoplePreviewDto,
  PeopleQueryDto,
  PeopleTableDto,
  PersonDto,
  PersonMergeDto,
  PersonPageDto,
  PersonWordingDto,
} from './people.dto.ts';

@ApiTags('People')
@Controller('people')
export class PeopleController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listPeople',
    asks: ListPeople,
    summary: 'List people by name',
    description: 'Empty for members who do not see people.',
    answers: PersonPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() { limit, cursor, ...filter }: PeopleQueryDto): Promise<PersonPageDto> {
    return this.bus.ask(new ListPeople(actor, filter, pageRequest({ limit, cursor })));
  }

  @Post()
  @Operation({
    id: 'createPerson',
    asks: CreatePerson,
    summary: 'Create a person',
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
  })
  async create(@CurrentActor() actor: Actor, @Body() person: NewPersonDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreatePerson(actor, person)) };
  }

  @Patch()
  @Operation({
    id: 'changePeople',
    asks: ChangePeople,
    summary: 'Change the same details of several people, as one change',
    answers: PeopleChangeResultDto,
    refuses: ['UnprocessableContent'],
  })
  change(@CurrentActor() actor: Actor, @Body() change: PeopleChangeDto): Promise<PeopleChangeResultDto> {
    return this.bus.ask(new ChangePeople(actor, change));
  }

  @Get('export')
  @Operation({
    id: 'exportPeople',
    asks: ExportPeople,
    summary: 'Download people as CSV',
    description:
      'UTF-8 with a byte order mark. A cell that a spreadsheet would read as a formula starts with an apostrophe.',
    answersBytes: true,
  })
  async export(
    @CurrentActor() actor: Actor,
    @Query() filter: PeopleExportDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return csvFile(reply, 'people.csv', await this.bus.ask(new ExportPeople(actor, filter)));
  }

  @Get('import-origins')
  @Operation({
    id: 'listPeopleOrigins',
    asks: ListPeopleOrigins,
    summary: 'List the files that people were imported from',
    answers: PeopleOriginPageDto,
  })
  origins(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<PeopleOriginPageDto> {
    return this.bus.ask(new ListPeopleOrigins(actor, pageRequest(page)));
  }

  @Post('import-preview')
  @Operation({
    id: 'previewPeopleImport',
    asks: PreviewPeopleImport,
    summary: 'Preview an import of people from CSV: columns, mapping, and the people it would create or change',
    answers: PeoplePreviewDto,
    status: 200,
    refuses: ['UnprocessableContent'],
  })
  preview(@CurrentActor() actor: Actor, @Body() table: PeopleTableDto): Promise<PeoplePreviewDto> {
    return this.bus.ask(new PreviewPeopleImport(actor, table));
  }

  @Post('imports')
  @Operation({
    id: 'importPeople',
    asks: ImportPeople,
    summary: 'Import people from CSV',
    answers: PeopleImportedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
  })
  import(@CurrentActor() actor: Actor, @Body() request: PeopleImportDto): Promise<PeopleImportedDto> {
    return this.bus.ask(new ImportPeople(actor, request));
  }

  @Get(':personId')
  @ShowsVersion()
  @Operation({
    id: 'getPerson',
    asks: GetPerson,
    summary: 'Read a person',
    answers: PersonDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('personId', IdPipe) personId: string): Promise<PersonDto> {
    return this.bus.ask(new GetPerson(actor, personId));
  }

  @Patch(':personId')
  @TakesVersion()
  @Operation({
    id: 'updatePerson',
    asks: UpdatePerson,
    summary: 'Rename a person or change details',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('personId', IdPipe) personId: string,
    @Body() wording: PersonWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdatePerson(actor, personId, wording, seen)) };
  }

  @Delete(':personId')
  @Operation({
    id: 'deletePerson',
    asks: MoveToTrash,
    summary: 'Move a person to the trash; notes stay',
    answers: UndoableDto,
    refuses: ['NotFound'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('personId', IdPipe) id: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveToTrash(actor, { type: 'PERSON', id })) };
  }

  @Post(':personId/merge')
  @Operation({
    id: 'mergePerson',
    asks: MergePerson,
    summary: 'Merge a person into another, who takes over notes and details',
    answers: UndoableDto,
    status: 200,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  async merge(
    @CurrentActor() actor: Actor,
    @Param('personId', IdPipe) personId: string,
    @Body() { intoPersonId }: PersonMergeDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MergePerson(actor, personId, intoPersonId)) };
  }
}
