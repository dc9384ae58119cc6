import { type ComparedBlock, type ComparedPart, type VersionComparison } from '@evident/domain/history';
import styles from './compared-text.module.css';

export const COMPARED_VIEWS = ['inline', 'sides'] as const;
export type ComparedView = (typeof COMPARED_VIEWS)[number];

interface Props {
  compared: Pick<VersionComparison, 'blocks' | 'complete'>;
  view: ComparedView;
}

/** Two versions of a text: words added and removed, inline or side by side. */
export function ComparedText({ compared: { blocks, complete }, view }: Props) {
  return (
    <div className={styles.text} data-view={view}>
      {view === 'sides' && (
        <div className={styles.row} aria-hidden>
          <span className={styles.side}>Before</span>
          <span className={styles.side}>After</span>
        </div>
      )}
      {blocks.map((block, at) =>
        block.change === 'SKIPPED' ? (
          <p key={at} className={styles.skipped}>
            {block.count === 1 ? '1 unchanged paragraph' : `${block.count} unchanged paragraphs`}
          </p>
        ) : view === 'inline' ? (
          <Block key={at} block={block} shows={null} />
        ) : (
          <div key={at} className={styles.row}>
            {block.change === 'ADDED' ? <span /> : <Block block={block} shows="REMOVED" />}
            {block.change === 'REMOVED' ? <span /> : <Block block={block} shows="ADDED" />}
          </div>
        ),
      )}
      {!complete && <p className={styles.skipped}>There are more changes than fit here.</p>}
    </div>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  image: 'Picture',
  evidence: 'Highlight',
  chart: 'Chart',
  horizontalRule: 'Divider',
};

/** A block with both kinds of changes, or one side of it. */
function Block({
  block: { type, level, speaker, change, parts },
  shows,
}: {
  block: ComparedBlock;
  shows: ComparedPart['change'];
}) {
  const words = parts.filter((part) => shows === null || part.change === null || part.change === shows);
  return (
    <div className={styles.block} data-type={type} data-level={level ?? undefined} data-change={change}>
      {speaker !== null && (
        <b className={styles.speaker} dir="auto">
          {speaker}
        </b>
      )}
      <p dir="auto">
        {words.map(({ text, change: how }, at) =>
          how === 'ADDED' ? (
            <ins key={at}>{text}</ins>
          ) : how === 'REMOVED' ? (
            <del key={at}>{text}</del>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
        {parts.length === 0 && <Bare type={type} change={change} />}
      </p>
      {change === 'FORMATTED' && shows !== 'REMOVED' && <span className={styles.note}>Formatting changed</span>}
    </div>
  );
}

/** A block without words. */
function Bare({ type, change }: Pick<ComparedBlock, 'type' | 'change'>) {
  const name = NAMES[type] ?? 'Empty line';
  if (change === 'ADDED') return <ins>{name}</ins>;
  return change === 'REMOVED' ? <del>{name}</del> : <span className={styles.note}>{name}</span>;
}
