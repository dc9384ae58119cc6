import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onnxEmbedder } from './onnx-embedder.ts';

describe('the languages of a sentence transformer', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evident-model-'));
    await mkdir(join(folder, 'onnx'));
    await writeFile(join(folder, 'onnx/model.onnx'), 'network');
    await writeFile(join(folder, 'tokenizer.json'), '{}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const languages = async (vocabulary: number, card?: string) => {
    await writeFile(join(folder, 'config.json'), JSON.stringify({ hidden_size: 8, vocab_size: vocabulary }));
    if (card !== undefined) await writeFile(join(folder, 'README.md'), card);
    const embedder = await onnxEmbedder(folder);
    await embedder.close();
    return embedder.languages;
  };

  it('are those of its card', async () => {
    expect(await languages(30_522, '---\nlanguage: de\n---\n# Model')).toEqual(['de']);
    expect(await languages(250_002, '---\ntags: [x]\nlanguage:\n- en\n- ar\nlicense: mit\n---\n')).toEqual([
      'en',
      'ar',
    ]);
    expect(await languages(250_002, '---\nlanguage: [en, de]\n---\n')).toEqual(['en', 'de']);
    expect(await languages(30_522, '---\nlanguage: multilingual\n---\n')).toBeNull();
  });

  it('follow from its vocabulary without a declaration', async () => {
    expect(await languages(30_522)).toEqual(['en']);
    expect(await languages(30_522, '# language: de')).toEqual(['en']);
    expect(await languages(250_002)).toBeNull();
  });
});
