import { type CommentView, type LinkedObject, partsOf } from '@evident/domain/comments';
import { KINDS, kindOf, untitled } from '@evident/domain/kinds';
import { slugged, writeNoteHash } from '@evident/domain/links';
import { Link } from 'react-router';
import type { Item } from '../../kernel/peek/peek.ts';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { titleIn } from './typed-comment.ts';
import styles from './comments.module.css';

/** The words of a comment, with its mentions and links. Objects out of sight keep their place without a title. */
export function CommentText({ text, mentions, links }: Pick<CommentView, 'text' | 'mentions' | 'links'>) {
  return (
    <p className={styles.text}>
      {partsOf(text).map((part, at) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'link') return <ObjectLink key={at} link={part} links={links} />;
        return (
          <PeekLink key={at} item={{ kind: 'user', id: part.id }} className={styles.mention}>
            @{mentions.find(({ id }) => id === part.id)?.name ?? 'Deleted user'}
          </PeekLink>
        );
      })}
    </p>
  );
}

function ObjectLink({ link, links }: { link: LinkedObject; links: CommentView['links'] }) {
  const title = titleIn(links, link);
  const kind = kindOf(link.type);
  if (title === null) return <span className={styles.hidden}>#{KINDS[kind].one} you can’t see</span>;
  const words = `#${title || untitled(kind)}`;
  const noteId = links.find(({ id }) => id === link.id)?.noteId ?? null;
  const item = itemOf(link, noteId);
  if (item)
    return (
      <PeekLink item={item} className={styles.mention}>
        {words}
      </PeekLink>
    );
  return (
    <Link to={`/${KINDS[kind].page}/${slugged(title, link.id)}`} className={styles.mention}>
      {words}
    </Link>
  );
}

function itemOf({ type, id }: LinkedObject, noteId: string | null): Item | null {
  switch (type) {
    case 'NOTE':
    case 'INSIGHT':
    case 'TAG':
    case 'PERSON':
      return { kind: kindOf(type), id };
    case 'HIGHLIGHT':
      return noteId === null ? null : { kind: 'note', id: noteId, place: writeNoteHash({ highlightId: id }) };
    case 'PROJECT':
    case 'PROJECT_CATEGORY':
    case 'CHANNEL':
      return null;
  }
}
