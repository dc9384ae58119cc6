import { CopyTagGroup } from '@evident/application/tags/copy-tag-group';
import { CopyTags } from '@evident/application/tags/copy-tags';
import { ImportCodeBook } from '@evident/application/tags/import-code-book';
import { DeleteTagTemplate } from '@evident/application/tags/delete-tag-template';
import { ListTagTemplates } from '@evident/application/tags/list-tag-templates';
import { SaveTagTemplate } from '@evident/application/tags/save-tag-template';
import { CreatedDto } from '../kernel/created.dto.ts';
import {
  AddedTagsDto,
  CodeBookFileDto,
  ImportedTagsDto,
  NewTagTemplateDto,
  TagGroupCopyDto,
  TagTemplatesDto,
  TagsCopyDto,
} from './tags.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const CODE_BOOKS_OPERATIONS = {
  copyTags: operation({
    route: 'POST /tags/copy',
    asks: CopyTags,
    summary: 'Copy tags to a group, without their highlights',
    description: 'The group can be in another project, or of the workspace.',
    body: TagsCopyDto,
    answers: AddedTagsDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: { tagIds, tagGroupId } }) => new CopyTags(actor, tagGroupId, tagIds),
  }),
  copyTagGroup: operation({
    route: 'POST /tag-groups/{tagGroupId}/copy',
    asks: CopyTagGroup,
    summary: 'Copy a tag group with its tags to a board, without highlights',
    description: 'The board can be in another project, or of the workspace.',
    body: TagGroupCopyDto,
    answers: AddedTagsDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, tagGroupId, body: { tagBoardId } }) => new CopyTagGroup(actor, tagGroupId, tagBoardId),
  }),
  importCodeBook: operation({
    route: 'POST /tag-boards/{tagBoardId}/code-book',
    asks: ImportCodeBook,
    summary: 'Import a code book in CSV into a board',
    description: 'Rows that cannot be read are left out and named. Tags that the board has already stay as they are.',
    body: CodeBookFileDto,
    answers: ImportedTagsDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, tagBoardId, body: { csv } }) => new ImportCodeBook(actor, tagBoardId, csv),
  }),
  listTagTemplates: operation({
    route: 'GET /tag-templates',
    asks: ListTagTemplates,
    summary: 'List the templates of tag boards, built in and saved',
    answers: TagTemplatesDto,
    message: ({ actor }) => new ListTagTemplates(actor),
    answer: (items) => ({ items }),
  }),
  saveTagTemplate: operation({
    route: 'POST /tag-templates',
    asks: SaveTagTemplate,
    summary: 'Save a tag board as a template of the workspace',
    description: 'Managers and admins.',
    body: NewTagTemplateDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, body: wording }) => new SaveTagTemplate(actor, wording),
    answer: (id) => ({ id }),
  }),
  deleteTagTemplate: operation({
    route: 'DELETE /tag-templates/{templateId}',
    asks: DeleteTagTemplate,
    summary: 'Delete a template of the workspace',
    description: 'Managers and admins. Boards made from it stay.',
    status: 204,
    refuses: ['NotFound'],
    message: ({ actor, templateId }) => new DeleteTagTemplate(actor, templateId),
  }),
};
