import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DerivingStores } from '../content/derive-document.ts';
import type { DocumentCodec } from '../content/document-codec.ts';
import type { DocumentWorkers } from '../content/document-workers.ts';
import type { LiveRooms } from '../content/live-rooms.ts';
import { type ReadingPorts, readDocument } from '../content/read-document.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteReading } from '../notes/note-reader.ts';
import type { ProjectReader } from './project-reader.ts';

/** The readme of a project as of this moment. */
export class ReadReadme extends Query<NoteReading> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class ReadReadmeHandler implements Handler<ReadReadme>, ReadingPorts {
  constructor(
    private readonly projects: ProjectReader,
    readonly work: UnitOfWork<DerivingStores>,
    readonly codec: DocumentCodec & DocumentWorkers,
    readonly rooms: LiveRooms,
    readonly clock: Clock,
  ) {}

  execute({ actor, projectId }: ReadReadme): Promise<NoteReading> {
    return readDocument(this, actor.teamId, projectId, 'Project', () => this.projects.readme(actor, projectId));
  }
}
