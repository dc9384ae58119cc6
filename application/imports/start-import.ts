import { type ImportedFile, type ImportRun, type NewImport, refuseTooLarge } from '@evident/domain/imports';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FieldStore } from '../fields/index.ts';
import type { FileRecords } from '../files/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
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

/** A job is one slice of an import. The jobs of a workspace form a group. */
export const IMPORTS: JobQueue<{ teamId: Uuid; runId: Uuid }> & { readonly retries: number } = {
  name: 'imports',
  retries: 20,
  timeoutSeconds: 900,
};

export class StartImportHandler implements Handler<StartImport> {
  constructor(
    private readonly work: UnitOfWork<{
      imports: ImportStore;
      files: FileRecords;
      fields: FieldStore;
      projectAccess: ProjectAccess;
      outbox: Outbox;
    }>,
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
    await this.work.perform(actor.teamId, async ({ imports, files, fields, projectAccess, outbox }) => {
      await demand(projectAccess, actor, projectId, 'write');
      await refuseForeignFields(fields, projectId, wanted);
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
          choice: { options, mapping, ...(known && { known }) },
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
}

/** Columns may fill note fields of the project or the workspace. */
async function refuseForeignFields(fields: FieldStore, projectId: Uuid, { files }: NewImport): Promise<void> {
  const named = files.flatMap(({ mapping }) => mapping?.fields ?? []);
  if (named.length === 0) return;
  const known = new Set((await fields.fieldsFor({ projectId, objectType: 'NOTE' })).map(({ id }) => id));
  if (named.some(({ fieldId }) => !known.has(fieldId.toLowerCase())))
    refuse('UnprocessableContent', 'A field to fill is not in this project', 'Choose a note field of the project.');
}
