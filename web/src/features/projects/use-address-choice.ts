import { useSearchParams } from 'react-router';

/** A choice that a reload and a pasted link bring back: it stands in the address, unless it is the usual one. */
export function useAddressChoice<Choice extends string>(name: string, choices: readonly Choice[], usual: Choice): [Choice, (choice: Choice) => void] {
  const [search, setSearch] = useSearchParams();
  const said = search.get(name);
  const choice = choices.find((one) => one === said) ?? usual;
  return [choice, (next) => setSearch((before) => changed(before, name, next === usual ? '' : next), { replace: true, preventScrollReset: true })];
}

/** The same for what is typed. */
export function useAddressText(name: string): [string, (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  return [search.get(name) ?? '', (text) => setSearch((before) => changed(before, name, text), { replace: true, preventScrollReset: true })];
}

function changed(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value === '') after.delete(name);
  else after.set(name, value);
  return after;
}
