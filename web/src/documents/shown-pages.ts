import type { Rotation } from '@evident/domain/documents';

/** Width and height of an upright page, in CSS pixels at 100 %. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface OutlineEntry {
  readonly title: string;
  /** Counted from 1; null if the entry leads outside of the document. */
  readonly page: number | null;
  readonly depth: number;
}

/** The pages of a PDF or image, as the viewer draws them. Pages count from 1. */
export interface ShownPages {
  readonly count: number;
  size(page: number): Promise<PageSize>;
  /** Draws a page onto a canvas of `scale` times its size in device pixels. */
  draw(page: number, canvas: HTMLCanvasElement, scale: number, rotation: Rotation, signal: AbortSignal): Promise<void>;
  /** Fills an element with selectable text; false if the page has none of its own. */
  text(page: number, layer: HTMLElement, scale: number, rotation: Rotation): Promise<boolean>;
  outline(): Promise<OutlineEntry[]>;
}

/** An image as a document of one page. With headers it is fetched, because an address cannot carry them. */
export function imagePages(url: string, headers: Readonly<Record<string, string>> = {}): ShownPages {
  const image = new Image();
  const loaded = show(image, url, headers);
  const size = async (): Promise<PageSize> => {
    await loaded;
    return { width: image.naturalWidth, height: image.naturalHeight };
  };
  return {
    count: 1,
    size,
    async draw(_, canvas, scale, rotation, signal) {
      const { width, height } = await size();
      if (signal.aborted) return;
      const context = canvas.getContext('2d')!;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((rotation * Math.PI) / 180);
      context.drawImage(image, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
    },
    text: async () => false,
    outline: async () => [],
  };
}

async function show(image: HTMLImageElement, url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(headers).length === 0) {
    image.src = url;
    return image.decode();
  }
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error('The image could not be loaded');
  const address = URL.createObjectURL(await response.blob());
  image.src = address;
  await image.decode().finally(() => URL.revokeObjectURL(address));
}
