import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** A choice that a reload and a pasted link bring back: it stands in the address, unless it is the usual one. */
export function useAddressChoice<Choice extends string>(name: string, choices: readonly Choice[], usual: Choice): [Choice, (choice: Choice) => void] {
  const [search, setSearch] = useSearchParams();
  const said = search.get(name);
  const choice = choices.find((one) => one === said) ?? usual;
  return [choice, (next) => setSearch((before) => changed(before, name, next === usual ? '' : next), { replace: true, preventScrollReset: true })];
}

/** The same for what is typed. The address follows a moment after the keys, so the field has its own text; it follows the address only where that was changed from elsewhere. */
export function useAddressText(name: string): [string, (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  const said = search.get(name) ?? '';
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
    setSearch((before) => changed(before, name, text), { replace: true, preventScrollReset: true });
  };
  return [typed, type];
}

function changed(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value === '') after.delete(name);
  else after.set(name, value);
  return after;
}
