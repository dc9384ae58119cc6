import { NumberInput, TextInput } from '@mantine/core';
import {
  ChevronDown,
  ChevronUp,
  Highlighter,
  List,
  MoveHorizontal,
  RotateCw,
  Search,
  SquareDashedMousePointer,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { BarButton } from './bar-button.tsx';
import type { DocumentSearch } from './use-matches.ts';
import styles from './document-viewer.module.css';

interface Props {
  name: string;
  page: number;
  count: number;
  onPage: (page: number) => void;
  fits: boolean;
  scale: number;
  onZoom: (by: 1 | -1) => void;
  onFit: () => void;
  onRotate: () => void;
  outlined: boolean;
  onOutline: () => void;
  search: DocumentSearch;
  drawing: boolean;
  reason: string | undefined;
  /** Absent where nothing is highlighted. */
  onDraw: (() => void) | undefined;
  onHighlight: (() => boolean) | undefined;
}

/** The tools of a document: page, zoom, rotation, outline, search, highlight. */
export function DocumentBar(props: Props) {
  const { page, count, onPage, search, reason, onDraw, onHighlight } = props;
  return (
    <div className={styles.bar} role="toolbar" aria-label={`Tools for ${props.name}`}>
      <BarButton label="Outline" icon={List} on={props.outlined} onClick={props.onOutline} />
      <NumberInput
        aria-label="Page"
        className={styles.page}
        size="xs"
        hideControls
        min={1}
        max={Math.max(1, count)}
        clampBehavior="strict"
        value={page}
        onChange={(value) => typeof value === 'number' && value >= 1 && value !== page && onPage(value)}
      />
      <span className={styles.count}>of {count}</span>
      <BarButton label="Zoom out" icon={ZoomOut} onClick={() => props.onZoom(-1)} />
      <span className={styles.zoom}>{Math.round(props.scale * 100)}%</span>
      <BarButton label="Zoom in" icon={ZoomIn} onClick={() => props.onZoom(1)} />
      <BarButton label="Fit width" icon={MoveHorizontal} on={props.fits} onClick={props.onFit} />
      <BarButton label="Rotate" icon={RotateCw} onClick={props.onRotate} />
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          search.step(1);
        }}
      >
        <TextInput
          aria-label="Search in the document"
          placeholder="Search"
          size="xs"
          maxLength={200}
          leftSection={<Search size={14} aria-hidden />}
          value={search.typed}
          onChange={(event) => search.type(event.currentTarget.value)}
        />
        <span className={styles.count} role="status">
          {search.total === null ? '' : `${search.total} found`}
        </span>
        {search.total !== null && search.total > 0 && (
          <>
            <BarButton label="Previous page with these words" icon={ChevronUp} onClick={() => search.step(-1)} />
            <BarButton label="Next page with these words" icon={ChevronDown} onClick={() => search.step(1)} />
          </>
        )}
      </form>
      {onDraw && onHighlight && (
        <span className={styles.marking}>
          <BarButton
            label="Highlight selected words"
            icon={Highlighter}
            reason={reason}
            keepsSelection
            onClick={() => void onHighlight()}
          />
          <BarButton
            label="Highlight an area"
            icon={SquareDashedMousePointer}
            reason={reason}
            on={props.drawing}
            onClick={onDraw}
          />
        </span>
      )}
    </div>
  );
}
