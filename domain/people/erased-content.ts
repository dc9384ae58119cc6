import { type RichMark, type RichNode, holdsText, joinRuns } from '../content/index.ts';
import { ERASED, type Eraser } from './eraser.ts';

export interface ErasedContent {
  readonly content: RichNode;
  readonly turns: number;
  readonly mentions: number;
  /** The words of the silenced turns. */
  readonly said: readonly string[];
}

/**
 * Content without identifying words, and without the words of turns by these speakers. `inTurns` erases in the turns of
 * other speakers.
 */
export function erasedContent(
  content: RichNode,
  eraseOutside: Eraser,
  silenced: ReadonlySet<string>,
  inTurns: Eraser = eraseOutside,
): ErasedContent {
  let [turns, mentions] = [0, 0];
  const said: string[] = [];
  const counted = ({ node, count }: { node: RichNode; count: number }): RichNode => {
    mentions += count;
    return node;
  };
  const visit = (node: RichNode): RichNode => {
    if (node.type === 'turn' && silenced.has(String(node.attrs?.speaker))) {
      turns += 1;
      said.push(joinedText(node));
      return { ...node, content: [{ type: 'text', text: ERASED }] };
    }
    if (!holdsText(node.type)) {
      const erased = counted(erasedAttributes(node, eraseOutside));
      return erased.content ? { ...erased, content: erased.content.map(visit) } : erased;
    }
    const erase = node.type === 'turn' ? inTurns : eraseOutside;
    const block = counted(withoutLinks(node, erase));
    const joined = erase(joinedText(block));
    if (joined.count === 0) return block;
    mentions += joined.count;
    const runs = (block.content ?? []).map((run) => ({ run, erased: erase(run.text ?? '') }));
    // A name that is partly bold or linked is in no single run: the block then loses its marks.
    if (runs.map(({ run, erased }) => (run.text === undefined ? ' ' : erased.text)).join('') !== joined.text)
      return { ...block, content: [{ type: 'text', text: joined.text }] };
    return {
      ...block,
      content: runs.map(({ run, erased }) => (erased.count === 0 ? run : { ...run, text: erased.text })),
    };
  };
  return { content: visit(content), turns, mentions, said };
}

/** Without the links that lead to the person; their words stay. */
function withoutLinks(block: RichNode, erase: Eraser): { node: RichNode; count: number } {
  let count = 0;
  const isKept = ({ type, attrs }: RichMark): boolean => {
    const found = type === 'link' ? erase(String(attrs?.href)).count : 0;
    count += found;
    return found === 0;
  };
  const content = (block.content ?? []).map((run): RichNode => {
    const { marks, ...unmarked } = run;
    const kept = marks?.filter(isKept);
    if (kept?.length === marks?.length) return run;
    return kept?.length ? { ...run, marks: kept } : unmarked;
  });
  return { node: count === 0 ? block : { ...block, content: joinRuns(content) }, count };
}

/** Addresses cannot be erased in part: a picture loses its source, and a frame goes. */
function erasedAttributes(node: RichNode, erase: Eraser): { node: RichNode; count: number } {
  let count = 0;
  const attrs = Object.entries(node.attrs ?? {}).map(([name, value]): [string, unknown] => {
    const erased = typeof value === 'string' ? erase(value) : null;
    if (!erased || erased.count === 0) return [name, value];
    count += erased.count;
    return [name, name === 'src' ? null : erased.text];
  });
  if (count === 0) return { node, count };
  return {
    node:
      node.type === 'embed'
        ? { type: 'paragraph', content: [{ type: 'text', text: ERASED }] }
        : { ...node, attrs: Object.fromEntries(attrs) },
    count,
  };
}

const joinedText = ({ content = [] }: RichNode): string => content.map(({ text }) => text ?? ' ').join('');
