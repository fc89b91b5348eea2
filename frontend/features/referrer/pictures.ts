/** Wide enough to be photographed from a printed sheet, px. */
const QR_CODE_SIDE = 1024;

/** The QR code as the source of a picture. */
export function qrCodeAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function pictureOf(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => reject(new Error('The QR code cannot be drawn')));
    picture.src = qrCodeAddress(svg);
  });
}

/** The QR code as a PNG, for whoever prints it or sends it. */
export async function pngOf(svg: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = QR_CODE_SIDE;
  canvas.height = QR_CODE_SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingEnabled = false;
  context.drawImage(await pictureOf(svg), 0, 0, QR_CODE_SIDE, QR_CODE_SIDE);
  return blobOf(canvas);
}

export function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}
