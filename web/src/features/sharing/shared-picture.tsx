import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sharedAreaQuery, sharedFileQuery, type Key } from '../../data/sharing/queries.ts';
import styles from './shared-files.module.css';

interface Props {
  by: Key;
  fileId: string;
  alt: string;
}

/** An image of shared content. Behind a password it is fetched, because an image URL cannot carry the header. */
export function SharedPicture({ by, fileId, alt }: Props) {
  return by.password === null ? (
    <img src={`/api/v1/public/${by.token}/files/${fileId}`} alt={alt} />
  ) : (
    <Unlocked by={by} fileId={fileId} alt={alt} />
  );
}

function Unlocked({ by, fileId, alt }: Props) {
  const { data: bytes } = useQuery(sharedFileQuery(by, fileId));
  const address = useAddressOf(bytes);
  return address === null ? null : <img src={address} alt={alt} />;
}

/** The picture of a highlighted area, drawn by the server. Nothing if it cannot be drawn. */
export function SharedCrop({ by, address, alt }: { by: Key; address: string; alt: string }) {
  const [failed, setFailed] = useState(false);
  const { data: bytes } = useQuery({ ...sharedAreaQuery(by, address), enabled: by.password !== null });
  const unlocked = useAddressOf(bytes);
  const shown = by.password === null ? address : unlocked;
  return shown === null || failed ? null : (
    <img className={styles.crop} src={shown} alt={alt} loading="lazy" onError={() => setFailed(true)} />
  );
}

function useAddressOf(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return undefined;
    const made = URL.createObjectURL(bytes);
    // oxlint-disable-next-line react/set-state-in-effect -- the object URL lives as long as the component
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
