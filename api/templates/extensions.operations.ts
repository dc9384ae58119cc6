import { DeleteExtension } from '@evident/application/templates/delete-extension';
import { InstallExtension } from '@evident/application/templates/install-extension';
import { ListProjectExtensions } from '@evident/application/templates/list-project-extensions';
import { ListExtensions } from '@evident/application/templates/queries';
import { RemoveExtension } from '@evident/application/templates/remove-extension';
import { SaveStructure } from '@evident/application/templates/save-structure';
import { UpdateExtension } from '@evident/application/templates/update-extension';
import { CreatedDto } from '../kernel/created.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { PublishedDto } from '../insights/insights.dto.ts';
import { ExtensionUpdateDto, ProjectExtensionsDto, SavedStructureDto, TemplateListDto } from './templates.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const EXTENSIONS_OPERATIONS = {
  listExtensions: operation({
    route: 'GET /extensions',
    asks: ListExtensions,
    summary: 'List the extensions of the workspace, with the built-in ones',
    description: 'An extension is a set of fields, tag boards and insight templates that projects can install.',
    answers: TemplateListDto,
    message: ({ actor }) => new ListExtensions(actor),
  }),
  updateExtension: operation({
    route: 'PATCH /extensions/{extensionId}',
    asks: UpdateExtension,
    summary: 'Rename or describe an extension',
    description: 'For managers and admins.',
    body: ExtensionUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, extensionId, body: update, seen }) => new UpdateExtension(actor, extensionId, update, seen),
    answer: undoable,
  }),
  deleteExtension: operation({
    route: 'DELETE /extensions/{extensionId}',
    asks: DeleteExtension,
    summary: 'Delete an extension; what it added to projects stays',
    description: 'For managers and admins.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, extensionId }) => new DeleteExtension(actor, extensionId),
    answer: undoable,
  }),
  createExtension: operation({
    route: 'POST /projects/{projectId}/extensions',
    asks: SaveStructure,
    summary: 'Create an extension from the fields, tag boards and insight templates of a project',
    description: 'For managers and admins.',
    body: SavedStructureDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: saved }) => new SaveStructure(actor, projectId, 'EXTENSION', saved),
    answer: (id) => ({ id }),
  }),
  listProjectExtensions: operation({
    route: 'GET /projects/{projectId}/extensions',
    asks: ListProjectExtensions,
    summary: 'List the extensions for a project: what each would add, and what depends on the installed ones',
    answers: ProjectExtensionsDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId }) => new ListProjectExtensions(actor, projectId),
  }),
  installExtension: operation({
    route: 'PUT /projects/{projectId}/extensions/{extensionId}',
    asks: InstallExtension,
    summary: 'Install an extension in a project',
    description: 'Adds what the project does not have by name yet. Installing again adds only what is missing.',
    answers: PublishedDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, extensionId }) => new InstallExtension(actor, projectId, extensionId),
    answer: (undoId) => ({ undoId }),
  }),
  removeExtension: operation({
    route: 'DELETE /projects/{projectId}/extensions/{extensionId}',
    asks: RemoveExtension,
    summary: 'Remove an extension from a project',
    description: 'Deletes what it added. Fields with values and boards whose tags are in use stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, extensionId }) => new RemoveExtension(actor, projectId, extensionId),
    answer: undoable,
  }),
};
