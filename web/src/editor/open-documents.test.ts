import { OpenDocuments } from './open-documents.ts';

/** Document with a server that acknowledges on demand. */
function fakeDocument() {
  const heard: string[] = [];
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    heard,
    settle: () => {
      settle();
      return settled;
    },
    settled: () => settled,
    leave: () => heard.push('left'),
    rejoin: () => heard.push('back'),
    close: () => heard.push('closed'),
  };
}

const opened = () => {
  const made: ReturnType<typeof fakeDocument>[] = [];
  return {
    made,
    documents: new OpenDocuments(() => {
      made.push(fakeDocument());
      return made.at(-1)!;
    }),
  };
};

describe('closing a document', () => {
  it('waits until the server has stored all edits', async () => {
    const { documents } = opened();
    const first = documents.show('a');
    const gone = documents.leave('a');
    expect(first.heard).toEqual(['left']);
    await first.settle();
    await gone;
    expect(first.heard).toEqual(['left', 'closed']);
  });

  it('is cancelled if it is opened again before that', async () => {
    const { documents, made } = opened();
    const first = documents.show('a');
    const gone = documents.leave('a');
    expect(documents.show('a')).toBe(first);
    await first.settle();
    await gone;
    expect(first.heard).toEqual(['left', 'back']);
    expect(made).toHaveLength(1);
  });

  it('waits for the last of two screens that share it', async () => {
    const { documents, made } = opened();
    const first = documents.show('a');
    expect(documents.show('a')).toBe(first);
    await first.settle();
    await documents.leave('a');
    expect(first.heard).toEqual([]);
    await documents.leave('a');
    expect(first.heard).toEqual(['left', 'closed']);
    documents.show('a');
    expect(made).toHaveLength(2);
  });
});
