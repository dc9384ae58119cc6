import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type DerivingStores, catchUp } from '../content/derive-document.ts';
import type { DocumentCodec } from '../content/document-codec.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteReading } from '../notes/note-reader.ts';
import type { ProjectReader } from './project-reader.ts';

/** The readme of a project as of this moment. */
export class ReadReadme extends Query<NoteReading> {
  constructor(readonly actor: Actor, readonly projectId: Uuid) { super(); }
}

export class ReadReadmeHandler implements Handler<ReadReadme> {
  constructor(
    private readonly projects: ProjectReader,
    private readonly work: UnitOfWork<DerivingStores>,
    private readonly codec: DocumentCodec,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId }: ReadReadme): Promise<NoteReading> {
    const reading = (await this.projects.readme(actor, projectId)) ?? refuse('NotFound', 'Project not found');
    if (!reading.behind) return reading;
    await this.work.perform(actor.teamId, (stores) => catchUp(stores, actor.teamId, projectId, this.codec, this.clock.now()));
    return (await this.projects.readme(actor, projectId)) ?? refuse('NotFound', 'Project not found');
  }
}
