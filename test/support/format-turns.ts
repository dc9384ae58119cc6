import { plainText, type RichNode } from '@evident/domain/content';
import { block, blocksOfPlainText, richDoc, run, withTurns } from '@evident/domain/imports';

/** A block as its type, the name of its speaker, its start in milliseconds and its text. */
type FormattedBlock = [type: string, speaker: unknown, start: unknown, text: string];

export const formatBlocks = (blocks: readonly RichNode[]): FormattedBlock[] => {
  const { blocks: result, speakers } = withTurns(blocks);
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  return result.map((node) => [
    node.type,
    names.get(node.attrs?.['speaker'] as string) ?? null,
    node.attrs?.['start'] ?? null,
    plainText(richDoc([node])),
  ]);
};
export const formatText = (source: string): FormattedBlock[] => formatBlocks(blocksOfPlainText(source));

export const list = (...items: RichNode[][]): RichNode =>
  block(
    'bulletList',
    items.map((content) => block('listItem', [block('paragraph', content)])),
  );
export const bold = (name: string, words: string): RichNode[] => [...run(name, [{ type: 'bold' }]), ...run(words)];
