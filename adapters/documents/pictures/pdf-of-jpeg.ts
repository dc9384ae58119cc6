/** Pixels for each point, as in scans of 300 dots per inch: text recognition then gets the pixels as they are. */
export const PIXELS_FOR_POINT = 300 / 72;

/** A PDF of one page that shows a JPEG, whose bytes are kept. */
export function pdfOfJpeg(
  jpeg: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Buffer {
  const [wide, high] = [width, height].map((side) => (side / PIXELS_FOR_POINT).toFixed(2));
  const draw = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>`,
    `<</Length ${draw.length}>>stream\n${draw}\nendstream`,
  ].map((object) => Buffer.from(object));
  const kind = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  const picture = Buffer.from(`<</Type/XObject/Subtype/Image${kind}/Length ${jpeg.length}>>stream\n`);
  objects.push(Buffer.concat([picture, jpeg, Buffer.from('\nendstream')]));
  const parts = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n', 'latin1')];
  const lengthOf = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const starts = objects.map((object, index) => {
    const start = lengthOf();
    parts.push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
    return start;
  });
  const places = starts.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = lengthOf();
  const count = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${places}trailer<</Size ${count}/Root 1 0 R>>\n`));
  parts.push(Buffer.from(`startxref\n${table}\n%%EOF\n`));
  return Buffer.concat(parts);
}
