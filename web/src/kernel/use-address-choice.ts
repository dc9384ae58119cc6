import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentLocation } from './current-location.ts';
import { nameAt, parsePeeks, withPeeks } from './peek/peek.ts';
import { useSurface } from './peek/surface.ts';

/** Reads and writes query parameters; an empty string removes one. */
export function useAddress(): {
  said: (name: string) => string;
  /** Replaces the entry of the browser's history, unless `replace` is false. */
  say: (values: Readonly<Record<string, string>>, replace?: boolean) => void;
} {
  const { search } = useLocation();
  const here = useCurrentLocation();
  const navigate = useNavigate();
  const { depth } = useSurface();
  return {
    said: (name) => new URLSearchParams(search).get(nameAt(depth, name)) ?? '',
    say: (values, replace = true) => {
      const { pathname, search: now, hash } = here();
      const after = new URLSearchParams(now);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') after.delete(nameAt(depth, name));
        else after.set(nameAt(depth, name), value);
      }
      void navigate(
        { pathname, search: withPeeks(after.toString(), parsePeeks(after.get('peek'))), hash },
        { replace, preventScrollReset: true },
      );
    },
  };
}

/** Choice stored in the address, unless it is the default. Survives reloads and can be shared as a link. */
export function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  const { said, say } = useAddress();
  const choice = choices.find((one) => one === said(name)) ?? usual;
  return [choice, (next) => say({ [name]: next === usual ? '' : next })];
}

/**
 * Like {@link useAddressChoice} for text input. Debounces writes and follows the address only if it changes elsewhere.
 */
export function useAddressText(name: string): [string, (text: string) => void] {
  const address = useAddress();
  const said = address.said(name);
  const [typed, setTyped] = useState(said);
  const [known, setKnown] = useState(said);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (said !== known) {
    const echo = underWay.indexOf(said);
    setKnown(said);
    setUnderWay(underWay.slice(echo + 1));
    if (echo === -1) setTyped(said);
  }
  const type = (text: string): void => {
    setTyped(text);
    setUnderWay((before) => [...before, text]);
    address.say({ [name]: text });
  };
  return [typed, type];
}
