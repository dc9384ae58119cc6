import { type FieldReference, fieldOf } from '@evident/domain/filters';
import type { ReactNode } from 'react';
import { type Choices, type Wanted, listed } from './choices.ts';
import type { FilterFields } from './use-filter-fields.ts';
import { useHighlights, useInsights, useNotes, usePeople } from './use-found-choices.ts';
import {
  names,
  useChannels,
  useFolders,
  useImportedFiles,
  useMembers,
  useOptions,
  useProjects,
  useSegments,
  useSpeakers,
} from './use-listed-choices.ts';
import { useTagBoards, useTagGroups, useTags } from './use-tag-choices.ts';

const STATUSES = [
  { id: 'active', label: 'Active' },
  { id: 'completed', label: 'Completed' },
  { id: 'archived', label: 'Archived' },
];

interface SourceProps {
  wanted: Wanted;
  children: (choices: Choices) => ReactNode;
}

const from = (useValues: (wanted: Wanted) => Choices) =>
  function Values({ wanted, children }: SourceProps) {
    return children(useValues(wanted));
  };

/** The values of fields, by what a field holds. */
const SOURCES = {
  OPTION: from(useOptions),
  TAG: from(useTags),
  TAG_GROUP: from(useTagGroups),
  TAG_BOARD: from(useTagBoards),
  PERSON: from(usePeople),
  SEGMENT: from(useSegments),
  MEMBER: from(useMembers),
  PROJECT: from(useProjects),
  PROJECT_CATEGORY: from(useFolders),
  CHANNEL: from(useChannels),
  NOTE: from(useNotes),
  INSIGHT: from(useInsights),
  HIGHLIGHT: from(useHighlights),
  STATUS: from(() => listed(STATUSES)),
  FILE: from(() => listed([])),
  ImportOrigin: from(useImportedFiles),
  Speakers: from(useSpeakers),
  NAME: from(() => names([])),
} satisfies Record<string, (props: SourceProps) => ReactNode>;

function sourceOf(reference: FieldReference, { known }: FilterFields): keyof typeof SOURCES {
  const field = fieldOf(reference, known);
  if (typeof field === 'string') return 'NAME';
  if (reference.name === 'ImportOrigin' || reference.name === 'Speakers') return reference.name;
  return field.holds ?? 'OPTION';
}

/** Loads the values of a field, and those that are chosen. */
export function ChoiceSource({ wanted, children }: SourceProps) {
  const Source = SOURCES[sourceOf(wanted.reference, wanted.fields)];
  return <Source wanted={wanted}>{children}</Source>;
}
