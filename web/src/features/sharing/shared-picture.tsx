import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sharedFileQuery, type Key } from '../../data/sharing/queries.ts';

interface Props {
  by: Key;
  fileId: string;
  alt: string;
}

/** A picture of what was shared. Behind a password it is fetched with it, because an address can't carry one. */
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
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made for as long as it is shown
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
