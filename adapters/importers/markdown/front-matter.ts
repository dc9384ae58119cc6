import { soleDay } from '@evident/domain/dates';
import { cleanText, tagsOf } from '@evident/domain/imports';
import { parse as parseToml } from 'smol-toml';
import { parse } from 'yaml';
import { languageTag } from '../notes/language-tag.ts';
import type { AboutNote } from '../notes/note-of-blocks.ts';

const FENCED = /^\ufeff?---[ \t]*\r?\n([^]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const FENCED_TOML = /^\ufeff?\+\+\+[ \t]*\r?\n([^]*?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)/;
const HEAD_MAX = 100_000;

/**
 * Splits YAML front matter (between lines of `---`) or TOML front matter (`+++`) from the text. Front matter that is
 * not a mapping is text.
 */
export function partFrontMatter(source: string): { about: AboutNote; body: string } {
  const begin = source.slice(0, HEAD_MAX);
  const [yaml, toml] = [FENCED.exec(begin), FENCED_TOML.exec(begin)];
  const match = yaml ?? toml;
  const fields = yaml ? fieldsOf(yaml[1] ?? '') : toml ? fieldsOfToml(toml[1] ?? '') : null;
  if (!match || !fields) return { about: {}, body: source };
  return { about: aboutOf(fields), body: source.slice(match[0].length) };
}

function fieldsOf(yaml: string): Map<string, unknown> | null {
  try {
    const value: unknown = parse(yaml, { mapAsMap: true, maxAliasCount: 100, logLevel: 'silent' });
    return value instanceof Map ? new Map([...value].map(([name, field]) => [String(name), field])) : null;
  } catch {
    return null;
  }
}

function fieldsOfToml(toml: string): Map<string, unknown> | null {
  try {
    return new Map(
      Object.entries(parseToml(toml)).map(([name, value]) => [
        name,
        value instanceof Date ? value.toISOString() : value,
      ]),
    );
  } catch {
    return null;
  }
}

function aboutOf(fields: ReadonlyMap<string, unknown>): AboutNote {
  const known = new Map([...fields].map(([name, value]) => [name.toLowerCase(), value]));
  const text = (name: string): string | null => {
    const value = known.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  const date = text('date');
  const occurredOn = date === null ? null : soleDay(date);
  const tags = known.get('tags') ?? known.get('tag');
  const used = new Set(['title', 'tags', 'tag', ...(occurredOn ? ['date'] : [])]);
  const raw = [...fields]
    .filter(([name, value]) => !used.has(name.toLowerCase()) && value != null)
    .map(([name, value]) => [cleanText(name).slice(0, 200), shown(value)] as const);
  return {
    titles: [text('title')],
    ...(occurredOn !== null && { stated: { day: occurredOn, words: `date: ${date}` } }),
    tags: Array.isArray(tags)
      ? tagsOf(tags.filter((tag) => typeof tag === 'string' || typeof tag === 'number').map(String))
      : tagsOf([text('tags') ?? text('tag') ?? '']),
    language: languageTag(text('lang') ?? text('language')),
    raw: Object.fromEntries(raw),
  };
}

/** Formats a value for display: lists of strings with commas, everything else as JSON. */
function shown(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return cleanText(String(value));
  if (Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number'))
    return cleanText(value.join(', '));
  return cleanText(
    JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? Object.fromEntries(part) : part)) ?? '',
  );
}
