import type { TemplateRow } from '@evident/domain/templates';

const counted = (count: number, one: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : one === 'tag board' ? 'tag boards' : `${one}s`}`];

/** Lists the parts that a template or extension adds: “3 fields, 1 tag board with 13 tags, 1 template”. Null if nothing. */
export function partsInWords({ fields, boards, tagCount, views, templates }: TemplateRow['parts']): string | null {
  const words = [
    ...counted(fields.length, 'field'),
    ...counted(boards.length, 'tag board').map((board) =>
      tagCount > 0 ? `${board} with ${counted(tagCount, 'tag')[0]}` : board,
    ),
    ...counted(views.length, 'view'),
    ...counted(templates.length, 'insight template'),
  ];
  return words.length === 0 ? null : words.join(', ');
}
