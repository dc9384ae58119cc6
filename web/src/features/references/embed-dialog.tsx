import { Button, TextInput } from '@mantine/core';
import { EMBED_HOSTS, embedOf } from '@evident/domain/content';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './references.module.css';

interface Props {
  onEmbed: (src: string) => void;
  onClose: () => void;
}

const NAMES = new Intl.ListFormat('en').format(EMBED_HOSTS.map(({ name }) => name));

/** Takes the address of a page to embed in a text. */
export function EmbedDialog({ onEmbed, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [isRefused, setRefused] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const src = address.trim();
    if (embedOf(src)) onEmbed(src);
    else setRefused(true);
  };
  return (
    <Dialog opened onClose={onClose} title="Embed page" size="sm">
      <form onSubmit={send} className={styles.form}>
        <TextInput
          label="Address"
          placeholder="https://www.figma.com/design/…"
          description={`A page of ${NAMES}. It loads only when a reader opens it.`}
          value={address}
          data-autofocus
          error={isRefused ? 'This page cannot be embedded. Paste its address as a link instead.' : undefined}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setRefused(false);
          }}
        />
        <Button type="submit" disabled={address.trim() === ''}>
          Embed
        </Button>
      </form>
    </Dialog>
  );
}
