import { type MentionKind, referencePath } from '@evident/domain/content';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type PeekKind, peekPaths } from '../../kernel/peek/peek.ts';
import { PeekLink } from '../../ui/peek/peek-link.tsx';

interface Props {
  kind: MentionKind;
  id: string;
  className?: string;
  children: ReactNode;
}

const isPeek = (kind: string): kind is PeekKind => Object.hasOwn(peekPaths, kind);

/** Link to an object of a text: as a peek where its kind has one. */
export function ObjectLink({ kind, id, className, children }: Props) {
  if (kind === 'member' || isPeek(kind))
    return (
      <PeekLink item={{ kind: kind === 'member' ? 'user' : kind, id }} className={className}>
        {children}
      </PeekLink>
    );
  return (
    <Link to={referencePath({ kind, id }) ?? ''} className={className}>
      {children}
    </Link>
  );
}
