import { type EvidenceText, isBeingWritten } from '@evident/domain/evidence';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { aiTextQuery } from '../data/ai/queries.ts';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { invalidate } from '../kernel/queries/invalidate.ts';

/** A generated text. While it is written, it grows as the server verifies its sentences. */
export function useAiText(textId: string) {
  const client = useQueryClient();
  const query = useQuery(aiTextQuery(textId));
  const isGrowing = query.data !== undefined && isBeingWritten(query.data);
  useEffect(() => {
    if (!isGrowing) return;
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
  }, [client, textId, isGrowing]);
  const cancel = useMutation({
    mutationFn: () => answer(api.POST('/api/v1/ai/texts/{textId}/cancellation', { params: { path: { textId } } })),
    onSettled: () => invalidate(client, aiTextQuery(textId)),
  });
  return { ...query, text: query.data, cancel: () => cancel.mutate() };
}
