import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sharedFileQuery, type Key } from '../../data/sharing/queries.ts';

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
