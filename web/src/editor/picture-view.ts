import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';

export const PICTURE_WIDTHS = { least: 10, most: 100, step: 5 } as const;

const within = (width: number): number =>
  Math.min(PICTURE_WIDTHS.most, Math.max(PICTURE_WIDTHS.least, Math.round(width)));

const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.className = className;
  return element;
};

/** An uploaded picture. In edit mode its edge resizes it, also by arrow keys, and its alternative text can be written. */
export function pictureView(first: Node, editor: Editor, getPos: () => number | undefined): NodeView {
  let node = first;
  const dom = made('figure', 'picture');
  const img = document.createElement('img');
  const edge = made('div', 'picture-edge');
  const describe = made('button', 'picture-alt');
  dom.contentEditable = 'false';
  img.loading = 'lazy';
  edge.role = 'slider';
  edge.tabIndex = 0;
  edge.ariaLabel = 'Width of the picture';
  edge.ariaValueMin = String(PICTURE_WIDTHS.least);
  edge.ariaValueMax = String(PICTURE_WIDTHS.most);
  describe.type = 'button';
  dom.append(img, edge, describe);

  const change = (attrs: { width?: number | null; alt?: string }) => {
    const position = getPos();
    if (position !== undefined && editor.isEditable)
      editor.view.dispatch(editor.state.tr.setNodeMarkup(position, null, { ...node.attrs, ...attrs }));
  };
  const shownWidth = (): number => {
    const whole = dom.parentElement?.clientWidth ?? 0;
    return whole === 0 ? PICTURE_WIDTHS.most : within((img.clientWidth / whole) * 100);
  };
  const lay = (width: number | null) => {
    if (width === null) img.removeAttribute('width');
    else img.setAttribute('width', `${width}%`);
    edge.ariaValueNow = String(width ?? PICTURE_WIDTHS.most);
    edge.ariaValueText = width === null ? 'Own size' : `${width} %`;
  };
  const show = () => {
    img.src = `/f/${String(node.attrs['fileId'])}`;
    img.alt = String(node.attrs['alt'] ?? '');
    describe.textContent = img.alt === '' ? 'Add alternative text' : 'Alternative text';
    lay(node.attrs['width'] as number | null);
  };
  edge.onkeydown = (event) => {
    const now = (node.attrs['width'] as number | null) ?? shownWidth();
    const next: Record<string, number | null> = {
      ArrowRight: within(now + PICTURE_WIDTHS.step),
      ArrowUp: within(now + PICTURE_WIDTHS.step),
      ArrowLeft: within(now - PICTURE_WIDTHS.step),
      ArrowDown: within(now - PICTURE_WIDTHS.step),
      Home: PICTURE_WIDTHS.least,
      End: PICTURE_WIDTHS.most,
      Delete: null,
    };
    if (!(event.key in next)) return;
    event.preventDefault();
    change({ width: next[event.key]! });
  };
  edge.onpointerdown = (event) => {
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const [start, before] = [event.clientX, img.clientWidth];
    const whole = dom.parentElement?.clientWidth || before || 1;
    let width = shownWidth();
    edge.onpointermove = ({ clientX }) => {
      width = within(((before + clientX - start) / whole) * 100);
      lay(width);
    };
    edge.onpointerup = edge.onpointercancel = (end) => {
      edge.onpointermove = edge.onpointerup = edge.onpointercancel = null;
      if (end.type === 'pointerup') change({ width });
      else show();
    };
  };
  describe.onclick = () => {
    const field = made('input', 'picture-alt-field');
    field.ariaLabel = 'Alternative text';
    field.placeholder = 'Describe the picture for people who cannot see it';
    field.maxLength = 2000;
    field.value = img.alt;
    const close = (keep: boolean) => {
      field.onblur = null;
      field.replaceWith(describe);
      if (keep && field.value.trim() !== img.alt) change({ alt: field.value.trim() });
    };
    field.onblur = () => close(true);
    field.onkeydown = (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close(event.key === 'Enter');
      editor.view.focus();
    };
    describe.replaceWith(field);
    field.focus();
  };
  show();
  return {
    dom,
    update(next) {
      if (next.type !== node.type || typeof next.attrs['fileId'] !== 'string') return false;
      node = next;
      show();
      return true;
    },
    stopEvent: (event) => event.target instanceof Element && event.target !== dom && event.target !== img,
    ignoreMutation: () => true,
  };
}
