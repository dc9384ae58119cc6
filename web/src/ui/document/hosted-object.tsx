import { type Referenced, referenceKey } from '@evident/domain/content';
import { useEffect, useRef } from 'react';
import { type CardLook, hostObject } from '../../kernel/object-hosts.ts';

/** An object of a text, drawn by the shell for the reader: a card, or without `look` its title in the words. */
export function HostedObject({ object, look }: { object: Referenced; look: CardLook | undefined }) {
  const host = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const { kind, id } = object;
  const shown = look && JSON.stringify(look);
  useEffect(
    () => hostObject(host.current!, { kind, id, ...(shown && { look: JSON.parse(shown) as CardLook }) }),
    [kind, id, shown],
  );
  const Tag = look ? 'div' : 'span';
  return <Tag ref={host} data-object={referenceKey(object)} />;
}
