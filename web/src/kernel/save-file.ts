/** Downloads a text or an image as a file. */
export function saveFile(name: string, mediaType: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
