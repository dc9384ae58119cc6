import { Readable } from 'node:stream';
import { CreateField } from '@evident/application/fields/create-field';
import { UploadFile } from '@evident/application/files/upload-file';
import { StartImport } from '@evident/application/imports/start-import';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SampleNeeds } from './sample-needs.ts';
import { type SampleImport, readSampleNote } from './sample-story.ts';

/** Finds the id that a statement selects, or makes the object. */
export type Once = (
  actor: Actor,
  sql: string,
  parameters: readonly unknown[],
  make: () => Promise<Uuid>,
) => Promise<Uuid>;

/** Imports the tables of the sample. Rows become notes in the background, as in every import; their fields are filled when it has finished. */
export class SampleImports {
  constructor(
    private readonly bus: SampleNeeds['bus'],
    private readonly folder: string,
    private readonly once: Once,
  ) {}

  async start(actor: Actor, projectId: Uuid, { file: name, mapping, fields = [] }: SampleImport): Promise<void> {
    await this.once(
      actor,
      'SELECT r.id FROM import_run r JOIN import_file f ON f.import_run_id = r.id WHERE r.project_id = $1 AND f.name = $2',
      [projectId, name],
      async () => {
        const filled = [];
        for (const field of fields)
          filled.push({ name: field.column, fieldId: await this.field(actor, projectId, field) });
        const bytes = Readable.from([Buffer.from(readSampleNote(this.folder, name))]);
        const { id: fileId } = await this.bus.ask(new UploadFile(actor, projectId, name, bytes, 'attachment'));
        const file = { fileId, ...(mapping && { mapping: { ...mapping, fields: filled } }) };
        return this.bus.ask(new StartImport(actor, projectId, { files: [file] }));
      },
    );
  }

  private field(
    actor: Actor,
    projectId: Uuid,
    { label, type, max }: NonNullable<SampleImport['fields']>[number],
  ): Promise<Uuid> {
    return this.once(actor, 'SELECT id FROM field WHERE project_id = $1 AND label = $2', [projectId, label], () =>
      this.bus.ask(
        new CreateField(actor, projectId, {
          label,
          type,
          objectType: 'NOTE',
          ...(max !== undefined && { settings: { max } }),
        }),
      ),
    );
  }
}
