import { KINDS, kindOf } from '@evident/domain/kinds';
import { type MovePreview, type MovedType, OBSTACLES } from '@evident/domain/moving';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { movePreviewQuery } from '../data/moving/queries.ts';
import { useMove } from '../data/moving/mutations.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { ProjectChoice } from './project-choice.tsx';

interface Props {
  objectType: MovedType;
  objectIds: readonly string[];
  /** “Third interview” in quotes, or `3 notes`. */
  title: string;
  /** The current project. */
  projectId: string;
  onClose: () => void;
  onMoved?: () => void;
}

/** Moves notes or insights to another project: first the project, then what goes along. */
export function MoveToProjectDialog(props: Props) {
  const [to, setTo] = useState<{ id: string; title: string } | null>(null);
  if (to) return <Confirmation {...props} to={to} />;
  return (
    <Dialog opened onClose={props.onClose} title={`Move ${props.title}`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <ProjectChoice here={props.projectId} onChoose={setTo} />
    </Dialog>
  );
}

function Confirmation({
  objectType,
  objectIds,
  title,
  to,
  onClose,
  onMoved,
}: Props & { to: { id: string; title: string } }) {
  const request = { objectType, objectIds: [...objectIds] };
  const { data, error } = useQuery(movePreviewQuery(to.id, request));
  const move = useMove();
  const stuck = data !== undefined && data.obstacles.length > 0;
  const { one, many } = KINDS[kindOf(objectType)];
  const name = objectIds.length === 1 ? one : many;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Move ${title} to “${to.title}”?`}
      verb={`Move ${name}`}
      waiting={!data && !error}
      refused={stuck || Boolean(error)}
      onConfirm={async () => {
        await move(to.id, request, `Moved ${title} to “${to.title}”`);
        onMoved?.();
      }}
    >
      {error && <p role="alert">{asProblem(error).reason}</p>}
      {!data && !error && <p>Checking what goes along…</p>}
      {data && (stuck ? <Stuck preview={data} /> : <Effects preview={data} to={to.title} />)}
    </ConfirmDialog>
  );
}

const SHOWN = 5;

function Stuck({ preview: { obstacles } }: { preview: MovePreview }) {
  return (
    <>
      <p>Some of it can’t be moved:</p>
      <ul>
        {obstacles.slice(0, SHOWN).map(({ id, title, kind }) => (
          <li key={id}>
            <strong>{title || 'Untitled'}</strong>: {OBSTACLES[kind]}
          </li>
        ))}
      </ul>
      {obstacles.length > SHOWN && <p>And {(obstacles.length - SHOWN).toLocaleString()} more.</p>}
    </>
  );
}

const counted = (count: number, one: string, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${count.toLocaleString()} ${count === 1 ? one : many}`];

/** Lists the effects of a move in words. */
function Effects({ preview, to }: { preview: MovePreview; to: string }) {
  const along = [
    ...counted(preview.highlights, 'highlight'),
    ...counted(preview.comments, 'thread of comments', 'threads of comments'),
    ...counted(preview.files, 'file'),
  ];
  return (
    <>
      <p>
        Members of “{to}” will see it. Members without access to “{to}” will not.
      </p>
      {along.length > 0 && <p>Goes along: {along.join(', ')}.</p>}
      {preview.newTags > 0 && (
        <p>
          {counted(preview.newTags, 'tag').join('')} of this project will be added to the boards of “{to}”.
        </p>
      )}
      {preview.knownTags > 0 && (
        <p>{counted(preview.knownTags, 'tag').join('')} will be replaced by tags of the same name.</p>
      )}
      {preview.fieldValues > 0 && (
        <p>
          {counted(preview.fieldValues, 'field value').join('')} of this project will be hidden, and come back with a
          move back.
        </p>
      )}
      {preview.links > 0 && <p>{counted(preview.links, 'public link').join('')} will keep working.</p>}
    </>
  );
}
