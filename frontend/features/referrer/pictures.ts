/** Wide enough to be photographed from a printed sheet, px. */
const SQUARE = 1024;

/** The square as the source of a picture. */
export function squareAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function pictureOf(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => reject(new Error('The square cannot be drawn')));
    picture.src = squareAddress(svg);
  });
}

/** The square as a PNG, for whoever prints it or sends it. */
export async function pngOf(svg: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SQUARE;
  canvas.height = SQUARE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingEnabled = false;
  context.drawImage(await pictureOf(svg), 0, 0, SQUARE, SQUARE);
  return blobOf(canvas);
}

export function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}
