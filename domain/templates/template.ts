import type { RichNode } from '../content/index.ts';
import { type Limit, type Uuid, refuse } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';
import type { Revertible } from '../undo/index.ts';
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

export const templateLimit = (kind: TemplateKind): Limit => ({
  most: TEMPLATES_MAX,
  title: `There are at most ${TEMPLATES_MAX} ${WORD[kind]} in one place`,
  advice: 'Delete some that are not used.',
});

export const TEMPLATE: Revertible<Template> = {
  noun: 'template',
  titleOf: ({ title }) => title,
  parts: ['title', 'description', 'document', 'blueprint'],
};

/** @throws Refusal `UnprocessableContent` for a text that is too long for a template */
export function refuseLongDocument(document: RichNode): void {
  if (JSON.stringify(document).length > DOCUMENT_MAX)
    refuse('UnprocessableContent', 'The text is too long for a template', 'Keep its headings and prompts only.');
}
