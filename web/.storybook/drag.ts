const frames = async () => {
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
};

/** Drags an element to a relative height of another and drops it at `letGoAt`. `before` runs just before the drop. */
export async function drag(
  from: HTMLElement,
  to: HTMLElement,
  share: number,
  before: () => Promise<unknown> = frames,
  letGoAt = share,
): Promise<void> {
  const dataTransfer = new DataTransfer();
  const fire = async (element: HTMLElement, type: string, height: number) => {
    const { left, top, height: all } = element.getBoundingClientRect();
    element.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        dataTransfer,
        clientX: left + 60,
        clientY: top + all * height,
      }),
    );
    await frames();
  };
  await fire(from, 'dragstart', 0.5);
  await fire(to, 'dragenter', share);
  await fire(to, 'dragover', share);
  await before();
  await fire(to, 'drop', letGoAt);
  await fire(from, 'dragend', 0.5);
}
