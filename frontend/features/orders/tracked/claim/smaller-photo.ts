import { CLAIM } from '@shop/contracts/rules/orders/claims';

/** The longer side, px, and the quality: the first whose file is small enough is sent. */
const TRIES = [
  [CLAIM.photoSide, 0.75],
  [CLAIM.photoSide, 0.55],
  [960, 0.6],
  [720, 0.6],
  [480, 0.6],
] as const;

/** A photograph as a small JPEG, upright and without what the camera notes; null: the browser cannot read it. */
export async function smallerPhoto(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    for (const [side, quality] of TRIES) {
      const blob = await drawn(bitmap, side, quality);
      if (blob && blob.size <= CLAIM.photoBytes) return blob;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A picture that is seen through is black in a JPEG without it.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
