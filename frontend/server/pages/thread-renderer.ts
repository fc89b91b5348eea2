import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderedPage, Renderer } from './renderer.ts';

/** What a thread answers to the request of that number. */
export type ThreadAnswer = { request: number; page: RenderedPage } | { request: number; error: Error };

/**
 * Renders the pages of another language's build in a thread of its own: Vike keeps one build a thread.
 * A thread that ends takes the server with it, as any fault would that nobody expected.
 * @param build the folder of the server's build
 */
export async function threadRenderer(build: string): Promise<Renderer> {
  const worker = new Worker(path.join(import.meta.dirname, 'render-thread.ts'), { workerData: { build } });
  const waiting = new Map<number, PromiseWithResolvers<RenderedPage>>();
  let requests = 0;
  const started = Promise.withResolvers<void>();
  worker.once('message', () => {
    started.resolve();
    worker.on('message', (answer: ThreadAnswer) => {
      const asked = waiting.get(answer.request);
      waiting.delete(answer.request);
      if ('error' in answer) asked?.reject(answer.error);
      else asked?.resolve({ ...answer.page, body: Buffer.from(answer.page.body) });
    });
  });
  worker.on('error', (error) => {
    throw error;
  });
  // The listening server keeps the process alive, and this thread does not.
  worker.unref();
  await started.promise;
  return (init) => {
    const asked = Promise.withResolvers<RenderedPage>();
    const request = ++requests;
    waiting.set(request, asked);
    worker.postMessage({ request, init }, []);
    return asked.promise;
  };
}
