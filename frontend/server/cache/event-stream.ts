import { PATIENCE } from '../../lib/patience.ts';

/** A stream that says nothing for this long is opened anew: a dead connection looks like a quiet one. ms */
const SILENCE = 15_000;

interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Reads server-sent events until the stream ends.
 * @throws when it cannot be opened, breaks off or falls silent
 */
export async function* readEvents(url: string, signal: AbortSignal): AsyncGenerator<ServerEvent> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), PATIENCE);
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE);
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      const parts = (text + chunk).replaceAll('\r\n', '\n').split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) yield parseEvent(part);
    }
  } finally {
    clearTimeout(timer);
  }
}

export function parseEvent(text: string): ServerEvent {
  const fields = text.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
  const valueOf = (name: string) => fields.filter((field) => field?.[1] === name).map((field) => field?.[2]);
  return { event: valueOf('event').at(-1) ?? 'message', data: valueOf('data').join('\n') };
}
