import type { Referenced } from '@evident/domain/content';
import { isUuid } from '@evident/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { cardQuery } from '../data/references/queries.ts';
import { EmbedDialog } from '../features/references/embed-dialog.tsx';
import { FilePicker } from '../features/references/file-picker.tsx';
import { MentionChip } from '../features/references/mention-chip.tsx';
import { ObjectPicker } from '../features/references/object-picker.tsx';
import { ReferenceCard } from '../features/references/reference-card.tsx';
import { embedWanted, type HostedObject, objectHosts, objectWanted } from '../kernel/object-hosts.ts';
import { useStore } from '../kernel/store.ts';

const keys = new WeakMap<HTMLElement, string>();
let made = 0;

/** Stays the same while other hosts come and go. */
const keyOf = (host: HTMLElement): string => keys.get(host) ?? keys.set(host, `object-${(made += 1)}`).get(host)!;

/** Draws the objects of all texts on the page, and lets a member choose one for a text. */
export function ObjectBlocks() {
  const hosts = useStore(objectHosts);
  const wanted = useStore(objectWanted);
  const embeds = useStore(embedWanted);
  const close = () => objectWanted.set(null);
  const put = (object: Referenced) => {
    close();
    wanted?.put(object);
  };
  return (
    <>
      {[...hosts].map(([host, object]) => createPortal(<ObjectBlock {...object} />, host, keyOf(host)))}
      {wanted?.kind === 'file' && <FilePicker projectId={wanted.projectId} onClose={close} onPick={put} />}
      {wanted && wanted.kind !== 'file' && <ObjectPicker kind={wanted.kind} onClose={close} onPick={put} />}
      {embeds && (
        <EmbedDialog
          onClose={() => embedWanted.set(null)}
          onEmbed={(src) => {
            embedWanted.set(null);
            embeds(src);
          }}
        />
      )}
    </>
  );
}

function ObjectBlock({ kind, id, look, onLook }: HostedObject) {
  const known = isUuid(id);
  const { data } = useQuery({ ...cardQuery({ kind, id }), enabled: known });
  const card = known ? data : null;
  return look ? (
    <ReferenceCard object={{ kind, id }} card={card} look={look} onLook={onLook} />
  ) : (
    <MentionChip object={{ kind, id }} card={card} />
  );
}
