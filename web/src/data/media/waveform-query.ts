import { queryOptions } from '@tanstack/react-query';

/** Loudness of a recording over time: the largest value of each interval, 0 to 255. Never changes at an address. */
export const waveformQuery = (address: string | null) =>
  queryOptions({
    queryKey: ['waveform', address],
    queryFn: async (): Promise<{ intervalMs: number; peaks: number[] }> => {
      const response = await fetch(address!);
      if (!response.ok) throw new Error(`The waveform was answered with ${response.status}`);
      return (await response.json()) as { intervalMs: number; peaks: number[] };
    },
    enabled: address !== null,
    staleTime: Infinity,
  });
