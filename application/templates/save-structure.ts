import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type SavedStructure,
  refuseEmptyExtension,
  refuseLongDocument,
  templateDocument,
} from '@evident/domain/templates';
import { type CurrentDocuments, EMPTY_DOCUMENT } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import type { ProjectReader } from '../projects/index.ts';
import { type StructureStores, blueprintOf } from './read-blueprint.ts';
import type { RoomStores } from '../plans/index.ts';
import { type TemplateStores, addTemplate } from './templates.ts';
import { placeToChange } from './to-change.ts';

/**
 * Saves the structure of a project as a project template, with its readme; or its fields, tag boards and insight
 * templates as an extension. Never content or people. Returns its id.
 */
export class SaveStructure extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    access: 'write',
    feature: 'templates',
    counts: ['templates', 'extensions'],
  });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly kind: 'PROJECT' | 'EXTENSION',
    readonly saved: SavedStructure,
  ) {
    super();
  }
}

export class SaveStructureHandler implements Handler<SaveStructure> {
  constructor(
    private readonly work: UnitOfWork<Omit<TemplateStores, 'undo'> & RoomStores & StructureStores>,
    private readonly projects: ProjectReader,
    private readonly documents: CurrentDocuments,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, kind, saved: { title, description = '' } }: SaveStructure): Promise<Uuid> {
    const readme =
      kind === 'PROJECT'
        ? await this.documents.read(actor.teamId, projectId, 'Project', () => this.projects.readme(actor, projectId))
        : EMPTY_DOCUMENT;
    const document = templateDocument(readme.content);
    refuseLongDocument(document);
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      await placeToChange(stores, actor, null);
      const structure = await blueprintOf(stores, projectId);
      const blueprint = kind === 'PROJECT' ? structure : { ...structure, sections: [], views: [] };
      if (kind === 'EXTENSION') refuseEmptyExtension(blueprint);
      return addTemplate(stores, { ids: this.ids, clock: this.clock }, SaveStructure.requires, actor, {
        kind,
        projectId: null,
        title: oneLine(title),
        description,
        document,
        blueprint,
      });
    });
  }
}
