import { OpenDocuments } from './open-documents.ts';

/** A document whose server answers when the test says so. */
function standIn() {
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
    comeBack: () => heard.push('back'),
    close: () => heard.push('closed'),
  };
}

const opened = () => {
  const made: ReturnType<typeof standIn>[] = [];
  return {
    made,
    documents: new OpenDocuments(() => {
      made.push(standIn());
      return made.at(-1)!;
    }),
  };
};

describe('a document that is left', () => {
  it('stays open until the server has kept what was typed, and is closed then', async () => {
    const { documents } = opened();
    const first = documents.show('a');
    const gone = documents.leave('a');
    expect(first.heard).toEqual(['left']);
    await first.settle();
    await gone;
    expect(first.heard).toEqual(['left', 'closed']);
  });

  it('is the same one for whoever comes back before that, and then stays open', async () => {
    const { documents, made } = opened();
    const first = documents.show('a');
    const gone = documents.leave('a');
    expect(documents.show('a')).toBe(first);
    await first.settle();
    await gone;
    expect(first.heard).toEqual(['left', 'back']);
    expect(made).toHaveLength(1);
  });

  it('is open once for two screens, and closed after the second has left it', async () => {
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
