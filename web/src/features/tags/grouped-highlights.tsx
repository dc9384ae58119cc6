import { Button } from '@mantine/core';
import type { TagHighlightFilter } from '@evident/domain/highlights';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { TagUse, TagView } from '@evident/domain/tags';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { tagHighlightsQuery } from '../../data/highlights/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { TagHighlights } from './tag-highlights.tsx';
import type { TagGrouping } from './tag-groupings.ts';
import styles from './grouped-highlights.module.css';

interface Props {
  tag: TagView;
  use: TagUse;
  by: TagGrouping;
}

const PLACES: Record<TagGrouping, { of: 'notes' | 'people' | 'groups' | 'projects'; untitled: string; none: string }> =
  {
    note: { of: 'notes', untitled: UNTITLED_NOTE, none: 'No highlights have this tag yet.' },
    person: { of: 'people', untitled: 'Unnamed', none: 'No notes with this tag are linked to people you can see.' },
    group: { of: 'groups', untitled: 'Untitled group', none: 'These highlights have no other tags.' },
    project: { of: 'projects', untitled: 'Untitled project', none: 'No highlights have this tag yet.' },
  };

const partOf = (by: TagGrouping, id: string): TagHighlightFilter => {
  switch (by) {
    case 'note':
      return { noteId: id };
    case 'person':
      return { notePersonId: id };
    case 'group':
      return { tagGroupId: id };
    case 'project':
      return { projectId: id };
  }
};

/** The highlights of a tag under the notes, people, groups or projects that they belong to. */
export function GroupedHighlights({ tag, use, by }: Props) {
  const { of, untitled, none } = PLACES[by];
  const places = use[of];
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(places.slice(0, 1).map(({ id }) => id)));
  const toggle = (id: string) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  if (places.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list}>
      {places.map(({ id, title, highlights }) => (
        <li key={id}>
          <Button
            className={styles.head}
            variant="subtle"
            color="gray"
            fullWidth
            justify="flex-start"
            aria-expanded={open.has(id)}
            leftSection={open.has(id) ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
            onClick={() => toggle(id)}
          >
            <span className={styles.title}>{title || untitled}</span>
            <span className={styles.count}>
              {highlights === 1 ? '1 highlight' : `${highlights.toLocaleString()} highlights`}
            </span>
          </Button>
          {open.has(id) && (
            <div className={styles.body}>
              <Part tag={tag} part={partOf(by, id)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Part({ tag, part }: { tag: TagView; part: TagHighlightFilter }) {
  return <TagHighlights tag={tag} highlights={usePages(tagHighlightsQuery(tag.id, part))} />;
}
