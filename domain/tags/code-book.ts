import { HUES, type Hue, TITLE_MAX } from '../kernel/index.ts';
import { colorFrom, hexOf, type OwnColor } from './colors.ts';
import type { Tag, TagGroup } from './tag.ts';
import { caseless } from '../text/index.ts';

const TAG_DESCRIPTION_MAX = 2000;
export const CODE_BOOK_ROWS_MAX = 5000;
/** Characters of a code book file. */
export const CODE_BOOK_MAX = 2_000_000;

export interface Code extends OwnColor {
  readonly title: string;
  readonly description: string | null;
  readonly role: string | null;
}

/** The groups and tags of a board without highlights: what is exported, imported, copied and saved as a template. */
export interface CodeBook {
  readonly groups: readonly CodeGroup[];
}
export interface CodeGroup extends OwnColor {
  readonly title: string;
  readonly tags: readonly Code[];
}

/** A row that is not imported, with its line in the file. */
export interface CodeRefusal {
  readonly line: number;
  readonly cause: string;
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

export const codeOf = ({ title, description, role, color, hex }: Tag): Code => ({
  title,
  description,
  role,
  color,
  hex,
});

export const codeBookOf = (groups: readonly TagGroup[], tags: readonly Tag[]): CodeBook => ({
  groups: groups.map(({ id, title, color, hex }) => ({
    title,
    color,
    hex,
    tags: tags.filter(({ tagGroupId }) => tagGroupId === id).map(codeOf),
  })),
});

export const CODE_BOOK_HEAD: readonly string[] = ['Group', 'Group color', 'Tag', 'Color', 'Description', 'Role'];

const shown = ({ color, hex }: OwnColor): string => (color === null ? '' : hexOf({ color, hex }));

/** Rows under {@link CODE_BOOK_HEAD}, one for each tag and each group without tags. Colors are six digits. */
export const codeBookRows = ({ groups }: CodeBook): string[][] =>
  groups.flatMap((group) =>
    group.tags.length === 0
      ? [[group.title, shown(group), '', '', '', '']]
      : group.tags.map((tag) => [
          group.title,
          shown(group),
          tag.title,
          shown(tag),
          tag.description ?? '',
          tag.role ?? '',
        ]),
  );

const COLUMNS = {
  group: /^((tag|code) )?(group|category|theme)( name)?$/i,
  groupColor: /^(group|category|theme) colou?r$/i,
  tag: /^(tag|code|name|title)( name)?$/i,
  color: /^((tag|code) )?colou?r$/i,
  description: /^(description|definition|comment|notes?)$/i,
  role: /^role$/i,
} as const;
type Column = keyof typeof COLUMNS;

/** The name of the group for rows without one. */
const UNGROUPED = 'Ungrouped';

/** Finds the columns by their names. Null if no column names the tags. */
export function codeColumns(header: readonly string[]): Readonly<Record<Column, number>> | null {
  const at = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, name]) => [column, header.findIndex((cell) => name.test(cell.trim()))]),
  ) as Record<Column, number>;
  return at.tag === -1 ? null : at;
}

/**
 * Reads a code book from the rows of a table. Rows that cannot be read are named with the reason; a tag that is twice
 * in a group is read once.
 */
export function readCodeBook(
  columns: Readonly<Record<Column, number>>,
  rows: readonly Row[],
): { codeBook: CodeBook; refused: CodeRefusal[] } {
  const groups = new Map<string, { title: string; tags: Code[] } & OwnColor>();
  const lines = new Map<string, number>();
  const refused: CodeRefusal[] = [];
  for (const { line, cells } of rows) {
    const cell = (column: Column): string => (cells[columns[column]] ?? '').trim();
    const refuseRow = (cause: string) => refused.push({ line, cause });
    if (cells.every((one) => one.trim() === '')) continue;
    const group = cell('group') || UNGROUPED;
    const title = cell('tag');
    const fault = faultIn({ group, title, description: cell('description'), role: cell('role') });
    const [groupColor, color] = [readColor(cell('groupColor')), readColor(cell('color'))];
    if (fault !== null) refuseRow(fault);
    else if (groupColor === undefined) refuseRow(`“${cell('groupColor')}” is not a color`);
    else if (color === undefined) refuseRow(`“${cell('color')}” is not a color`);
    else {
      const known = groups.get(tagNameKey(group));
      const into = known ?? { title: group, ...groupColor, tags: [] };
      groups.set(tagNameKey(group), into);
      if (title === '') {
        if (cell('group') === '') refuseRow('The tag has no name');
        continue;
      }
      const key = `${tagNameKey(group)}\n${tagNameKey(title)}`;
      const before = lines.get(key);
      if (before !== undefined) refuseRow(`Same tag as in row ${before}`);
      else {
        lines.set(key, line);
        into.tags.push({ title, description: cell('description') || null, role: cell('role') || null, ...color });
      }
    }
  }
  return { codeBook: { groups: [...groups.values()] }, refused };
}

function faultIn(row: { group: string; title: string; description: string; role: string }): string | null {
  if (row.group.length > TITLE_MAX) return `The name of the group is longer than ${TITLE_MAX} characters`;
  if (row.title.length > TITLE_MAX) return `The name of the tag is longer than ${TITLE_MAX} characters`;
  if (row.description.length > TAG_DESCRIPTION_MAX)
    return `The description is longer than ${TAG_DESCRIPTION_MAX.toLocaleString('en')} characters`;
  return row.role.length > TITLE_MAX ? `The role is longer than ${TITLE_MAX} characters` : null;
}

const NO_COLOR: OwnColor = { color: null, hex: null };

/** One of the twelve names, or six digits. Undefined if it is neither. */
function readColor(cell: string): OwnColor | undefined {
  const written = cell.toLowerCase().replace(/^#/, '');
  if (written === '') return NO_COLOR;
  if ((HUES as readonly string[]).includes(written)) return { color: written as Hue, hex: null };
  if (!/^[0-9a-f]{6}$/.test(written)) return undefined;
  const { color = null, hex = null } = colorFrom({ hex: written });
  return { color, hex };
}

/** The form in which names of groups and tags are compared. */
export const tagNameKey = caseless;

/** Saved templates of a workspace. */
export const TAG_TEMPLATES_MAX = 100;
