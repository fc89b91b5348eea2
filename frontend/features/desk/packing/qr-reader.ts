import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** What the QR code in the picture says; null when there is none in it. */
export type ReadQrCode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

/** As far as it is used here; no browser's types know it yet. */
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** The browser's own reader where it has one, else the decoder that the shop serves. */
export async function qrCodeReader(): Promise<ReadQrCode> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  return Own && (await knowsQrCodes(Own)) ? ownReader(Own) : servedReader();
}

async function knowsQrCodes(Own: DetectorClass): Promise<boolean> {
  try {
    return (await Own.getSupportedFormats()).includes('qr_code');
  } catch {
    return false;
  }
}

function ownReader(Own: DetectorClass): ReadQrCode {
  const detector = new Own({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function servedReader(): Promise<ReadQrCode> {
  await prepareZXingModule({ overrides: { locateFile: () => decoder }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || width === 0) return null;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0);
    const picture = context.getImageData(0, 0, width, height);
    const [qrCode] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return qrCode?.isValid ? qrCode.text : null;
  };
}
