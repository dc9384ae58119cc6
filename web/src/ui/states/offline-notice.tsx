import { WifiOff } from 'lucide-react';
import { useConnection } from '../../kernel/connection/connection-store.ts';
import { Notice } from './notice.tsx';

interface Props {
  /** What one sees meanwhile: `These are the notes as of your last visit.` */
  children?: string;
}

/** Shown only while the device or the server is offline: what that means for what is on this page. */
export function OfflineNotice({ children = 'What you see may be out of date.' }: Props) {
  const { state } = useConnection();
  if (state !== 'ClientOffline' && state !== 'ServerOffline') return null;
  const why = state === 'ClientOffline' ? 'You are offline.' : 'The server is not answering.';
  return <Notice icon={WifiOff} tone="warn">{why} {children}</Notice>;
}
