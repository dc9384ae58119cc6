import { useRef, useState, type SyntheticEvent } from 'react';
import { asProblem } from './api/api-problem.ts';

interface Submit {
  busy: boolean;
  /** The thrown problem, for `ProblemNote`; null after the next change. */
  problem: unknown;
  /** The words below a field: what is missing, or the problem. */
  error: string | null;
  /** Call it with every change of the form. */
  edited: () => void;
  submit: (event?: SyntheticEvent) => Promise<void>;
}

/**
 * Sends a form once at a time, and keeps its problem until the form changes.
 * @param send rejects with the problem; closes the form if it was sent
 * @param missing says what is missing; nothing is sent then
 */
export function useSubmit(send: () => unknown, missing: () => string | null = () => null): Submit {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [lacks, setLacks] = useState<string | null>(null);
  const edited = () => {
    setProblem(null);
    setLacks(null);
  };
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (running.current) return;
    edited();
    const lacking = missing();
    if (lacking !== null) return setLacks(lacking);
    running.current = true;
    setBusy(true);
    try {
      await send();
    } catch (thrown) {
      setProblem(thrown);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, error: lacks ?? (problem === null ? null : asProblem(problem).inWords), edited, submit };
}
