import type { PublicEventName } from '@evident/domain/events';
import type { ChartSettings } from '@evident/domain/charts';
import type { ChartSize } from '@evident/domain/dashboards';
import type { SearchedType } from '@evident/domain/search';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operator, SavedFor, SystemFieldName } from '@evident/domain/filters';
import type { PageArea } from '@evident/domain/highlights';
import type { CsvMapping } from '@evident/domain/imports';
import type { FieldTypeName } from '@evident/domain/fields';
import type { SummaryFramework } from '@evident/domain/summaries';
import type { NewTerm } from '@evident/domain/glossary';
import type { Hue } from '@evident/domain/tags';
import type { ViewedType, ViewLayout } from '@evident/domain/views';

/** Content of `sample/workspace.json`: a researcher's work in chronological order. */
export interface SampleStory {
  readonly team: { readonly name: string; readonly subdomain: string };
  readonly person: { readonly name: string; readonly email: string };
  readonly folder: string;
  /** Fields of people; options only of SELECT. */
  readonly personFields: readonly {
    readonly label: string;
    readonly type: FieldTypeName;
    readonly options?: readonly string[];
  }[];
  /** Segments by options of a person field. */
  readonly segments: readonly { readonly name: string; readonly field: string; readonly options: readonly string[] }[];
  /** Dashboards over one project, for the whole workspace. */
  readonly dashboards: readonly {
    readonly title: string;
    readonly project: string;
    readonly charts: readonly ({
      readonly title: string;
      readonly settings: Partial<ChartSettings>;
    } & ChartSize)[];
  }[];
  /** Channels, with a file of answers each. */
  readonly channels: readonly {
    readonly title: string;
    readonly description: string;
    readonly file: string;
    /** With external ids of data points as examples. */
    readonly topics: readonly { readonly title: string; readonly examples: readonly string[] }[];
  }[];
  /** Terms of the glossary. */
  readonly glossary: readonly Required<NewTerm>[];
  readonly webhooks: readonly {
    readonly description: string;
    readonly url: string;
    readonly events: readonly PublicEventName[];
  }[];
  /** Feeds of all objects of a type, for the whole workspace. */
  readonly feeds: readonly { readonly title: string; readonly resultType: SearchedType }[];
  /** Titles of the projects that the person follows. */
  readonly followed: readonly string[];
  readonly projects: readonly SampleProject[];
  readonly ai: SampleAi;
}
/** Questions and requests once the projects exist; the product itself answers. */
export interface SampleAi {
  /** The title of the project that is asked. */
  readonly project: string;
  readonly summaries: readonly {
    /** The title of another project. */
    readonly project?: string;
    /** The title of a note; without one, the project is summarized. */
    readonly note?: string;
    readonly framework: SummaryFramework;
  }[];
  readonly doc: { readonly title: string; readonly framework: SummaryFramework };
  readonly agent: { readonly title: string; readonly instruction: string };
  /** Of one conversation. */
  readonly questions: readonly string[];
  readonly research: string;
}
export interface SampleRecording {
  readonly file: string;
  /** As Whisper writes it, with the times of words. */
  readonly transcript: string;
  readonly title: string;
  readonly occurredOn: string;
  /** Quotes. */
  readonly highlights: readonly string[];
  /** Title of a reel of them. */
  readonly reel: string;
}
export interface SampleDocument {
  readonly file: string;
  readonly title: string;
  readonly occurredOn: string | null;
  /** In per cent of the page, with the words in them. */
  readonly areas: readonly (PageArea & { readonly quote: string })[];
}
export interface SampleProject {
  readonly title: string;
  readonly icon: string;
  readonly color: string;
  readonly summary: string;
  /** Markdown. */
  readonly readme: string;
  readonly notes: readonly {
    readonly key: string;
    readonly file: string;
    readonly title: string;
    readonly occurredOn: string | null;
  }[];
  /** Notes with a recording and its transcript. */
  readonly recordings?: readonly SampleRecording[];
  /** Notes with a PDF. */
  readonly documents?: readonly SampleDocument[];
  /** People who speak in notes, by the key of the note and the name of the speaker. */
  readonly people?: readonly {
    readonly name: string;
    readonly note: string;
    readonly speaker: string;
    /** By the label of the field. */
    readonly values: Readonly<Record<string, string>>;
  }[];
  /** A field of notes with numbers, by the key of the note. */
  readonly numbers?: { readonly label: string; readonly values: Readonly<Record<string, number>> };
  readonly boards: readonly {
    readonly title: string;
    readonly groups: readonly {
      readonly title: string;
      readonly color: Hue;
      /** Title, description and role. */
      readonly tags: readonly (readonly [string, string | null, string?])[];
    }[];
  }[];
  /** By a key that insights reference as `@key`. */
  readonly highlights: Readonly<
    Record<string, { readonly note: string; readonly quote: string; readonly tags: readonly string[] }>
  >;
  /**
   * Body in pieces: Markdown, `@key` for a highlight as evidence, `@note:key` for a card of a note. `draft` adds unpublished changes to a published
   * insight.
   */
  readonly insights: readonly {
    readonly title: string;
    readonly published: boolean;
    readonly body: readonly string[];
    readonly draft?: readonly string[];
  }[];
  /** Insights begun from templates that are built in, by the title of the template. */
  readonly begun?: readonly { readonly template: string; readonly title: string }[];
  /** Tables whose rows are imported. */
  readonly imports?: readonly SampleImport[];
  /** Saved views; `group` is the label of a SELECT field, or `Tag`. */
  readonly views?: readonly {
    readonly title: string;
    readonly objectType: ViewedType;
    readonly layout: ViewLayout;
    readonly group?: string;
  }[];
  /** The title of a canvas with the highlights, a group for each tag group of the first board. */
  readonly canvas?: string;
  /** Saved filters of one row each. */
  readonly filters?: readonly {
    readonly name: string;
    readonly objectType: SavedFor;
    readonly field: SystemFieldName;
    readonly operator: Operator;
    /** The values, by the names of segments. */
    readonly segments?: readonly string[];
  }[];
  /** Threads of comments on words of notes, by the key of the note. */
  readonly threads?: readonly {
    readonly note: string;
    readonly quote: string;
    readonly comments: readonly string[];
    readonly resolved: boolean;
  }[];
  /** Notes in the trash. */
  readonly trashed?: readonly { readonly file: string; readonly title: string }[];
}

export interface SampleImport {
  readonly file: string;
  /** The guess by default. */
  readonly mapping?: Pick<CsvMapping, 'title' | 'content' | 'date' | 'tags'>;
  /** Note fields that columns fill. */
  readonly fields?: readonly {
    readonly column: string;
    readonly label: string;
    readonly type: FieldTypeName;
    readonly max?: number;
  }[];
}

export const sampleFolder = (): string => join(import.meta.dirname, '../../sample');

export const readStory = (folder: string): SampleStory =>
  JSON.parse(readFileSync(join(folder, 'workspace.json'), 'utf8')) as SampleStory;
export const readSampleNote = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');
