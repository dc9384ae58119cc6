import { type Answers, answering } from '../../../.storybook/answers.ts';
import { interview, smoothRun } from './sample-previews.ts';
import { imports } from './started-imports.ts';

/** A fake server that accepts uploads from the nth attempt and reads every file as the interview. */
export const receiving =
  (takes: (tries: number) => boolean, answers: Answers = {}) =>
  () => {
    const real = globalThis.XMLHttpRequest;
    let tries = 0;
    class Line extends EventTarget {
      upload = {};
      status = 0;
      responseText = '';
      onload = () => {};
      onerror = () => {};
      open() {}
      abort() {}
      setRequestHeader() {}
      getResponseHeader() {
        return null;
      }
      send() {
        tries += 1;
        Object.assign(this, { status: 201, responseText: '{"id":"f1"}' });
        queueMicrotask(() => (takes(tries) ? this.onload() : this.onerror()));
      }
    }
    globalThis.XMLHttpRequest = Line as unknown as typeof XMLHttpRequest;
    const restore = answering({
      'POST /api/v1/files/f1/import-preview': interview.preview,
      'POST /api/v1/projects/p1/imports': { id: 'r1' },
      'GET /api/v1/imports/r1': smoothRun,
      ...answers,
    })();
    return () => {
      globalThis.XMLHttpRequest = real;
      imports.putAway('r1');
      restore();
    };
  };
