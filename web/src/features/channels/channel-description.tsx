import { CHANNEL_DESCRIPTION_MAX, type ChannelView, channelDisabledReason } from '@evident/domain/channels';
import { Textarea } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useUpdateChannel } from '../../data/channels/mutations.ts';
import { endField, useBegun } from '../../kernel/keys/begun.ts';
import { useWho } from '../../kernel/who.ts';
import styles from './channels.module.css';

/** The description of a channel, edited in place. A new channel opens in it. */
export function ChannelDescription({ channel }: { channel: ChannelView }) {
  const { id, description } = channel;
  const [editing, setEditing] = useState(false);
  const isNew = useBegun(id);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate } = useUpdateChannel();
  const role = useWho()?.member.role ?? 'VIEWER';
  const writes = channelDisabledReason('write', { role }, channel) === undefined;
  if (!writes) return description === '' ? null : <p className={styles.about}>{description}</p>;
  const leave = (typed: string) => {
    const wanted = typed.trim();
    setEditing(false);
    if (isNew) endField();
    if (wanted !== description) mutate({ channel, update: { description: wanted }, label: 'Changed the description' });
  };
  if (isNew || editing) return <Field description={description} onLeave={leave} opener={button} />;
  return (
    <p className={styles.about}>
      <button ref={button} type="button" dir="auto" className={styles.describe} onClick={() => setEditing(true)}>
        {description === '' ? 'Add a description' : description}
      </button>
    </p>
  );
}

interface FieldProps {
  description: string;
  onLeave: (typed: string) => void;
  /** Gets the focus once the field is left by a key. */
  opener: { readonly current: HTMLElement | null };
}

function Field({ description, onLeave, opener }: FieldProps) {
  const settled = useRef(false);
  const leave = (typed: string) => {
    if (settled.current) return;
    settled.current = true;
    onLeave(typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.shiftKey || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    leave(event.key === 'Enter' ? event.currentTarget.value : description);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Textarea
      mb="md"
      aria-label="Description"
      placeholder="The feedback that arrives here"
      data-naming
      autoFocus
      autosize
      minRows={1}
      maxRows={6}
      maxLength={CHANNEL_DESCRIPTION_MAX}
      defaultValue={description}
      onBlur={(event) => leave(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
