import { clock } from '@evident/domain/content';
import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { cropElement } from '../../documents/crop-element.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import type { ShownPiece } from './evidence-pieces.ts';
import { type Clip, clipOf, toggleClip } from '../../player/clip.ts';

/** Marks evidence as contradicting the insight, or takes the mark off. */
export type Mark = (highlightId: string, contradicts: boolean) => void;

/** Opens the note at the highlight. */
export type Open = (highlight: Pick<HighlightView, 'id' | 'noteId'>) => void;

/**
 * Renders evidence as DOM elements: quote, speaker, source, time, link; or a notice that it was deleted. All text is
 * inserted as text, never as HTML.
 */
export function drawEvidence(
  piece: ShownPiece | null | 'failed' | 'trash' | undefined,
  open: Open,
  remove: () => void,
  mark: Mark = () => {},
): HTMLElement[] {
  const away = button('Remove this evidence', remove);
  if (piece === undefined) return [element('p', 'evidence-note', 'Loading the words…')];
  if (piece === 'failed')
    return [element('p', 'evidence-note', 'The quote could not be loaded. It appears when the server responds.'), away];
  if (piece === 'trash')
    return [
      element(
        'p',
        'evidence-note',
        'The source of this evidence is in the trash. It comes back when the source is restored.',
      ),
      away,
    ];
  if (piece === null) return [element('p', 'evidence-note', 'This evidence is gone'), away];
  const words = element('blockquote', 'evidence-words', highlightLabel(piece));
  const crop = cropElement(piece);
  if (crop) words.prepend(crop);
  const from = element('figcaption', 'evidence-from');
  from.dir = 'ltr';
  if (piece.speaker) from.append(element('span', 'evidence-speaker', piece.speaker));
  const clip = clipOf(piece);
  if (clip) from.append(playButton(clip));
  from.append(linkTo(piece, open));
  if (piece.startMs !== null) from.append(element('span', 'evidence-time', clock(piece.startMs)));
  const lost = piece.lost ? [element('p', 'evidence-note', 'The words are no longer in the note')] : [];
  words.dataset['lost'] = String(piece.lost);
  return [words, from, ...lost, contradictsButton(piece, mark), away];
}

/** Shown on evidence that contradicts; in edit mode on all. */
function contradictsButton({ id, contradicts = false }: ShownPiece, mark: Mark): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'evidence-contradicts';
  made.textContent = 'Contradicts';
  made.setAttribute('aria-pressed', String(contradicts));
  made.title = contradicts ? 'Contradicts this insight' : 'Mark as contradicting this insight';
  made.onclick = () => mark(id, !contradicts);
  return made;
}

function linkTo(piece: HighlightView, open: Open): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'evidence-link';
  link.href = pathOf({ kind: 'note', id: piece.noteId, place: writeNoteHash({ highlightId: piece.id }) });
  link.textContent = piece.noteTitle || UNTITLED_NOTE;
  link.draggable = false;
  link.onclick = (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(piece);
  };
  return link;
}

function playButton(clip: Clip): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'evidence-play';
  made.setAttribute('aria-label', `Play “${clip.title.slice(0, 80)}”`);
  made.onclick = () => toggleClip(clip);
  return made;
}

function button(label: string, run: () => void): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'evidence-remove';
  made.textContent = '×';
  made.setAttribute('aria-label', label);
  made.title = label;
  made.onclick = run;
  return made;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
