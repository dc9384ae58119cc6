import type { Uuid } from '../kernel/index.ts';
import { emergingThemes } from './emerging-themes.ts';
import type { EmergingTheme } from './shapes.ts';

/** Headings of tags in the text of a wrap. */
const THEMES_MAX = 5;
/** Fewer highlights make no theme. */
const HIGHLIGHTS_MIN = 2;

export interface WrapSection {
  /** Unique in the text. */
  readonly key: string;
  readonly title: string | null;
  /** Its sources, by id. */
  readonly sourceIds: readonly Uuid[];
}

export interface TaggedSource {
  readonly id: Uuid;
  readonly tagIds: readonly Uuid[];
}

/**
 * Divides the sources of a period into a section for each of the tags that grew most, and one for the rest. Each source is in one
 * section, that of its most grown tag.
 */
export function themeSections(sources: readonly TaggedSource[], counts: readonly EmergingTheme[]): WrapSection[] {
  const left = new Map(sources.map((source) => [source.id, source]));
  const sections: WrapSection[] = [];
  for (const { id, title } of emergingThemes(counts)) {
    if (sections.length === THEMES_MAX) break;
    const tagged = [...left.values()].filter(({ tagIds }) => tagIds.includes(id));
    if (tagged.length < HIGHLIGHTS_MIN) continue;
    for (const source of tagged) left.delete(source.id);
    sections.push({ key: id, title, sourceIds: tagged.map((source) => source.id) });
  }
  const title = sections.length > 0 ? 'Also this week' : null;
  return left.size > 0 ? [...sections, { key: 'rest', title, sourceIds: [...left.keys()] }] : sections;
}
