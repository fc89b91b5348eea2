import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** There was no answer, or not the whole of one, while the asker would wait. */
class TooLate extends Error {
  override readonly name = 'TooLate';
  readonly code = 'ETIMEDOUT';
}

/**
 * What the backend answers, when it is here whole. By undici's own steps: a stream and a signal for each answer cost
 * more than all else on the way to the backend.
 * @param within ms; then the connection ends, whatever of the answer has come
 */
export function wholeAnswer(
  pool: Dispatcher,
  question: Dispatcher.DispatchOptions,
  within: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const answer = { status: 0, headers: {} as IncomingHttpHeaders };
    const parts: Buffer[] = [];
    let way: Dispatcher.DispatchController | undefined;
    let tooLate: TooLate | undefined;
    const timer = setTimeout(() => {
      tooLate = new TooLate(`no whole answer in ${within} ms`);
      way?.abort(tooLate);
      reject(tooLate);
    }, within);
    pool.dispatch(question, {
      onRequestStart: (controller) => {
        way = controller;
        if (tooLate) controller.abort(tooLate);
      },
      onResponseStart: (_, status, headers) => void Object.assign(answer, { status, headers }),
      onResponseData: (_, part) => void parts.push(part),
      onResponseEnd: () => {
        clearTimeout(timer);
        const [first = Buffer.alloc(0)] = parts;
        resolve({ ...answer, body: parts.length > 1 ? Buffer.concat(parts) : first });
      },
      onResponseError: (_, error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
