import { useEffect, useRef, useState } from 'react';
import { words } from '../../../words/en/admin-packing.ts';
import { scanQrCodes } from './scan-qr-codes.ts';

/** The camera in a `<video>`, as long as it is there; a problem is said in a sentence. */
export function useScanner(onQrCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const heard = useRef(onQrCode);
  useEffect(() => {
    heard.current = onQrCode;
  });
  useEffect(() => {
    if (!video.current) return;
    const over = new AbortController();
    const hear = (qrCode: string) => {
      if (!over.signal.aborted) heard.current(qrCode);
    };
    scanQrCodes(video.current, hear, over.signal).catch((error: unknown) => {
      if (!over.signal.aborted) setProblem(sentenceFor(error));
    });
    return () => over.abort();
  }, []);
  return { video, problem };
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof DOMException)) return words.scannerMissing;
  if (error.name === 'NotAllowedError') return words.cameraRefused;
  return error.name === 'NotFoundError' ? words.noCamera : words.cameraBusy;
}
