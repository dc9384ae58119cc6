import { useMemo } from 'react';
import { useAddress } from '../../kernel/use-address-choice.ts';
import { type Look, lookFromText, lookToText } from './look.ts';

/**
 * The look of the view in the address; `usual` until one is chosen.
 * @param always keeps the look in the address also if it is the usual one
 */
export function useViewLook(usual: Look, always: boolean): { look: Look; setLook: (change: Partial<Look>) => void } {
  const { said, say } = useAddress();
  const text = said('look');
  const look = useMemo(() => lookFromText(text) ?? usual, [text, usual]);
  return {
    look,
    setLook: (change) => {
      const next = lookToText({ ...look, ...change });
      say({ look: next === lookToText(usual) && !always ? '' : next });
    },
  };
}
