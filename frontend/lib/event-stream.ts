import { BACKEND_TIMEOUT } from './timeouts.ts';

/** A stream that says nothing for this long is opened anew: a dead connection looks like a quiet one. ms */
const SILENCE = 15_000;

interface ServerEvent {
  event: string;
  data: string;
}

/** A stream was asked for, and something else was answered. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
  readonly status: number;

  constructor(status: number) {
    super(`a stream was answered with ${status}`);
    this.status = status;
  }
}

/**
 * Reads server-sent events until the stream ends. A comment that is a heartbeat comes as an event without data.
 * @throws when it cannot be opened, breaks off or falls silent
 */
export async function* readEvents(url: string, signal: AbortSignal): AsyncGenerator<ServerEvent> {
  const stop = new AbortController();
  const leave = () => stop.abort();
  let timer = setTimeout(leave, BACKEND_TIMEOUT);
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream' },
      signal: stop.signal,
    });
    if (!response.ok || !response.body) throw new StreamRefused(response.status);
    // Not every browser can iterate over a stream.
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(leave, SILENCE);
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (text + value).replaceAll('\r\n', '\n').split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) yield parseEvent(part);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    leave();
  }
}

export function parseEvent(text: string): ServerEvent {
  const fields = text.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
  const valueOf = (name: string) => fields.filter((field) => field?.[1] === name).map((field) => field?.[2]);
  return { event: valueOf('event').at(-1) ?? 'message', data: valueOf('data').join('\n') };
}
