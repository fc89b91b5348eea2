import type { ErrorCode, ErrorDetails } from '@shop/contracts/errors';
import { fileKindOf, HEAD_BYTES } from '@shop/contracts/rules/files/file-kind';
import { UPLOAD_TEXT } from '@shop/contracts/rules/limits';
import { partsOf, UPLOAD } from '@shop/contracts/rules/files/uploads';
import { finishUpload, sendUploadPart } from '@shop/contracts/uploads/endpoints';
import type { StoredUploadView } from '@shop/contracts/uploads/views';
import { ApiError, NetworkError } from '../../../../api/api-error.ts';
import { callSignedIn } from '../../../../api/call-signed-in.ts';

/** Parts on their way at once: a slow line is not divided further. */
const AT_ONCE = 2;
/** How long to wait before what did not arrive is tried again, ms. */
const PAUSES = [1_000, 2_000, 4_000, 8_000];

interface Sending {
  /** How much has arrived, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  pauses?: readonly number[];
}

/**
 * Sends a file part by part; what is lost on the way is sent again, and the answer that is lost is asked for again.
 * @throws {ApiError} it cannot be used, for a reason of its own
 * @throws {NetworkError} the shop cannot be reached
 */
export async function sendFile(
  file: File,
  { onProgress, signal, pauses = PAUSES }: Sending,
): Promise<StoredUploadView> {
  await assertFit(file);
  const upload = crypto.randomUUID();
  const parts = partsOf(file.size);
  let next = 0;
  let arrived = 0;
  const worker = async () => {
    for (let part = next++; part < parts; part = next++) {
      const bytes = file.slice(part * UPLOAD.partBytes, (part + 1) * UPLOAD.partBytes);
      const params = { upload, part: String(part) };
      await insisting(() => callSignedIn(sendUploadPart, { params, body: bytes }), pauses, signal);
      onProgress(++arrived / parts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const body = { upload, parts, name: nameOf(file) };
  return insisting(() => callSignedIn(finishUpload, { body }), pauses, signal);
}

/** What the shop would refuse anyway is not sent. */
async function assertFit(file: File): Promise<void> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = fileKindOf(head);
  if (kind === null) throw refusal('upload-kind-refused', {});
  const mostBytes = kind === 'picture' ? UPLOAD.pictureBytes : UPLOAD.documentBytes;
  if (file.size > mostBytes) throw refusal('upload-too-large', { mostBytes });
}

function refusal<Code extends ErrorCode>(code: Code, details: ErrorDetails[Code]): ApiError {
  return new ApiError({ type: 'about:blank', status: 400, title: '', code, requestId: '', details });
}

/** A name as the shop takes it: without what is not for reading, and not without end. */
function nameOf({ name }: File): string {
  const legible = name.toWellFormed().replace(/[\u0000-\u001F\u007F]/g, ' ');
  return legible.slice(-UPLOAD_TEXT.name.max).toWellFormed().trim() || 'file';
}

async function insisting<T>(
  call: () => Promise<T>,
  pauses: readonly number[],
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  try {
    return await call();
  } catch (error) {
    const [pause, ...later] = pauses;
    if (pause === undefined || !mayPass(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return insisting(call, later, signal);
  }
}

/** The network, or a shop that is busy or without its store: it may be otherwise in a moment. */
function mayPass(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.problem.status === 503);
}
