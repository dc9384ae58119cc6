import { useDebouncedValue } from '@mantine/hooks';
import type { Editor } from '@tiptap/core';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, UserRound } from 'lucide-react';
import { useState } from 'react';
import { type Mentioning, mentionableQuery } from '../../data/comments/queries.ts';
import { daysFor } from '../../editor/typed-days.ts';
import type { Typed, TypedMenu } from '../../editor/typed-menu.ts';
import { TypedMenuList } from '../../editor/typed-menu-list.tsx';
import type { Choice } from '../../editor/use-menu-keys.ts';
import { useStore } from '../../kernel/store.ts';
import { dayInWords } from '../../ui/time.ts';
import styles from './references.module.css';

interface Props {
  editor: Editor;
  menu: TypedMenu;
  /** The object of the text; its readers can be mentioned. */
  of: Mentioning;
}

const SEARCH_AFTER_MS = 120;
const MOST = 6;

/** The menu after `@`: members who can read the text, and days. */
export function MentionMenu(props: Props) {
  const typed = useStore(props.menu.typed);
  return typed && <Choices typed={typed} {...props} />;
}

function Choices({ editor, menu, of, typed }: Props & { typed: Typed }) {
  const words = typed.query.trim();
  const [now] = useState(() => new Date());
  const [search] = useDebouncedValue(words, SEARCH_AFTER_MS);
  const { data, isPending, isPlaceholderData } = useQuery({
    ...mentionableQuery(of, search),
    placeholderData: (before) => before,
  });
  const put = (type: 'mention' | 'date', attrs: object) =>
    editor
      .chain()
      .focus()
      .deleteRange(typed)
      .insertContent([
        { type, attrs },
        { type: 'text', text: ' ' },
      ])
      .run();
  const members = (data ?? []).slice(0, MOST).map(({ id, name }): Choice => ({
    key: id,
    group: 'Members',
    asked: true,
    shown: (
      <span className={styles.choice}>
        <UserRound size={16} aria-hidden />
        <bdi>{name}</bdi>
      </span>
    ),
    run: () => put('mention', { kind: 'member', objectId: id, mentionId: crypto.randomUUID() }),
  }));
  const days = daysFor(words, now).map(({ label, day }): Choice => ({
    key: label,
    group: 'Dates',
    shown: (
      <span className={styles.choice}>
        <CalendarDays size={16} aria-hidden />
        {label === day ? dayInWords(day, now) : label}
        {label !== day && <span className={styles.day}>{dayInWords(day, now)}</span>}
      </span>
    ),
    run: () => put('date', { day }),
  }));
  return (
    <TypedMenuList
      editor={editor}
      menu={menu}
      typed={typed}
      label="Mention"
      sections={[members, days].filter((section) => section.length > 0)}
      outdated={isPending || isPlaceholderData || search !== words}
      nothing="No member who can read this, and no date. Press Escape to keep the words."
    />
  );
}
