import { useNavigate } from 'react-router';
import { channelPath } from '../features/channels/links.ts';
import { beginField } from '../kernel/keys/begun.ts';

/** Opens a channel that was just created, with the cursor in its description. */
export function useOpenNewChannel(): (channelId: string) => void {
  const navigate = useNavigate();
  return (channelId) => {
    beginField(channelId);
    void navigate(channelPath(channelId));
  };
}
