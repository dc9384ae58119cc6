import type { RichNode } from '../content/index.ts';
import { type Uuid, isSameJson, refuse } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';
import type { Blueprint } from './blueprint.ts';

/** Kinds of templates from which new objects start. */
export const STARTING_KINDS = [KINDS.insight.type, KINDS.project.type] as const;
/** An extension is a set of fields, tag boards and insight templates for projects. */
export const TEMPLATE_KINDS = [...STARTING_KINDS, 'EXTENSION'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** The most of a kind in one place, a project or the workspace (decided). */
export const TEMPLATES_MAX = 100;
/** The most characters of a description (decided). */
export const DESCRIPTION_MAX = 500;
/** The most characters of a template's text as JSON (decided). */
export const DOCUMENT_MAX = 200_000;

export interface Template {
  readonly id: Uuid;
  readonly teamId: Uuid;
  /** Null: of the workspace. Only insight templates belong to projects. */
  readonly projectId: Uuid | null;
  readonly kind: TemplateKind;
  readonly title: string;
  readonly description: string;
  /** Text of an insight, or readme of a project. */
  readonly document: RichNode;
  readonly blueprint: Blueprint;
  readonly version: number;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const WORD: Readonly<Record<TemplateKind, string>> = {
  INSIGHT: 'insight templates',
  PROJECT: 'project templates',
  EXTENSION: 'extensions',
};

/** @throws Refusal `UnprocessableContent` for one more than a place holds */
export function refuseMoreTemplates(kind: TemplateKind, there: number): void {
  if (there >= TEMPLATES_MAX)
    refuse(
      'UnprocessableContent',
      `There are at most ${TEMPLATES_MAX} ${WORD[kind]} in one place`,
      'Delete some that are not used.',
    );
}

/** @throws Refusal `UnprocessableContent` for a text that is too long for a template */
export function refuseLongDocument(document: RichNode): void {
  if (JSON.stringify(document).length > DOCUMENT_MAX)
    refuse('UnprocessableContent', 'The text is too long for a template', 'Keep its headings and prompts only.');
}

/**
 * A title as it is stored: on one line, without surrounding space.
 * @throws Refusal `ValidationError` for a blank one
 */
export function templateTitle(text: string): string {
  const title = text.replace(/\s+/g, ' ').trim();
  return title === '' ? refuse('ValidationError', 'The title is empty', 'Enter a title.') : title;
}

/** A template before and after a change; `after` is null if it was deleted. */
export interface TemplateChange {
  readonly before: Template;
  readonly after: Template | null;
}

const PARTS = ['title', 'description', 'document', 'blueprint'] as const;

/**
 * The row that undoes a change. Parts that were changed otherwise since are kept.
 * @param now the row as it is; null if there is none
 * @throws Refusal `InvalidOperation` if the same part was changed again, or if the template was deleted since
 */
export function revertedTemplate({ before, after }: TemplateChange, now: Template | null): Template {
  if (!after) return now ? tooLate('The template exists again.') : before;
  if (!now) return tooLate(`“${after.title}” was deleted since then. Restore it first.`);
  const changed = PARTS.filter((part) => !isSameJson(before[part], after[part]));
  if (changed.some((part) => !isSameJson(now[part], after[part])))
    tooLate(`“${now.title}” was changed again since then. Undo that first.`);
  return { ...now, ...Object.fromEntries(changed.map((part) => [part, before[part]])) };
}

const tooLate = (why: string): never => refuse('InvalidOperation', 'That can no longer be undone', why);
