import { type EvidenceText, isBeingWritten } from '@evident/domain/evidence';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { aiTextQuery } from '../data/ai/queries.ts';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { inTurn } from '../kernel/queries/holding.ts';
import { invalidate } from '../kernel/queries/invalidate.ts';
import { whileShown } from '../kernel/queries/while-shown.ts';

/** Milliseconds between reads of a text that is not streamed. */
const POLL_MS = 2_000;

/**
 * A generated text. While it is written, it grows as the server verifies its sentences: one text of the browser is
 * streamed, because browsers allow few connections to a host. The others are read every two seconds.
 */
export function useAiText(textId: string) {
  const client = useQueryClient();
  const [isStreamed, setStreamed] = useState(false);
  const query = useQuery({
    ...aiTextQuery(textId),
    refetchInterval: ({ state }) => (state.data && isBeingWritten(state.data) && !isStreamed ? POLL_MS : false),
  });
  const isGrowing = query.data !== undefined && isBeingWritten(query.data);
  useEffect(() => {
    if (!isGrowing) return;
    const stream = (): (() => void) => {
      const stop = streamText(client, textId);
      setStreamed(true);
      return () => {
        stop();
        setStreamed(false);
      };
    };
    return whileShown(() => inTurn('evident-ai-text', stream), 0);
  }, [client, textId, isGrowing]);
  const cancel = useMutation({
    mutationFn: () => answer(api.POST('/api/v1/ai/texts/{textId}/cancellation', { params: { path: { textId } } })),
    onSettled: () => invalidate(client, aiTextQuery(textId)),
  });
  return { ...query, text: query.data, cancel: () => cancel.mutate() };
}

function streamText(client: QueryClient, textId: string): () => void {
  const source = new EventSource(`/api/v1/ai/texts/${textId}/events`);
  source.addEventListener('text', ({ data }: MessageEvent<string>) => {
    const text = JSON.parse(data) as EvidenceText;
    client.setQueryData(aiTextQuery(textId).queryKey, text);
    if (!isBeingWritten(text)) source.close();
  });
  // Browsers open the stream again when it ends, except after an error response.
  source.addEventListener('error', () => {
    if (source.readyState === source.CLOSED) void invalidate(client, aiTextQuery(textId));
  });
  return () => source.close();
}
