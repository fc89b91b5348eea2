import type { Translated } from '@shop/contracts/rules/language';
import { useEffect, useRef, useState } from 'react';
import { words as english } from '../../../words/en/staff/packing.ts';
import { useWords } from '../parts/chosen-words.ts';

/** Between two looks at the picture, ms. */
const LOOK_EVERY = 150;

/** The camera in a `<video>`, as long as it is there; a problem is said in a sentence. */
export function useScanner(onQrCode: (text: string) => void) {
  const words = useWords(english);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const listener = useRef(onQrCode);
  useEffect(() => {
    listener.current = onQrCode;
  });
  useEffect(() => {
    if (!video.current) return;
    const over = new AbortController();
    const onScan = (qrCode: string) => {
      if (!over.signal.aborted) listener.current(qrCode);
    };
    scanQrCodes(video.current, onScan, over.signal).catch((error: unknown) => {
      if (!over.signal.aborted) setProblem(sentenceFor(words, error));
    });
    return () => over.abort();
  }, [words]);
  return { video, problem };
}

function sentenceFor(words: Translated<typeof english>, error: unknown): string {
  if (!(error instanceof DOMException)) return words.scannerMissing;
  if (error.name === 'NotAllowedError') return words.cameraRefused;
  return error.name === 'NotFoundError' ? words.noCamera : words.cameraBusy;
}

/**
 * Runs the camera into a `<video>` until it is stopped, and tells of each QR code once until another is seen.
 * @throws DOMException where there is no camera, or it may not be used
 */
async function scanQrCodes(
  video: HTMLVideoElement,
  onQrCode: (text: string) => void,
  stopped: AbortSignal,
): Promise<void> {
  const stream = await openCamera();
  try {
    video.srcObject = stream;
    await video.play();
    const { qrCodeReader } = await import('./qr-reader.ts');
    const read = await qrCodeReader();
    let last: string | null = null;
    while (!stopped.aborted) {
      const qrCode = await read(video);
      if (qrCode !== null && qrCode !== last) onQrCode(qrCode);
      last = qrCode ?? last;
      await new Promise((resume) => setTimeout(resume, LOOK_EVERY));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** The one that looks away from whoever holds the phone. */
function openCamera(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  // A page that was opened without https has none.
  if (!devices) return Promise.reject(new DOMException('', 'NotFoundError'));
  return devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
}
