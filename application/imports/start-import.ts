import { type FieldTypeName, columnSettings } from '@evident/domain/fields';
import {
  type CsvMapping,
  type ImportedFile,
  type ImportRun,
  type NewImport,
  refuseTooLarge,
} from '@evident/domain/imports';
import { TITLE_MAX, type Uuid, oneLine, refuse } from '@evident/domain/kernel';
import { demandPeople } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { type FieldStore, makeField } from '../fields/index.ts';
import type { FileRecords } from '../files/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PersonStore } from '../people/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { ImportStore } from './import-store.ts';

/** Creates notes from uploaded files. Returns the id of the import, which continues as a job. */
export class StartImport extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wanted: NewImport,
  ) {
    super();
  }
}

export interface ImportTurn {
  readonly teamId: Uuid;
  readonly runId: Uuid;
}

/** A job is one slice of an import. The jobs of a workspace form a group. */
export const IMPORTS: JobQueue<ImportTurn> = {
  name: 'imports',
  retries: 20,
  timeoutSeconds: 900,
};

interface StartingStores {
  imports: ImportStore;
  files: FileRecords;
  fields: FieldStore;
  people: Pick<PersonStore, 'access'>;
  projectAccess: ProjectAccess;
  outbox: Outbox;
}

export class StartImportHandler implements Handler<StartImport> {
  constructor(
    private readonly work: UnitOfWork<StartingStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, wanted }: StartImport): Promise<Uuid> {
    const run: ImportRun = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      projectId,
      createdBy: actor.userId,
      createdAt: this.clock.now(),
      state: 'waiting',
      finishedAt: null,
    };
    await this.work.perform(actor.teamId, async (stores) => {
      const { imports, files, projectAccess, outbox } = stores;
      await demand(projectAccess, actor, projectId, 'write');
      await refuseUnmappable(stores, actor, projectId, wanted);
      const newFields = new Map<string, Uuid>();
      const withFields = async (mapping: CsvMapping): Promise<CsvMapping> => {
        if (!mapping.fields) return mapping;
        const filled = [];
        for (const { name, fieldId, type = 'TEXT', several = false } of mapping.fields) {
          const key = `${type} ${several} ${name}`;
          const own =
            fieldId ?? newFields.get(key) ?? (await this.newField(stores, actor, projectId, { name, type, several }));
          newFields.set(key, own);
          filled.push({ name, fieldId: own.toLowerCase() });
        }
        return { ...mapping, fields: filled };
      };
      await imports.save(run);
      for (const { fileId, options, mapping, known } of wanted.files) {
        const file = await files.find(fileId);
        if (!file || file.projectId !== projectId || file.status !== 'DONE')
          refuse('UnprocessableContent', 'A file to import is not in this project', 'Upload it to the project first.');
        refuseTooLarge(file);
        const one: ImportedFile = {
          id: this.ids.newId(),
          teamId: actor.teamId,
          importRunId: run.id,
          fileId,
          name: file.name,
          choice: { options, mapping: mapping && (await withFields(mapping)), ...(known && { known }) },
          state: 'waiting',
          nextRow: 0,
          totalRows: null,
          made: 0,
          recognised: 0,
          updated: 0,
          failed: 0,
          notices: [],
          problem: null,
        };
        await imports.saveFile(one);
      }
      await outbox.announce({
        name: 'import:started',
        teamId: actor.teamId,
        payload: { importId: run.id, projectId, by: actor.userId },
      });
    });
    return run.id;
  }

  private newField(
    stores: StartingStores,
    actor: Actor,
    projectId: Uuid,
    { name, type, several }: { name: string; type: FieldTypeName; several: boolean },
  ): Promise<Uuid> {
    const label = oneLine(name, 'label').slice(0, TITLE_MAX);
    return makeField(stores, { ids: this.ids, clock: this.clock }, actor, projectId, {
      label,
      type,
      objectType: 'NOTE',
      settings: columnSettings(type, several),
    });
  }
}

/** Refuses columns that fill fields of elsewhere, and those that name contacts without access to people. */
async function refuseUnmappable(
  { fields, people }: Pick<StartingStores, 'fields' | 'people'>,
  actor: Actor,
  projectId: Uuid,
  wanted: NewImport,
): Promise<void> {
  await refuseForeignFields(fields, projectId, wanted);
  const naming = wanted.files.some(({ mapping }) => (mapping?.people ?? []).length > 0);
  if (naming) demandPeople(actor, await people.access());
}

/** Columns may fill note fields of the project or the workspace. */
async function refuseForeignFields(fields: FieldStore, projectId: Uuid, { files }: NewImport): Promise<void> {
  const named = files.flatMap(({ mapping }) => mapping?.fields?.flatMap(({ fieldId }) => fieldId ?? []) ?? []);
  if (named.length === 0) return;
  const known = new Set((await fields.fieldsFor({ projectId, objectType: 'NOTE' })).map(({ id }) => id));
  if (named.some((fieldId) => !known.has(fieldId.toLowerCase())))
    refuse('UnprocessableContent', 'A field to fill is not in this project', 'Choose a note field of the project.');
}
